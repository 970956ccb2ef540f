import { AppError, busySeconds } from '#kernel/errors.ts'
import { sqlState } from './transaction.ts'

/** A lock not given in time, a statement over its time, too many connections, a full disk, a server that is going or coming. */
const states = /^(55P03|57014|53[123]00|57P0[1-5]|08...)$/
const words = /timeout exceeded when trying to connect|connection terminated|ECONNREFUSED|ECONNRESET|ENOENT.*PGSQL/i

/**
 * What a failure of the database means to who asked: `not-ready`, with the seconds after which to ask again, when it had no
 * time or no connection; undefined for every other failure.
 */
export function busy(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error.code === 'not-ready' ? error : undefined
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (words.test(at.message)) return new AppError('not-ready', { cause: error, retryAfter: busySeconds })
  return states.test(sqlState(error)) ? new AppError('not-ready', { cause: error, retryAfter: busySeconds }) : undefined
}
