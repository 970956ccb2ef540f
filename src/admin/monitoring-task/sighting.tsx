import type { MonitoringTaskFile } from '#operations/staff/monitoring-task.ts'
import { formatMoney } from '#kernel/money.ts'
import { Facts } from '#ui/facts.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { shownScore } from '../kit/numbers.ts'
import { formatDate } from '../kit/time.ts'

export type Sighting = MonitoringTaskFile['sightings'][number]

/** One sighting with all that is known of it, and the sum that its score is. */
export function SightingView({ seen }: { seen: Sighting }) {
  const t = useText()
  const language = useLanguage()
  const source = (['by-hand', 'certificates'] as const).find((one) => one === seen.source) ?? 'file'
  const folded = seen.folded_aggregate.aggregate.count
  return (
    <div className="mw-stack">
      <p className="mw-small mw-muted">
        {t(`platform.${seen.platform}`)}, {seen.host}
      </p>
      <h2 className="mw-h3">{seen.name}</h2>
      <Facts
        plain
        tight
        facts={[
          {
            key: 'url',
            label: t('sighting.address'),
            value: (
              <a href={seen.url} target="_blank" rel="noreferrer noopener">
                {seen.url}
              </a>
            ),
          },
          ...(seen.seller === null ? [] : [{ key: 'seller', label: t('sighting.seller'), value: seen.seller }]),
          ...(seen.price === null || seen.currency === null
            ? []
            : [{ key: 'price', label: t('sighting.price'), value: formatMoney(seen.price, seen.currency, language) }]),
          ...(seen.country === null ? [] : [{ key: 'country', label: t('sighting.country'), value: seen.country }]),
          {
            key: 'on',
            label: t('sighting.foundOn'),
            value: seen.found_on === null ? '–' : formatDate(seen.found_on, language),
          },
          {
            key: 'source',
            label: t('sighting.source'),
            value: t(`sightingSource.${source}`),
          },
        ]}
      />
      <table className="mw-table mw-table--dense">
        <caption className="mw-vh">{t('sighting.why')}</caption>
        <tbody>
          {seen.reasons.map((reason) => (
            <tr key={`${reason.kind} ${reason.seen}`}>
              <th scope="row">{t(`sightingReason.${reason.kind}`)}</th>
              <td>{reason.seen}</td>
              <td className="is-right mw-num">{reason.points.toFixed(2)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={2}>
              {t('sighting.score')}
            </th>
            <td className="is-right mw-num">
              <b>{shownScore(seen.score)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      {folded > 0 && <p className="mw-small">{t('sighting.folded', { count: folded })}</p>}
    </div>
  )
}
