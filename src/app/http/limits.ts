import { isIPv6 } from 'node:net'
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

/** Limits per address or network, kept in PostgreSQL so that they hold over all processes and restarts. */
export function limits(context: Context): MiddlewareHandler {
  const { pool, config } = context
  const limiters = rules.map((rule, at) => createLimit(pool, `r${at}`, rule.points * config.limitFactor, rule.seconds))
  return async (c, next) => {
    // What is asked for its head alone makes the same work.
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    const at = rules.findIndex((rule) => rule.method === method && rule.path.test(normalPath(c.req.path)))
    const found = limiters[at]
    const wait = found ? await found.take(networkOf(addressOf(context, c.req.raw))) : null
    if (wait !== null) throw new AppError('too-many-requests', { retryAfter: wait })
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

/** What one subscriber has: an IPv4 address, or the first 64 bits of an IPv6 address, of which everybody has endless ones. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [left = '', right] = plain.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const [before, after] = [groups(left), groups(right ?? '')]
  // An IPv4 address at the end takes the place of two groups.
  const behind = after.length + (plain.includes('.') ? 1 : 0)
  const zeros = right === undefined ? 0 : Math.max(0, 8 - before.length - behind)
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
