import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

type Connection = pg.Pool | pg.PoolClient | pg.Client

/** Typed queries over a pool or over the client of one transaction; both look the same to the code that queries. */
export type Database<C extends Connection = Connection> = NodePgDatabase & { $client: C }

/** A transaction that runs: typed queries by itself, SQL as text by `$client`. It takes the place of a `Database` in reads. */
export type Tx = Database<pg.PoolClient | pg.Client>

/** Binds the query builder to a pool. A transaction is bound already: `inTransaction` gives a `Tx`. */
export function bindDatabase<C extends Connection>(connection: C): Database<C> {
  return Object.assign(drizzle({ client: connection }), { $client: connection })
}
