import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { bindDatabase, type Database, type Tx } from './database.ts'
import { noteWrite } from './fresh-reads.ts'
import { lockMs } from './lock.ts'
import { namesOf } from './pool.ts'
import { Sender } from './sender.ts'
import type { Statement } from './statements.ts'

export interface TransactionOptions {
  /** How often the work is done again after a serialisation failure or a deadlock; 4 when left out. */
  retries?: number
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
  readOnly?: boolean
  /** Milliseconds to wait before attempt n (1 = first retry); full jitter, doubling from 20 ms, when left out. */
  delay?: (attempt: number) => number
}

const RETRYABLE = new Set(['40001', '40P01'])

/**
 * Runs `work` in a transaction: committed when it resolves, rolled back when it throws, and done again from the start
 * when PostgreSQL reports a serialisation failure (40001) or a deadlock (40P01). So `work` has no effect outside of the
 * database. A connection lost during COMMIT is not retried, because the outcome is unknown.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const retries = options.retries ?? 4
  const delay = options.delay ?? jitter
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(pool, work, options)
    } catch (error) {
      if (attempt > retries || !RETRYABLE.has(sqlState(error))) throw error
    }
    await sleep(delay(attempt))
  }
}

async function attemptOnce<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>, options: TransactionOptions): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  const onError = (error: Error): void => {
    broken = error
  }
  client.on('error', onError)
  const sender = new Sender(client, beginStatements(options), namesOf(pool))
  const tx = bindDatabase(sender.client)
  senders.set(tx, sender)
  try {
    const result = await work(tx)
    if (!options.readOnly) noteWrite()
    await sender.commit()
    return result
  } catch (error) {
    // A client that cannot roll back is thrown away; the reason of the failure stays the one reported.
    await sender.rollback().catch((rollbackError: unknown) => {
      broken ??= rollbackError instanceof Error ? rollbackError : new Error(String(rollbackError))
    })
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken ?? sender.spoiled)
  }
}

const senders = new WeakMap<Database, Sender>()

/** A statement whose answer nobody reads, by hand or of the query builder. */
export type LaterStatement = Statement | { toSQL(): { sql: string; params: unknown[] } }

/**
 * Has a statement of a transaction sent with its next one, or with its commit: in order, and undone with it. It fails where it is
 * sent, so it is for what the rules let through already and whose answer nobody needs.
 */
export async function later(tx: Database, statement: LaterStatement): Promise<void> {
  const { text, values } = 'toSQL' in statement ? ofBuilder(statement.toSQL()) : statement
  const sender = senders.get(tx)
  if (sender) sender.later({ text, values: values ?? [] })
  else await tx.$client.query(text, [...(values ?? [])])
}

function ofBuilder({ sql, params }: { sql: string; params: unknown[] }): Statement {
  const values = params.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return value
    throw new Error(`a value of ${typeof value} cannot wait: ${sql}`)
  })
  return { text: sql, values }
}

function beginStatements({ isolation, readOnly }: TransactionOptions): string[] {
  const begin = ['begin', isolation && `isolation level ${isolation}`, readOnly && 'read only']
    .filter(Boolean)
    .join(' ')
  // Local to the transaction, so that it holds behind a pooler of transactions as well.
  return readOnly ? [begin] : [begin, `set local lock_timeout = ${lockMs}`]
}

function jitter(attempt: number): number {
  return Math.random() * 20 * 2 ** attempt
}

/** The SQLSTATE of a PostgreSQL error, found through wrapping errors as well; empty for anything else. */
export function sqlState(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  }
  return ''
}
