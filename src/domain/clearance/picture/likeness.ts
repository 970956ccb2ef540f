import { type Descriptor, ringCount, sectors, type Shape } from './descriptor.ts'

/** How alike two pictures are and in what, all 0 to 1. It is likeness, not a legal opinion. */
export interface PictureLikeness {
  readonly whole: number
  /** Of what is drawn and of the outline, at the best turn. */
  readonly shape: number
  readonly colours: number
  /** By how many degrees the second is turned against the first. */
  readonly turned: number
  readonly mirrored: boolean
  /** Which parts agree: 0 is the whole picture, others are separate parts of it. */
  readonly parts: readonly [number, number]
}

const byShape = 0.96
/** A part that agrees says a little less than the whole, so does the outline alone, and what had to be evened. */
const ofPart = 0.94
const ofOutline = 0.95
const ofEvened = 0.95

/** Of two rows of the length one by what they have in common: figures of what is not negative are never far apart. */
const nearness = (common: number): number => Math.max(0, 1 - Math.sqrt(Math.max(0, 2 - 2 * common)))

const twice = 2 * sectors
/** Each half of a shape is of the length root of a half, so that two have no more in common than this. */
const mostOfHalf = 0.5 + 1e-6

/** The rings of a shape twice in a row, so that they are read from any turn on; mirrored they run the other way. */
function doubled(around: Float32Array, mirrored: boolean): Float64Array {
  const made = new Float64Array(ringCount * twice)
  for (let ring = 0; ring < ringCount; ring += 1)
    for (let sector = 0; sector < twice; sector += 1)
      made[ring * twice + sector] = around[ring * sectors + ((mirrored ? twice - sector : sector) % sectors)] ?? 0
  return made
}

const kept = new WeakMap<Float32Array, readonly [Float64Array, Float64Array]>()

/** One picture is compared with many: it is laid out once. */
function doubledOnce(around: Float32Array): readonly [Float64Array, Float64Array] {
  const before = kept.get(around)
  if (before) return before
  const made = [doubled(around, false), doubled(around, true)] as const
  kept.set(around, made)
  return made
}

/** What the rings from one to another of a shape have in common with those of one laid out twice, read from `offset` on. */
function inCommon(laid: Float64Array, other: Float32Array, offset: number, fromRing: number, toRing: number): number {
  let sum = 0
  for (let ring = fromRing; ring < toRing; ring += 1) {
    const [from, beside] = [ring * sectors, ring * twice + offset]
    for (let sector = 0; sector < sectors; sector += 1)
      sum += (other[from + sector] as number) * (laid[beside + sector] as number)
  }
  return sum
}

interface AtBest {
  readonly alike: number
  readonly turn: number
  readonly mirrored: boolean
}

/** How alike two shapes are at their best turn; null where that is not more than `least`. */
function shapesAlike(a: Shape, b: Shape, least: number): AtBest | null {
  let [best, bar]: [AtBest | null, number] = [null, Math.max(0, least)]
  for (const [at, laid] of doubledOnce(a.around).entries())
    for (let turn = 0; turn < sectors; turn += 1) {
      const offset = (sectors - turn) % sectors
      const outline = inCommon(laid, b.around, offset, 0, ringCount / 2)
      const byOutline = ofOutline * nearness(2 * outline)
      if (Math.max(byOutline, nearness(outline + mostOfHalf)) <= bar) continue
      const alike = Math.max(nearness(outline + inCommon(laid, b.around, offset, ringCount / 2, ringCount)), byOutline)
      if (alike > bar) [best, bar] = [{ alike, turn, mirrored: at === 1 }, alike]
    }
  return best
}

function coloursAlike(a: Float32Array, b: Float32Array): number {
  let both = 0
  for (let at = 0; at < a.length; at += 1) both += Math.min(a[at] ?? 0, b[at] ?? 0)
  return both
}

/** How alike two pictures are: the best of their wholes and parts. */
export function picturesAlike(a: Descriptor, b: Descriptor): PictureLikeness {
  const colours = coloursAlike(a.colours, b.colours)
  let best: PictureLikeness = { whole: 0, shape: 0, colours, turned: 0, mirrored: false, parts: [0, 0] }
  for (const one of a.shapes) {
    for (const two of b.shapes) {
      if (one.evened !== two.evened) continue
      const [i, j] = [one.part, two.part]
      const factor = one.evened ? ofEvened : i === 0 && j === 0 ? 1 : ofPart
      const least = (best.whole - (1 - byShape) * colours) / byShape / factor
      const found = shapesAlike(one, two, least)
      if (!found) continue
      const { alike, turn, mirrored } = found
      const shape = Math.min(1, alike * factor)
      const whole = byShape * shape + (1 - byShape) * colours
      if (whole > best.whole) best = { whole, shape, colours, turned: (turn * 360) / sectors, mirrored, parts: [i, j] }
    }
  }
  return best
}

/** Pictures that are less alike are not listed (bench/pictures/run.ts prints how many unrelated ones are more). */
export const pictureCut = 0.65

/** How many pictures of a first look are compared in full. */
export const lookedAt = 400

/** Those of a first look in full: the pictures most like one, the nearest first. */
export function nearestPictures<T extends { descriptor: Descriptor }>(
  own: Descriptor,
  among: readonly T[],
  limit: number,
): { picture: T; likeness: PictureLikeness }[] {
  return among
    .map((picture) => ({ picture, likeness: picturesAlike(own, picture.descriptor) }))
    .sort((a, b) => b.likeness.whole - a.likeness.whole)
    .slice(0, limit)
}
