import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { bindDatabase, type Database, type Tx } from './database.ts'
import { noteWrite } from './fresh-reads.ts'
import { lockMs } from './lock.ts'
import { namesOf } from './pool.ts'
import { Sender, type Statement } from './sender.ts'
import { sqlState } from './sql-state.ts'

export { sqlState }

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
  const way = { nameOf: namesOf(pool), pipelined: pool.options.pipeline === true }
  const sender = new Sender(client, beginStatement(options), way)
  const tx = bindDatabase(sender.client)
  senders.set(tx, sender)
  try {
    const result = await work(tx)
    if (!options.readOnly) noteWrite()
    await sender.commit()
    for (const run of sender.hints) run()
    return result
  } catch (error) {
    // A client that cannot roll back is thrown away; the reason of the failure stays the one reported.
    await sender.rollback().catch((rollbackError: unknown) => {
      broken ??= rollbackError instanceof Error ? rollbackError : new Error(String(rollbackError))
    })
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

const senders = new WeakMap<Database, Sender>()

/** A statement whose answer nobody reads, by hand or of the query builder. */
export type LaterStatement = Statement | { toSQL(): { sql: string; params: unknown[] } }

/**
 * Sends a statement of a transaction without waiting for it: in order, undone with the transaction, and seen by what follows.
 * Its failure is thrown by the next statement or by the commit, so it is for what the rules let through already.
 */
export async function later(tx: Database, statement: LaterStatement): Promise<void> {
  const { text, values } = 'toSQL' in statement ? ofBuilder(statement.toSQL()) : statement
  const sender = senders.get(tx)
  if (sender) await sender.later({ text, values })
  else await tx.$client.query(text, [...values])
}

/**
 * Runs something once the transaction is committed; at once where there is none. For what only hurries others and does not
 * throw: a process that ends in between never comes to it.
 */
export function onceCommitted(tx: Database, run: () => void): void {
  const sender = senders.get(tx)
  if (sender) sender.hints.push(run)
  else run()
}

const ofBuilder = ({ sql, params }: { sql: string; params: unknown[] }): Statement => ({ text: sql, values: params })

function beginStatement({ isolation, readOnly }: TransactionOptions): string {
  const begin = ['begin', isolation && `isolation level ${isolation}`, readOnly && 'read only']
    .filter(Boolean)
    .join(' ')
  // Local to the transaction, so that it holds behind a pooler of transactions as well.
  return readOnly ? begin : `${begin}; set local lock_timeout = ${lockMs}`
}

function jitter(attempt: number): number {
  return Math.random() * 20 * 2 ** attempt
}
