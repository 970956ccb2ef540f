import { expect, test } from 'vitest'
import { isReadByPerson, notLookedAt, toBeLookedAt, review, type Review } from './review.ts'

const read: Review = {
  lookedAt: ['EU/1'],
  notLookedAt: 0,
  confirmedBy: 'Test Fictional',
  confirmedAt: '2026-11-22T10:00:00Z',
}
const mark = (office: string | null, number: string, similarity: string) => ({ office, number, similarity })

test('a person read an answer when all that counts was looked at and somebody confirmed the note by name', () => {
  expect(isReadByPerson(review.parse(read))).toBe(true)
  expect(isReadByPerson(null)).toBe(false)
  for (const part of [{ notLookedAt: 1 }, { notLookedAt: null }, { confirmedBy: null }, { confirmedAt: null }])
    expect(isReadByPerson({ ...read, ...part })).toBe(false)
})

test('listed marks and those that the client reads of have to be looked at, those entered by hand were', () => {
  const shown = [mark('EU', '1', 'high'), mark('SK', '2', 'medium'), mark('SK', '3', 'low'), mark(null, '4', 'high')]
  expect(notLookedAt(['EU/1', 'US/9'], shown, [])).toEqual(['EU/1', 'US/9', 'SK/2'])
  expect(notLookedAt(['EU/1', 'US/9'], shown, ['EU/1', 'SK/2', 'US/9'])).toEqual([])
  expect(toBeLookedAt(['EU/1', 'US/9'], shown)).toHaveLength(3)
})
