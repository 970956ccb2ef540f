import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** A counted figure of the product at a moment. */
export const statistic = pgTable(
  'statistic',
  { id: id(), name: text('name').notNull(), value: integer('value').notNull(), createdAt: createdAt() },
  (t) => [index('statistic_name_idx').on(t.name, t.createdAt)],
)
