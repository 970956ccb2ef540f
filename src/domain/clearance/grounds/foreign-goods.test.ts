import { expect, test } from 'vitest'
import { groundsOf } from './absolute-grounds.ts'
import { groundRiskIn } from './grounds-law.ts'
import { unlistedWords } from './unlisted-words.ts'

const riskOf = (mark: string, niceClass: number, place: Parameters<typeof groundRiskIn>[1]) => {
  const hint = groundsOf(mark, [niceClass]).hints.find(({ kind }) => kind === 'descriptive')
  return hint ? groundRiskIn(hint, place) : null
}

test.each([
  ['KAHVE', 30, 'TR'],
  ['EKMEK', 30, 'TR'],
  ['ХЛІБ', 30, 'UA'],
  ['SARAP', 33, 'TR'],
] as const)(
  '%s names goods of class %i to who speaks the language, as in %s, and to the United States',
  (mark, niceClass, place) => {
    expect(riskOf(mark, niceClass, place)).toBe('high')
    expect(riskOf(mark, niceClass, 'US')).toBe('high')
    expect(unlistedWords(mark)).toEqual([])
  },
)

test('to others it is to be checked', () => {
  expect(riskOf('KAHVE', 30, 'SK')).toBe('low')
  expect(riskOf('KAHVE', 30, 'EU')).toBe('low')
})

test('for other goods it is a word of its own', () => {
  expect(riskOf('KAHVE', 12, 'TR')).toBeNull()
  expect(riskOf('EKMEK', 9, 'US')).toBeNull()
})
