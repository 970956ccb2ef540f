import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useAwake } from '../use-awake.ts'
import { Legend, type LegendEntry } from './legend.tsx'
import { directions, nextSpot } from './roving.ts'
import { View } from './view.tsx'
import { hasSign, isEuropean, viewsOf, type MapPlace, type ViewName } from './views.ts'

interface WorldMapProps {
  /** What the map is of. */
  label: string
  /** Its names of the two views. */
  names: Readonly<Record<ViewName, string>>
  places: readonly MapPlace[]
  legend: readonly LegendEntry[]
  /** What has to be said of the map itself, such as that a boundary is no statement. */
  note: ReactNode
  /** Said where a place is named once one is pointed at. */
  hint: string
  /** The drawings to show; by default what the places need. */
  views?: readonly ViewName[]
  /** Under a form whose answers it only repeats: no stop of the tab key, no line that names places, on phones no enlargement. */
  brief?: boolean | undefined
  /** The place that is lit while none is pointed at. */
  here?: string | undefined
  /** The same facts as a list or a table: whatever in it carries `data-place` lights up the map, and the other way round. */
  children?: (active: string | null) => ReactNode
}

function placeOf(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest('[data-place]')?.getAttribute('data-place') ?? null) : null
}

/** Steps to the place that lies in the arrow's direction; says whether there was an arrow and a place. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const direction = directions[event.key]
  const here = document.activeElement
  if (!direction || !here?.hasAttribute('data-spot')) return
  event.preventDefault()
  const spots = [...event.currentTarget.querySelectorAll<SVGElement>('[data-spot]')].map((element) => {
    const [x = 0, y = 0] = (element.dataset['spot'] ?? '').split(' ').map(Number)
    const { left, top, width, height } = (element.closest('.mw-view') ?? element).getBoundingClientRect()
    return { element, x: left + x * width, y: top + y * height }
  })
  const from = spots.find(({ element }) => element === here)
  if (from) nextSpot(spots, from, direction)?.element.focus()
}

/**
 * A map of jurisdictions and, below or beside it, the same facts as its caller lists them. It is whole without scripts;
 * with them a place lights up in both, and arrow keys step from place to place behind one stop of the tab key.
 */
export function WorldMap({ label, names, places, legend, note, hint, views, brief, here, children }: WorldMapProps) {
  const [pointed, setPointed] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const active = pointed ?? focused ?? here ?? null
  const [visited, setVisited] = useState<string | null>(null)
  const hatch = useId()
  // Nothing lights up before the scripts are there, so nothing promises it; its line has its room, so that nothing moves when they come.
  const awake = useAwake()
  const shown = views ?? viewsOf(places)
  const drawn = places.filter(({ countries }) => countries.length > 0)
  const first = drawn.find(({ tone }) => hasSign(tone)) ?? drawn[0]
  const stop = places.find(({ code }) => code === visited) ?? first
  const told = places.find(({ code }) => code === active)
  const isOwn = (view: ViewName) => (place: MapPlace) =>
    view === 'europe' ? isEuropean(place) : !(shown.includes('europe') && isEuropean(place))
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- places and rows are what is focused; this only hears them
    <div
      className={classNames(
        'mw-mapped',
        `mw-mapped--${shown.length > 1 ? 'both' : shown[0]}`,
        brief && 'mw-mapped--brief',
      )}
      onKeyDown={move}
      onMouseOver={(event) => setPointed(placeOf(event.target))}
      onMouseLeave={() => setPointed(null)}
      onFocus={(event) => {
        // The pointer may rest anywhere while the keys lead.
        setPointed(null)
        setFocused(placeOf(event.target))
        if (event.target.hasAttribute('data-spot')) setVisited(placeOf(event.target))
      }}
      onBlur={() => setFocused(null)}
    >
      <svg width="0" height="0" className="mw-map__defs" aria-hidden="true">
        <pattern id={hatch} width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <path className="mw-hatch__ground" d="M0 0h16v16H0z" />
          <path className="mw-hatch__line" d="M0 0h16v7H0z" />
        </pattern>
      </svg>
      <div className="mw-map">
        {shown.map((view) => (
          <div key={view} className={`mw-map__view mw-map__view--${view}`}>
            <View
              view={view}
              label={`${label}. ${names[view]}`}
              places={places}
              own={isOwn(view)}
              active={active}
              stop={brief ? undefined : stop?.code}
              hatch={hatch}
            />
          </div>
        ))}
      </div>
      <div className="mw-mapped__side">
        <div className="mw-map__caption">
          {!brief && (
            <p
              className={classNames('mw-map__told', !told && 'mw-muted', !told && !awake && 'invisible')}
              aria-hidden="true"
            >
              {told?.label ?? hint}
            </p>
          )}
          <Legend entries={legend} hatch={hatch} />
          <p className="mw-fine mw-muted">{note}</p>
        </div>
        {children?.(active)}
      </div>
    </div>
  )
}
