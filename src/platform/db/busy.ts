import { AppError, busySeconds } from '#kernel/errors.ts'
import { sqlState } from './transaction.ts'

/** A lock not given in time, a statement over its time, too many connections, a full disk, a server that is going or coming. */
const states = /^(55P03|57014|53[123]00|57P0[1-5]|08...)$/
const words =
  /timeout exceeded when trying to connect|connection terminated|not queryable|connection error|not currently accepting connections|ENOENT.{0,200}PGSQL/i
/** Of the network between us and the server. */
const codes = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN ECONNABORTED'.split(' '),
)
/** The server ended the connection: an administrator, a crash, a shutdown; or the protocol broke off. */
const endedStates = /^(57P0[1-3]|08...)$/

/**
 * What a failure of the database means to who asked: `not-ready`, with the seconds after which to ask again, when it had no
 * time or no connection; undefined for every other failure.
 */
export function busy(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error.code === 'not-ready' ? error : undefined
  const away = isOf(error, words) || states.test(sqlState(error))
  return away ? new AppError('not-ready', { cause: error, retryAfter: busySeconds }) : undefined
}

/**
 * Does a reading once more when the connection died under it: the next one may lead to a server that is back. Only for what
 * changes nothing, or nothing more the second time.
 */
export async function readOnceMore<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!isOf(error, /connection terminated|not queryable|connection error/i) && !endedStates.test(sqlState(error)))
      throw error
    return await read()
  }
}

function isOf(error: unknown, told: RegExp): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (told.test(at.message) || ('code' in at && codes.has(String(at.code)))) return true
  return false
}
