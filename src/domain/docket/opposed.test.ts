import { expect, test } from 'vitest'
import { byLaw, countedFrom, isOpposedGrounded, opposedDates, type Opposed } from './opposed.ts'
import { lawOf, recordedLaws } from './law/index.ts'
import { isTold } from './feed.ts'

const opposed: Opposed = {
  number: 2,
  noticed: '2026-03-16',
  coolingOff: null,
  replyUntil: null,
  coolingOffUntil: null,
  evidenceUntil: null,
}
const days = (place: string, more: Partial<Opposed> = {}) =>
  opposedDates(place, false, { ...opposed, ...more }).map(({ kind, due, rule, confidence }) => [
    kind,
    due,
    rule.article,
    confidence,
  ])

test('the answer counts from the notice, by rule and article, moved by closed days', () => {
  // 16 March 2026 + two months is a Saturday: the office of the United Kingdom takes it on the Monday.
  expect(days('UK')).toEqual([['opposition_reply', '2026-05-18', 'r.18(3)', 'high']])
  expect(days('FR')).toEqual([['opposition_reply', '2026-05-18', 'Art. R712-16-1 1°', 'high']])
  expect(days('PT')).toEqual([['opposition_reply', '2026-05-18', 'Art. 17.º n.º 2', 'high']])
  expect(days('CN')).toEqual([['opposition_reply', '2026-04-15', 'Implementing Regulations 2014 Art. 27', 'high']])
  expect(days('IN')).toEqual([['opposition_reply', '2026-05-18', 's. 21(2)', 'high']])
})

test('a cooling-off has an end once it runs: from the notice or from the request, as the law says', () => {
  expect(days('EU')).toEqual([])
  expect(days('EU', { coolingOff: '2026-03-16' })).toEqual([['cooling_off', '2026-05-18', 'Art. 6(1)', 'high']])
  // At least two months: the end stands in the letter.
  expect(days('DE', { coolingOff: '2026-04-01' })).toEqual([['cooling_off', '2026-06-01', '§ 42 Abs. 4', 'low']])
  expect(days('UK', { coolingOff: '2026-05-04' })[1]?.slice(0, 3)).toEqual(['cooling_off', '2026-12-16', 'r.18(4)'])
})

test('of an unsure law the day is no fact for a client, and a day that a person read stands as theirs', () => {
  const [reply] = opposedDates('KE', false, opposed)
  expect(reply?.confidence).toBe('low')
  expect(isTold({ kind: 'opposition_reply', confidence: 'low', isSet: false })).toBe(false)
  // The United States: the Board's order sets the days, and no law of ours gives them.
  expect(days('US')).toEqual([])
  expect(days('US', { replyUntil: '2026-04-27', evidenceUntil: '2026-12-01' })).toEqual([
    ['opposition_reply', '2026-04-27', null, 'low'],
    ['opposition_evidence', '2026-12-01', null, 'low'],
  ])
})

test('two oppositions against one mark have dates of their own', () => {
  expect(opposedDates('UK', false, opposed).map(({ number }) => number)).toEqual([2])
  expect(byLaw('UK', false, 'opposition_reply', { ...opposed, number: 1 })?.number).toBe(1)
})

test('every event that the rules count from is known, or said to be none that we keep', () => {
  const notKept = ['receipt of the statement of grounds', 'office call', 'opposition filing deadlines']
  const events = recordedLaws.flatMap((code) =>
    (lawOf(code)?.rules ?? []).flatMap(({ rule, event }) =>
      ['opposition_reply', 'counter_statement', 'cooling_off'].includes(rule) && event !== undefined ? [event] : [],
    ),
  )
  const unknown = [...new Set(events)].filter((event) => countedFrom[event] === undefined && !notKept.includes(event))
  expect(unknown).toEqual([])
})

test('a cooling-off within its bounds needs no reason, extended only once it was and no longer than the law lets it', () => {
  const grounded = (place: string, due: string, isExtended = false) =>
    isOpposedGrounded(place, false, 'cooling_off', { ...opposed, coolingOff: '2026-04-01', isExtended }, due)
  // At least two months in Germany and Czechia, as the office sets it.
  for (const place of ['DE', 'CZ'])
    expect([grounded(place, '2026-05-29'), grounded(place, '2026-06-01'), grounded(place, '2026-09-01')]).toEqual([
      false,
      true,
      true,
    ])
  // Two months from the notification in the Union, twenty-four in all.
  expect(grounded('EU', '2026-05-18')).toBe(true)
  expect([grounded('EU', '2027-03-16'), grounded('EU', '2027-03-16', true)]).toEqual([false, true])
  expect([grounded('EU', '2028-03-16', true), grounded('EU', '2028-03-17', true)]).toEqual([true, false])
  expect(grounded('EU', '2026-04-10', true)).toBe(false)
  // Where no longest time is recorded, an extension has its reason; and so has what nobody is sure of.
  expect([grounded('IT', '2026-12-16', true), grounded('NZ', '2026-09-01')]).toEqual([false, false])
})
