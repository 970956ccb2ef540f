import type { RevenueSum } from './revenue-sums.ts'

interface RevenueChartProps {
  sums: readonly RevenueSum[]
  nameOf: (key: string) => string
  legend: { service: string; official: string }
}

/** Bars of our fees and the offices’ beside them, to one scale; what was more credited than invoiced has none. */
export function RevenueChart({ sums, nameOf, legend }: RevenueChartProps) {
  const most = Math.max(1, ...sums.map(({ service, official }) => Math.max(0, service) + Math.max(0, official)))
  const share = (amount: number) => (Math.max(0, amount) / most) * 100
  return (
    // The table beneath has the same in figures, for who reads by ear.
    <figure className="wb-chart" aria-hidden="true">
      <ul>
        {sums.map(({ key, service, official }) => (
          <li key={key}>
            <span>{nameOf(key)}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none">
              <rect className="is-service" width={share(service)} height={10} />
              <rect className="is-official" x={share(service)} width={share(official)} height={10} />
            </svg>
          </li>
        ))}
      </ul>
      <figcaption className="mw-small mw-muted">
        <span className="wb-chart__key is-service" /> {legend.service}
        <span className="wb-chart__key is-official" /> {legend.official}
      </figcaption>
    </figure>
  )
}
