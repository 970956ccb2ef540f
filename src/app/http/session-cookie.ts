import { decode, encode } from '@auth/core/jwt'
import type { MiddlewareHandler } from 'hono'
import { rotateSession } from '#features/account/index.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Context } from '../context.ts'
import { openToken } from './opened-tokens.ts'

/** What the session cookie carries besides the library's own; it is encrypted, so only we read it. */
export interface Claims {
  sid: string
  refreshToken: string
  /** Milliseconds since 1970 from which the refresh token is exchanged. */
  refreshAt: number
  /** The session of the member of staff who acts for a customer in this one, to return to. */
  parent?: { sid: string; refreshToken: string }
}

/** What a provider hands to the cookie. */
export type SignedInUser = { id: string; claims: Claims }

/** Seconds that a cookie is kept by the browser; whether its session lives is the row's word. */
export const cookieSeconds = 30 * 86_400

/** How long a refresh token is used before it is exchanged, in milliseconds. */
const refreshMs = 8 * 60_000

export const isSecure = (context: Pick<Context, 'config'>): boolean => context.config.baseUrl.startsWith('https:')

/** A cookie of this host alone: browsers refuse the prefix without https, path / and no domain. */
export const hostCookie = (context: Pick<Context, 'config'>, name: string): string =>
  `${isSecure(context) ? '__Host-' : ''}markwright.${name}`

export const cookieName = (context: Context): string => hostCookie(context, 'session')

/** A cookie's value; null when there is none, or one that cannot be read. */
export function cookieOf(request: Request, name: string): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  if (value === undefined) return null
  try {
    return decodeURIComponent(value)
  } catch {
    // Anybody can write a cookie: an unreadable one is none.
    return null
  }
}

export const claimsFor = (sid: string, refreshToken: string, now: Date): Claims => ({
  sid,
  refreshToken,
  refreshAt: now.getTime() + refreshMs,
})

/** The claims of a request's session cookie; null without one, or with one that is not ours. */
export async function cookieClaims(context: Context, request: Request): Promise<Claims | null> {
  const name = cookieName(context)
  const token = cookieOf(request, name)
  if (!token) return null
  const { secrets } = context.config
  const shown = { kind: name, token, now: Math.floor(Date.now() / 1000) }
  const payload = await openToken(
    secrets,
    shown,
    async () => await decode({ token, secret: [...secrets], salt: name }).catch(() => null),
  )
  return claimsIn(payload)
}

export function claimsIn(payload: Record<string, unknown> | null | undefined): Claims | null {
  const { sid, refreshToken, refreshAt, parent } = payload ?? {}
  if (typeof sid !== 'string' || !isUuid(sid) || typeof refreshToken !== 'string') return null
  const claims: Claims = { sid, refreshToken, refreshAt: typeof refreshAt === 'number' ? refreshAt : 0 }
  if (typeof parent !== 'object' || parent === null) return claims
  const { sid: parentSid, refreshToken: parentToken } = parent as Record<string, unknown>
  return typeof parentSid === 'string' && typeof parentToken === 'string'
    ? { ...claims, parent: { sid: parentSid, refreshToken: parentToken } }
    : claims
}

/**
 * Exchanges the refresh token of a session cookie that is due, whatever was asked for, so that a copied cookie is noticed
 * on every path. A cookie whose token cannot be exchanged is left: its session is over, which the row says to everybody.
 */
export function refreshSessions(context: Context): MiddlewareHandler {
  return async (c, next) => {
    const request = c.req.raw
    const claims = await cookieClaims(context, request)
    const now = context.facilities.clock()
    const due = claims !== null && claims.refreshAt <= now.getTime()
    const fresh = due ? await exchanged(context, claims, now) : null
    if (fresh) request.headers.set('cookie', withCookie(request, cookieName(context), fresh))
    await next()
    if (!fresh) return
    const name = cookieName(context)
    // Signing in or out in the same answer has the last word about the cookie.
    if (c.res.headers.getSetCookie().some((line) => line.startsWith(`${name}=`))) return
    c.header('set-cookie', setCookieLine(context, fresh), { append: true })
  }
}

async function exchanged(context: Context, claims: Claims, now: Date): Promise<string | null> {
  const next = await rotateSession(context.control, claims.sid, claims.refreshToken, context.config.secrets, now)
  if (next === null) return null
  const fresh = { ...claimsFor(claims.sid, next, now), ...(claims.parent ? { parent: claims.parent } : {}) }
  const salt = cookieName(context)
  return await encode({ token: { ...fresh }, secret: context.config.secrets[0], salt, maxAge: cookieSeconds })
}

function setCookieLine(context: Context, value: string): string {
  return `${cookieName(context)}=${value}; Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax${isSecure(context) ? '; Secure' : ''}`
}

function withCookie(request: Request, name: string, value: string): string {
  const others = (request.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && !pair.startsWith(`${name}=`))
  return [...others, `${name}=${value}`].join('; ')
}
