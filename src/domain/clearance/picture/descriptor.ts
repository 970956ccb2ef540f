import { type Picture, type Region, regionsOf } from './regions.ts'

const rings = 8
export const sectors = 24
/** Rings of what is drawn and of the filled outline. */
export const ringCount: number = rings * 2
const harmonics = 6
/** How many figures a shape has that do not change when it is turned or mirrored. */
export const signatureLength: number = ringCount * harmonics
export const colourBins = 15

/** A part of a picture by how much is drawn around its middle, ring by ring and sector by sector. */
export interface Shape {
  /** `ringCount` times `sectors`, of the length one. */
  readonly around: Float32Array
  /** The same without directions, for a first look at many pictures. */
  readonly signature: Uint8Array
  /** Which part of the picture it is of: 0 is the whole. */
  readonly part: number
  /** Made as wide as it is high in every direction, so that a stretched or slanted picture is the same. */
  readonly evened: boolean
}

/** What a picture is compared by; a picture of nothing has no shape. */
export interface Descriptor {
  /** The whole, its largest separate parts, and the whole evened. */
  readonly shapes: readonly Shape[]
  /** Shares of twelve hues, black, grey and white in what is drawn. */
  readonly colours: Float32Array
}

function aroundOf({ drawn, filled, area }: Region, width: number, evened: boolean): Float32Array {
  let [sumX, sumY] = [0, 0]
  for (let at = 0; at < filled.length; at += 1) {
    if (filled[at] === 0) continue
    sumX += at % width
    sumY += Math.floor(at / width)
  }
  const [midX, midY] = [sumX / area, sumY / area]
  let [xx, xy, yy] = [0, 0, 0]
  for (let at = 0; at < filled.length; at += 1) {
    if (filled[at] === 0) continue
    const [x, y] = [(at % width) - midX, Math.floor(at / width) - midY]
    xx += (x * x) / area
    xy += (x * y) / area
    yy += (y * y) / area
  }
  const [a, b, d] = evened ? evening(xx, xy, yy) : [1, 0, 1]
  // Twice the usual distance from the middle takes in nearly all that is drawn.
  const reach = evened ? 2 * Math.SQRT2 : Math.max(1, 2 * Math.sqrt(xx + yy))
  const around = new Float32Array(ringCount * sectors)
  for (let at = 0; at < filled.length; at += 1) {
    if (filled[at] === 0) continue
    const [plainX, plainY] = [(at % width) - midX, Math.floor(at / width) - midY]
    const [x, y] = [a * plainX + b * plainY, b * plainX + d * plainY]
    const ring = Math.min(rings - 1, Math.floor((Math.hypot(x, y) / reach) * rings))
    const turn = (Math.atan2(y, x) / (2 * Math.PI) + 1) % 1
    // A pixel counts for the two sectors that it is nearest to.
    const place = turn * sectors
    const [first, share] = [Math.floor(place), place - Math.floor(place)]
    // An outer ring has more room: each is weighed by it.
    const worth = 1 / (ring + 1)
    for (const [sector, part] of [
      [first % sectors, 1 - share],
      [(first + 1) % sectors, share],
    ] as const) {
      const own = ring * sectors + sector
      around[own] = (around[own] ?? 0) + worth * part
      if (drawn[at] === 1) {
        const other = (rings + ring) * sectors + sector
        around[other] = (around[other] ?? 0) + worth * part
      }
    }
  }
  return unit(around)
}

/** What makes a spread the same in every direction: the inverse root of its matrix, which is symmetric. */
function evening(xx: number, xy: number, yy: number): [number, number, number] {
  const root = Math.sqrt(Math.max(0.25, xx * yy - xy * xy))
  const trace = Math.sqrt(Math.max(1, xx + yy + 2 * root))
  // The root of the matrix is (itself + root) / trace; its inverse has the determinant 1 / root.
  const [p, q, r] = [(xx + root) / trace, xy / trace, (yy + root) / trace]
  const by = 1 / (p * r - q * q || 1)
  return [r * by, -q * by, p * by]
}

/** Both halves to the same length, so that the outline counts as much as what is drawn in it. */
export function unit(around: Float32Array): Float32Array {
  const half = around.length / 2
  for (const from of [0, half]) {
    const own = around.subarray(from, from + half)
    const long = Math.sqrt(own.reduce((sum, one) => sum + one * one, 0)) || 1
    for (let at = 0; at < own.length; at += 1) own[at] = (own[at] ?? 0) / long / Math.SQRT2
  }
  return around
}

/** Cosine and sine of each wave at each sector. */
const waves = Array.from({ length: harmonics }, (_, wave) =>
  Array.from({ length: sectors }, (__, sector) => {
    const angle = (2 * Math.PI * wave * sector) / sectors
    return [Math.cos(angle), Math.sin(angle)] as const
  }),
)

/** The strength of each wave around the middle, ring by ring: it stays when the picture is turned or mirrored. */
export function signatureOf(around: Float32Array): Uint8Array {
  const signature = new Uint8Array(signatureLength)
  for (let ring = 0; ring < ringCount; ring += 1) {
    for (const [wave, turns] of waves.entries()) {
      let [re, im] = [0, 0]
      for (const [sector, [cos, sin]] of turns.entries()) {
        const value = around[ring * sectors + sector] ?? 0
        re += value * cos
        im += value * sin
      }
      signature[ring * harmonics + wave] = Math.min(255, Math.round(Math.hypot(re, im) * 100))
    }
  }
  return signature
}

function binOf(red: number, green: number, blue: number): number {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  if (most - least < 40) return most < 80 ? 12 : most < 190 ? 13 : 14
  const span = most - least
  const hue = most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span
  return Math.floor(((hue + 6) % 6) * 2) % 12
}

function coloursOf({ data }: Picture, drawn: Uint8Array): Float32Array {
  const colours = new Float32Array(colourBins)
  let all = 0
  for (let at = 0; at < drawn.length; at += 1) {
    if (drawn[at] === 0) continue
    const bin = binOf(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0)
    colours[bin] = (colours[bin] ?? 0) + 1
    all += 1
  }
  return colours.map((one) => one / (all || 1))
}

/** What a picture is compared by. */
export function describe(picture: Picture): Descriptor {
  const regions = regionsOf(picture)
  const shapeOf = (region: Region, part: number, evened: boolean): Shape => {
    const around = aroundOf(region, picture.width, evened)
    return { around, signature: signatureOf(around), part, evened }
  }
  const shapes = [
    ...regions.map((region, part) => shapeOf(region, part, false)),
    ...regions.slice(0, 1).map((region) => shapeOf(region, 0, true)),
  ]
  return { shapes, colours: coloursOf(picture, regions[0]?.drawn ?? new Uint8Array()) }
}
