import { expect, test } from 'vitest'
import { groundHints } from './absolute-grounds.ts'
import { groundRiskIn } from './grounds-law.ts'

const surnames = (sign: string, niceClass: number) =>
  groundHints(sign, [niceClass]).filter(({ kind }) => kind === 'surname')

test.each([
  ['FERRANTE E FIGLI', 12, 'ferrante'],
  ['Gebrüder Hollmann', 20, 'hollmann'],
  ['Kalinda & Sons', 36, 'kalinda'],
  ["O'Driscoll's", 43, 'odriscolls'],
  ['McAllister', 33, 'mcallister'],
  ['SCHNEIDER & TÖCHTER', 25, 'schneider'],
])('%s is read as a surname, which is a ground in the United States', (sign, niceClass, name) => {
  const [hint] = surnames(sign, niceClass)
  expect(hint).toMatchObject({ word: name, whole: true })
  expect(hint && groundRiskIn(hint, 'US')).not.toBe('low')
})

test.each([
  ['MOTHERS AND SONS', 20],
  ['MACARON', 43],
  ['MCR', 9],
  ['SONS OF LUMERA HARBOUR', 33],
])('%s is not', (sign, niceClass) => {
  expect(surnames(sign, niceClass)).toEqual([])
})

test('an article beside other words is nobody’s name, and alone it may be', () => {
  expect(surnames('LE RELAIS EST', 43)).toEqual([])
  expect(surnames('LE', 43)).not.toEqual([])
})
