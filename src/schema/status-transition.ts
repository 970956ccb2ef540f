import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The machines of the domain as rows, so that the database itself refuses a step outside of them. */
export const statusTransition = pgTable(
  'status_transition',
  {
    machine: text('machine').notNull(),
    fromStatus: text('from_status').notNull(),
    toStatus: text('to_status').notNull(),
  },
  (t) => [primaryKey({ columns: [t.machine, t.fromStatus, t.toStatus] })],
)
