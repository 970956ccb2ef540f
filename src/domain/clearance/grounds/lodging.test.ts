import { expect, test } from 'vitest'
import { groundsOf } from './absolute-grounds.ts'

const hospitality = [43]
const isWhole = (mark: string) => groundsOf(mark, hospitality).whole

test.each([
  'ROSEMARY HOTEL',
  'OLIVE HOTEL',
  'HOTEL LEVANDUĽA',
  'PENZIÓN ČEREŠŇA',
  'HOTEL OLIVA',
  'PEPPER INN',
  'HONEY HOSTEL',
])('%s: what is eaten says of a bed nothing', (mark) => {
  expect(isWhole(mark)).toBe(false)
  expect(groundsOf(mark, hospitality).hints.map(({ kind }) => kind)).toContain('descriptive')
})

test.each([
  'OLIVE RESTAURANT',
  'OLIVE HOTEL AND RESTAURANT',
  'REŠTAURÁCIA A PENZIÓN OLIVA',
  'SUSHI BAR',
  'CAT HOTEL',
  'HOTEL PRE PSOV',
  'BEACH HOTEL',
])('%s: what a table or a bed is for says all', (mark) => {
  expect(isWhole(mark)).toBe(true)
})

test.each(['PUERTA', 'DOOR', 'DVERE', 'WINDOW'])(
  '%s: where goods of another class stand tells of no lessons',
  (mark) => {
    expect(groundsOf(mark, [41]).hints).toEqual([])
  },
)
