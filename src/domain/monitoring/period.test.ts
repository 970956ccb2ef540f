import { expect, test } from 'vitest'
import { addDays } from '#kernel/dates.ts'
import { graceEnd, isOverdue, mostAttempts, nextAttemptOn } from './dunning.ts'
import { periodAfter } from './period.ts'
import { offeringOfPlan, planOf, plans, platformKinds, platformsProblem } from './plan.ts'
import { openPayments, paymentPhase } from './phase.ts'
import { paymentFrequencies, subscriptionPaymentStatuses } from './status.ts'

test('periods touch each other, and the 31st comes back after a short month', () => {
  expect(periodAfter('2027-01-31', 'monthly', null)).toEqual({ start: '2027-01-31', end: '2027-02-27' })
  expect(periodAfter('2027-01-31', 'monthly', '2027-02-27')).toEqual({ start: '2027-02-28', end: '2027-03-30' })
  expect(periodAfter('2027-01-31', 'monthly', '2027-03-30')).toEqual({ start: '2027-03-31', end: '2027-04-29' })
  expect(periodAfter('2028-02-29', 'yearly', null)).toEqual({ start: '2028-02-29', end: '2029-02-27' })
  expect(periodAfter('2028-02-29', 'yearly', '2031-02-27')).toEqual({ start: '2031-02-28', end: '2032-02-28' })
})

test('from every first day, five years of periods have no gap and no day twice', () => {
  for (let day = 0; day < 366; day += 1) {
    const anchor = addDays('2027-06-01', day)
    for (const frequency of paymentFrequencies) {
      let last = periodAfter(anchor, frequency, null)
      for (let n = 0; n < (frequency === 'monthly' ? 60 : 5); n += 1) {
        const next = periodAfter(anchor, frequency, last.end)
        expect(next.start).toBe(addDays(last.end, 1))
        expect(next.end > next.start).toBe(true)
        last = next
      }
    }
  }
})

test('a declined card is charged four times in all, and not again where time does not help', () => {
  const first = '2026-11-23'
  expect([1, 2, 3, 4].map((attempts) => nextAttemptOn(first, attempts, 'insufficient-funds'))).toEqual([
    '2026-11-24',
    '2026-11-26',
    '2026-11-30',
    null,
  ])
  expect(mostAttempts).toBe(4)
  for (const reason of ['expired-card', 'authentication-failed', 'card-removed'])
    expect(nextAttemptOn(first, 1, reason)).toBeNull()
  expect(graceEnd(first)).toBe('2026-12-07')
  expect([isOverdue(first, '2026-12-07'), isOverdue(first, '2026-12-08')]).toEqual([false, true])
})

test('every plan has its price in the list and room for as many places as it says', () => {
  const names = plans.flatMap(({ tier }) => paymentFrequencies.map((one) => offeringOfPlan(tier, one)))
  expect(new Set(names).size).toBe(plans.length * paymentFrequencies.length)
  expect(planOf('advanced').platforms).toBe(platformKinds.length)
  expect(platformsProblem('basic', [])).toBe('none')
  expect(platformsProblem('basic', ['domains', 'shops'])).toBeNull()
  expect(platformsProblem('basic', ['domains', 'domains', 'shops'])).toBeNull()
  expect(platformsProblem('basic', ['domains', 'shops', 'social'])).toBe('too-many')
})

test('only an ordered payment that is not over takes money', () => {
  const taking = subscriptionPaymentStatuses.filter((status) => paymentPhase(status, true) === 'placed')
  expect(taking).toEqual(openPayments)
  expect(subscriptionPaymentStatuses.filter((status) => paymentPhase(status, false) === 'placed')).toEqual([])
  expect(paymentPhase('Confirmed', true)).toBe('paid')
})
