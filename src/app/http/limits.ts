import type { MiddlewareHandler } from 'hono'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { AppError } from '#kernel/errors.ts'
import { splitLanguage } from '#web/path.ts'
import type { Context } from '../context.ts'
import { addressOf } from './caller.ts'

/** Calls that a stranger can make, and how many of them an address gets in how many seconds. */
const rules: { method: string; path: RegExp; points: number; seconds: number }[] = [
  { method: 'POST', path: /^\/api\/auth\/callback\/credentials$/, points: 30, seconds: 900 },
  {
    method: 'POST',
    path: /^\/api\/user\/(signup|initiate|activate)$|^\/portal\/activate(\/[^/]+)?$|^\/(verification|product)\/[^/]+\/success$/,
    points: 20,
    seconds: 3600,
  },
  { method: 'POST', path: /^\/api\/request$|^\/verification$/, points: 60, seconds: 3600 },
]

/** Limits per address, kept in PostgreSQL so that they hold over all processes and restarts. */
export function limits(context: Context): MiddlewareHandler {
  const limiters = rules.map(
    (rule, at) =>
      new RateLimiterPostgres({
        storeClient: context.pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: `r${at}`,
        points: rule.points * context.config.limitFactor,
        duration: rule.seconds,
      }),
  )
  return async (c, next) => {
    const at = rules.findIndex((rule) => rule.method === c.req.method && rule.path.test(normalPath(c.req.path)))
    const limiter = limiters[at]
    if (limiter) {
      await limiter.consume(addressOf(context, c.req.raw)).catch((error: unknown) => {
        if (error instanceof Error) throw error
        throw new AppError('too-many-requests')
      })
    }
    await next()
  }
}

/** A path in the one spelling that the rules know: pages answer to others, in every language and as data, as well. */
function normalPath(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/(\/_)?\.data$/, '')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
  return splitLanguage(plain).rest
}
