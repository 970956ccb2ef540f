import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { comparedFields } from '#domain/trademark/office-differences.ts'
import { user } from './account.ts'
import { id, instant, oneOf } from './columns.ts'
import { trademark } from './trademark.ts'

/**
 * Where our copy of a register says something else of a mark than we hold, as the nightly comparison found it. A row stands for
 * as long as it differs; that a person dismissed it holds for these two values and no others.
 */
export const registerDifference = pgTable(
  'register_difference',
  {
    id: id(),
    trademarkId: uuid('trademark_id')
      .notNull()
      .references(() => trademark.id, { onDelete: 'cascade' }),
    field: text('field').notNull(),
    /** What we hold; null where we hold nothing. */
    held: text('held'),
    office: text('office').notNull(),
    /** The newest record of the copy when these values were found. */
    asOf: date('as_of', { mode: 'string' }).notNull(),
    foundAt: instant('found_at').notNull(),
    /** When whoever works on the mark was told of these values. */
    toldAt: instant('told_at'),
    dismissedAt: instant('dismissed_at'),
    dismissReason: text('dismiss_reason'),
    dismissedByUserId: uuid('dismissed_by_user_id').references(() => user.id),
  },
  (t) => [
    unique('register_difference_field_key').on(t.trademarkId, t.field),
    oneOf('register_difference_field_check', t.field, comparedFields),
    check(
      'register_difference_dismissed_check',
      sql`num_nonnulls(${t.dismissedAt}, ${t.dismissReason}, ${t.dismissedByUserId}) in (0, 3)`,
    ),
    index('register_difference_found_at_idx').on(t.foundAt, t.id),
    index('register_difference_open_idx')
      .on(t.foundAt, t.id)
      .where(sql`${t.dismissedAt} is null`),
    index('register_difference_dismissed_idx')
      .on(t.foundAt, t.id)
      .where(sql`${t.dismissedAt} is not null`),
    index('register_difference_dismissed_by_user_id_idx').on(t.dismissedByUserId),
    index('register_difference_untold_idx')
      .on(t.trademarkId)
      .where(sql`${t.toldAt} is null`),
    index('register_difference_field_idx').on(t.field, t.foundAt, t.id),
  ],
)
