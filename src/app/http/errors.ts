import type { Context as Hono } from 'hono'
import type { ErrorBody } from '#contract/client.ts'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '../context.ts'
import { maskedPath } from './trace.ts'

/** Renders every failure of a call once: known ones with code and fields, unknown ones as `unexpected` without a word more. */
export function errorResponse(context: Context, c: Hono, error: unknown, message: (code: string) => string): Response {
  const known = error instanceof AppError ? error : new AppError('unexpected', { cause: error })
  const requestId = c.req.raw.headers.get('x-request-id') ?? ''
  if (known.status >= 500) context.log.error({ err: error, path: maskedPath(c.req.path) }, 'request failed')
  const body: ErrorBody = {
    error: {
      code: known.code,
      message: message(known.code),
      ...(Object.keys(known.fields).length > 0 ? { fields: known.fields } : {}),
      ...(Object.keys(known.facts).length > 0 ? { facts: known.facts } : {}),
      requestId,
    },
  }
  return c.json(body, known.status as 500, { 'cache-control': 'no-store' })
}
