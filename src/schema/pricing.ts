import { boolean, date, integer, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { feeActions } from '#domain/billing/official-fee.ts'
import { id, oneOf } from './columns.ts'

export const discountCoupon = pgTable(
  'discount_coupon',
  {
    id: text('id').primaryKey(),
    lawyerFeesDiscount: numeric('lawyer_fees_discount', { precision: 12, scale: 2 }).notNull().default('0'),
    feesDiscount: numeric('fees_discount', { precision: 12, scale: 2 }).notNull().default('0'),
    discountType: text('discount_type').notNull().default('percent'),
    recurring: boolean('recurring').notNull().default(false),
  },
  (t) => [oneOf('discount_coupon_type_check', t.discountType, ['percent', 'amount'])],
)

/** Law and price lists as data: each row has its validity and its source. */
export const feeRule = pgTable(
  'fee_rule',
  {
    id: id(),
    jurisdiction: text('jurisdiction').notNull(),
    action: text('action').notNull(),
    currency: text('currency').notNull(),
    base: integer('base').notNull(),
    includedClasses: integer('included_classes').notNull(),
    tiers: jsonb('tiers').$type<{ fromClass: number; amount: number }[]>().notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }),
    source: text('source').notNull(),
    checkedOn: date('checked_on', { mode: 'string' }).notNull(),
    checkedBy: text('checked_by'),
  },
  (t) => [
    unique('fee_rule_key').on(t.jurisdiction, t.action, t.validFrom),
    oneOf('fee_rule_action_check', t.action, feeActions),
  ],
)

export const serviceFee = pgTable(
  'service_fee',
  {
    id: id(),
    jurisdiction: text('jurisdiction').notNull(),
    currency: text('currency').notNull(),
    base: integer('base').notNull(),
    perFurtherClass: integer('per_further_class').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }),
    source: text('source').notNull(),
  },
  (t) => [unique('service_fee_key').on(t.jurisdiction, t.validFrom)],
)

export const exchangeRate = pgTable(
  'exchange_rate',
  {
    id: id(),
    baseCurrency: text('base_currency').notNull(),
    targetCurrency: text('target_currency').notNull(),
    rate: numeric('rate', { precision: 18, scale: 8 }).notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
  },
  (t) => [unique('exchange_rate_key').on(t.baseCurrency, t.targetCurrency, t.date)],
)
