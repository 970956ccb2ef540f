import { describe, expect, test } from 'vitest'
import { experimentIds, valueShown, valuesDrawn, valuesIn, type ExperimentId } from './experiments.ts'

const running: readonly ExperimentId[] = ['summary-price']
const asked = (query: string) => new URLSearchParams(query)

test.each(['{"summary-price":1}', '{"summary-price":1,"other":0,"__proto__":1}'])(
  'the cookie %s says the value of what runs',
  (text) => {
    expect(valuesIn(text, running)).toEqual({ 'summary-price': 1 })
    expect(valuesIn(text, [])).toEqual({})
  },
)

test.each([
  null,
  '',
  '1',
  'null',
  '[]',
  '"summary-price"',
  '{"summary-price":"1"}',
  '{"summary-price":2}',
  '{"summary-price":true}',
  '{"summary-price":1.5}',
  '{"summary-price":',
  '{"__proto__":{"summary-price":1}}',
  `{"summary-price":1,"more":"${'x'.repeat(500)}"}`,
])('the cookie %j says nothing', (text) => {
  expect(valuesIn(text, running)).toEqual({})
})

describe('what a page shows', () => {
  test.each([
    ['', { 'summary-price': 1 }, 1],
    ['', {}, 0],
    ['summary-price=0', { 'summary-price': 1 }, 0],
    ['summary-price=1', {}, 1],
    ['summary-price=2', { 'summary-price': 1 }, 1],
    ['summary-price=01', {}, 0],
    ['summary-price=true', {}, 0],
    ['summary-price=+1', {}, 0],
    ['summary-price=', { 'summary-price': 1 }, 1],
    ['summary-price=1&summary-price=1', {}, 0],
    ['summary-price=1&summary-price=0', { 'summary-price': 1 }, 1],
  ] as const)('with the address %j and %j known is %i', (query, known, value) => {
    expect(valueShown('summary-price', known, asked(query))).toBe(value)
  })
})

test('a value is drawn once: what a visitor has stays, and what is over goes', () => {
  let drawn = 0
  const draw = (): 0 | 1 => {
    drawn += 1
    return 1
  }
  expect(valuesDrawn({ 'summary-price': 0 }, running, draw)).toEqual({ 'summary-price': 0 })
  expect(drawn).toBe(0)
  expect(valuesDrawn({}, running, draw)).toEqual({ 'summary-price': 1 })
  expect(valuesDrawn({ 'summary-price': 0 }, [], draw)).toEqual({})
})

test('an id fits into an address and a cookie as it is', () => {
  for (const id of experimentIds) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})
