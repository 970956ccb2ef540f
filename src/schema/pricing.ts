import { boolean, date, index, integer, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { confidences, feeActions, feeBases, feeSourceKinds } from '#domain/pricing/vocabulary.ts'
import type { feeSurcharges, feeTiers, feeVariants, offeringFees } from '#domain/pricing/shapes.ts'
import { currencies } from '#kernel/money.ts'
import { createdAt, id, oneOf } from './columns.ts'

export const discountCoupon = pgTable(
  'discount_coupon',
  {
    id: text('id').primaryKey(),
    lawyerFeesDiscount: numeric('lawyer_fees_discount', { precision: 12, scale: 2 }).notNull().default('0'),
    feesDiscount: numeric('fees_discount', { precision: 12, scale: 2 }).notNull().default('0'),
    discountType: text('discount_type').notNull().default('percent'),
    recurring: boolean('recurring').notNull().default(false),
    /** Of an amount; a share has none. */
    currency: text('currency'),
    validFrom: date('valid_from', { mode: 'string' }),
    validTo: date('valid_to', { mode: 'string' }),
    /** Orders that it may be on. */
    maxUses: integer('max_uses'),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('discount_coupon_type_check', t.discountType, ['percent', 'amount']),
    oneOf('discount_coupon_currency_check', t.currency, currencies),
    index('discount_coupon_created_order_idx').on(t.createdAt, t.id),
  ],
)

/** Law and price lists as data: each row has its validity and its source. */
export const feeRule = pgTable(
  'fee_rule',
  {
    id: id(),
    jurisdiction: text('jurisdiction').notNull(),
    action: text('action', { enum: feeActions }).notNull(),
    currency: text('currency').notNull(),
    base: integer('base').notNull(),
    includedClasses: integer('included_classes').notNull(),
    tiers: jsonb('tiers').$type<z.output<typeof feeTiers>>().notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }),
    source: text('source').notNull(),
    checkedOn: date('checked_on', { mode: 'string' }).notNull(),
    checkedBy: text('checked_by'),
    basis: text('basis', { enum: feeBases }).notNull().default('electronic'),
    surcharges: jsonb('surcharges').$type<z.output<typeof feeSurcharges>>().notNull().default([]),
    variants: jsonb('variants').$type<z.output<typeof feeVariants>>().notNull().default([]),
    percentOf: text('percent_of', { enum: feeActions }),
    percent: integer('percent'),
    maxAmount: integer('max_amount'),
    onTopOf: text('on_top_of', { enum: feeActions }),
    perState: boolean('per_state').notNull().default(false),
    rangeLow: integer('range_low'),
    rangeHigh: integer('range_high'),
    sourceUrl: text('source_url'),
    sourceKind: text('source_kind', { enum: feeSourceKinds }).notNull().default('unconfirmed'),
    asOf: text('as_of').notNull().default(''),
    confidence: text('confidence', { enum: confidences }).notNull().default('medium'),
    note: text('note').notNull().default(''),
  },
  (t) => [
    unique('fee_rule_key').on(t.jurisdiction, t.action, t.validFrom),
    oneOf('fee_rule_action_check', t.action, feeActions),
    oneOf('fee_rule_basis_check', t.basis, feeBases),
    oneOf('fee_rule_percent_of_check', t.percentOf, feeActions),
    oneOf('fee_rule_on_top_of_check', t.onTopOf, feeActions),
    oneOf('fee_rule_source_kind_check', t.sourceKind, feeSourceKinds),
    oneOf('fee_rule_confidence_check', t.confidence, confidences),
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
    /** Fees of what is offered beside filing, and of agents. */
    offerings: jsonb('offerings').$type<z.output<typeof offeringFees>>().notNull().default({}),
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
