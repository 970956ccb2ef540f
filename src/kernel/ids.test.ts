import { expect, test } from 'vitest'
import { isUuid, secretToken, uuidv7 } from './ids.ts'

test('ids are version 7, sort by time and do not repeat', () => {
  const early = uuidv7(1_700_000_000_000)
  const late = uuidv7(1_700_000_000_001)
  expect(early < late).toBe(true)
  expect(early[14]).toBe('7')
  expect('89ab').toContain(early[19])
  const many = new Set(Array.from({ length: 10_000 }, () => uuidv7(1)))
  expect(many.size).toBe(10_000)
  expect([...many].every(isUuid)).toBe(true)
})

test('ids of one millisecond sort in the order in which they were made', () => {
  const made = [5, 6].flatMap((now) => Array.from({ length: 2000 }, () => uuidv7(now)))
  expect(made.toSorted()).toEqual(made)
})

test('a secret has 256 bits and fits into an address', () => {
  expect(secretToken()).toMatch(/^[\w-]{43}$/)
})
