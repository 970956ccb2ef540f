import type { MiddlewareHandler } from 'hono'
import { AppError } from '#kernel/errors.ts'
import { createLimit } from '#platform/limits/limits.ts'
import { splitLanguage } from '#web/path.ts'
import type { Context } from '../context.ts'
import { addressOf } from './caller.ts'

const secretPages = /^\/portal\/(activate|set-password)(\/[^/]+)?$|^\/portal\/forgot-password$|^\/portal\/sign-up$/

/** Calls that a stranger can make, and how many of them an address gets in how many seconds. */
const rules: { method: string; path: RegExp; points: number; seconds: number }[] = [
  { method: 'POST', path: /^\/api\/auth\/callback\/credentials$/, points: 30, seconds: 900 },
  {
    method: 'POST',
    path: new RegExp(
      `^/api/user/(signup|initiate|activate|reset-password|set-password)$|${secretPages.source}|^/(verification|product)/[^/]+/success$`,
    ),
    points: 20,
    seconds: 3600,
  },
  { method: 'POST', path: /^\/api\/request$|^\/verification$/, points: 60, seconds: 3600 },
  // Typing a mark or what one sells asks about once a letter; the pages look up with their own address.
  {
    method: 'GET',
    path: /^\/api\/(search(\/.*)?|trademark-data)$|^\/trademark-search$|^\/verification$/,
    points: 600,
    seconds: 600,
  },
  // What asks for the password of somebody who is signed in, so that a stolen session does not guess it.
  {
    method: 'PUT',
    path: /^\/api\/user\/(password|second-factor)$/,
    points: 30,
    seconds: 900,
  },
]

/** Limits per address, kept in PostgreSQL so that they hold over all processes and restarts. */
export function limits(context: Context): MiddlewareHandler {
  const { pool, config } = context
  const limiters = rules.map((rule, at) => createLimit(pool, `r${at}`, rule.points * config.limitFactor, rule.seconds))
  return async (c, next) => {
    const at = rules.findIndex((rule) => rule.method === c.req.method && rule.path.test(normalPath(c.req.path)))
    const found = limiters[at]
    const wait = found ? await found.take(addressOf(context, c.req.raw)) : null
    if (wait !== null) {
      c.header('retry-after', String(wait))
      throw new AppError('too-many-requests')
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
