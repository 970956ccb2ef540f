import { expect, test } from 'vitest'
import { missedRenewal, renewalProblem, statedProblem, type DocketedRenewal, type ToRenew } from './renewable.ts'

const renewal: DocketedRenewal = {
  opens: '2025-11-24',
  due: '2026-05-24',
  graceUntil: '2026-11-24',
  isDone: false,
  isSet: false,
  confidence: 'high',
}
const mark = (change: Partial<DocketedRenewal> = {}, of: Partial<ToRenew> = {}): ToRenew => ({
  status: 'Trademark registered',
  registered: '2016-05-24',
  isDesignation: false,
  renewals: [{ ...renewal, ...change }],
  ...of,
})
const codeOf = (asked: ToRenew, on: string) => renewalProblem(asked, on)?.code ?? null

test.each([
  ['2025-11-23', { code: 'renewal-not-open', opens: '2025-11-24' }],
  ['2025-11-24', null],
  ['2026-05-25', null],
  ['2026-11-24', null],
  ['2026-11-25', { code: 'renewal-over', opens: null }],
] as const)('on %s a renewal is %o', (on, problem) => expect(renewalProblem(mark(), on)).toEqual(problem))

test('what is not registered is not renewed, nor a designation, nor what was renewed', () => {
  const applied = mark({}, { status: 'Application filed', registered: null })
  expect(codeOf(applied, '2026-01-01')).toBe('not-registered')
  expect(codeOf({ ...applied, registered: '2016-05-24' }, '2026-01-01')).toBeNull()
  expect(codeOf(mark({}, { isDesignation: true }), '2026-01-01')).toBe('renewed-at-wipo')
  expect(codeOf(mark({ isDone: true }), '2026-01-01')).toBe('renewal-done')
})

test('of several terms the one that ends last counts, whichever number it has', () => {
  const next = { ...renewal, opens: '2035-11-24', due: '2036-05-26', graceUntil: null }
  for (const renewals of [
    [renewal, next],
    [next, { ...renewal, isDone: true }],
  ])
    expect(renewalProblem(mark({}, { renewals }), '2026-12-01')).toEqual({
      code: 'renewal-not-open',
      opens: '2035-11-24',
    })
})

test('what is not known refuses nothing, and says of nothing that it has lapsed', () => {
  for (const [asked, on] of [
    [mark({}, { renewals: [] }), '2026-12-01'],
    [mark({ opens: null, graceUntil: null }), '2020-01-01'],
    [mark({ graceUntil: null }), '2030-01-01'],
    [mark({ confidence: 'low' }), '2030-01-01'],
    // A person set the day, later than the grace.
    [mark({ due: '2026-12-31', isSet: true }), '2026-12-01'],
    [mark({}, { status: 'Representative changed' }), '2030-01-01'],
  ] as const) {
    expect(renewalProblem(asked, on)).toBeNull()
    expect(missedRenewal(asked, on)).toBeNull()
  }
})

test('a day that a person set counts also where nobody is sure of the law', () => {
  expect(codeOf(mark({ confidence: 'low', isSet: true }), '2030-01-01')).toBe('renewal-over')
})

test('what was missed is the renewal of the last term, of a designation too, though it is renewed at WIPO', () => {
  expect(missedRenewal(mark(), '2026-11-24')).toBeNull()
  expect(missedRenewal(mark(), '2026-11-25')).toEqual(renewal)
  expect(missedRenewal(mark({}, { isDesignation: true }), '2026-11-25')).toEqual(renewal)
})

test('of a registration that is none of ours the end that is stated decides, by the law of its register', () => {
  const problemOf = (expires: string | null, on: string) => statedProblem({ jurisdiction: 'EU', expires }, on)
  expect(problemOf('2036-11-28', '2026-11-28')).toEqual({ code: 'renewal-not-open', opens: '2036-05-28' })
  expect(problemOf('2027-05-27', '2026-11-28')).toBeNull()
  expect(problemOf('2026-06-28', '2026-11-28')).toBeNull()
  expect(problemOf('2026-01-28', '2026-11-28')).toEqual({ code: 'stated-renewal-over', opens: null })
  expect(problemOf(null, '2026-11-28')).toBeNull()
})
