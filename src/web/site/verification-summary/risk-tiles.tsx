import { useText } from '../../i18n/text.ts'
import type { SummaryVerdict } from './result.server.ts'

export const placeAnchor = (code: string): string => `place-${code}`

/** The asked-for places at one glance: a tile each with the verdict's shape and colour; each leads to its row. */
export function RiskTiles({ verdicts }: { verdicts: readonly SummaryVerdict[] }) {
  const t = useText('summary')
  const names = useText('trademark')
  if (verdicts.length < 2) return null
  return (
    <nav aria-label={t('where.tiles')}>
      <ul className="mw-risktiles">
        {verdicts.map(({ place, risk }) => (
          <li key={place.code} className={`mw-verdict mw-verdict--${risk}`}>
            <a href={`#${placeAnchor(place.code)}`}>
              <b>{place.code}</b> <span>{place.name}</span>
              <span className="mw-vh">: {names(`risk.${risk}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
