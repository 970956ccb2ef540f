import { expect, test } from 'vitest'
import { classesAt, partedGoods } from './transfer.ts'
import { documentsOf } from './transfer-vocabulary.ts'

const goods = [
  { class: 18, terms: ['Bags'] },
  { class: 25, terms: ['Coats'] },
]

test('a part of a mark is some of its classes, never none, all or others', () => {
  expect(partedGoods(goods, [25])).toEqual({ stays: [goods[0]], goes: [goods[1]] })
  for (const classes of [[], [18, 25], [9], [25, 9]]) expect(partedGoods(goods, classes)).toBeNull()
})

test('what is not said to be a part is the whole mark', () => {
  const details = { parts: [{ item: 1, classes: [25] }] }
  expect([classesAt(details, 0), classesAt(details, 1)]).toEqual([null, [25]])
})

test('who only has another name or address signs no assignment', () => {
  expect(documentsOf('details')).toEqual(['power-of-attorney'])
  expect(documentsOf('owner')).toContain('assignment')
})
