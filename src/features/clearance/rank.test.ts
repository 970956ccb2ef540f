import { expect, test } from 'vitest'
import { listCut } from '#domain/clearance/weights.ts'
import type { Asked } from '#domain/clearance/question.ts'
import { type Near, patienceFor, rank } from './rank.ts'

const asked: Asked = { text: 'Velmora', classes: [], scope: 'all', withDead: false, limit: 10 }
const near = (seq: number, text: string): Near => ({ seq, spellings: [text], classes: [3], dead: false })

test('what is too far to be listed is left out, and after so many of that in a row the rest is not looked at', () => {
  let looked = 0
  function* candidates(): Generator<Near> {
    for (const [at, text] of [
      'Velmara',
      'Kitchen',
      'Tornado',
      'Velmor',
      'Kitchen',
      'Tornado',
      'Zebra',
      'Velmoras',
    ].entries()) {
      looked += 1
      yield near(at + 1, text)
    }
  }
  const all = rank(asked, candidates())
  expect(new Set(all.map(({ text }) => text))).toEqual(new Set(['Velmara', 'Velmor', 'Velmoras']))
  expect(all.every(({ score }) => score.mark >= listCut)).toBe(true)
  expect(looked).toBe(8)
  looked = 0
  expect(
    rank(asked, candidates(), { atFirst: 3, enough: 9, later: 1 })
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(['Velmara', 'Velmor'])
  expect(looked).toBe(7)
  looked = 0
  expect(rank(asked, candidates(), { atFirst: 3, enough: 1, later: 1 }).map(({ text }) => text)).toEqual(['Velmara'])
  expect(looked).toBe(2)
})

test('where goods are told the list is looked at to its end, however large the register', () => {
  for (const count of [100, 100_000, 1_000_000]) {
    const told = patienceFor(count, { classes: [9] })
    expect(told.later).toBe(told.atFirst)
    const bare = patienceFor(count, { classes: [] })
    expect(bare.atFirst).toBe(told.atFirst)
    expect(bare.later).toBeLessThanOrEqual(told.later)
  }
})
