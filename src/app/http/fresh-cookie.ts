import type { MiddlewareHandler } from 'hono'
import { withFreshness } from '#platform/db/fresh-reads.ts'
import { pinnedSeconds } from '#platform/db/replica.ts'
import type { Context } from '../context.ts'
import { cookieOf, hostCookie, isSecure } from './session-cookie.ts'

/** Paths that are posted to and only read. */
const readingPosts = /^\/(v1\/graphql|api\/client-log)$/

/**
 * Lets who wrote read from the primary for some seconds, at whatever process: a cookie says so, which ends by itself. Only
 * where there is a replica to be behind.
 */
export function freshReads(context: Context): MiddlewareHandler {
  const name = hostCookie(context, 'wrote')
  const secure = isSecure(context) ? '; Secure' : ''
  const line = `${name}=1; Path=/; Max-Age=${pinnedSeconds}; HttpOnly; SameSite=Lax${secure}`
  return async (c, next) => {
    const request = c.req.raw
    // A form or a call writes, whatever it writes with; its own answer reads what it wrote.
    const isWrite = !['GET', 'HEAD'].includes(request.method) && !readingPosts.test(c.req.path)
    const known = {
      pinned: isWrite || cookieOf(request, name) !== null,
      keepsCookies: request.headers.has('cookie'),
    }
    const { wrote } = await withFreshness(known, next)
    if (wrote || isWrite) c.header('set-cookie', line, { append: true })
  }
}
