import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couponProblem, discountOf, undiscounted, withCoupon } from './discount.ts'
import type { Coupon, OrderLine } from './invoice-document.ts'

const line = (kind: OrderLine['kind'], net: number): OrderLine => ({
  kind,
  net,
  jurisdiction: 'SK',
  classes: 1,
  original: null,
})
const percent = (lawyerFees: number, fees: number): Coupon => ({
  id: 'SPRING',
  type: 'percent',
  lawyerFees,
  fees,
  currency: null,
})
const amount = (lawyerFees: number, fees: number): Coupon => ({
  ...percent(lawyerFees, fees),
  type: 'amount',
  currency: 'EUR',
})
const nets = (lines: OrderLine[]) => lines.map(({ net }) => net)

test('a share is taken from every line of its kind, rounded half up', () => {
  const lines = [line('service', 9_999), line('official', 10_005)]
  expect(nets(withCoupon(lines, percent(1_000, 0)))).toEqual([8_999, 10_005])
  expect(nets(withCoupon(lines, percent(1_000, 1_000)))).toEqual([8_999, 9_004])
  expect(nets(withCoupon(lines, percent(10_000, 0)))).toEqual([0, 10_005])
})

test('an amount is taken once, from one line after the other, and none goes below nothing', () => {
  const lines = [line('service', 5_000), line('official', 100), line('service', 5_000)]
  expect(nets(withCoupon(lines, amount(7_000, 500)))).toEqual([0, 0, 3_000])
  expect(discountOf(withCoupon(lines, amount(7_000, 500)))).toBe(7_100)
})

test('whatever the coupon, no line is negative, none grows, and taking it away gives back what was', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ kind: fc.constantFrom('service' as const, 'official' as const), net: fc.nat(9_999_999) })),
      fc.constantFrom(percent, amount),
      fc.nat(10_000),
      fc.nat(10_000),
      (rows, make, ours, offices) => {
        const lines = rows.map(({ kind, net }) => line(kind, net))
        const cut = withCoupon(lines, make(ours, offices))
        expect(cut.every(({ net }, at) => net >= 0 && net <= (lines[at]?.net ?? -1))).toBe(true)
        expect(undiscounted(cut)).toEqual(lines)
        // Applied again it takes nothing more, and another takes its place.
        expect(withCoupon(cut, make(ours, offices))).toEqual(cut)
        expect(withCoupon(cut, null)).toEqual(lines)
      },
    ),
    { seed: 20261122 },
  )
})

test.each([
  [{ validFrom: '2026-11-23' }, 'not-begun'],
  [{ validTo: '2026-11-21' }, 'ended'],
  [{ validFrom: '2026-11-22', validTo: '2026-11-22' }, null],
  [{ maxUses: 3 }, 'used-up'],
  [{ maxUses: 4 }, null],
] as const)('%o is %s', (limits, problem) => {
  const all = { validFrom: null, validTo: null, maxUses: null, ...limits }
  expect(couponProblem(percent(1, 0), all, { on: '2026-11-22', uses: 3, currency: 'USD' })).toBe(problem)
})

test('an amount is good in its own currency only', () => {
  const none = { validFrom: null, validTo: null, maxUses: null }
  const at = { on: '2026-11-22', uses: 0 }
  expect(couponProblem(amount(1, 0), none, { ...at, currency: 'USD' })).toBe('other-currency')
  expect(couponProblem(amount(1, 0), none, { ...at, currency: 'EUR' })).toBeNull()
})
