import { z } from 'zod'
import { couponProblems } from '#domain/billing/discount.ts'
import { currencies } from '#kernel/money.ts'
import { call } from './call.ts'
import { choice, done, line, nothing, optionalDate, rowId } from './fields.ts'
import { couponTries, linkHolders } from './limits.ts'

const one = z.strictObject({ id: rowId })

/** A code as people write it down: capitals, digits and hyphens. */
export const couponCode = line(40)
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, { error: 'wrong-type' })

const off = z.object({
  id: z.string(),
  type: z.enum(['percent', 'amount']),
  lawyerFees: z.number(),
  fees: z.number(),
  currency: z.string().nullable(),
})

export const couponVerify = call({
  name: 'discount-coupon.verify',
  method: 'GET',
  path: '/api/discount-coupon/{code}/verify',
  summary: 'What a coupon takes off, in hundredths of a percent or minor units, and whether it is good today',
  who: ['anonymous', 'customer', 'staff', 'admin'],
  limit: couponTries,
  support: 'open',
  audit: 'none',
  params: z.strictObject({ code: couponCode }),
  query: z.strictObject({ currency: choice(currencies).default('EUR') }),
  body: nothing,
  output: off.extend({ problem: z.enum(couponProblems).nullable() }),
  errors: ['invalid-input', 'not-found', 'too-many-requests'],
})

/** A coupon is put on an order, or taken away, wherever the order is named. */
const choose = {
  method: 'POST',
  limit: couponTries,
  support: 'closed',
  params: one,
  query: nothing,
  body: z.strictObject({ code: couponCode.nullable() }),
  output: done,
  errors: ['invalid-input', 'not-found', 'transition-refused', 'too-many-requests'],
} as const

export const productCoupon = call({
  ...choose,
  name: 'product.discount-coupon',
  path: '/api/product/{id}/discount-coupon',
  summary: 'Put a coupon on an order that is not binding yet, or take it away',
  who: ['link', 'customer'],
  audit: { table: 'product', facts: ['code'] },
  link: { kind: 'product', param: 'id' },
})

export const requestCoupon = call({
  ...choose,
  name: 'request.discount-coupon',
  path: '/api/request/{id}/discount-coupon',
  summary: 'Put a coupon on the order of a request, or take it away',
  who: ['link', 'customer', 'staff', 'admin'],
  audit: { table: 'registration_request', facts: ['code'] },
  link: { kind: 'registration_request', param: 'id' },
})

export const couponCreate = call({
  name: 'discount-coupon.create',
  method: 'POST',
  path: '/api/discount-coupon',
  summary: 'Make a coupon: a share or an amount, off our fees or also off those of the offices',
  who: ['admin'],
  limit: linkHolders,
  support: 'closed',
  audit: { table: 'discount_coupon', facts: ['type', 'lawyerFees', 'fees', 'currency', 'recurring', 'maxUses'] },
  params: nothing,
  query: nothing,
  body: z
    .strictObject({
      id: couponCode,
      type: choice(['percent', 'amount']),
      /** Hundredths of a percent, or minor units of the currency. */
      lawyerFees: z.number({ error: 'not-a-number' }).int('not-a-number').min(0, 'not-a-number').max(100_000_000),
      fees: z.number({ error: 'not-a-number' }).int('not-a-number').min(0, 'not-a-number').max(100_000_000),
      /** Of a subscription: off every period, and not off one alone. */
      recurring: z.boolean({ error: 'wrong-type' }).default(false),
      currency: choice(currencies).nullable().default(null),
      validFrom: optionalDate,
      validTo: optionalDate,
      maxUses: z.number({ error: 'not-a-number' }).int('not-a-number').min(1).max(1_000_000).nullable().default(null),
    })
    .superRefine((given, context) => {
      const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', message, path: [path] })
      if (given.type === 'amount' && given.currency === null) wrong('currency', 'required')
      if (given.type === 'percent' && given.currency !== null) wrong('currency', 'not-a-choice')
      for (const name of ['lawyerFees', 'fees'] as const)
        if (given.type === 'percent' && given[name] > 10_000) wrong(name, 'not-a-choice')
      if (given.lawyerFees + given.fees === 0) wrong('lawyerFees', 'required')
      if (given.validFrom !== null && given.validTo !== null && given.validTo < given.validFrom)
        wrong('validTo', 'not-a-choice')
    }),
  output: z.object({ id: z.string() }),
  errors: ['invalid-input', 'already-done'],
})

export const couponEnd = call({
  name: 'discount-coupon.end',
  method: 'PUT',
  path: '/api/discount-coupon/{id}/end',
  summary: 'Say on which day a coupon is good for the last time, yesterday at the earliest, or that it goes on',
  who: ['admin'],
  limit: linkHolders,
  support: 'closed',
  audit: { table: 'discount_coupon', facts: ['validTo'] },
  params: z.strictObject({ id: couponCode }),
  query: nothing,
  body: z.strictObject({ validTo: optionalDate }),
  output: done,
  errors: ['invalid-input', 'not-found'],
})
