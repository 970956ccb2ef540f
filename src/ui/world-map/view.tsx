import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import europe from './europe.svg?url'
import { SignShape } from './sign.tsx'
import { signsOf, type PlacedSign } from './signs.ts'
import { anchorOf, sizes, spotOf, type Anchor, type MapPlace, type ViewName } from './views.ts'
import world from './world.svg?url'

const files: Record<ViewName, string> = { world, europe }

interface ViewProps {
  view: ViewName
  label: string
  places: readonly MapPlace[]
  /** Places whose own view this is; the others are only coloured here. */
  own: (place: MapPlace) => boolean
  active: string | null
  /** The one place that the tab key stops at. */
  stop: string | undefined
  hatch: string
}

const classOf = ({ tone, countries }: MapPlace): string =>
  classNames('mw-place', `is-${tone}`, countries.length > 1 && 'is-union')

const isUnion = ({ countries }: MapPlace): boolean => countries.length > 1

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`

/** One place: what is reached, named and pressed. In a view that is not its own it only takes the pointer. */
interface TargetProps {
  place: MapPlace
  own: boolean
  stop: boolean
  spot: readonly [x: number, y: number]
  children: ReactNode
}

function Target({ place, own, stop, spot, children }: TargetProps) {
  const shared = { 'data-place': place.code, className: classOf(place) }
  if (!own) {
    return (
      <g {...shared} aria-hidden="true">
        {children}
      </g>
    )
  }
  const where = spot.map((share) => share.toFixed(4)).join(' ')
  if (place.href === undefined) {
    return (
      <g {...shared} data-spot={where} role="img" aria-label={place.label} tabIndex={stop ? 0 : -1}>
        {children}
      </g>
    )
  }
  return (
    <a {...shared} data-spot={where} href={place.href} aria-label={place.label} tabIndex={stop ? 0 : -1}>
      {children}
    </a>
  )
}

const uses = (place: MapPlace, view: ViewName, props: object) =>
  place.countries
    .filter((country) => anchorOf(country, view)?.small !== true)
    .map((country) => <use key={country} href={`${files[view]}#${country}`} {...props} />)

const isDot = (place: MapPlace, view: ViewName): boolean =>
  place.countries.length > 0 && place.countries.every((country) => anchorOf(country, view)?.small === true)

/** A point of the drawing as the middle of things that keep their size in pixels whatever the map's width. */
function At({ anchor, view, children }: { anchor: Pick<Anchor, 'x' | 'y'>; view: ViewName; children: ReactNode }) {
  const [width, height] = sizes[view]
  return (
    <svg x={percent(anchor.x, width)} y={percent(anchor.y, height)} overflow="visible">
      {children}
    </svg>
  )
}

function Sign({ sign: { place, label, ...anchor }, view }: { sign: PlacedSign; view: ViewName }) {
  return (
    <At anchor={anchor} view={view}>
      <g className={`mw-sign is-${place.tone}`}>
        <circle r="7" className="mw-sign__ground" />
        <SignShape tone={place.tone} />
        {label && (
          <text x={label === 'right' ? 10 : -10} y="4" textAnchor={label === 'right' ? 'start' : 'end'}>
            {place.code}
          </text>
        )}
      </g>
    </At>
  )
}

/** The dots of the small members of a union, or of a place that is nothing but a dot. */
function Dots({ place, view, sized }: { place: MapPlace; view: ViewName; sized: boolean }) {
  return place.countries.map((country) => {
    const anchor = anchorOf(country, view)
    if (!anchor?.small) return null
    return (
      <At key={country} anchor={anchor} view={view}>
        {sized && <circle r="11" className="mw-dot__reach" />}
        <circle r={sized ? 3.2 : 2} className="mw-dot" />
      </At>
    )
  })
}

const LitDots = ({ place, view }: { place: MapPlace; view: ViewName }) =>
  place.countries.map((country) => {
    const anchor = anchorOf(country, view)
    return (
      anchor && (
        <At key={country} anchor={anchor} view={view}>
          <circle r="6.5" className="mw-lit" />
        </At>
      )
    )
  })

/** Up to so many signs carry their code on a small map as well. */
const roomyFor = 6

/** The land once, the told places over it, and on top what keeps its size: dots of small countries, then signs. */
export function View({ view, label, places, own, active, stop, hatch }: ViewProps) {
  const [width, height] = sizes[view]
  const geometry = { viewBox: `0 0 ${width} ${height}`, width: '100%', height: '100%' }
  // Unions first, so that a member with a word of its own lies above.
  const ordered = places
    .filter((place) => place.countries.length > 0 && (own(place) || place.tone !== 'none'))
    .sort((a, b) => b.countries.length - a.countries.length)
  const signed = signsOf(ordered.filter(own), places, view)
  const lit = ordered.find((place) => place.code === active)
  const targetOf = (place: MapPlace, children: ReactNode) => (
    <Target
      key={place.code}
      place={place}
      own={own(place)}
      stop={place.code === stop}
      spot={spotOf(place, places, view)}
    >
      {children}
    </Target>
  )
  return (
    <svg
      className={classNames('mw-view', `mw-view--${view}`, signed.length <= roomyFor && 'mw-view--few')}
      role="group"
      aria-label={label}
    >
      <svg {...geometry}>
        <use href={`${files[view]}#land`} className="mw-land" />
        {lit && isUnion(lit) && (
          <>
            <g className="mw-lit mw-lit--union">{uses(lit, view, {})}</g>
            {uses(lit, view, { className: 'mw-land' })}
          </>
        )}
        {ordered
          .filter((place) => !isDot(place, view))
          .map((place) =>
            targetOf(place, uses(place, view, place.tone === 'pending' ? { fill: `url(#${hatch})` } : {})),
          )}
        {lit && !isUnion(lit) && <g className="mw-lit">{uses(lit, view, {})}</g>}
      </svg>
      {ordered
        .filter((place) => !isDot(place, view) && place.tone !== 'none')
        .map((place) => (
          <g key={place.code} className={classOf(place)} pointerEvents="none">
            <Dots place={place} view={view} sized={false} />
          </g>
        ))}
      {ordered
        .filter((place) => isDot(place, view))
        .map((place) => targetOf(place, <Dots place={place} view={view} sized={own(place)} />))}
      <g aria-hidden="true" pointerEvents="none">
        {signed.map((sign) => (
          <Sign key={sign.place.code} sign={sign} view={view} />
        ))}
        {lit && isDot(lit, view) && <LitDots place={lit} view={view} />}
      </g>
    </svg>
  )
}
