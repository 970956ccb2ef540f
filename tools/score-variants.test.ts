import { expect, test } from 'vitest'
import concepts from '#domain/clearance/words/concepts.json' with { type: 'json' }
import { score } from '#domain/clearance/score/score.ts'
import { normalise } from '#domain/clearance/words/letters.ts'
import { listCut, watchCut } from '#domain/clearance/weights.ts'
import { madeMarks, seeded } from '../bench/search/generate.ts'
import { plantedOf, variantKinds } from '../bench/search/variants.ts'

const seed = 20261122
const marks = [
  ...madeMarks(
    concepts.flatMap(({ en }) => en),
    3000,
    seed,
  ),
]
const each = 40

/** Kinds after which few letters are left of some marks: what is left of them is no likeness. */
const harder: Readonly<Record<string, number>> = { acronym: 0.9, halves: 0.9, edit2: 0.95, vowels: 0.9 }

test('there are more than a dozen kinds of variants', () => {
  expect(Object.keys(variantKinds).length).toBeGreaterThanOrEqual(20)
})

const planted = plantedOf(marks, each, seed + 1)
test.each(Object.keys(variantKinds))(`variants by %s are listed with their mark, seed ${seed}`, (kind) => {
  const own = planted.filter((one) => one.kind === kind)
  expect(own.length).toBeGreaterThanOrEqual(each / 2)
  const missed = own.filter(({ text, of }) => score(text, of).mark < listCut).map(({ text, of }) => `${text} / ${of}`)
  // Those that are missed stand in the failure.
  expect(missed.slice(0, Math.max(0, missed.length - own.length * (1 - (harder[kind] ?? 0.97))))).toEqual([])
})

test(`of pairs of unrelated names at most 1 % are listed and 0.25 % come to the watch, seed ${seed}`, () => {
  const random = seeded(seed)
  const pick = () => marks[Math.floor(random() * marks.length)]?.text ?? ''
  const pairs = Array.from({ length: 24_000 }, () => [pick(), pick()] as const).filter(
    // Two made names that share a word or a meaning are related.
    ([a, b]) => !normalise(a).words.some((word) => normalise(b).words.includes(word)) && score(a, b).means === 0,
  )
  const from = (cut: number) => pairs.filter(([a, b]) => score(a, b).mark >= cut).length / pairs.length
  expect(from(listCut)).toBeLessThanOrEqual(0.01)
  expect(from(watchCut)).toBeLessThanOrEqual(0.0025)
})
