import { expect, test } from 'vitest'
import { phoneEnd } from './phone.ts'

test('one number is one, however it is written', () => {
  const spellings = ['+421 905 123 456', '00421905123456', '0905 123 456', '(0905) 123-456', 'tel. 0905/123 456']
  expect(new Set(spellings.map(phoneEnd))).toEqual(new Set(['905123456']))
})

test('of too few digits nobody is known', () => {
  for (const text of ['', 'abc', '112', '12 345']) expect(phoneEnd(text)).toBeNull()
})
