import { expect, test } from 'vitest'
import { addDays } from '#kernel/dates.ts'
import { priorityEnd, priorityEndsBy } from './priority.ts'

test('priority ends after six months, clipped to the end of the month', () => {
  expect(priorityEnd('2026-08-31')).toBe('2027-02-28')
})

test('no priority that ends by a day comes from a later first filing than is said', () => {
  for (let day = '2023-12-25'; day < '2025-03-05'; day = addDays(day, 1)) {
    const end = priorityEnd(day)
    expect({ day, end, early: priorityEndsBy(end) < day }).toEqual({ day, end, early: false })
  }
})
