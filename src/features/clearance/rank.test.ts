import { expect, test } from 'vitest'
import { listCut } from '#domain/clearance/weights.ts'
import type { Asked } from '#domain/clearance/question.ts'
import { type Near, rank } from './rank.ts'

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
    rank(asked, candidates(), 3)
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(['Velmara', 'Velmor'])
  expect(looked).toBe(7)
})
