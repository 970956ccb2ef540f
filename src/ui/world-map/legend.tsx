import { SignShape } from './sign.tsx'
import { hasSign, type MapTone } from './views.ts'

export interface LegendEntry {
  tone: MapTone
  label: string
  count?: number
}

/** What the map's colours and signs mean, each with how many there are. */
export function Legend({ entries, hatch }: { entries: readonly LegendEntry[]; hatch: string }) {
  return (
    <ul className="mw-legend">
      {entries.map(({ tone, label, count }) => (
        <li key={tone}>
          <svg width="28" height="18" aria-hidden="true">
            <g className={`mw-place is-${tone}`}>
              <rect x="1" y="1" width="26" height="16" {...(tone === 'pending' ? { fill: `url(#${hatch})` } : {})} />
            </g>
            {hasSign(tone) && (
              <svg x="14" y="9" overflow="visible">
                <g className={`mw-sign is-${tone}`}>
                  <circle r="6.5" className="mw-sign__ground" />
                  <SignShape tone={tone} />
                </g>
              </svg>
            )}
          </svg>
          <span>{label}</span>
          {count !== undefined && <b>{count}</b>}
        </li>
      ))}
    </ul>
  )
}
