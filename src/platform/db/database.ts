import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/** Typed queries over a pool or over the client of one transaction; both look the same to the code that queries. */
export type Database = NodePgDatabase

/** Binds the query builder to a pool, or to the client `inTransaction` gives. */
export function bindDatabase(connection: pg.Pool | pg.PoolClient): Database {
  return drizzle({ client: connection })
}
