import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { linkVerdicts } from '#domain/enforcement/counterparty-links.ts'
import { traitKinds } from '#domain/enforcement/counterparty-traits.ts'
import { user } from './account.ts'
import { createdAt, id, instant, oneOf } from './columns.ts'
import { caseCounterparty } from './enforcement.ts'

/** By what a counterparty can be recognised elsewhere: a telephone, an account, an address, and where it was seen. */
export const counterpartyTrait = pgTable(
  'counterparty_trait',
  {
    id: id(),
    caseCounterpartyId: uuid('case_counterparty_id')
      .notNull()
      .references(() => caseCounterparty.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** What is compared; of an account at a bank its whole number, which no screen and no role reads. */
    key: text('key').notNull(),
    value: text('value').notNull(),
    source: text('source').notNull(),
    seenOn: date('seen_on', { mode: 'string' }),
    createdByUserId: uuid('created_by_user_id').references(() => user.id),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('counterparty_trait_kind_check', t.kind, traitKinds),
    unique('counterparty_trait_key').on(t.caseCounterpartyId, t.kind, t.key),
    index('counterparty_trait_shared_idx').on(t.kind, t.key),
    index('counterparty_trait_created_by_user_id_idx').on(t.createdByUserId),
  ],
)

/** What a named person said of two counterparties: the same one or another. It joins no rows and can be taken back. */
export const counterpartyLink = pgTable(
  'counterparty_link',
  {
    id: id(),
    leftId: uuid('left_id')
      .notNull()
      .references(() => caseCounterparty.id, { onDelete: 'cascade' }),
    rightId: uuid('right_id')
      .notNull()
      .references(() => caseCounterparty.id, { onDelete: 'cascade' }),
    verdict: text('verdict').notNull(),
    reason: text('reason').notNull(),
    decidedByUserId: uuid('decided_by_user_id')
      .notNull()
      .references(() => user.id),
    decidedAt: instant('decided_at').notNull().defaultNow(),
    undoneByUserId: uuid('undone_by_user_id').references(() => user.id),
    undoneAt: instant('undone_at'),
    undoReason: text('undo_reason'),
  },
  (t) => [
    oneOf('counterparty_link_verdict_check', t.verdict, linkVerdicts),
    check('counterparty_link_order_check', sql`${t.leftId} < ${t.rightId}`),
    check(
      'counterparty_link_undone_check',
      sql`num_nonnulls(${t.undoneAt}, ${t.undoneByUserId}, ${t.undoReason}) in (0, 3)`,
    ),
    uniqueIndex('counterparty_link_pair_key')
      .on(t.leftId, t.rightId)
      .where(sql`${t.undoneAt} is null`),
    index('counterparty_link_left_id_idx').on(t.leftId),
    index('counterparty_link_right_id_idx').on(t.rightId),
    index('counterparty_link_decided_by_user_id_idx').on(t.decidedByUserId),
    index('counterparty_link_undone_by_user_id_idx').on(t.undoneByUserId),
  ],
)
