import type { ClientBase } from 'pg'
import type { Tx } from './database.ts'

/** Milliseconds that a statement waits for a lock before it is refused, so that one held row does not empty a pool. */
export const lockMs = 5_000

/**
 * Runs `work` while this connection holds the named advisory lock; other processes with the same name wait.
 * The lock belongs to the connection, so it ends with the process that crashes.
 */
export async function withAdvisoryLock<T>(client: ClientBase, name: string, work: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
  try {
    return await work()
  } finally {
    // When the connection is gone the lock is gone too, and the error of `work` is the one to report.
    await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => undefined)
  }
}

/**
 * Holds the named lock until this transaction ends, so that what it wrote is visible before the next one of the name
 * begins.
 */
export async function lockUntilCommit(tx: Tx, name: string): Promise<void> {
  // Who asks for this lock means to wait for it; the rest of the transaction as well, which may not fail half way.
  await tx.$client.query(`set local lock_timeout = 0`)
  await tx.$client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
}
