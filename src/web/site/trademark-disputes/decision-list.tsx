import { formatDate } from '#kernel/dates.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { ListedDecision } from './listed.ts'

/** Decisions in rows: who against whom, about which signs, when, under which number. */
export function DecisionList({ decisions }: { decisions: readonly ListedDecision[] }) {
  const t = useText('disputes')
  const language = useLanguage()
  return (
    <table className="mw-table mw-table--stack">
      <thead>
        <tr>
          <th scope="col">{t('parties')}</th>
          <th scope="col">{t('signs')}</th>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('number')}</th>
        </tr>
      </thead>
      <tbody>
        {decisions.map(({ slug, parties, signs, date, number }) => (
          <tr key={slug}>
            <th scope="row" data-label={t('parties')}>
              <a href={path.dispute({ id: slug }, { language })}>{parties.join(' / ')}</a>
            </th>
            <td data-label={t('signs')} lang="en">
              {signs.join(' · ')}
            </td>
            <td className="mw-num mw-nowrap" data-label={t('date')}>
              {formatDate(date, language)}
            </td>
            <td className="mw-num mw-nowrap" data-label={t('number')}>
              {number}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
