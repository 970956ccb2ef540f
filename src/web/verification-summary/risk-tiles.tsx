import { classNames } from '#ui/class-names.ts'
import { useText } from '../i18n/text.ts'
import type { SummaryVerdict } from './result.server.ts'
import './certificate.css'

export const placeAnchor = (code: string): string => `place-${code}`

interface RiskTilesProps {
  verdicts: readonly SummaryVerdict[]
  /** The place that is pointed at on the map. */
  active: string | null
}

/** The asked-for places at one glance: a tile each with the verdict's shape and colour; each leads to its row. */
export function RiskTiles({ verdicts, active }: RiskTilesProps) {
  const t = useText('summary')
  const names = useText('trademark')
  if (verdicts.length < 2) return null
  return (
    <nav aria-label={t('where.tiles')}>
      <ul className="mw-risktiles">
        {verdicts.map(({ place, risk }) => (
          <li
            key={place.code}
            data-place={place.code}
            className={classNames('mw-verdict', `mw-verdict--${risk}`, active === place.code && 'is-active')}
          >
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
