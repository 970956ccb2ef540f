import { z } from 'zod'
import { isPlainDate, type PlainDate } from '#kernel/dates.ts'
import { currencies } from '#kernel/money.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { orderActions } from './vocabulary.ts'
import {
  isEstimate,
  priceAction,
  type PricedOfficialPart,
  type PricedPart,
  type PriceProblem,
  type PriceSnapshot,
} from './price.ts'
import { roughSource, type RateTable } from './rates.ts'

export const day = z.string().refine(isPlainDate, 'not a day such as 2026-11-22')

/** Rates that somebody brings along: units of each currency for one euro, on a day, from a source. */
export const broughtRates = z.strictObject({
  date: day,
  source: z.string().min(1),
  perEuro: z
    .record(z.string().regex(/^[A-Z]{3}$/, 'not a currency such as USD'), z.number().positive().max(1e9))
    .refine(({ EUR = 1 }) => EUR === 1, 'one euro is one euro'),
})

/** One order as others ask for its price. */
export const orderQuestion = z.strictObject({
  jurisdiction: z.string().transform((text, context) => {
    const code = jurisdictionFrom(text)
    if (code === null) context.addIssue({ code: 'custom', message: `unknown jurisdiction ${text}` })
    return code ?? 'WIPO'
  }),
  action: z.enum(orderActions),
  classes: z.number().int().min(1).max(45),
  currency: z.string().toUpperCase().pipe(z.enum(currencies)),
  on: day,
  /** Designated states, of a filing through ARIPO or the Madrid System. */
  states: z.number().int().min(1).max(131).optional(),
  rates: broughtRates.optional(),
})

const problems: Record<PriceProblem, string> = {
  'no-service-fee': 'the price list has no fee for this action',
  'no-official-fee': 'no official fee for this action is recorded for this office',
  'no-rate': 'a currency of this price has no rate, or one that makes no amount of it',
}

/** What anybody reads as the answer; amounts in minor units. */
export type OrderAnswer = { error: string } | Record<string, unknown>

/**
 * Prices one order given as data, from the list and the law of its day. An order that cannot be priced says why in `error`.
 */
export function answerOrder(
  asked: unknown,
  snapshotOn: (jurisdiction: string, day: PlainDate, rates: RateTable | null) => PriceSnapshot,
): OrderAnswer {
  const read = orderQuestion.safeParse(asked)
  if (!read.success)
    return { error: read.error.issues.map((issue) => `${issue.path.join('.') || 'line'}: ${issue.message}`).join('; ') }
  const { on, rates, states, ...question } = read.data
  const wanted = states === undefined ? question : { ...question, states }
  const snapshot = snapshotOn(question.jurisdiction, on, rates ?? null)
  const price = priceAction(wanted, snapshot)
  if (typeof price === 'string') return { error: problems[price] }
  const parts = [price.service, ...(price.agent ? [price.agent] : []), ...price.official]
  const early = snapshot.listFrom ?? null
  const ours = (part: PricedPart) => ({
    ...money(part),
    ...(early !== null && { estimate: true, why: `the price list begins on ${early}` }),
  })
  const estimate =
    early !== null ||
    price.total.low !== price.total.high ||
    parts.some(({ converted }) => converted.by?.source === roughSource)
  return {
    service: ours(price.service),
    ...(price.agent && { agent: ours(price.agent) }),
    official: price.official.map(officialOf),
    ...(price.later.length > 0 && { later: price.later.map(officialOf) }),
    total: {
      amount: price.total.amount,
      currency: price.total.currency,
      estimate,
      ...(estimate && { low: price.total.low, high: price.total.high }),
    },
  }
}

function money({ amount, currency, converted }: PricedPart): Record<string, unknown> {
  if (!converted.by) return { amount, currency }
  const { rate, date, source } = converted.by
  const rough = source === roughSource
  return {
    amount,
    currency,
    converted: { amount: converted.amount, currency: converted.currency, rate, date, source, estimate: rough },
  }
}

const reasons = {
  'no-recorded-fee': 'no fee of this office is recorded',
  uncertain: 'the recorded amount is not certain',
  'not-in-force': 'the recorded amount is not in force on this day',
  range: 'the amount depends on what is not asked here',
  rate: 'the rate is a round figure',
} as const

function officialOf(part: PricedOfficialPart): Record<string, unknown> {
  const { what, low, high, reason, rule } = part.part
  const why = [...(part.amount === 0 ? ['the office asks nothing for it'] : []), ...(reason ? [reasons[reason]] : [])]
  return {
    ...money(part),
    what,
    // Of the office's own amount; a round rate is said beside the converted one.
    estimate: reason !== null,
    ...(reason !== null && { low, high }),
    ...(why.length > 0 && { why: why.join('; ') }),
    ...(reason === null && isEstimate(part) && { convertedLow: part.low, convertedHigh: part.high }),
    source: rule.source,
    sourceUrl: rule.sourceUrl,
    sourceKind: rule.sourceKind,
    confidence: rule.confidence,
    asOf: rule.asOf,
    validFrom: rule.validFrom,
    validTo: rule.validTo,
    ...(rule.note !== '' && { note: rule.note }),
  }
}
