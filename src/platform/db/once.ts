import { createHash } from 'node:crypto'
import type pg from 'pg'
import { AppError } from '#kernel/errors.ts'
import type { Tx } from './database.ts'
import { inTransaction } from './transaction.ts'

export interface OnceKey {
  /** The call and its caller: the same key of somebody else is another key. */
  scope: string
  key: string
  /** What was asked; the same key with another question is refused. */
  request: unknown
  /** Whether one that comes while the first still runs waits for its answer; else it is told so. */
  waits: boolean
}

/**
 * Runs `work` once per key. Key, effect and answer are committed together, so a repeat after any crash either finds the
 * answer or finds nothing. While the first still runs another one waits for it, or gets `still-running`. Throws `key-reused`
 * when the question differs.
 */
export async function once<T>(pool: pg.Pool, key: OnceKey, work: (tx: Tx) => Promise<T>): Promise<T> {
  const hash = createHash('sha256').update(JSON.stringify(key.request)).digest('hex')
  return await inTransaction(pool, async (tx) => {
    await holdKey(tx, key)
    const taken = await tx.$client.query(
      `insert into idempotency_key (scope, key, request_hash) values ($1, $2, $3) on conflict (scope, key) do nothing`,
      [key.scope, key.key, hash],
    )
    if (taken.rowCount === 0) return await earlierAnswer<T>(tx, key, hash)
    const answer = await work(tx)
    await tx.$client.query(
      'update idempotency_key set response = $3, updated_at = now() where scope = $1 and key = $2',
      [key.scope, key.key, JSON.stringify(answer)],
    )
    return answer
  })
}

/** Holds the key until the transaction ends. Who waits, waits for the first one's row, which then has the answer. */
async function holdKey(tx: Tx, { scope, key, waits }: OnceKey): Promise<void> {
  const { rows } = await tx.$client.query<{ held: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as held',
    [`once ${scope} ${key}`],
  )
  if (!waits && rows[0]?.held !== true) throw new AppError('still-running')
}

async function earlierAnswer<T>(tx: Tx, key: OnceKey, hash: string): Promise<T> {
  const { rows } = await tx.$client.query<{ request_hash: string; response: T }>(
    'select request_hash, response from idempotency_key where scope = $1 and key = $2',
    [key.scope, key.key],
  )
  const row = rows[0]
  if (!row) throw new AppError('still-running')
  if (row.request_hash !== hash) throw new AppError('key-reused')
  return row.response
}
