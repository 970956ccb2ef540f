import { Auth, type AuthConfig } from '@auth/core'
import Credentials from '@auth/core/providers/credentials'
import { endSession, readSession, rotateSession, signIn } from '#features/account/index.ts'
import type { Context } from '../context.ts'
import { accessTokenFor, accessTokenSeconds, cookieName, sessionOf } from './caller.ts'

/** What the session cookie carries besides the library's own: session id, refresh token, access token and its end. */
type Claims = Record<string, unknown>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The session calls under /api/auth. The library makes and reads the cookie; whether a session lives is our row's word. */
export function authRoutes(context: Context): (request: Request) => Promise<Response> {
  const secure = context.config.baseUrl.startsWith('https:')
  const prefix = secure ? '__Host-' : ''
  const cookie = (name: string, httpOnly = true) => ({
    name: `${prefix}markwright.${name}`,
    options: { httpOnly, sameSite: 'lax' as const, path: '/', secure },
  })
  const { facilities } = context
  const config: AuthConfig = {
    basePath: '/api/auth',
    secret: context.config.secret,
    trustHost: true,
    session: { strategy: 'jwt', maxAge: 30 * 86_400 },
    pages: { signIn: '/portal/login', signOut: '/portal/login', error: '/portal/login' },
    cookies: {
      sessionToken: { ...cookie('session'), name: cookieName(context) },
      csrfToken: cookie('csrf'),
      callbackUrl: cookie('callback'),
    },
    logger: {
      error: (error) => context.log.debug({ err: error }, 'sign-in'),
      warn: () => undefined,
      debug: () => undefined,
    },
    providers: [
      Credentials({
        credentials: { email: {}, password: {} },
        authorize: async (given, request) => {
          const who = await signIn(
            context.pool,
            text(given.email),
            text(given.password),
            request.headers.get('user-agent'),
            facilities.clock(),
          )
          return who
            ? { id: who.userId, email: who.email, name: who.name, sid: who.sessionId, refreshToken: who.refreshToken }
            : null
        },
      }),
    ],
    callbacks: {
      jwt: async ({ token, user }) => {
        const fresh = user as (Claims & { id?: string }) | undefined
        if (fresh)
          return {
            ...token,
            sid: fresh.sid,
            refreshToken: fresh.refreshToken,
            ...(await access(context, text(fresh.sid))),
          }
        return await refreshed(context, token)
      },
      session: async ({ session, token }) => {
        const who = await readSession(context.pool, text(token.sid), facilities.clock())
        if (!who) return { ...session, user: undefined as never, error: 'ErrorRefreshingToken' }
        return {
          user: { id: who.userId, email: who.email, name: who.name, role: who.role },
          accessToken: token.accessToken,
          expires: session.expires,
          ...(token.error ? { error: token.error } : {}),
        } as unknown as typeof session
      },
    },
    events: {
      signOut: async (message) => {
        const sid = 'token' in message ? text(message.token?.sid) : ''
        if (sid) await endSession(context.pool, sid)
      },
    },
  }
  return async (request) => {
    const answer = await Auth(request, config)
    if (!new URL(request.url).pathname.endsWith('/session')) return answer
    return await ended(context, request, answer)
  }
}

async function access(context: Context, sid: string): Promise<Claims> {
  const now = context.facilities.clock()
  return {
    accessToken: await accessTokenFor(context, sid, now),
    accessUntil: now.getTime() + (accessTokenSeconds - 120) * 1000,
    error: undefined,
  }
}

/** A new access token when the old one is nearly over; the refresh token turns at the same moment. */
async function refreshed(context: Context, token: Claims): Promise<Claims> {
  const now = context.facilities.clock()
  if (typeof token.accessUntil === 'number' && token.accessUntil > now.getTime()) return token
  const next = await rotateSession(context.pool, text(token.sid), text(token.refreshToken), now)
  if (next === null) return { ...token, accessToken: undefined, error: 'ErrorRefreshingToken' }
  return { ...token, refreshToken: next, ...(await access(context, text(token.sid))) }
}

/** A session whose row is over answers as the spec has it: nobody, and the reason. */
async function ended(context: Context, request: Request, answer: Response): Promise<Response> {
  const body = (await answer
    .clone()
    .json()
    .catch(() => null)) as { user?: unknown } | null
  if (!body || body.user) return answer
  const alive = await sessionOf(context, request).catch(() => null)
  return alive ? answer : new Response('null', { status: 200, headers: answer.headers })
}
