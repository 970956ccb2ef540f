import { expect, test } from 'vitest'
import { markOfRow } from '#tests/decided.ts'
import { listCut } from '../weights.ts'
import { searchKeysOf } from './search-keys.ts'
import { signOf } from './sign.ts'

test.each([
  ['KOKE', 'COCA-COLA', 32],
  ['COKE VANILLA', 'Coca-Cola', 32],
  ['WINEBUD', 'BUDWEISER', 33],
  ['MCSLEEP INN', "McDONALD'S", 43],
  ['MCSWEET', "McDONALD'S", 30],
  ['AMEX TRAVEL', 'AMERICAN EXPRESS', 36],
  ['VW PARTS', 'VOLKSWAGEN', 12],
] as const)('%s is listed beside %s, which buyers call so, and found by it', (one, other, niceClass) => {
  expect(markOfRow([one, other, String(niceClass), String(niceClass)])).toBeGreaterThanOrEqual(listCut)
  const names = searchKeysOf(signOf(other)).names.filter((name) => name.startsWith('known '))
  expect(names.length).toBeGreaterThan(0)
  expect(searchKeysOf(signOf(one)).names).toEqual(expect.arrayContaining(names.slice(0, 1)))
})

test.each([
  ['for goods that it is not known for', 'COKE OVENS', 'COCA-COLA', '7'],
  ['inside of a word', 'BUDGET', 'BUDWEISER', '33'],
  ['beside what is no word', 'BUDRIX', 'BUDWEISER', '33'],
  ['of two marks that both have the other name', 'BUD LIME', 'WINEBUD', '33'],
  ['of letters behind another word', 'SUPER VW', 'VOLKSWAGEN', '12'],
] as const)('no other name %s: %s, %s', (_, one, other, niceClass) => {
  expect(markOfRow([one, other, niceClass, niceClass])).not.toBeCloseTo(0.6045, 2)
})
