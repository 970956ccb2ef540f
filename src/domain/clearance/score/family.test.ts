import { expect, test } from 'vitest'
import { markOfRow } from '#tests/decided.ts'
import nicknames from '../lists/nicknames.json' with { type: 'json' }
import { listCut } from '../weights.ts'
import { inFamily } from './family.ts'
import { searchKeysOf } from './search-keys.ts'
import { signOf } from './sign.ts'

test.each([
  ['KOKE', 'COCA-COLA', 32],
  ['COKE', 'Coca-Cola', 32],
  ['THE COKE DRINK', 'Coca-Cola', 32],
  ['M&S', 'Marks & Spencer', 25],
  ['B OF A', 'Bank of America', 36],
  ['D&G', 'Dolce & Gabbana', 25],
  ['WINEBUD', 'BUDWEISER', 33],
  ['MCSLEEP INN', "McDONALD'S", 43],
  ['MCSWEET', "McDONALD'S", 30],
  ['AMEX TRAVEL', 'AMERICAN EXPRESS', 36],
  ['VW', 'VOLKSWAGEN', 12],
] as const)('%s is listed beside %s, which buyers call so, and found by it', (one, other, niceClass) => {
  expect(markOfRow([one, other, String(niceClass), String(niceClass)])).toBeGreaterThanOrEqual(listCut)
  const names = searchKeysOf(signOf(other)).names.filter((name) => name.startsWith('known '))
  expect(names.length).toBeGreaterThan(0)
  expect(searchKeysOf(signOf(one)).names).toEqual(expect.arrayContaining(names.slice(0, 1)))
})

test.each([
  ['for goods that it is not known for', 'COKE', 'COCA-COLA', '7'],
  ['inside of a word', 'BUDGET', 'BUDWEISER', '33'],
  ['beside what is no word', 'BUDRIX', 'BUDWEISER', '33'],
  ['of two marks that both have the other name', 'BUD', 'WINEBUD', '33'],
  ['beside words that tell of something else', 'BLACK CAT', 'CATERPILLAR', '25'],
  ['beside words that tell of something else', 'FT LAUDERDALE', 'FINANCIAL TIMES', '41'],
  ['in the letters of another name', 'MANU CHAO', 'MANCHESTER UNITED', '41'],
  ['by the sound of a word', 'MAČKA', "McDONALD'S", '30'],
  ['by the sound of a word', 'FILLY', 'PHILADELPHIA', '29'],
  ['by a sound that is written longer', 'MACA', "McDONALD'S", '30'],
])('no other name %s: %s, %s', (_, one, other, niceClass) => {
  expect(inFamily(signOf(one), signOf(other), [Number(niceClass)]).value).toBe(0)
})

test('each name that is listed finds its mark, for the goods that it is known for', () => {
  const names = nicknames.entries.flatMap(({ mark, names: called, classes }) =>
    called.map((name) => [name, mark, classes] as const),
  )
  expect(names.length).toBeGreaterThan(100)
  const lost = names.filter(([name, mark, classes]) => inFamily(signOf(name), signOf(mark), classes).value === 0)
  expect(lost).toEqual([])
})
