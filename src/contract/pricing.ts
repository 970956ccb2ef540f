import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { feeRule } from '#domain/pricing/shapes.ts'
import { confidences, feeActions, feeBases, feeSourceKinds, offerings } from '#domain/pricing/vocabulary.ts'
import type { FieldCode } from '#kernel/errors.ts'
import { currencies } from '#kernel/money.ts'
import { call } from './call.ts'
import {
  choice,
  currencyCode,
  date,
  done,
  line,
  list,
  nothing,
  optionalDate,
  optionalField,
  optionalText,
  rowId,
} from './fields.ts'

const one = z.strictObject({ id: rowId })

/** Minor units. */
const amount = z
  .number({ error: 'not-a-number' })
  .int('not-a-number')
  .min(0, 'not-a-number')
  .max(1_000_000_000, 'not-a-number')
const percent = z
  .number({ error: 'not-a-number' })
  .int('not-a-number')
  .min(1, 'not-a-number')
  .max(10_000, 'not-a-number')
const source = line(300)

/** What all calls of the price list have in common. */
const kept = { who: ['admin'], limit: 'none', support: 'closed', query: nothing } as const
const added = { ...kept, method: 'POST', params: nothing, output: z.object({ id: rowId }) } as const
const ended = {
  ...kept,
  method: 'PUT',
  params: one,
  /** The last day; none when it is to go on. */
  body: z.strictObject({ validTo: optionalDate }),
  output: done,
  errors: ['invalid-input', 'not-found'],
} as const

const fee = { base: amount, perFurtherClass: amount }

export const serviceFeeAdd = call({
  ...added,
  name: 'service-fee.add',
  path: '/api/service-fee',
  summary: 'Put our fees for a place on the price list, from a day on that is not over; older rows stay as they were',
  audit: { table: 'service_fee', facts: ['jurisdiction', 'currency', 'base', 'perFurtherClass', 'validFrom'] },
  body: z
    .strictObject({
      /** '*' stands for every place without a row of its own. */
      jurisdiction: choice(['*', ...jurisdictions]),
      currency: choice(currencies),
      /** Of a filing. */
      ...fee,
      offerings: list(
        z.strictObject({
          offering: choice(offerings),
          ...fee,
          agentBase: amount.default(0),
          agentPerFurtherClass: amount.default(0),
        }),
        offerings.length,
      ),
      validFrom: date,
      source,
    })
    .superRefine((given, context) => {
      given.offerings.forEach(({ offering }, at) => {
        if (given.offerings.findIndex((other) => other.offering === offering) !== at)
          context.addIssue({
            code: 'custom',
            message: 'not-a-choice' satisfies FieldCode,
            path: ['offerings', at, 'offering'],
          })
      })
    }),
  errors: ['invalid-input', 'already-done'],
})

export const serviceFeeEnd = call({
  ...ended,
  name: 'service-fee.end',
  path: '/api/service-fee/{id}/end',
  summary: 'Say on which day our fees of a row end, today at the earliest, or that they go on',
  audit: { table: 'service_fee', facts: ['validTo'] },
})

/** What the shape of a rule finds wrong, as a code beside its field. */
const wrongBeside: Readonly<Record<string, FieldCode>> = {
  tiers: 'class-out-of-range',
  percent: 'required',
  rangeHigh: 'required',
  validTo: 'date-too-early',
  note: 'required',
}

export const feeRuleAdd = call({
  ...added,
  name: 'fee-rule.add',
  path: '/api/fee-rule',
  summary: 'Record what an office asks for an action from a day on, with its source; older rows stay as they were',
  audit: {
    table: 'fee_rule',
    facts: ['jurisdiction', 'action', 'currency', 'base', 'validFrom', 'validTo', 'sourceKind', 'confidence'],
  },
  body: z
    .strictObject({
      jurisdiction: choice(jurisdictions),
      action: choice(feeActions),
      basis: choice(feeBases).default('electronic'),
      currency: currencyCode,
      base: amount,
      includedClasses: z
        .number({ error: 'not-a-number' })
        .int('not-a-number')
        .min(1, 'class-out-of-range')
        .max(45, 'class-out-of-range'),
      tiers: list(
        z.strictObject({
          fromClass: z
            .number({ error: 'not-a-number' })
            .int('not-a-number')
            .min(2, 'class-out-of-range')
            .max(45, 'class-out-of-range'),
          amount,
        }),
        10,
      ).default([]),
      surcharges: list(z.strictObject({ name: line(200), amount, per: line(100), when: line(300) }), 20).default([]),
      percentOf: choice(feeActions).nullable().default(null),
      percent: percent.nullable().default(null),
      maxAmount: amount.nullable().default(null),
      onTopOf: choice(feeActions).nullable().default(null),
      perState: z.boolean({ error: 'wrong-type' }).default(false),
      rangeLow: percent.nullable().default(null),
      rangeHigh: percent.nullable().default(null),
      validFrom: date,
      validTo: optionalDate,
      source,
      sourceUrl: optionalField(texts.webAddress),
      sourceKind: choice(feeSourceKinds),
      asOf: line(4).regex(/^\d{4}$/, 'not-a-number' satisfies FieldCode),
      confidence: choice(confidences),
      note: optionalText(2000),
    })
    .superRefine(({ note, sourceUrl: _url, ...given }, context) => {
      const { error } = feeRule.safeParse({ ...given, note: note ?? '' })
      for (const { path } of error?.issues ?? [])
        context.addIssue({ code: 'custom', message: wrongBeside[String(path[0])] ?? 'wrong-type', path })
    }),
  errors: ['invalid-input', 'already-done'],
})

export const feeRuleEnd = call({
  ...ended,
  name: 'fee-rule.end',
  path: '/api/fee-rule/{id}/end',
  summary: 'Say on which day an official fee ends, or that it goes on',
  audit: { table: 'fee_rule', facts: ['validTo'] },
})

/** Units for one euro, as banks print them. */
const rate = line(18).regex(/^(?=.*[1-9])\d{1,9}(?:\.\d{1,8})?$/, 'not-a-number' satisfies FieldCode)

export const exchangeRateAdd = call({
  ...kept,
  method: 'POST',
  name: 'exchange-rate.add',
  path: '/api/exchange-rate',
  summary: 'Enter the exchange rates of a day by hand, a whole table for one euro; a day that has a table keeps it',
  audit: { table: 'exchange_rate', facts: ['date'] },
  params: nothing,
  body: z
    .strictObject({
      date,
      source: line(60),
      rates: list(z.strictObject({ currency: currencyCode, rate }), 60),
    })
    .superRefine((given, context) => {
      const wrong = (at: string, message: FieldCode) =>
        context.addIssue({ code: 'custom', message, path: ['rates', at] })
      const named = given.rates.map(({ currency }) => currency)
      named.forEach((currency, at) => {
        if (currency === 'EUR' || named.indexOf(currency) !== at) wrong(currency, 'not-a-choice')
      })
      // A table without one of them would take that currency's prices away.
      for (const currency of currencies)
        if (currency !== 'EUR' && !named.includes(currency)) wrong(currency, 'required')
    }),
  output: z.object({ date: z.string(), rates: z.number().int() }),
  errors: ['invalid-input', 'already-done'],
})
