import pg from 'pg'
import { lockMs } from './lock.ts'
import type { NameOf } from './sender.ts'
import { createStatementNames } from './statement-names.ts'

/** Milliseconds that somebody waits for a connection before it is told that there is none. */
const acquireMs = 5_000

export interface PoolOptions {
  /** Connections at most; 10 when left out. */
  max?: number
  /** Shown in pg_stat_activity. */
  applicationName?: string
  /** Milliseconds a statement may take outside of a transaction that says otherwise; no end when left out. */
  statementMs?: number
  /** Whether a pooler of transactions lies between: what is set on a connection would be another client's. */
  pooled?: boolean
  /** Sends several statements without waiting for each answer. */
  pipeline?: boolean
  /** Keeps the statements that come often in its transactions prepared. Not with `pooled`. */
  keepsStatements?: boolean
  /** Called with every error of a connection, idle or in use. */
  onError?: (error: Error) => void
}

/**
 * A pool of connections with time zone UTC. A server that goes away makes the running queries fail and nothing else:
 * the next query connects again.
 */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const onError = options.onError ?? (() => undefined)
  const limit = options.statementMs
    ? `; set statement_timeout = ${options.statementMs}; set lock_timeout = ${lockMs}`
    : ''
  const settings = `set time zone 'UTC'${limit}`
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'markwright',
    connectionTimeoutMillis: acquireMs,
    keepAlive: true,
    ...(options.pipeline ? { pipeline: true } : {}),
    // A statement, not a start-up option: connection poolers in front of PostgreSQL refuse unknown options.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, its types only do not say so
    ...(options.pooled ? {} : { onConnect: (client: pg.ClientBase) => client.query(settings) }),
  })
  if (options.keepsStatements && !options.pooled) names.set(pool, createStatementNames())
  pool.on('error', onError)
  // The pool listens to idle clients only; one that breaks while checked out would end the process.
  pool.on('connect', (client) => {
    client.on('error', onError)
    if (options.pooled) withoutNames(client)
  })
  return pool
}

const names = new WeakMap<pg.Pool, NameOf>()

const noName: NameOf = () => undefined

/** The names under which statements are prepared on a pool's connections. */
export const namesOf = (pool: pg.Pool): NameOf => names.get(pool) ?? noName

/** Libraries name statements to have them prepared; behind a pooler the next transaction is on another connection. */
function withoutNames(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...all: unknown[]) => unknown
  const unnamed = (first: unknown, ...rest: unknown[]): unknown =>
    typeof first === 'object' && first !== null && 'name' in first && !('submit' in first)
      ? query({ ...first, name: undefined }, ...rest)
      : query(first, ...rest)
  Object.assign(client, { query: unnamed })
}
