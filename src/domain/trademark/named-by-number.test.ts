import { expect, test } from 'vitest'
import { namedByNumber } from './named-by-number.ts'

const marks = [
  { id: 'eu', jurisdiction: 'EU', number: '123456' },
  { id: 'sk', jurisdiction: 'SK', number: '123456' },
  { id: 'uk', jurisdiction: 'UK', number: 'UK00003' },
  { id: 'new', jurisdiction: 'CZ', number: null },
  { id: 'divided', jurisdiction: 'EU', number: 'A 1' },
  { id: 'twin', jurisdiction: 'EU', number: 'A 1' },
]
const named = (...numbers: string[]) => {
  const found = namedByNumber(marks, numbers)
  return found.refused ?? found.marks.map(({ id }) => id)
}

test('a number that two registers have given names neither, until the place stands before it', () => {
  expect(named('123456')).toBe('several-marks')
  expect(named('SK 123456', 'sk:123456', 'UK00003')).toEqual(['sk', 'uk'])
  expect(named('EU 123456', 'SK 123456')).toEqual(['eu', 'sk'])
  expect(named('GB UK00003')).toEqual(['uk'])
  expect(named('A 1')).toBe('several-marks')
  for (const wrong of ['CZ 123456', 'ZZ 123456', '123', 'EU ']) expect(named(wrong)).toBe('not-a-choice')
})
