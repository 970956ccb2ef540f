import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bankEntryStatuses } from '#domain/billing/bank-entry.ts'
import { user } from './account.ts'
import { invoice, paymentAttempt } from './billing.ts'
import { anywhereIndex, createdAt, id, oneOf, updatedAt } from './columns.ts'

/** A bank's file as somebody handed it in; the same file is taken once. */
export const bankStatement = pgTable(
  'bank_statement',
  {
    id: id(),
    digest: text('digest').notNull().unique(),
    name: text('name').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    createdAt: createdAt(),
  },
  (t) => [index('bank_statement_user_id_idx').on(t.userId)],
)

/** Money that came to an account of ours, as the bank tells it; entered before anything is made of it. Minor units. */
export const bankEntry = pgTable(
  'bank_entry',
  {
    id: id(),
    bankStatementId: uuid('bank_statement_id')
      .notNull()
      .references(() => bankStatement.id),
    fingerprint: text('fingerprint').notNull().unique(),
    account: text('account').notNull(),
    reference: text('reference').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    payerName: text('payer_name'),
    payerAccount: text('payer_account'),
    variableSymbol: text('variable_symbol'),
    endToEndId: text('end_to_end_id'),
    message: text('message'),
    isReversal: boolean('is_reversal').notNull().default(false),
    status: text('status').notNull().default('New'),
    /** Why it was set aside, in the words of whoever did. */
    note: text('note'),
    decidedByUserId: uuid('decided_by_user_id').references(() => user.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('bank_entry_status_check', t.status, bankEntryStatuses),
    check('bank_entry_amount_check', sql`${t.amount} > 0`),
    index('bank_entry_bank_statement_id_idx').on(t.bankStatementId),
    index('bank_entry_decided_by_user_id_idx').on(t.decidedByUserId),
    index('bank_entry_booked_order_idx').on(t.bookedOn, t.id),
    index('bank_entry_status_booked_idx').on(t.status, t.bookedOn, t.id),
    anywhereIndex('bank_entry_search_idx', t.payerName, t.message),
  ],
)

/** How much of an entry is for which invoice. It waits until the invoice is covered and then is a part of its payment. */
export const bankAllocation = pgTable(
  'bank_allocation',
  {
    id: id(),
    bankEntryId: uuid('bank_entry_id')
      .notNull()
      .references(() => bankEntry.id),
    variableSymbol: text('variable_symbol')
      .notNull()
      .references(() => invoice.variableSymbol),
    amount: integer('amount').notNull(),
    /** The payment that it became; null while it waits. */
    paymentAttemptId: uuid('payment_attempt_id').references(() => paymentAttempt.id),
    /** Who said so; null where the reference and the amount did. */
    userId: uuid('user_id').references(() => user.id),
    createdAt: createdAt(),
  },
  (t) => [
    check('bank_allocation_amount_check', sql`${t.amount} > 0`),
    index('bank_allocation_bank_entry_id_idx').on(t.bankEntryId),
    index('bank_allocation_variable_symbol_idx').on(t.variableSymbol),
    index('bank_allocation_payment_attempt_id_idx').on(t.paymentAttemptId),
    index('bank_allocation_user_id_idx').on(t.userId),
  ],
)
