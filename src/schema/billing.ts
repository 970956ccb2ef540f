import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { issuers } from '#domain/billing/numbering.ts'
import { entity, user } from './account.ts'
import { beginningIndex, createdAt, id, instant, oneOf, updatedAt } from './columns.ts'
import { brandSubscriptionPayment } from './monitoring.ts'
import { discountCoupon } from './pricing.ts'
import { registrationRequest } from './registration.ts'
import { serviceRequest } from './service-order.ts'

/** What is paid for: exactly one of a registration request, a service request or a brand subscription payment. */
export const product = pgTable(
  'product',
  {
    id: id(),
    registrationRequestId: uuid('registration_request_id')
      .unique()
      .references(() => registrationRequest.id, { onDelete: 'cascade' }),
    serviceRequestId: uuid('service_request_id')
      .unique()
      .references(() => serviceRequest.id, { onDelete: 'cascade' }),
    brandSubscriptionPaymentId: uuid('brand_subscription_payment_id')
      .unique()
      .references(() => brandSubscriptionPayment.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => user.id),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'product_links_to_one_check',
      sql`num_nonnulls(${t.registrationRequestId}, ${t.serviceRequestId}, ${t.brandSubscriptionPaymentId}) = 1`,
    ),
    index('product_user_id_idx').on(t.userId),
  ],
)

export const productEvent = pgTable(
  'product_event',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    data: jsonb('data'),
    createdAt: createdAt(),
  },
  (t) => [index('product_event_product_id_idx').on(t.productId, t.createdAt)],
)

/** Unpaid it is a proforma (no serial number); payment gives it serial number, year and date in one transaction. */
export const invoice = pgTable(
  'invoice',
  {
    variableSymbol: text('variable_symbol').primaryKey(),
    id: uuid('id').notNull().unique().defaultRandom(),
    issuer: text('issuer').notNull(),
    serialNumber: integer('serial_number'),
    year: integer('year'),
    paymentDate: date('payment_date', { mode: 'string' }),
    paymentType: text('payment_type').notNull(),
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id),
    userId: uuid('user_id').references(() => user.id),
    billingEntityId: uuid('billing_entity_id').references(() => entity.id),
    createdAt: createdAt(),
    cancelledAt: instant('cancelled_at'),
    documentContext: jsonb('document_context').$type<InvoiceDocument>().notNull(),
    paymentOrderId: text('payment_order_id'),
    paymentPublicOrderId: text('payment_public_order_id'),
    discountCouponId: text('discount_coupon_id').references(() => discountCoupon.id),
  },
  (t) => [
    check('invoice_variable_symbol_check', sql`${t.variableSymbol} ~ '^[0-9]{1,10}$'`),
    check('invoice_serial_and_year_check', sql`(${t.serialNumber} is null) = (${t.year} is null)`),
    oneOf('invoice_payment_type_check', t.paymentType, ['card', 'transfer', 'wallet']),
    oneOf('invoice_issuer_check', t.issuer, issuers),
    uniqueIndex('invoice_serial_key').on(t.issuer, t.year, t.serialNumber),
    uniqueIndex('invoice_open_product_key')
      .on(t.productId)
      .where(sql`${t.cancelledAt} is null`),
    index('invoice_user_id_idx').on(t.userId, t.createdAt),
    index('invoice_payment_order_id_idx').on(t.paymentOrderId),
    index('invoice_discount_coupon_id_idx').on(t.discountCouponId),
    index('invoice_product_id_idx').on(t.productId),
    index('invoice_billing_entity_id_idx').on(t.billingEntityId),
    index('invoice_created_order_idx').on(t.createdAt, t.id),
    index('invoice_serial_number_order_idx').on(t.serialNumber, t.id),
    index('invoice_payment_type_created_idx').on(t.paymentType, t.createdAt, t.id),
    index('invoice_paid_created_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.paymentDate} is not null and ${t.cancelledAt} is null`),
    index('invoice_unpaid_created_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.paymentDate} is null and ${t.cancelledAt} is null`),
    index('invoice_cancelled_created_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.cancelledAt} is not null`),
    beginningIndex('invoice_variable_symbol_begins_idx', t.variableSymbol),
  ],
)

/** Takes back an invoice or a part of it; numbered in its own series, never changed once issued. */
export const creditNote = pgTable(
  'credit_note',
  {
    id: id(),
    variableSymbol: text('variable_symbol').notNull().unique(),
    invoiceReference: text('invoice_reference')
      .notNull()
      .references(() => invoice.variableSymbol),
    issuer: text('issuer').notNull(),
    serialNumber: integer('serial_number').notNull(),
    year: integer('year').notNull(),
    userId: uuid('user_id').references(() => user.id),
    createdAt: createdAt(),
    documentContext: jsonb('document_context').$type<InvoiceDocument>().notNull(),
  },
  (t) => [
    oneOf('credit_note_issuer_check', t.issuer, issuers),
    uniqueIndex('credit_note_serial_key').on(t.issuer, t.year, t.serialNumber),
    index('credit_note_invoice_reference_idx').on(t.invoiceReference),
    index('credit_note_user_id_idx').on(t.userId, t.createdAt),
  ],
)

/** The next number of a series; the row is locked while a number is taken, so numbers have no gap and no double. */
export const invoiceCounter = pgTable(
  'invoice_counter',
  {
    issuer: text('issuer').notNull(),
    year: integer('year').notNull(),
    series: text('series').notNull(),
    last: integer('last').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.year, t.series] }),
    oneOf('invoice_counter_series_check', t.series, ['invoice', 'credit-note', 'variable-symbol']),
  ],
)

