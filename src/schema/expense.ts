import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { expenseKinds } from '#domain/billing/ledger.ts'
import { user } from './account.ts'
import { product } from './billing.ts'
import { createdAt, id, oneOf } from './columns.ts'
import { document } from './document.ts'

/** Money that was spent for an order: on an office, an agent or something else. It is never changed; a counter row takes it back. */
export const expense = pgTable(
  'expense',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id),
    kind: text('kind').notNull(),
    /** Minor units; a counter row has what it takes back with the other sign. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    paidTo: text('paid_to').notNull(),
    spentOn: date('spent_on', { mode: 'string' }).notNull(),
    /** Ours alone; of a counter row why it takes back. */
    note: text('note'),
    documentId: integer('document_id').references(() => document.id),
    correctsId: uuid('corrects_id')
      .unique()
      .references((): AnyPgColumn => expense.id),
    createdByUserId: uuid('created_by_user_id')
      .notNull()
      .references(() => user.id),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('expense_kind_check', t.kind, expenseKinds),
    check('expense_currency_check', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('expense_amount_check', sql`(${t.amount} > 0) = (${t.correctsId} is null) and ${t.amount} <> 0`),
    index('expense_product_id_idx').on(t.productId, t.spentOn, t.id),
    index('expense_document_id_idx').on(t.documentId),
    index('expense_created_by_user_id_idx').on(t.createdByUserId),
  ],
)
