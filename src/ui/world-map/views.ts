import anchors from './anchors.json' with { type: 'json' }

export type ViewName = 'world' | 'europe'

/** How a place stands: a risk, a state of protection, or chosen. Each has a sign of its own beside its colour. */
export type MapTone =
  | 'low'
  | 'medium'
  | 'high'
  | 'unknown'
  | 'registered'
  | 'covered'
  | 'pending'
  | 'preparing'
  | 'none'
  | 'chosen'

export interface MapPlace {
  code: string
  /** Countries that it is made of, by the codes of the drawing: one, or the members of a union; none for a mere route. */
  countries: readonly string[]
  tone: MapTone
  /** What is said of it: its name and how it stands there. */
  label: string
  href?: string | undefined
}

export interface Anchor {
  /** Units of the drawing. */
  x: number
  y: number
  /** Too small to be seen as a shape: a dot stands for it. */
  small: boolean
}

/** Width and height of the drawings, in their own units, as the script of tools/ made them. */
export const sizes: Record<ViewName, readonly [width: number, height: number]> = {
  world: [2000, 954],
  europe: [1000, 970],
}

const table: Record<string, Partial<Record<ViewName, number[]>> | undefined> = anchors

/** Where a country stands in a view; null when the view does not show the whole of it. */
export function anchorOf(country: string, view: ViewName): Anchor | null {
  const [x, y, small] = table[country]?.[view] ?? []
  return x === undefined || y === undefined ? null : { x, y, small: small === 1 }
}

/** Whether the map of Europe shows the whole of a place. */
export const isEuropean = ({ countries }: Pick<MapPlace, 'countries'>): boolean =>
  countries.length > 0 && countries.every((country) => anchorOf(country, 'europe') !== null)

/** What has to be drawn to show these places: Europe when there is nothing else, the world, or the world with Europe enlarged. */
export function viewsOf(places: readonly MapPlace[]): readonly ViewName[] {
  const drawn = places.filter((place) => place.countries.length > 0)
  const near = drawn.filter(isEuropean).length
  if (near === 0) return ['world']
  return near === drawn.length ? ['europe'] : ['world', 'europe']
}

/** Whether a tone sets a sign on the map; what another mark covers and what is open is told by its colour's lightness. */
export const hasSign = (tone: MapTone): boolean => tone !== 'covered' && tone !== 'none'

/** Where the sign of a place stands: of a union in the first of its members that has no sign of its own. */
export function signAt(place: MapPlace, places: readonly MapPlace[], view: ViewName): Anchor | null {
  const signed = places.filter((other) => other.countries.length === 1 && hasSign(other.tone))
  const own = new Set(signed.flatMap((other) => other.countries))
  const free = place.countries.length === 1 ? place.countries : place.countries.filter((country) => !own.has(country))
  const all = (free.length > 0 ? free : place.countries).flatMap((country) => {
    const anchor = anchorOf(country, view)
    return anchor ? [{ country, anchor }] : []
  })
  const roomy = all.filter(({ anchor }) => !anchor.small)
  const first = prominent.flatMap((country) => roomy.find((one) => one.country === country) ?? [])[0]
  return (first ?? roomy[0] ?? all[0])?.anchor ?? null
}

/** Where arrow keys find a place: shares of the view's width and height. A union stands a step above its member. */
export function spotOf(place: MapPlace, places: readonly MapPlace[], view: ViewName): readonly [x: number, y: number] {
  const [width, height] = sizes[view]
  const anchor = signAt(place, places, view)
  const above = place.countries.length > 1 ? 0.015 : 0
  return anchor ? [anchor.x / width, anchor.y / height - above] : [0, 0]
}

/** Members whose middle is roomy and central, so that a union's sign reads as the union's. */
const prominent = ['DE', 'FR', 'PL', 'ES', 'RO', 'GR', 'NL', 'NE', 'ZW']