/**
 * One attempt to be paid for a product at the payment provider, or a transfer. Its key makes a repeated call the same attempt. Money
 * that arrives is entered here first (`received`); without an invoice for it, this row is its receipt.
 */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id),
    provider: text('provider').notNull(),
    key: text('key').notNull().unique(),
    /** A saved card is charged, and nobody is sent to a page. */
    isCharge: boolean('is_charge').notNull().default(false),
    providerOrderId: text('provider_order_id'),
    publicOrderId: text('public_order_id'),
    redirectUrl: text('redirect_url'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull().default('created'),
    declineReason: text('decline_reason'),
    receivedAt: instant('received_at'),
    refundReason: text('refund_reason'),
    refundedAt: instant('refunded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('payment_attempt_status_check', t.status, [
      'created',
      'pending',
      'received',
      'paid',
      'declined',
      'cancelled',
      'refund-due',
      'refunded',
    ]),
    uniqueIndex('payment_attempt_provider_order_key').on(t.provider, t.providerOrderId),
    uniqueIndex('payment_attempt_paid_key')
      .on(t.productId)
      .where(sql`${t.status} = 'paid'`),
    index('payment_attempt_product_id_idx').on(t.productId, t.createdAt),
  ],
)

/**
 * Money that a person gives back of a paid invoice, with the credit note of the same amount. The provider is asked under the
 * key that stands here, so asking again gives nothing twice.
 */
export const paymentRefund = pgTable(
  'payment_refund',
  {
    id: id(),
    paymentAttemptId: uuid('payment_attempt_id')
      .notNull()
      .references(() => paymentAttempt.id),
    creditNoteId: uuid('credit_note_id')
      .notNull()
      .unique()
      .references(() => creditNote.id),
    key: text('key').notNull().unique(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    status: text('status').notNull().default('due'),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    createdAt: createdAt(),
    doneAt: instant('done_at'),
  },
  (t) => [
    oneOf('payment_refund_status_check', t.status, ['due', 'done']),
    check('payment_refund_amount_check', sql`${t.amount} > 0`),
    index('payment_refund_payment_attempt_id_idx').on(t.paymentAttemptId),
    index('payment_refund_user_id_idx').on(t.userId),
    index('payment_refund_due_idx')
      .on(t.createdAt)
      .where(sql`${t.status} = 'due'`),
  ],
)

/** Every event the provider sent, once, however often it was delivered. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    providerOrderId: text('provider_order_id').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] })],
)
