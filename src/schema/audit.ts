import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * Who did what to which row for whom. Number, time and hashes are the database's own (trigger audit_log_is_chained);
 * rows are never changed or removed. No foreign keys: what was done stays known after a user is erased.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    action: text('action').notNull(),
    actorId: uuid('actor_id'),
    actorRole: text('actor_role').notNull(),
    forUserId: uuid('for_user_id'),
    tableName: text('table_name'),
    rowId: text('row_id'),
    detail: jsonb('detail').notNull().default({}),
    requestId: text('request_id'),
    previousHash: text('previous_hash').notNull().default(''),
    hash: text('hash').notNull().default(''),
  },
  (t) => [
    index('audit_log_row_idx').on(t.tableName, t.rowId, t.id),
    index('audit_log_for_user_id_idx').on(t.forUserId, t.id),
    index('audit_log_actor_id_idx').on(t.actorId, t.id),
  ],
)

/** The last entry's number and hash: one row, which every new entry locks, so that there is one chain and its end is known. */
export const auditHead = pgTable('audit_head', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  hash: text('hash').notNull(),
})
