import type { Context as Hono } from 'hono'
import type { ErrorBody } from '#contract/client.ts'
import { AppError, type ErrorCode } from '#kernel/errors.ts'
import { busy } from '#platform/db/busy.ts'
import type { Context } from '../context.ts'
import { maskedPath } from './trace.ts'

const refusals: readonly ErrorCode[] = [
  'sign-in-required',
  'credentials-refused',
  'not-allowed',
  'too-many-requests',
  'too-large',
  'unsupported-type',
  'key-reused',
  'filled-by-machine',
]

/** Renders every failure of a call once: known ones with code and fields, unknown ones as `unexpected` without a word more. */
export function errorResponse(context: Context, c: Hono, error: unknown, message: (code: string) => string): Response {
  const known = error instanceof AppError ? error : (busy(error) ?? new AppError('unexpected', { cause: error }))
  const requestId = c.req.raw.headers.get('x-request-id') ?? ''
  if (known.status >= 500) context.log.error({ err: error, path: maskedPath(c.req.path) }, 'request failed')
  // What was tried and not allowed is worth a line, whoever tried it; what was only not found is not.
  if (refusals.includes(known.code))
    context.log.info({ refused: known.code, method: c.req.method, path: maskedPath(c.req.path) }, 'refused')
  const body: ErrorBody = {
    error: {
      code: known.code,
      message: message(known.code),
      ...(Object.keys(known.fields).length > 0 ? { fields: known.fields } : {}),
      ...(Object.keys(known.facts).length > 0 ? { facts: known.facts } : {}),
      requestId,
    },
  }
  if (known.retryAfter !== null) c.header('retry-after', String(known.retryAfter))
  // What was not read of the body stands before the next request: the connection ends, and says so.
  if (known.code === 'too-large') c.header('connection', 'close')
  return c.json(body, known.status as 500, { 'cache-control': 'no-store' })
}
