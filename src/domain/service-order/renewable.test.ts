import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addYears } from '#kernel/dates.ts'
import { amount } from '#tests/proof.ts'
import {
  mayStillBeRenewed,
  missedRenewal,
  renewalProblem,
  renewalsByLaw,
  statedProblem,
  type DocketedRenewal,
  type ToRenew,
} from './renewable.ts'

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

const former = { ...renewal, opens: '2015-11-24', due: '2016-05-24', graceUntil: '2016-11-24' }
test.each([
  ['none is on record', [], '2026-01-01', false],
  ['its time is ahead', [renewal], '2020-01-01', true],
  ['its last day is today', [renewal], '2026-05-24', true],
  ['it can be made late', [renewal], '2026-11-24', true],
  ['its grace is over', [renewal], '2026-11-25', false],
  ['nobody knows of a grace', [{ ...renewal, graceUntil: null }], '2026-05-25', false],
  ['a person set a day after the grace', [{ ...renewal, due: '2026-12-31', isSet: true }], '2026-12-31', true],
  ['nobody is sure of its law', [{ ...renewal, confidence: 'low' }], '2026-11-24', true],
  ['it was done, and the next end is missing', [{ ...renewal, isDone: true }], '2030-01-01', true],
  ['the one before it was done', [{ ...former, isDone: true }, renewal], '2026-11-25', false],
  ['it was done after one that was not', [former, { ...renewal, isDone: true }], '2030-01-01', true],
  ['the next one runs', [former, renewal], '2026-11-24', true],
] as const)('of a registration of which %s', (_, renewals, on, may) =>
  expect(mayStillBeRenewed(renewals, on)).toBe(may),
)

test('at WIPO a registration can be renewed until six months after its term, and the next open day', () => {
  const mayOn = (on: string) => mayStillBeRenewed(renewalsByLaw('WIPO', { expires: '2026-04-30' }, on), on)
  expect(['2026-10-29', '2026-10-30', '2026-10-31'].map(mayOn)).toEqual([true, true, false])
  const late = (on: string) => mayStillBeRenewed(renewalsByLaw('WIPO', { expires: '2026-04-25' }, on), on)
  // The twenty-fifth of October is a Sunday.
  expect(['2026-10-26', '2026-10-27'].map(late)).toEqual([true, false])
})

test('what can be renewed was not left out, and what was missed for good can be no more', () => {
  const day = fc.integer({ min: -800, max: 800 }).map((days) => addDays('2026-05-24', days))
  const one = fc
    .record({
      due: day,
      grace: fc.option(fc.integer({ min: 0, max: 200 })),
      isDone: fc.boolean(),
      isSet: fc.boolean(),
      confidence: fc.constantFrom('high', 'low'),
    })
    .map(({ grace, ...rest }) => ({
      ...rest,
      opens: null,
      graceUntil: grace === null ? null : addDays(rest.due, grace),
    }))
  fc.assert(
    fc.property(fc.array(one, { maxLength: 3 }), day, fc.integer({ min: 1, max: 400 }), (renewals, on, later) => {
      const may = mayStillBeRenewed(renewals, on)
      const asked = mark({}, { renewals })
      const isSure = renewals.every(
        ({ graceUntil, confidence, isSet }) => graceUntil !== null && (isSet || confidence !== 'low'),
      )
      const isUndone = renewals.every(({ isDone }) => !isDone)
      return [
        // No day brings back what was too late on the one before.
        may || !mayStillBeRenewed(renewals, addDays(on, later)),
        !isUndone || !may || missedRenewal(asked, on) === null,
        !isSure || renewals.length === 0 || may || codeOf(asked, on) !== null,
        codeOf(asked, on) !== 'renewal-done' || mayStillBeRenewed(renewals, addYears(on, 50)),
      ].every(Boolean)
    }),
    { numRuns: amount(300, 5000) },
  )
})
