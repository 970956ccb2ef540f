import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { gapKinds } from '#domain/use-proof/standing.ts'
import { id, instant, oneOf } from './columns.ts'
import { trademark } from './trademark.ts'

/**
 * The gap of a mark between what was collected of its use and what can be asked for, as the docket and the files had it when it
 * was last worked out: every night, and with each change of its files. A mark without a gap within the year has no row.
 */
export const useGap = pgTable(
  'use_gap',
  {
    id: id(),
    trademarkId: uuid('trademark_id')
      .notNull()
      .references(() => trademark.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Since or from when proof can be asked for; of `ends`, until when what was collected is within the period. */
    day: date('day', { mode: 'string' }).notNull(),
    classes: integer('classes').array().notNull(),
    foundAt: instant('found_at').notNull(),
    /** When its owner was last written to of it, by a reminder or by hand; null once it is another gap. */
    toldAt: instant('told_at'),
  },
  (t) => [
    unique('use_gap_trademark_id_key').on(t.trademarkId),
    oneOf('use_gap_kind_check', t.kind, gapKinds),
    check(
      'use_gap_classes_check',
      sql`cardinality(${t.classes}) between 1 and 45 and 1 <= all (${t.classes}) and 45 >= all (${t.classes})`,
    ),
    index('use_gap_day_idx').on(t.day, t.id),
    index('use_gap_kind_day_idx').on(t.kind, t.day, t.id),
    index('use_gap_untold_idx')
      .on(t.day, t.id)
      .where(sql`${t.toldAt} is null`),
    index('use_gap_told_idx')
      .on(t.day, t.id)
      .where(sql`${t.toldAt} is not null`),
  ],
)
