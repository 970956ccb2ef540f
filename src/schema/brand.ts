import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { user } from './account.ts'
import { createdAt, emptyTexts, id } from './columns.ts'

export const brand = pgTable(
  'brand',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    name: text('name').notNull(),
    createdAt: createdAt(),
    websites: text('websites').array().notNull().default(emptyTexts),
    businessDescription: text('business_description'),
    /** Whether its owner wants the report of each month by mail. */
    reportMailed: boolean('report_mailed').notNull().default(false),
  },
  (t) => [index('brand_user_id_idx').on(t.userId)],
)
