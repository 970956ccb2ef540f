import type { Pool, PoolClient, QueryArrayConfig } from 'pg'
import { inTransaction } from '../db/transaction.ts'
import { Lru } from '../lru/lru.ts'
import type { Run, Session, Statement, Transact } from './model.ts'
import { settingName } from './setting-name.ts'
import { settledQuery, type Settings } from './settled-query.ts'

/** Statements kept prepared on one connection; each holds about 165 kB of the server's memory. */
const preparedPerConnection = 150

/** How statements are sent. */
export interface RunnerOptions {
  /** False where a pooler gives each transaction another connection: nothing is prepared on one then. */
  prepared?: boolean
  /**
   * Whose statements PostgreSQL plans for their own values each time. For everybody else it keeps a plan for the average
   * caller after a statement's fifth time, which is cheaper, and wrong by a thousand for who has a thousand times as many rows.
   */
  ownPlan?: (session: Session) => boolean
}

const averageCaller = () => false

/**
 * Runs statements as the pool's own login, each in a transaction of its own under its time limit. Nothing is set for longer
 * than the statement, so connections may be shared by a pooler of transactions.
 */
export function directRunner(pool: Pool, options: RunnerOptions = {}): Run {
  const connections = new Connections(pool, options)
  const { ownPlan = averageCaller } = options
  return (statement, session) => connections.run(statement, statementSettings(statement, ownPlan(session), []))
}

/**
 * Runs each statement in a transaction of its own that first tells PostgreSQL who asks: `app.role`, and one setting per
 * session variable (`x-user-id` → `app.user_id`), all local to the transaction, as are its time limit and zone. The pool logs
 * in as a role under row security.
 */
export function rowSecurityRunner(pool: Pool, options: RunnerOptions = {}): Run {
  const connections = new Connections(pool, options)
  const { ownPlan = averageCaller } = options
  return (statement, session, mode) =>
    connections.run(
      statement,
      statementSettings(statement, ownPlan(session), [
        ['transaction_read_only', mode === 'read' ? 'on' : 'off'],
        ...callerSettings(session),
      ]),
    )
}

const callerSettings = ({ variables, role }: Session): [name: string, value: string][] =>
  [...Object.entries(variables), ['x-role', role] as const].map(([name, value]) => [settingName(name), value])

// Answers no rows: each call answers its value, which is not null, and so all of them are made.
function statementSettings(
  { timeoutMs = 0 }: Statement,
  hasOwnPlan: boolean,
  given: readonly [name: string, value: string][],
): Settings & { name: string } {
  const all = [
    ...given,
    ['TimeZone', 'UTC'],
    ['statement_timeout', String(Math.trunc(timeoutMs))],
    // One read of one person must not take the processors from everybody else.
    ['max_parallel_workers_per_gather', '0'],
    ['plan_cache_mode', hasOwnPlan ? 'force_custom_plan' : 'auto'],
  ]
  const calls = all.map((_, at) => `set_config($${at * 2 + 1}, $${at * 2 + 2}, true) is null`)
  return { text: `select 1 where ${calls.join(' or ')}`, values: all.flat(), name: `caller${all.length}` }
}

/**
 * Runs the statements of a mutation in one transaction, done again from the start after a serialisation failure or a
 * deadlock. Role, session variables, time zone and timeout are local to it, so a pool may serve it beside a runner.
 */
export function transactions(pool: Pool): Transact {
  return async (session, timeoutMs, work) =>
    await inTransaction(pool, async ({ $client: client }) => {
      await client.query(settingsOf(session, timeoutMs))
      return await work(async ({ sql, values }) => {
        const { rows } = await client.query<(string | null)[]>({ text: sql, values, rowMode: 'array' })
        return rows[0] ?? []
      })
    })
}

function settingsOf(session: Session, timeoutMs: number): { text: string; values: string[] } {
  const values = [String(Math.trunc(timeoutMs))]
  const calls = [`set_config('TimeZone', 'UTC', true)`, `set_config('statement_timeout', $1, true)`]
  for (const [name, value] of callerSettings(session)) {
    values.push(name, value)
    calls.push(`set_config($${values.length - 1}, $${values.length}, true)`)
  }
  return { text: `select ${calls.join(', ')}`, values }
}

function textOf(result: { rows: unknown[] }): string {
  const [row] = result.rows
  const text: unknown = Array.isArray(row) ? row[0] : undefined
  if (typeof text !== 'string') throw new Error('the statement answered no text')
  return text
}

/** What is known of one connection of a pool. */
class Connection {
  /** Settings that are prepared on it. */
  readonly known = new Set<string>()
  readonly #prepared = new Lru<string, true>(preparedPerConnection)

  async query(client: PoolClient, { sql, values, name }: Statement): Promise<QueryArrayConfig<unknown[]>> {
    if (name === undefined) return { text: sql, values, rowMode: 'array' }
    const evicted = this.#prepared.get(name) ? [] : this.#prepared.set(name, true)
    for (const gone of evicted) await forget(client, gone)
    return { text: sql, values, name, rowMode: 'array' }
  }
}

// pg believes a name to be prepared until its own note is gone too.
async function forget(client: PoolClient, name: string): Promise<void> {
  const { connection } = client as unknown as {
    connection?: { parsedStatements?: Record<string, unknown> }
  }
  if (connection?.parsedStatements?.[name] === undefined) return
  await client.query(`deallocate "${name}"`)
  delete connection.parsedStatements[name]
}

class Connections {
  readonly #pool: Pool
  readonly #prepared: boolean
  readonly #known = new WeakMap<PoolClient, Connection>()

  constructor(pool: Pool, { prepared = true }: RunnerOptions) {
    this.#pool = pool
    this.#prepared = prepared
    // A pool without a listener would end the process when an idle connection breaks; the next check-out reconnects.
    pool.on('error', () => undefined)
  }

  /** Runs a statement under settings that end with it. */
  async run(statement: Statement, settings: Settings & { name: string }): Promise<string> {
    if (!this.#prepared)
      return await this.#use(async (client) => {
        const query = { text: statement.sql, values: statement.values, rowMode: 'array' as const }
        return textOf(await settledQuery(client, { ...settings, name: undefined }, query))
      })
    return await this.#use(async (client, connection) => {
      const query = await connection.query(client, statement)
      // Prepared by a query of its own: what fails later cannot leave it half known.
      if (!connection.known.has(settings.name)) await client.query({ ...settings })
      connection.known.add(settings.name)
      return textOf(await settledQuery(client, settings, query))
    })
  }

  async #use<T>(work: (client: PoolClient, connection: Connection) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect()
    let connection = this.#known.get(client)
    if (!connection) {
      // While checked out a client has no listener of the pool's: a dying server would end the process.
      client.on('error', () => undefined)
      connection = new Connection()
      this.#known.set(client, connection)
    }
    try {
      const result = await work(client, connection)
      client.release()
      return result
    } catch (error) {
      client.release(isRefusal(error) ? undefined : true)
      throw error
    }
  }
}

// An error with an SQLSTATE came from a living server: the connection is fine. 57P.. and 08.. are its farewell.
function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  return /^[0-9A-Z]{5}$/.test(String(error.code)) && !/^(08|57P)/.test(String(error.code))
}
