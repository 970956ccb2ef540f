import { expect, test } from 'vitest'
import { alignLetters, type Letter } from './letter-alignment.ts'

const text = (row: Letter[]): string => row.map((letter) => letter.char || '·').join('')
const shared = (row: Letter[]): string =>
  row
    .filter((letter) => letter.kind === 'same')
    .map((letter) => letter.char)
    .join('')

test.each([
  ['LUMERA', 'LOOMERRA', 'LMERA'],
  ['LUMERA', 'NUMERA', 'UMERA'],
  ['LUMERA', 'LUMIERA', 'LUMERA'],
  ['ÉLAN', 'elan', 'ÉLAN'],
  ['NORTH FOLD', 'NORTHFOLD', 'NORTHFOLD'],
  ['KOVENTO', 'ZZZ', ''],
])('%s over %s shares %s', (own, earlier, letters) => {
  const [upper, lower] = alignLetters(own, earlier)
  expect(upper).toHaveLength(lower.length)
  expect(text(upper).replaceAll('·', '')).toBe(own)
  expect(text(lower).replaceAll('·', '')).toBe(earlier)
  expect(shared(upper)).toBe(letters)
})

test('a missing letter stands over a gap, in its place', () => {
  const [upper, lower] = alignLetters('LUMERA', 'LUMIERA')
  expect(text(upper)).toBe('LUM·ERA')
  expect(lower[3]).toEqual({ char: 'I', kind: 'diff' })
})

test('an empty mark aligns with gaps only', () => {
  const [upper, lower] = alignLetters('', 'AB')
  expect(upper.every((letter) => letter.kind === 'gap')).toBe(true)
  expect(text(lower)).toBe('AB')
})

test('letters outside the basic plane stay whole', () => {
  const [upper, lower] = alignLetters('A𝒜B', 'A𝒜C')
  expect(upper).toHaveLength(3)
  expect(lower[1]).toEqual({ char: '𝒜', kind: 'same' })
})

test('a shared word stands under itself, wherever it is', () => {
  const [upper, lower] = alignLetters('Best Coffee', 'COFFEE CORNER')
  const shared = upper.map((letter, at) => (letter.kind === 'same' && lower[at]?.kind === 'same' ? letter.char : ''))
  expect(shared.join('')).toBe('Coffee')
  expect(upper).toHaveLength(lower.length)
})
