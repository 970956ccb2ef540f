import { expect, test } from 'vitest'
import { lastDayToWithdraw, withdrawalProblem, type WithdrawalFacts } from './withdrawal.ts'

test.each([
  ['2026-11-02', '2026-11-16'],
  ['2026-11-07', '2026-11-23'],
  ['2026-11-08', '2026-11-23'],
  ['2026-11-09', '2026-11-23'],
  ['2026-12-20', '2027-01-04'],
])('what is ordered on %s can be withdrawn from until %s', (orderedOn, last) => {
  expect(lastDayToWithdraw(orderedOn)).toBe(last)
})

const good: WithdrawalFacts = {
  orderedOn: '2026-11-02',
  consumer: true,
  performed: false,
  ended: false,
  declared: false,
}

test.each([
  [{}, '2026-11-16', null],
  [{}, '2026-11-17', 'over'],
  [{ orderedOn: null }, '2026-11-02', 'not-ordered'],
  [{ consumer: false }, '2026-11-02', 'business'],
  [{ performed: true }, '2026-11-02', 'performed'],
  [{ ended: true }, '2026-11-02', 'ended'],
  [{ declared: true }, '2026-11-02', 'declared'],
] as const)('%j on %s: %s', (part, on, problem) => {
  expect(withdrawalProblem({ ...good, ...part }, on)).toBe(problem)
})
