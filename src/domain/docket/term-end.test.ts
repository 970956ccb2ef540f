import { expect, test } from 'vitest'
import { withoutFormerTerms } from './former-terms.ts'
import { deadlinesOf } from './deadlines.ts'
import { noDates } from './mark-dates.ts'
import { firstTermEnd, registeredDates } from './registered-dates.ts'
import { nextRenewalOf, termEndOf } from './term-end.ts'

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

test.each([
  ['the end on record', '2031-01-01', [], '2031-01-01', false],
  ['the end of the term, where no person set a day', null, [{}], '2033-05-06', false],
  ['an earlier day that a person set', null, [{ set: '2033-03-01' }], '2033-03-01', true],
  [
    'an earlier day that a person set, before an end on record too',
    '2033-05-06',
    [{ set: '2033-03-01' }],
    '2033-03-01',
    true,
  ],
  ['the end of the term before a later day that a person set', null, [{ set: '2033-11-06' }], '2033-05-06', false],
  ['the end of the term, once what was set is done', null, [{ set: '2033-03-01', isDone: true }], '2033-05-06', false],
  ['the end of the last term, whatever was set of one before', null, [{ set: '2023-03-01' }, {}], '2033-05-06', false],
] as const)('a mark is to be renewed next by %s', (_, expires, renewals, due, isSet) => {
  const at = '2026-01-01T00:00:00Z'
  const dates = renewals.map((one: { set?: string; isDone?: boolean }) => ({
    kind: 'renewal',
    due: one.set ?? '2033-05-06',
    done_at: one.isDone ? at : null,
    override_at: one.set ? at : null,
    confidence: 'high',
  }))
  const term = { kind: 'term', due: '2033-05-06', done_at: null, override_at: null, confidence: 'high' }
  expect(nextRenewalOf(expires, [term, ...dates])).toEqual({ due, isSet })
})

test('where nobody is sure of a term, a mark is to be renewed by the day that a person set, and else nobody knows when', () => {
  const unsure = { kind: 'renewal', due: '2044-05-06', done_at: null, override_at: null, confidence: 'low' }
  expect(nextRenewalOf(null, [unsure])).toBeNull()
  expect(nextRenewalOf(null, [{ ...unsure, override_at: '2026-01-01T00:00:00Z' }])).toEqual({
    due: '2044-05-06',
    isSet: true,
  })
})
