/** A picture of few pixels, red, green and blue of each in a row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** As many pixels to a side as a picture is kept and shown by. */
export const keptSide = 192

/** A picture half as wide and high, each pixel the mean of four: as it is compared, the same wherever it is made. */
export function halved({ width, height, data }: Picture): Picture {
  const [wide, high] = [width >> 1, height >> 1]
  const small = new Uint8Array(wide * high * 3)
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (2 * y * width + 2 * x) * 3 + channel
        const [one = 0, two = 0] = [data[at], data[at + 3]]
        const [three = 0, four = 0] = [data[at + width * 3], data[at + width * 3 + 3]]
        small[(y * wide + x) * 3 + channel] = (one + two + three + four + 2) >> 2
      }
  return { width: wide, height: high, data: small }
}

/** A part of a picture that is looked at by itself: what is drawn in it, and its outline filled. */
export interface Region {
  /** 1 where something is drawn. */
  readonly drawn: Uint8Array
  /** 1 inside of the outline, holes among it. */
  readonly filled: Uint8Array
  readonly area: number
}

/** A sum of differences of the three colours from the ground, from which a pixel counts as drawn. */
const drawnFrom = 60
/** A part of the whole picture that is looked at by itself has at least this share of it. */
const leastShare = 0.12
const mostParts = 2

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 255

/** The colour of the ground: the middle one of the pixels at the edge. */
function groundOf({ width, height, data }: Picture): [number, number, number] {
  const edge: number[] = []
  for (let x = 0; x < width; x += 1) edge.push(x, (height - 1) * width + x)
  for (let y = 0; y < height; y += 1) edge.push(y * width, y * width + width - 1)
  const of = (channel: number) => middle(edge.map((at) => data[at * 3 + channel] ?? 255))
  return [of(0), of(1), of(2)]
}

function drawnOf(picture: Picture): Uint8Array {
  const [red, green, blue] = groundOf(picture)
  const { data } = picture
  return Uint8Array.from({ length: picture.width * picture.height }, (_, at) => {
    const apart =
      Math.abs((data[at * 3] ?? 0) - red) +
      Math.abs((data[at * 3 + 1] ?? 0) - green) +
      Math.abs((data[at * 3 + 2] ?? 0) - blue)
    return apart >= drawnFrom ? 1 : 0
  })
}

/** The places that are reached from some by steps to a side over places that `open` lets pass. */
function reached(from: readonly number[], { width, height }: Picture, open: (at: number) => boolean): Uint8Array {
  const seen = new Uint8Array(width * height)
  const waiting = from.filter((at) => open(at))
  for (const at of waiting) seen[at] = 1
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % width
    const beside = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]
    for (const next of beside) {
      if (next < 0 || next >= seen.length || seen[next] === 1 || !open(next)) continue
      seen[next] = 1
      waiting.push(next)
    }
  }
  return seen
}

function edgeOf({ width, height }: Picture): number[] {
  return [
    ...Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat(),
    ...Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat(),
  ]
}

const count = (mask: Uint8Array): number => mask.reduce((sum, one) => sum + one, 0)

/** A frame has at most this share of what it encloses, and encloses at least this share of all. */
const frameAtMost = 0.2
const framesFrom = 0.9

/** What is drawn without a thin frame around all of it. */
function unframed(drawn: Uint8Array, filledArea: number, picture: Picture): Uint8Array {
  const first = drawn.indexOf(1)
  if (first < 0) return drawn
  const frame = reached([first], picture, (at) => drawn[at] === 1)
  const outside = reached(edgeOf(picture), picture, (at) => frame[at] === 0)
  const enclosed = outside.length - count(outside)
  const isFrame = count(frame) <= frameAtMost * enclosed && enclosed >= framesFrom * filledArea
  return isFrame && count(drawn) > count(frame) ? drawn.map((one, at) => one & (1 - (frame[at] ?? 0))) : drawn
}

/** The whole of what is drawn, and its largest separate parts: a device beside words, or in a frame, is found by itself. */
export function regionsOf(picture: Picture): Region[] {
  const all = drawnOf(picture)
  const around = reached(edgeOf(picture), picture, (at) => all[at] === 0)
  const drawn = unframed(all, around.length - count(around), picture)
  const outside = reached(edgeOf(picture), picture, (at) => drawn[at] === 0)
  const filled = outside.map((one) => 1 - one)
  const area = count(filled)
  if (area === 0) return []
  const parts: Region[] = []
  const left = filled.slice()
  for (let at = 0; at < left.length; at += 1) {
    if (left[at] === 0) continue
    const own = reached([at], picture, (one) => filled[one] === 1)
    for (let one = 0; one < own.length; one += 1) if (own[one] === 1) left[one] = 0
    const size = count(own)
    if (size < leastShare * area || size === area) continue
    parts.push({ filled: own, drawn: drawn.map((one, place) => one & (own[place] ?? 0)), area: size })
  }
  return [{ drawn, filled, area }, ...parts.toSorted((a, b) => b.area - a.area).slice(0, mostParts)]
}
