import { listFormat } from '#kernel/formatters.ts'
import type { Route, RoutePart } from '#domain/route/advise.ts'
import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { localeOf } from '#kernel/languages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PriceTable, type PriceLine } from '#ui/price.tsx'
import { useMoney } from '../../figures.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { AdvisorData } from './load.server.ts'

interface RouteCardProps {
  data: AdvisorData
  route: Route
  /** The route that this one is dearer than; null for the best. */
  best: Route | null
}

/** One route: its filings with what each costs in ten years, the sum, and what may go wrong with it. */
export function RouteCard({ data, route, best }: RouteCardProps) {
  const t = useText('prices')
  const language = useLanguage()
  const money = useMoney(data.currency)
  const and = listFormat(localeOf[language], { type: 'conjunction' })
  const range = (cost: Route['cost']) =>
    cost.estimate ? t('route.range', { low: money(cost.low), high: money(cost.high) }) : undefined
  const lineOf = (part: RoutePart, at: number): PriceLine => {
    const covered = part.markets.filter((market) => market !== part.place).map((code) => data.names[code] ?? code)
    const notes = [covered.length > 0 && t('route.covers', { list: and.format(covered) }), range(part.cost)]
    return {
      key: String(at),
      label: t(`route.way.${part.way}`, { place: data.names[part.place] ?? part.place }),
      note: notes.filter(Boolean).join('; ') || undefined,
      amount: money(part.cost.total),
    }
  }
  const { service, agents, official, later, total } = route.cost
  const places = route.parts.flatMap(({ way, place }) => (way === 'direct' && isJurisdiction(place) ? [place] : []))
  return (
    <article className="mw-stack">
      <h3 className="mw-h3">
        {best ? t('route.second', { amount: money(total - best.cost.total) }) : t('route.best')}
      </h3>
      <PriceTable
        groups={[
          { key: 'parts', title: t('route.parts'), lines: route.parts.map(lineOf) },
          {
            key: 'sums',
            title: t('route.of'),
            lines: [
              { key: 'official', label: t('route.official'), amount: money(official) },
              { key: 'later', label: t('route.later'), amount: money(later) },
              { key: 'service', label: t('route.service'), amount: money(service) },
              { key: 'agents', label: t('route.agents'), amount: money(agents) },
            ],
          },
        ]}
        total={{ label: t('route.total'), amount: money(total) }}
      />
      {range(route.cost) && (
        <p className="mw-small mw-muted">{t('route.estimate', { range: range(route.cost) ?? '' })}</p>
      )}
      <ul className="mw-stack mw-stack--s mw-small">
        {route.risks.length === 0 && <li>{t('route.noRisk')}</li>}
        {route.risks.map((risk) => (
          <li key={risk}>{t(`route.risk.${risk}`)}</li>
        ))}
      </ul>
      {places.length > 0 && (
        <ButtonLink
          kind={best ? 'secondary' : 'primary'}
          href={path.verification({}, { language, query: { jurisdictions: places } })}
        >
          {t('route.check', { list: and.format(places.map((code) => data.names[code] ?? code)) })}
        </ButtonLink>
      )}
    </article>
  )
}
