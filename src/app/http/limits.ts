import type { MiddlewareHandler } from 'hono'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '../context.ts'

/** Calls that a stranger can make, and how many of them an address gets in how many seconds. */
const rules: { method: string; path: RegExp; points: number; seconds: number }[] = [
  { method: 'POST', path: /^\/api\/auth\/callback\/credentials$/, points: 30, seconds: 900 },
  {
    method: 'POST',
    path: /^\/api\/user\/(signup|initiate|activate)$|\/portal\/activate(\/[^/]+)?(\.data)?$|\/success(\.data)?$/,
    points: 40,
    seconds: 3600,
  },
  { method: 'POST', path: /^\/api\/request$|\/verification(\.data)?$/, points: 60, seconds: 3600 },
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
    const at = rules.findIndex((rule) => rule.method === c.req.method && rule.path.test(c.req.path))
    const limiter = limiters[at]
    if (limiter) {
      const peer = c.req.raw.headers.get('x-peer-address') ?? 'unknown'
      await limiter.consume(peer).catch((error: unknown) => {
        if (error instanceof Error) throw error
        throw new AppError('too-many-requests')
      })
    }
    await next()
  }
}
