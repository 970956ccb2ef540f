import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Descriptor, describe as describePicture, signatureLength } from './descriptor.ts'
import { packDescriptor, packSignatures, unpackDescriptor } from './packed.ts'
import { picturesAlike } from './likeness.ts'
import { FirstLook } from './first-look.ts'

const half = signatureLength / 2

/** How far two pictures are at a first look, straight from its meaning. */
function apart(a: Pick<Descriptor, 'shapes'>, b: Pick<Descriptor, 'shapes'>): number {
  const of = (one: Uint8Array, two: Uint8Array, to: number) =>
    one.subarray(0, to).reduce((sum, value, at) => sum + Math.abs(value - (two[at] ?? 0)), 0)
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...a.shapes.flatMap((one) =>
      b.shapes
        .filter(({ evened }) => evened === one.evened)
        .map(({ signature }) =>
          Math.min(of(one.signature, signature, signatureLength), 2.2 * of(one.signature, signature, half)),
        ),
    ),
  )
}

const shape = fc.record({
  signature: fc.uint8Array({ minLength: signatureLength, maxLength: signatureLength }),
  evened: fc.boolean(),
})
const picture = fc.array(shape, { maxLength: 3 }).map((shapes) => ({
  shapes: shapes.map((one) => ({ ...one, around: new Float32Array(), part: 0 })),
}))

test('those that are nearest at a first look are found, whatever is given up early', () => {
  fc.assert(
    fc.property(picture, fc.array(picture, { maxLength: 40 }), fc.integer({ min: 1, max: 10 }), (own, all, limit) => {
      const look = new FirstLook(own, limit)
      for (const [at, one] of all.entries()) look.look(at * 3, packSignatures(one))
      expect(look.seen).toBe(all.length)
      const found = look.nearest.map((key) => apart(own, all[key / 3] ?? { shapes: [] }))
      const best = all
        .map((one) => apart(own, one))
        .filter((one) => Number.isFinite(one))
        .toSorted((a, b) => a - b)
        .slice(0, limit)
      expect(found.toSorted((a, b) => a - b)).toEqual(best)
    }),
    { seed: 20_261_125, numRuns: 60 },
  )
})

test('a picture that was kept as bytes is the same picture, and other bytes are none', () => {
  const side = 64
  const data = new Uint8Array(side * side * 3).fill(255)
  for (let at = 0; at < side * side; at += 1)
    if (at % side > 12 && at % side < 40 && at / side > 20 && at / side < 44) data.set([180, 20, 30], at * 3)
  const own = describePicture({ width: side, height: side, data })
  const bytes = packDescriptor(own)
  const back = unpackDescriptor(bytes)
  expect(back && picturesAlike(own, back).whole).toBeGreaterThan(0.98)
  expect(bytes.length).toBeLessThan(2000)
  expect(unpackDescriptor(bytes.subarray(1))).toBeNull()
  expect(unpackDescriptor(new Uint8Array([9, ...bytes.subarray(1)]))).toBeNull()
})
