import { Hono } from 'hono'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '../context.ts'

/** Days until a reader asks again who is in charge; RFC 9116, section 2.5.5 advises less than a year. */
const validDays = 180

/** Where weaknesses are reported, as RFC 9116 writes it; nothing where nobody is named. */
export function securityTextRoutes(context: Context): Hono {
  const routes = new Hono()
  routes.get('/.well-known/security.txt', (c) => {
    const { securityContact, baseUrl } = context.config
    if (securityContact === null) throw new AppError('not-found')
    const expires = new Date(context.facilities.clock().getTime() + validDays * 86_400_000)
    expires.setUTCHours(0, 0, 0, 0)
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, sk, cs, es',
      `Canonical: ${baseUrl}/.well-known/security.txt`,
    ]
    return c.text(`${lines.join('\n')}\n`)
  })
  return routes
}
