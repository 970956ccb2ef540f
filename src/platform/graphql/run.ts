import type { Pool, PoolClient, QueryArrayConfig } from 'pg'
import { inTransaction } from '../db/transaction.ts'
import { Lru } from './lru.ts'
import type { Run, Session, Statement, Transact } from './model.ts'
import { settingName } from './setting-name.ts'
import { settledQuery, type Settings } from './settled-query.ts'

/** Statements kept prepared on one connection; each holds about 165 kB of the server's memory. */
const preparedPerConnection = 150

/**
 * Runs statements as the pool's own login. A statement stands alone, without a transaction.
 * Time zone and statement timeout are set once per connection, so the pool must be the data API's own.
 */
export function directRunner(pool: Pool): Run {
  const connections = new Connections(pool)
  return (statement) =>
    connections.use(async (client, connection) => {
      await connection.settle(client, statement.timeoutMs ?? 0)
      return textOf(await client.query<[string]>(await connection.query(client, statement)))
    })
}

/**
 * Runs each statement in a transaction of its own that first tells PostgreSQL who asks: `app.role`, and one setting per
 * session variable (`x-user-id` → `app.user_id`), all local to the transaction. The pool logs in as a role under row
 * security. Time zone and statement timeout are set once per connection.
 */
export function rowSecurityRunner(pool: Pool): Run {
  const connections = new Connections(pool)
  return (statement, session, mode) =>
    connections.use(async (client, connection) => {
      await connection.settle(client, statement.timeoutMs ?? 0)
      const query = await connection.query(client, statement)
      const settings = callerSettings(session, mode)
      // Prepared by a query of its own: what fails later cannot leave it half known.
      if (!connection.known.has(settings.name)) await client.query({ ...settings })
      connection.known.add(settings.name)
      return textOf(await settledQuery(client, settings, query))
    })
}

// Answers no rows: each call answers its value, which is not null, and so all of them are made.
function callerSettings(session: Session, mode: 'read' | 'write'): Settings {
  const values = [mode === 'read' ? 'on' : 'off']
  const calls = [`set_config('transaction_read_only', $1, true)`]
  for (const [name, value] of [...Object.entries(session.variables), ['x-role', session.role] as const]) {
    values.push(settingName(name), value)
    calls.push(`set_config($${values.length - 1}, $${values.length}, true)`)
  }
  const text = `select 1 where ${calls.map((call) => `${call} is null`).join(' or ')}`
  return { text, values, name: `caller${calls.length}` }
}

/**
 * Runs the statements of a mutation in one transaction, done again from the start after a serialisation failure or a
 * deadlock. Role, session variables, time zone and timeout are local to it, so a pool may serve it beside a runner.
 */
export function transactions(pool: Pool): Transact {
  return async (session, timeoutMs, work) =>
    await inTransaction(pool, async (client) => {
      await client.query(settingsOf(session, timeoutMs))
      return await work(async ({ sql, values }) => {
        const { rows } = await client.query<(string | null)[]>({ text: sql, values, rowMode: 'array' })
        return rows[0] ?? []
      })
    })
}

function settingsOf(session: Session, timeoutMs: number): { text: string; values: string[]; name: string } {
  const values = [String(Math.trunc(timeoutMs))]
  const calls = [`set_config('TimeZone', 'UTC', true)`, `set_config('statement_timeout', $1, true)`]
  for (const [name, value] of [...Object.entries(session.variables), ['x-role', session.role] as const]) {
    values.push(settingName(name), value)
    calls.push(`set_config($${values.length - 1}, $${values.length}, true)`)
  }
  return { text: `select ${calls.join(', ')}`, values, name: `session${calls.length}` }
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
  #timeoutMs: number | undefined
  readonly #prepared = new Lru<string, true>(preparedPerConnection)

  /** Sets what holds for every statement of the connection, where it does not hold yet. */
  async settle(client: PoolClient, timeoutMs: number): Promise<void> {
    if (this.#timeoutMs === timeoutMs) return
    this.#timeoutMs = timeoutMs
    await client.query(`set time zone 'UTC'; set statement_timeout = ${Math.trunc(timeoutMs)}`)
  }

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
  readonly #known = new WeakMap<PoolClient, Connection>()

  constructor(pool: Pool) {
    this.#pool = pool
    // A pool without a listener would end the process when an idle connection breaks; the next check-out reconnects.
    pool.on('error', () => undefined)
  }

  async use<T>(work: (client: PoolClient, connection: Connection) => Promise<T>): Promise<T> {
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
