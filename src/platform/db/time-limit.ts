import type pg from 'pg'
import { AppError } from '#kernel/errors.ts'
import { sqlState } from './transaction.ts'

const outOfTime = '57014'

/**
 * Reads with `settings` (SQL, of this reading alone) for at most `milliseconds` a statement; what takes longer is refused
 * with `too-many-requests`.
 */
export async function readInTime<T>(
  pool: pg.Pool,
  milliseconds: number,
  read: (client: pg.PoolClient) => Promise<T>,
  settings = '',
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(`begin read only; set local statement_timeout = ${milliseconds}; ${settings}`)
    return await read(client)
  } catch (error) {
    if (sqlState(error) === outOfTime) throw new AppError('too-many-requests', { cause: error })
    throw error
  } finally {
    // Nothing was written; the settings end with the transaction.
    await client.query('rollback').finally(() => client.release())
  }
}
