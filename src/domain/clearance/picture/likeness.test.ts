import { expect, test } from 'vitest'
import { describe } from './descriptor.ts'
import { nearestPictures, picturesAlike } from './likeness.ts'
import type { Picture } from './regions.ts'

const side = 64
type Colour = readonly [number, number, number]
const red: Colour = [180, 20, 30]
const blue: Colour = [20, 60, 160]
const white: Colour = [255, 255, 255]

/** A picture of what is drawn at places from -1 to 1. */
function pictureOf(isDrawn: (x: number, y: number) => boolean, colour = red, ground = white): Picture {
  const data = new Uint8Array(side * side * 3)
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [((at % side) + 0.5) / (side / 2) - 1, (Math.floor(at / side) + 0.5) / (side / 2) - 1]
    data.set(isDrawn(x, y) ? colour : ground, at * 3)
  }
  return { width: side, height: side, data }
}

const within = (value: number, from: number, to: number): boolean => value >= from && value <= to
/** A hook of two bars of unlike length. */
const hook = (x: number, y: number): boolean =>
  (within(x, -0.6, -0.3) && within(y, -0.7, 0.6)) || (within(x, -0.6, 0.5) && within(y, 0.3, 0.6))
const disc = (x: number, y: number): boolean => Math.hypot(x, y) < 0.6
const turned = (x: number, y: number): boolean => hook(y, -x)
const mirrored = (x: number, y: number): boolean => hook(-x, y)
const smaller = (x: number, y: number): boolean => hook(2 * x - 0.6, 2 * y + 0.4)
const stretched = (x: number, y: number): boolean => hook(x, y * 1.4)
const alike = (a: Picture, b: Picture) => picturesAlike(describe(a), describe(b))

test('a picture is like itself, and the order of two does not matter', () => {
  expect(alike(pictureOf(hook), pictureOf(hook)).whole).toBeCloseTo(1, 2)
  const [there, back] = [alike(pictureOf(hook), pictureOf(disc)), alike(pictureOf(disc), pictureOf(hook))]
  expect(there.whole).toBeCloseTo(back.whole, 5)
  expect(there.whole).toBeLessThan(0.6)
})

test.each([
  ['turned', pictureOf(turned)],
  ['mirrored', pictureOf(mirrored)],
  ['smaller and elsewhere', pictureOf(smaller)],
  ['stretched', pictureOf(stretched)],
  ['in another colour', pictureOf(hook, blue)],
  ['in negative', pictureOf(hook, white, blue)],
  ['in a frame', pictureOf((x, y) => hook(x / 0.8, y / 0.8) || within(Math.max(Math.abs(x), Math.abs(y)), 0.88, 0.94))],
  ['beside something else', pictureOf((x, y) => hook(x / 0.6 + 0.6, y / 0.6 + 0.5) || (y > 0.8 && Math.abs(x) < 0.9))],
])('a picture %s stays nearer than another', (_, changed) => {
  const own = pictureOf(hook)
  expect(alike(own, changed).whole).toBeGreaterThan(0.7)
  expect(alike(own, changed).whole).toBeGreaterThan(alike(pictureOf(disc), changed).whole + 0.1)
})

test('what agrees is told: the turn, the mirror, the part', () => {
  const own = pictureOf(hook)
  expect(alike(own, pictureOf(turned)).turned % 90).toBe(0)
  expect(alike(own, pictureOf(turned))).toMatchObject({ mirrored: false, parts: [0, 0] })
  expect(alike(own, pictureOf(mirrored)).mirrored).toBe(true)
  const beside = pictureOf((x, y) => hook(x / 0.6 + 0.6, y / 0.6 + 0.5) || (y > 0.8 && Math.abs(x) < 0.9))
  expect(alike(own, beside).parts[1]).toBeGreaterThan(0)
})

test('a picture of nothing is like none', () => {
  const nothing = pictureOf(() => false)
  expect(describe(nothing).shapes).toEqual([])
  expect(alike(nothing, pictureOf(hook)).whole).toBe(0)
})

test('the nearest stand first', () => {
  const among = [disc, turned, (x: number, y: number) => Math.abs(x) < 0.2 && Math.abs(y) < 0.8].map((one, at) => ({
    at,
    descriptor: describe(pictureOf(one)),
  }))
  expect(nearestPictures(describe(pictureOf(hook)), among, 2).map(({ picture }) => picture.at)).toMatchObject([
    1,
    expect.any(Number),
  ])
})
