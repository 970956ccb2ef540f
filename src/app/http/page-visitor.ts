import { countryFrom, storefrontOf, storefronts } from '#domain/account/storefront.ts'
import { regionFrom } from '#domain/account/regions.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { isCurrency } from '#kernel/money.ts'
import { isTheme } from '#web/theme.ts'
import type { Context } from '../context.ts'
import type { Visitor } from './page-cache.ts'
import { cookieOf, hostCookie } from './session-cookie.ts'

/** The cookies of a choice that a public page differs by, each as the page itself reads it; what is no choice is none. */
const choices: Readonly<Record<string, (text: string) => string | null>> = {
  theme: (text) => (isTheme(text) ? text : null),
  currency: (text) => {
    const code = text.trim().toUpperCase()
    return isCurrency(code) ? code : null
  },
  country: countryFrom,
  origin: regionFrom,
  destination: jurisdictionFrom,
}

/** Cookies of ours that say nothing to a public page. */
const silentCookies = ['device', 'csrf', 'callback']
/** Of what scripts of the page act on, and of what pages show that are made for their reader: a kept page is the same for them all. */
const sameForAll = ['consent', 'experiments']
/** By these a visitor is counted; no page shows them. */
const countedBy = ['x-peer-address', 'x-forwarded-for', 'x-request-id']

/**
 * What the public page of a visitor is made of: the storefront and the choices, and nothing else that they send. Null for
 * somebody whose cookies say more.
 */
export function visitorOf(context: Pick<Context, 'config'>, request: Request): Visitor | null {
  if (request.headers.has('authorization')) return null
  const names = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('=')[0] ?? '')
  const silent = [...sameForAll, ...silentCookies.map((name) => hostCookie(context, name))]
  if (names.some((name) => name !== '' && !Object.hasOwn(choices, name) && !silent.includes(name))) return null
  const chosen = Object.entries(choices).flatMap(([name, read]) => {
    const value = read(cookieOf(request, name) ?? '')
    return value === null ? [] : [`${name}=${value}`]
  })
  const storefront = storefrontOf(request.headers.get('host') ?? '')
  const headers = () => {
    const made = new Headers(chosen.length > 0 ? { cookie: chosen.join('; ') } : {})
    made.set('host', `site.${storefronts[storefront].ending ?? 'test'}`)
    for (const name of countedBy) {
      const value = request.headers.get(name)
      if (value !== null) made.set(name, value)
    }
    return made
  }
  return { key: [storefront, ...chosen].join(' '), headers }
}
