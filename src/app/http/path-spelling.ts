import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { AppError } from '#kernel/errors.ts'

/**
 * One spelling of a path, decided before anything reads it. What RFC 3986 calls equivalent would reach the same page or
 * call by other ways than those that somebody thought of: an encoded letter, digit, dot, slash or backslash, a segment that
 * is empty or dots. Percent signs that make no text are none either. It names nothing here (404); of a page that is only asked for, surplus slashes are taken out (308).
 * Letters keep their case, which tokens and links need: /API/ is not /api/, and what counts calls reads no path.
 */
export function onePathSpelling(): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const asked = c.env.incoming?.url?.split('?', 1)[0] ?? pathname
    // The parser has taken dots and backslashes out already; what was asked for still has them.
    if ((asked.startsWith('/') && asked !== pathname) || encodesPlain(pathname) || !isText(pathname))
      throw new AppError('not-found')
    // A program's path ends where it ends; a page's may have the one slash that people type.
    if (isMachines(pathname) && pathname.endsWith('/')) throw new AppError('not-found')
    if (!pathname.includes('//')) return await next()
    const plain = pathname.replaceAll(/\/{2,}/g, '/')
    if (!['GET', 'HEAD'].includes(c.req.method) || isMachines(plain)) throw new AppError('not-found')
    return c.redirect(plain + search, 308)
  }
}

/** Whether a path writes with a percent sign what stands for itself, ends a segment, or ends a text: %61, %2f, %00. */
function encodesPlain(pathname: string): boolean {
  return /%(0[0-9a-f]|1[0-9a-f]|2[def]|3[0-9]|4[1-9a-f]|5[0-9acf]|6[1-9a-f]|7[0-9aef])/i.test(pathname)
}

/** Whether the percent signs of a path make a text; a router that met others would print them, as long as they are. */
function isText(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** Paths of programs, which know how to spell; everything else is a page. */
function isMachines(pathname: string): boolean {
  return /^\/(api|v1|files)(\/|$)/i.test(pathname)
}
