import { expect, test } from 'vitest'
import { trademarkStatuses } from './status.ts'
import { applicationsFor, dividedGoods, divisibleAs, oneClassEach } from './divide.ts'

const goods = [
  { class: 9, terms: ['Software', 'Cables'] },
  { class: 25, terms: ['Coats'] },
  { class: 35, terms: [] },
]

test('a part takes whole classes or some terms, and the mark keeps the rest', () => {
  expect(dividedGoods(goods, [[{ class: 9, terms: ['Cables'] }], [{ class: 25, terms: ['Coats'] }]])).toEqual({
    rest: [
      { class: 9, terms: ['Software'] },
      { class: 35, terms: [] },
    ],
    parts: [[{ class: 9, terms: ['Cables'] }], [{ class: 25, terms: ['Coats'] }]],
  })
  expect(dividedGoods(goods, [[{ class: 35, terms: [] }]])?.rest).toHaveLength(2)
})

test.each([
  ['what the mark does not have', [[{ class: 9, terms: ['Boats'] }]]],
  ['a class that it does not have', [[{ class: 12, terms: ['Boats'] }]]],
  ['the same twice', [[{ class: 9, terms: ['Cables', 'Cables'] }]]],
  ['the same in two parts', [[{ class: 25, terms: ['Coats'] }], [{ class: 25, terms: ['Coats'] }]]],
  ['nothing of a class with known terms', [[{ class: 9, terms: [] }]]],
  ['an empty part', [[]]],
  ['no part', []],
  ['everything', [goods]],
])('%s is no division', (_name, parts) => expect(dividedGoods(goods, parts)).toBeNull())

test('one class in each application leaves the first class with the mark', () => {
  expect(dividedGoods(goods, oneClassEach(goods))).toEqual({
    rest: [goods[0]],
    parts: [[goods[1]], [goods[2]]],
  })
  expect(oneClassEach(goods.slice(0, 1))).toEqual([])
})

test('what is with a partner, registered or closed is not divided', () => {
  const not = trademarkStatuses.filter((status) => divisibleAs(status) === null)
  expect(not).toEqual([
    'Created from a divide',
    'Submitted to partner',
    'Trademark registered',
    'Representative changed',
    'Refused',
    'Abandoned',
    'Refunded',
  ])
})

test('an office that is known to take one class is handed in one application for each, another one for all', () => {
  const on = '2026-11-23'
  expect(applicationsFor('MX', goods.toReversed(), on)).toEqual(goods.map((list) => [list]))
  expect(applicationsFor('EU', goods, on)).toEqual([goods])
  // Said of Kuwait without a source: staff decide.
  expect(applicationsFor('KW', goods, on)).toEqual([goods])
})
