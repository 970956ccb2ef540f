import { expect, test } from 'vitest'
import { nearestFirst } from './order.ts'

const mark = (name: string, similarity: 'high' | 'medium' | 'low' | 'unknown', risk: number | null) => ({
  name,
  similarity,
  score: risk === null ? null : { risk },
})

test('marks stand in one order: by what a person said, then by the score, then by the name', () => {
  const marks = [
    mark('B', 'medium', 0.6),
    mark('A', 'medium', 0.6),
    mark('Open', 'unknown', 0.9),
    mark('Far', 'low', 0.4),
    mark('By hand', 'high', null),
    mark('Near', 'high', 0.8),
    mark('C', 'medium', 0.65),
  ]
  const order = ['Near', 'By hand', 'C', 'A', 'B', 'Far', 'Open']
  expect(marks.toSorted(nearestFirst).map(({ name }) => name)).toEqual(order)
  expect(
    marks
      .toReversed()
      .toSorted(nearestFirst)
      .map(({ name }) => name),
  ).toEqual(order)
})
