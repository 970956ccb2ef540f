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

test('of marks that are equally like those come first that share more of the classes, then those in force, then those with fewer others, then the older', () => {
  const mark = (seq: number, text: string, classes: readonly number[], dead = false): Near => ({
    seq,
    spellings: [text],
    classes,
    dead,
  })
  const found = rank({ ...asked, classes: [3, 9, 25] }, [
    mark(1, 'Velmorra', [3]),
    mark(2, 'Velmorra', [3, 9], true),
    mark(3, 'Velmorra', [3, 9]),
    mark(4, 'Velmorra', [3, 9, 25]),
    mark(5, 'Velmorra', [3, 9]),
    mark(6, 'Velmorra', [9, 12]),
    mark(7, 'Velmora', [25]),
    mark(8, 'Velmorra', [9]),
  ])
  expect(new Set(found.slice(1).map(({ score }) => score.risk)).size).toBe(1)
  expect(found.map(({ seq }) => seq)).toEqual([7, 4, 3, 5, 2, 1, 8, 6])
})
