import { createHash } from 'node:crypto'
import type pg from 'pg'
import { AppError } from '#kernel/errors.ts'
import type { Tx } from './database.ts'
import { inTransaction, later } from './transaction.ts'

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
    if (!(await takeKey(tx, key, hash))) return await earlierAnswer<T>(tx, key, hash)
    const answer = await work(tx)
    await later(tx, {
      text: 'update idempotency_key set response = $3, updated_at = now() where scope = $1 and key = $2',
      // An answer of nothing is kept as nothing.
      values: [key.scope, key.key, JSON.stringify(answer) ?? null],
    })
    return answer
  })
}

/**
 * Holds the key until the transaction ends, and answers whether it is the first time. Who waits, waits for the first one's row,
 * which then has the answer.
 */
async function takeKey(tx: Tx, { scope, key, waits }: OnceKey, hash: string): Promise<boolean> {
  const { rows } = await tx.$client.query<{ held: boolean; taken: boolean }>(
    `with lock as materialized (select pg_try_advisory_xact_lock(hashtextextended($4, 0)) as held),
       made as (insert into idempotency_key (scope, key, request_hash)
         select $1, $2, $3 from lock where held or $5 on conflict (scope, key) do nothing returning 1)
     select held, exists (select 1 from made) as taken from lock`,
    [scope, key, hash, `once ${scope} ${key}`, waits],
  )
  const [row] = rows
  if (!waits && row?.held !== true) throw new AppError('still-running')
  return row?.taken === true
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
