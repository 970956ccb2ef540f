import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listCut, watchCut, weights } from '../weights.ts'
import { besideOf, leastAlike, runOfBoth, withBeside } from './impression.ts'
import { score } from './score.ts'
import { signOf } from './sign.ts'

const seed = Number(process.env.TEST_SEED ?? 20261127)
const share = fc.double({ min: 0, max: 1, noNaN: true })
const beside = fc.double({ min: weights.impression.least, max: weights.impression.most, noNaN: true })
const run = (a: string, b: string): number => runOfBoth(signOf(a), signOf(b))

test('the longest run is of letters or of sounds, as a share of the longer mark', () => {
  expect(run('VELMORA', 'VELMORA')).toBe(1)
  expect(run('VELMORA', 'TELMORI')).toBeCloseTo(5 / 7)
  expect(run('KWIKLO', 'QUICLO')).toBeGreaterThan(0.5)
  expect(run('VELMORA', 'CHUTINSKY')).toBeLessThan(0.2)
  expect(run('', '')).toBe(1)
  expect(run('A', '')).toBe(0)
  expect(run('AB'.repeat(200), 'AB'.repeat(200).slice(1))).toBeLessThanOrEqual(1)
})

test('a greater likeness and more beside it never make less', () => {
  fc.assert(
    fc.property(share, share, beside, beside, (a, b, one, two) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)]
      expect(withBeside(less, one)).toBeLessThanOrEqual(withBeside(more, one) + 1e-12)
      expect(withBeside(a, Math.min(one, two))).toBeLessThanOrEqual(withBeside(a, Math.max(one, two)) + 1e-12)
    }),
    { seed },
  )
})

test('it takes no mark over the cut of the watch, and none below a half', () => {
  fc.assert(
    fc.property(share, beside, (alike, one) => {
      const found = withBeside(alike, one)
      expect(found >= watchCut).toBe(alike >= watchCut)
      expect(found).toBeGreaterThanOrEqual(Math.min(alike, 0.5))
      expect(found).toBeLessThanOrEqual(Math.max(alike, watchCut))
    }),
    { seed },
  )
})

test('the least likeness that may come to a score is told', () => {
  fc.assert(
    fc.property(share, share, beside, (alike, least, one) => {
      expect(alike < leastAlike(least, one) - 1e-9 && withBeside(alike, one) > least + 1e-9).toBe(false)
    }),
    { seed },
  )
})

test('it grows with each of its parts', () => {
  fc.assert(
    fc.property(share, share, share, share, (part, means, one, more) => {
      expect(besideOf(part, means, Math.min(one, more))).toBeLessThanOrEqual(besideOf(part, means, Math.max(one, more)))
      expect(besideOf(Math.min(one, more), part, means)).toBeLessThanOrEqual(besideOf(Math.max(one, more), part, means))
    }),
    { seed },
  )
})

test.each([
  ['two that share a run of letters', 'GOLVERIN', 'MELVERAT'],
  ['two that share a piece of a compound', 'SNOWBULL', 'RED BULL'],
])('%s are listed', (_, a, b) => {
  expect(score(a, b).mark).toBeGreaterThanOrEqual(listCut)
})

test('what is alike by scattered sounds, with hardly a row of letters in common, is not', () => {
  expect(score('COTTOLEO', 'COCA-COLA').mark).toBeLessThan(listCut)
})
