import type { PgTable } from 'drizzle-orm/pg-core'
import { tablesByName } from './nouns.ts'

/** Every table. */
export const tables: readonly PgTable[] = [...tablesByName.values()].map(({ table }) => table)
