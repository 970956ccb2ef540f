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

function turnedAlike(a: Float32Array, b: Float32Array, turn: number, mirrored: boolean): number {
  let [sum, outline] = [0, 0]
  for (let ring = 0; ring < ringCount; ring += 1) {
    if (ring === ringCount / 2) outline = sum
    const from = ring * sectors
    for (let sector = 0; sector < sectors; sector += 1) {
      const other = mirrored ? (2 * sectors - sector + turn) % sectors : (sector + turn) % sectors
      sum += (a[from + sector] ?? 0) * (b[from + other] ?? 0)
    }
  }
  return Math.max(nearness(sum), ofOutline * nearness(2 * outline))
}

function shapesAlike(a: Shape, b: Shape): { alike: number; turn: number; mirrored: boolean } {
  let best = { alike: 0, turn: 0, mirrored: false }
  for (const mirrored of [false, true])
    for (let turn = 0; turn < sectors; turn += 1) {
      const alike = turnedAlike(a.around, b.around, turn, mirrored)
      if (alike > best.alike) best = { alike, turn, mirrored }
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
      const { alike, turn, mirrored } = shapesAlike(one, two)
      const [i, j] = [one.part, two.part]
      const shape = Math.min(1, alike * (one.evened ? ofEvened : i === 0 && j === 0 ? 1 : ofPart))
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
