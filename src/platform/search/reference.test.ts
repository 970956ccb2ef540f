import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isProof, isQuick } from '#tests/proof.ts'
import { Finder, keptWhole, type Question } from './find.ts'
import { channelCount, channelOf, gramsOf, isLettered } from './grams.ts'
import { type Entry, Packer, type Packed, worthOf } from './packed.ts'

/** How like an entry is in each of the three rankings of a channel: as a whole, inside the question, around it. */
const kinds = [
  [1, 1],
  [0.12, 1],
  [1, 0.15],
] as const

/** The worth of each ranking, straight from its meaning: of all entries, without blocks, bars or heaps. */
function rankings(entries: readonly Entry[], index: Packed, question: Question, floor: number): Map<number, number>[] {
  const asked = gramsOf(question.pieces)
  const worthOfOne = (gram: number) => index.gramWeights[index.grams.indexOf(gram)] ?? worthOf(index.count, 0)
  const worth = (grams: Iterable<number>) => [...grams].reduce((sum, gram) => sum + worthOfOne(gram), 0)
  const open = entries.filter(
    ({ retired, facets, tag }) =>
      (question.withRetired || !retired) &&
      (question.tags?.includes(tag) ?? true) &&
      question.facets.every((list) => list.some((facet) => facets.includes(facet))),
  )
  return Array.from({ length: channelCount }, (_, at) => at).flatMap((channel) => {
    const least = isLettered(channel) ? floor : floor / 2
    const own = [...asked].filter((gram) => channelOf(gram) === channel)
    return kinds.map(([ofAsked, ofThere]) => {
      const values = new Map<number, number>()
      for (const { key, pieces } of open) {
        const grams = [...gramsOf(pieces)].filter((gram) => channelOf(gram) === channel)
        const both = worth(grams.filter((gram) => asked.has(gram)))
        if (both === 0) continue
        const share = both / (both + ofThere * (worth(grams) - both) + ofAsked * (worth(own) - both))
        if (share > least) values.set(key, share)
      }
      return values
    })
  })
}

/** Holds what is found against the reference. */
function expectBest(entries: readonly Entry[], asked: Question, keep: number, floor: number) {
  const packer = new Packer()
  for (const entry of entries) packer.add(entry)
  const index = packer.pack()
  const found = new Set<number>()
  for (const { key } of new Finder(index).find(asked, { bring: 1e9, read: 1e9, keep, floor })) {
    expect(found).not.toContain(key)
    found.add(key)
  }
  const allowed = new Set<number>()
  const missed: number[] = []
  for (const [at, values] of rankings(entries, index, asked, floor).entries()) {
    const [channel, kind] = [Math.floor(at / kinds.length), at % kinds.length]
    const kept = kind === 2 ? keep >> 1 : kind === 0 ? keptWhole(channel, keep) : keep
    if (kept === 0) continue
    const sorted = [...values.values()].sort((a, b) => b - a)
    // Of those that are alike to the last digit any may be kept.
    const [first, last] = [(sorted[kept] ?? 0) + 1e-9, (sorted[kept - 1] ?? 0) - 1e-9]
    for (const [key, value] of values) {
      if (value > first && !found.has(key)) missed.push(key)
      if (value >= last) allowed.add(key)
    }
  }
  expect(missed).toEqual([])
  expect([...found].filter((key) => !allowed.has(key))).toEqual([])
}

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '漢', '\ud800'), maxLength: 14 })
const facet = fc.constantFrom(0, 1, 31, 32, 45, 63)
const pieces = fc.record({
  written: fc.array(letters, { maxLength: 3 }),
  heard: fc.array(letters, { maxLength: 2 }),
  loose: fc.array(letters, { maxLength: 1 }),
  keys: fc.array(fc.constantFrom(-1, 0, 7, 4095, 4096), { maxLength: 2 }),
  wholes: fc.array(fc.constantFrom(-1, 0, 7, 131_071, 131_072), { maxLength: 2 }),
})
const register = fc.array(
  fc.record({
    pieces,
    facets: fc.array(facet, { maxLength: 3 }),
    tag: fc.constantFrom(0, 7, 255),
    retired: fc.boolean(),
  }),
  { maxLength: 60, size: 'max' },
)
const question = fc.record({
  pieces,
  facets: fc.array(fc.array(facet, { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
  tags: fc.option(fc.array(fc.constantFrom(0, 7, 255), { maxLength: 2 })),
  withRetired: fc.boolean(),
})

test('of any small register the best of each ranking are found, and nothing else', () => {
  fc.assert(
    fc.property(
      register,
      question,
      fc.integer({ min: 0, max: 4 }),
      fc.constantFrom(0, 0.137, 0.4),
      (rows, asked, keep, floor) => {
        const entries = rows.map((row, at): Entry => ({ ...row, key: at * 3 + 1, text: `${at}` }))
        expectBest(entries, asked, keep, floor)
      },
    ),
    { numRuns: 150 },
  )
})

/** Around the ends of a word of bits and of a block; one beyond a block has both. */
const counts = isProof ? [0, 1, 31, 32, 16_383, 16_384, 16_385, 33_000] : [0, 1, 31, 32, ...(isQuick ? [] : [16_385])]

test.each(counts)('of %i entries the best are found', (count) => {
  let state = 7
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const word = (longest: number) => Array.from({ length: next(longest) }, () => 'abcdefg'.charAt(next(7))).join('')
  const random = (): Entry['pieces'] => ({
    written: [word(12)],
    heard: [word(5)],
    loose: [],
    keys: [next(40)],
    wholes: [next(90)],
  })
  const entries = Array.from({ length: count }, (_, at): Entry => ({
    key: at,
    text: '',
    pieces: random(),
    facets: [next(3)],
    tag: next(3),
    retired: next(4) === 0,
  }))
  for (const facets of [[], [[0]], [[1, 2], [2]]]) {
    expectBest(
      entries,
      { pieces: random(), facets, tags: facets.length === 1 ? null : [0, 2], withRetired: facets.length === 1 },
      3,
      facets.length === 2 ? 0.193 : 0,
    )
  }
})

test('a text of thousands of rare pieces overflows nothing, as an entry or as a question', () => {
  const long = Array.from({ length: 40 }, (_, at) =>
    Array.from({ length: 300 }, (_unused, sign) => ((at * 7919 + sign * sign * 31) % 46_656).toString(36)).join(''),
  )
  const pieces = { written: long, heard: long, loose: [], keys: [], wholes: [] }
  const packer = new Packer()
  for (let key = 0; key < 2000; key += 1) {
    const text = key === 1500 ? '' : key.toString(36)
    packer.add({
      key,
      text,
      pieces: key === 1500 ? pieces : { written: [text], heard: [], loose: [], keys: [], wholes: [] },
      facets: [],
      tag: 0,
      retired: false,
    })
  }
  const finder = new Finder(packer.pack())
  const effort = { bring: 1e6, read: 1e6, keep: 5, floor: 0 }
  const keys = (asked: Entry['pieces']) =>
    finder.find({ pieces: asked, facets: [], tags: null, withRetired: false }, effort).map(({ key }) => key)
  expect(keys(pieces)).toContain(1500)
  expect(keys({ written: long.slice(0, 1), heard: [], loose: [], keys: [], wholes: [] })).toContain(1500)
  // What was counted for one question does not stay for the next.
  expect(keys({ written: [], heard: [], loose: [], keys: [9], wholes: [] })).toEqual([])
  expect(keys({ written: ['12'], heard: [], loose: [], keys: [], wholes: [] })).toContain(38)
})
