import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'
import { withRequestId } from '#platform/log/request-id.ts'
import type { Context } from '../context.ts'
import { plainHeaders } from './security-headers.ts'

/** A request that was answered, without what it carried. */
export interface Trace {
  id: string
  at: string
  method: string
  /** The path with every id and secret in it replaced by a star. */
  path: string
  status: number
  milliseconds: number
}

const kept = 50
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Numbers each request, keeps the last ones in memory, and gives every answer the headers that it lacks. */
export function tracing(
  context: Context,
  observe: (method: string, status: number, seconds: number) => void,
): { middleware: MiddlewareHandler; last: () => Trace[] } {
  // As they came: what is masked is made when somebody looks.
  const traces: (Omit<Trace, 'at'> & { at: Date })[] = []
  const headers = Object.entries(plainHeaders(context))
  return {
    last: () => traces.toReversed().map((one) => ({ ...one, at: one.at.toISOString(), path: maskedPath(one.path) })),
    middleware: async (c, next) => {
      // Some of the others cannot even be made a request object of.
      if (!methods.includes(c.req.method)) return c.body(null, 405, { allow: methods.join(', ') })
      const started = performance.now()
      // Of these the runtime makes many at once; it names a request and opens nothing.
      const id = crypto.randomUUID()
      c.header('x-request-id', id)
      c.req.raw.headers.set('x-request-id', id)
      c.req.raw.headers.set('x-peer-address', getConnInfo(c).remote.address ?? 'unknown')
      await withRequestId(id, async () => await next())
      for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
      const milliseconds = performance.now() - started
      observe(c.req.method, c.res.status, milliseconds / 1000)
      if (c.req.path.startsWith('/assets/')) return undefined
      traces.push({
        id,
        at: context.facilities.clock(),
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        milliseconds: Math.round(milliseconds),
      })
      if (traces.length > kept) traces.shift()
      return undefined
    },
  }
}

/** A path as it may be shown and kept: words of our own stay, ids, tokens and whatever else is long become a star. */
export function maskedPath(path: string): string {
  return path
    .split('/')
    .slice(0, 10)
    .map((part) => (/^[a-z][a-z.-]{0,40}$/.test(part) || part === 'v1' || part === '' ? part : '*'))
    .join('/')
}
