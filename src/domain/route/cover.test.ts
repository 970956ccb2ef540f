import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cheapestCover, secondCover, type Choice, type CoverProblem } from './cover.ts'

const choicesOf = (name: string, markets: number, most: number) =>
  fc
    .array(fc.record({ bits: fc.integer({ min: 0, max: 2 ** markets - 1 }), cost: fc.integer({ min: 1, max: 60 }) }), {
      maxLength: most,
    })
    .map((all) => all.map((one, at): Choice => ({ key: `${name}${at}`, ...one })))

const problem = fc.integer({ min: 1, max: 12 }).chain((markets) =>
  fc
    .record({
      direct: choicesOf('d', markets, 7),
      madrid: choicesOf('m', markets, 4),
      aripo: choicesOf('a', markets, 2),
      costs: fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 })),
      bases: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 2 }),
    })
    .map(({ direct, madrid, aripo, costs, bases }): CoverProblem => ({
      markets,
      direct,
      schemes: [
        { key: 'madrid', cost: costs[0], bases: bases.map((at) => `d${at}`), choices: madrid },
        { key: 'aripo', cost: costs[1], bases: null, choices: aripo },
      ],
    })),
)

/** Every subset of everything, tried. */
function bruteForce({ markets, direct, schemes }: CoverProblem): { cost: number; keys: string[] }[] {
  const all = [
    ...direct.map((choice) => ({ ...choice, scheme: null as number | null })),
    ...schemes.flatMap(({ choices }, at) => choices.map((choice) => ({ ...choice, scheme: at as number | null }))),
  ]
  const found: { cost: number; keys: string[] }[] = []
  for (let subset = 0; subset < 2 ** all.length; subset++) {
    const chosen = all.filter((_, at) => (subset >> at) & 1)
    if (chosen.reduce((bits, one) => bits | one.bits, 0) !== 2 ** markets - 1) continue
    const open = schemes.filter((_, at) => chosen.some(({ scheme }) => scheme === at))
    const based = open.every(({ bases }) => bases === null || chosen.some(({ key }) => bases.includes(key)))
    if (!based) continue
    const keys = [...open, ...chosen].map(({ key }) => key)
    found.push({ keys, cost: [...open, ...chosen].reduce((sum, { cost }) => sum + cost, 0) })
  }
  return found.toSorted((a, b) => a.cost - b.cost)
}

test('the cheapest cover costs what trying every subset finds, up to twelve markets', () => {
  fc.assert(
    fc.property(problem, (one) => {
      const [best] = bruteForce(one)
      expect(cheapestCover(one)?.cost ?? null).toBe(best?.cost ?? null)
    }),
    { numRuns: 150, seed: 20261122 },
  )
})

test('the second best is the cheapest that does without something of the best', () => {
  fc.assert(
    fc.property(problem, (one) => {
      const best = cheapestCover(one)
      fc.pre(best !== null)
      const other = bruteForce(one).find(({ keys }) => !best.keys.every((key) => keys.includes(key)))
      expect(secondCover(one, best)?.cost ?? null).toBe(other?.cost ?? null)
    }),
    { numRuns: 100, seed: 20261122 },
  )
})

test('a cover pays each filing once', () => {
  const one: CoverProblem = {
    markets: 3,
    direct: [
      { key: 'a', bits: 0b001, cost: 5 },
      { key: 'b', bits: 0b110, cost: 7 },
      { key: 'all', bits: 0b111, cost: 13 },
    ],
    schemes: [],
  }
  expect(cheapestCover(one)).toMatchObject({ cost: 12 })
  expect(cheapestCover(one, new Set(['b']))).toEqual({ keys: ['all'], cost: 13 })
  expect(cheapestCover({ ...one, markets: 4 })).toBeNull()
})
