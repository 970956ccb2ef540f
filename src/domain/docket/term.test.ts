import { describe, expect, test } from 'vitest'
import { addDays } from '#kernel/dates.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { oppositionOf } from './opposition.ts'
import { declarationOfUseDue, priorityEnd, priorityEndsBy, termEnd } from './term.ts'

describe('the end of a term', () => {
  test.each([
    ['SK', '2026-03-10', '2026-09-01', '2036-03-10', 'filing'],
    ['EU', '2024-02-29', '2024-08-01', '2034-02-28', 'filing'],
    ['US', '2020-01-02', '2021-03-15', '2031-03-15', 'registration'],
    ['LB', '2026-05-05', '2026-07-01', '2041-05-05', 'filing'],
  ] as const)(
    '%s filed %s, registered %s ends %s, counted from %s',
    (code, filingDate, registrationDate, date, from) => {
      expect(termEnd(code, { filingDate, registrationDate })).toMatchObject({ date, baseEvent: from })
    },
  )

  test('is unknown where the law is unknown or the date is missing', () => {
    expect(termEnd('ER', { filingDate: '2026-01-01', registrationDate: '2026-06-01' })).toBeNull()
    expect(termEnd('US', { filingDate: '2026-01-01', registrationDate: null })).toBeNull()
  })
})

test('a US declaration of use is due six years after registration, elsewhere none', () => {
  expect(declarationOfUseDue('US', '2021-03-15')).toBe('2027-03-15')
  expect(declarationOfUseDue('EU', '2021-03-15')).toBeNull()
})

test('priority ends after six months, clipped to the end of the month', () => {
  expect(priorityEnd('2026-08-31')).toBe('2027-02-28')
})

test('no priority that ends by a day comes from a later first filing than is said', () => {
  for (let day = '2023-12-25'; day < '2025-03-05'; day = addDays(day, 1)) {
    const end = priorityEnd(day)
    expect({ day, end, early: priorityEndsBy(end) < day }).toEqual({ day, end, early: false })
  }
})

test('a date without a source is never more than of low confidence', () => {
  const dates = { filingDate: '2024-03-10', registrationDate: '2025-03-10' }
  for (const office of jurisdictions) {
    const term = termEnd(office, dates)
    const opposition = oppositionOf(office, { publicationDate: '2025-04-01', registrationDate: '2025-03-10' })
    for (const found of [term, opposition.kind === 'until' ? opposition : null])
      expect({ office, sure: found !== null && found.source === null && found.confidence !== 'low' }).toEqual({
        office,
        sure: false,
      })
  }
})
