import { expect, test } from 'vitest'
import { codesUnder, viennaCode } from './vienna.ts'

test.each([
  ['26.4.1', '26.04.01'],
  ['26.04.01', '26.04.01'],
  ['A26.11.8', '26.11.08'],
  ['260401', '26.04.01'],
  [' 5.5 ', '05.05'],
  ['03/01/02', '03.01.02'],
  ['30.1.1', null],
  ['0.1.1', null],
  ['26', null],
  ['26.00.01', null],
  ['a lion', null],
  ['26.4.1.2', null],
])('%s is %s', (text, code) => expect(viennaCode(text)).toBe(code))

test('a division takes in its sections and no other', () => {
  const codes = ['26.04.01', '26.11.08', '05.05.20']
  expect(codesUnder(codes, ['26.04'])).toEqual(['26.04.01'])
  expect(codesUnder(codes, ['05.05.20', '26.11.01'])).toEqual(['05.05.20'])
  expect(codesUnder(codes, [])).toEqual([])
})
