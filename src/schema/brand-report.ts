import { sql } from 'drizzle-orm'
import { check, date, jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import type { ReportContent } from '#domain/brand-report/content.ts'
import { brand } from './brand.ts'
import { createdAt, id } from './columns.ts'

/** What is told of a brand and one month, as it stood when the report was made; there is one for each month. */
export const brandReport = pgTable(
  'brand_report',
  {
    id: id(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brand.id, { onDelete: 'cascade' }),
    /** The first day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    content: jsonb('content').$type<ReportContent>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('brand_report_month_key').on(t.brandId, t.month),
    check('brand_report_month_check', sql`extract(day from ${t.month}) = 1`),
  ],
)
