import { expect, test } from 'vitest'
import { withoutFormerTerms } from './former-terms.ts'
import { deadlinesOf } from './deadlines.ts'
import { noDates } from './mark-dates.ts'
import { firstTermEnd, registeredDates } from './registered-dates.ts'
import { termEndOf } from './term-end.ts'

const on = '2026-11-28'
const old = { filed: '2003-05-06', registered: '2004-02-03', priority: null }
const docket = (more: { expires?: string; isRenewed?: boolean } = {}) =>
  deadlinesOf('EU', { ...noDates, ...old, ...more }, on)
const termsIn = (found: ReturnType<typeof docket>) =>
  found.filter(({ kind }) => kind === 'term').map(({ number, calendarDue }) => `${number} ${calendarDue}`)

test('of a mark whose end nobody knows the terms that are over are no dates that were missed', () => {
  const found = withoutFormerTerms({ expires: null, since: on, renewed: [] }, docket())
  expect(termsIn(docket())).toHaveLength(3)
  expect(termsIn(found)).toEqual(['3 2033-05-06'])
  expect(found.filter(({ kind }) => kind === 'renewal').map(({ number }) => number)).toEqual([3])
})

test('a renewal that was missed since the mark came to us stays, and no term follows from it; one that is done is over', () => {
  const since = '2023-06-01'
  const terms = (renewed: string[]) => termsIn(withoutFormerTerms({ expires: null, since, renewed }, docket()))
  expect(terms([])).toEqual(['2 2023-05-06'])
  expect(terms(['2023-05-06'])).toEqual(['3 2033-05-06'])
})

test('declarations of use that were over before the mark came to us are no dates that were missed', () => {
  const us = deadlinesOf('US', { ...noDates, registered: '2004-05-11' }, on)
  const uses = (since: string) =>
    withoutFormerTerms({ expires: null, since, renewed: [] }, us)
      .filter(({ kind }) => kind === 'use_declaration')
      .map(({ calendarDue }) => calendarDue)
  expect(uses('2004-06-01').length).toBeGreaterThan(uses(on).length)
  expect(uses(on).every((due) => due > '2024-01-01')).toBe(true)
})

test('from an end on record no term follows, unless its renewal is done', () => {
  expect(termsIn(docket({ expires: '2023-05-06' }))).toEqual(['2 2023-05-06'])
  expect(termsIn(docket({ expires: '2023-05-06', isRenewed: true }))).toEqual(['2 2023-05-06', '3 2033-05-06'])
  const known = { expires: '2023-05-06' }
  expect(withoutFormerTerms({ ...known, since: on, renewed: [] }, docket(known))).toEqual(docket(known))
})

test('the end of a first term that is over is not what the record keeps', () => {
  expect(registeredDates('EU', old, on).termEnd).toBeNull()
  expect(firstTermEnd('EU', old, on)).toBe('2013-05-06')
  expect(registeredDates('EU', { ...old, filed: '2020-05-06', registered: null }, on).termEnd).toBe('2030-05-06')
})

test('a term ends on the day of the record, else on the last one of its docket that somebody is sure of, or set', () => {
  const none = { done_at: null, override_at: null }
  const dates = [
    { ...none, kind: 'term', due: '2023-05-06', confidence: 'high' },
    { ...none, kind: 'term', due: '2033-05-06', confidence: 'high' },
    { ...none, kind: 'term', due: '2043-05-06', confidence: 'low' },
    { ...none, kind: 'renewal', due: '2033-05-09', confidence: 'high' },
  ]
  expect(termEndOf('2031-01-01', dates)).toBe('2031-01-01')
  expect(termEndOf(null, dates)).toBe('2033-05-06')
  expect(termEndOf(null, [])).toBeNull()
  const unsure = { ...none, kind: 'renewal', due: '2044-05-06', confidence: 'low' }
  expect(termEndOf(null, [unsure])).toBeNull()
  expect(termEndOf(null, [{ ...unsure, override_at: '2026-01-01T00:00:00Z' }])).toBe('2044-05-06')
})
