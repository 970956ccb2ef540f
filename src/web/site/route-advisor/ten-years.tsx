import { tenYears } from '#domain/route/years.ts'
import { listFormat, numberFormat } from '#kernel/formatters.ts'
import { localeOf } from '#kernel/languages.ts'
import { exponentOf } from '#kernel/money.ts'
import { useMoney } from '../../figures.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { AdvisorData, Step } from './load.server.ts'
import './ten-years.css'

/** Drawn twice, for wide and for narrow windows, so that its words keep their size. */
const sizes = [
  { name: 'is-wide', wide: 640, every: 2 },
  { name: 'is-narrow', wide: 330, every: 5 },
] as const
const high = 240
const left = 70
/** The filing stands before the registration, from which the years are counted. */
const filingAt = -1.2
const xIn =
  (wide: number) =>
  (at: number | null): number =>
    left + ((at ?? filingAt) - filingAt) * ((wide - left - 16) / (tenYears - filingAt))

/** A round distance between lines, so that there are some four of them. */
function lineEvery(most: number): number {
  const rough = Math.max(1, most / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find((step) => step * power >= rough) ?? 10) * power
}

const sumAt = (steps: readonly Step[], at: number | null): number | null =>
  steps.findLast((step) => (step.at ?? filingAt) <= (at ?? filingAt))?.sum ?? null

interface PlotProps {
  data: AdvisorData
  size: (typeof sizes)[number]
}

/** Two routes as lines with steps. */
function Plot({ data, size }: PlotProps) {
  const t = useText('prices')
  const language = useLanguage()
  const round = numberFormat(localeOf[language], {
    style: 'currency',
    currency: data.currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  const unit = 10 ** exponentOf(data.currency)
  const most = Math.max(...data.steps.flatMap((steps) => steps.map(({ sum }) => sum))) / unit
  const every = lineEvery(most)
  const top = Math.ceil(most / every) * every
  const xOf = xIn(size.wide)
  const yOf = (sum: number): number => high - 34 - (sum / unit / top) * (high - 54)
  const line = (steps: readonly Step[]): string =>
    steps.map(({ at, sum }, index) => `${index === 0 ? `M${xOf(at)} ` : `H${xOf(at)}V`}${yOf(sum)}`).join('') +
    `H${xOf(tenYears)}`
  const years = Array.from({ length: tenYears / size.every + 1 }, (_, at) => at * size.every)
  return (
    <svg className={size.name} viewBox={`0 0 ${size.wide} ${high}`}>
      {Array.from({ length: Math.round(top / every) + 1 }, (_, at) => at * every).map((value) => (
        <g key={value}>
          <path className="is-grid" d={`M${left} ${yOf(value * unit)}H${xOf(tenYears)}`} />
          <text x={left - 8} y={yOf(value * unit) + 4} textAnchor="end">
            {round.format(value)}
          </text>
        </g>
      ))}
      {size.name === 'is-wide' && (
        <text x={xOf(null)} y={high - 14} textAnchor="middle">
          {t('route.steps.filing')}
        </text>
      )}
      {years.map((at) => (
        <text key={at} x={xOf(at)} y={high - 14} textAnchor="middle">
          {at}
        </text>
      ))}
      <text x={xOf(tenYears)} y={high - 1} textAnchor="end">
        {t('route.steps.axis')} →
      </text>
      {data.steps
        .map((steps, index) => (
          <path key={index === 0 ? 'best' : 'next'} className={index === 0 ? 'is-best' : 'is-next'} d={line(steps)} />
        ))
        .toReversed()}
    </svg>
  )
}

/** What two routes have cost in sum by when: as lines with steps, and the same in figures beneath. */
export function TenYears({ data }: { data: AdvisorData }) {
  const t = useText('prices')
  const language = useLanguage()
  const money = useMoney(data.currency)
  const and = listFormat(localeOf[language], { type: 'conjunction' })
  const moments = [...new Set(data.steps.flat().map(({ at }) => at))].toSorted(
    (a, b) => (a ?? filingAt) - (b ?? filingAt),
  )
  const year = (at: number) => numberFormat(localeOf[language]).format(at)
  const nameOf = (at: number | null): string => {
    if (at === null) return t('route.steps.filing')
    if (at === 0) return t('route.steps.registration')
    const places = [
      ...new Set(
        data.steps
          .flat()
          .flatMap((step) => (step.at === at ? step.places.map((code) => data.names[code] ?? code) : [])),
      ),
    ]
    if (at === tenYears) return t('route.steps.within', { places: and.format(places) })
    return t('route.steps.declaration', { year: year(at), places: and.format(places) })
  }
  const routes = [t('route.steps.best'), t('route.steps.next')].slice(0, data.steps.length)
  return (
    <section className="mw-stack mt-6" aria-labelledby="ten-years">
      <h2 className="mw-h2" id="ten-years">
        {t('route.steps.title')}
      </h2>
      <p className="mw-muted">
        {t('route.steps.text')} {data.routes.some(({ cost }) => cost.estimate) && t('route.steps.estimate')}
      </p>
      {/* The table beneath has the same in figures, for who reads by ear. */}
      <figure className="mw-tenyears" aria-hidden="true">
        {sizes.map((size) => (
          <Plot key={size.name} data={data} size={size} />
        ))}
        <figcaption className="mw-small">
          {routes.map((name, index) => (
            <span key={name} className={`mw-tenyears__key ${index === 0 ? 'is-best' : 'is-next'}`}>
              {name}
            </span>
          ))}
        </figcaption>
      </figure>
      <table className="mw-tenyears__table">
        <thead>
          <tr>
            <th scope="col">{t('route.steps.when')}</th>
            {routes.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moments.map((at) => (
            <tr key={at ?? 'filing'}>
              <th scope="row">{nameOf(at)}</th>
              {data.steps.map((steps, index) => {
                const sum = sumAt(steps, at)
                return <td key={routes[index]}>{sum === null ? '–' : money(sum)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
