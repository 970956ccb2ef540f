import { hasSign, signAt, sizes, type MapPlace, type ViewName } from './views.ts'

export interface PlacedSign {
  place: MapPlace
  /** Units of the drawing. */
  x: number
  y: number
  /** Where its code has room; null where it would cover another sign. */
  label: 'right' | 'left' | null
}

/** The width in pixels that signs are set apart for: about that of a view on a wide page. */
const usualWidth: Record<ViewName, number> = { world: 520, europe: 280 }

/** The reach of a sign, and the size of a letter of its code, in pixels. */
const reach = 13
const letter = { width: 8.5, height: 13 }

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Pushes two signs apart, each by half of what is missing; one that stands upon another goes to the east. */
function part(a: PlacedSign, b: PlacedSign, unit: number): void {
  const far = Math.hypot(b.x - a.x, b.y - a.y)
  const missing = reach * unit - far
  if (missing <= 0) return
  const [dx, dy] = far === 0 ? [1, 0] : [(b.x - a.x) / far, (b.y - a.y) / far]
  a.x -= (dx * missing) / 2
  a.y -= (dy * missing) / 2
  b.x += (dx * missing) / 2
  b.y += (dy * missing) / 2
}

/** The signs of a view: on their places, pushed apart where they would cover each other, with their codes where there is room. */
export function signsOf(shown: readonly MapPlace[], places: readonly MapPlace[], view: ViewName): PlacedSign[] {
  const unit = sizes[view][0] / usualWidth[view]
  const signs = shown.flatMap((place): PlacedSign[] => {
    const anchor = hasSign(place.tone) ? signAt(place, places, view) : null
    return anchor ? [{ place, x: anchor.x, y: anchor.y, label: null }] : []
  })
  for (let round = 0; round < 4; round += 1)
    for (const [index, sign] of signs.entries()) for (const other of signs.slice(index + 1)) part(sign, other, unit)
  const taken = signs.map(({ x, y }): Box => boxOf(x / unit - reach / 2, y / unit, reach))
  for (const [index, sign] of signs.entries()) {
    const width = sign.place.code.length * letter.width
    const right = boxOf(sign.x / unit + reach / 2 + 1, sign.y / unit, width)
    const left = boxOf(sign.x / unit - reach / 2 - 1 - width, sign.y / unit, width)
    const others = taken.filter((_, at) => at !== index)
    const free = (box: Box): boolean => box.x >= 0 && !others.some((other) => overlap(box, other))
    if (free(right) && right.x + width <= usualWidth[view]) sign.label = 'right'
    else if (free(left)) sign.label = 'left'
    if (sign.label) taken.push(sign.label === 'right' ? right : left)
  }
  return signs
}

const boxOf = (x: number, middle: number, width: number): Box => ({
  x,
  y: middle - letter.height / 2,
  width,
  height: letter.height,
})
