import { Auth, type AuthConfig } from '@auth/core'
import { readSession, signOut } from '#features/account/index.ts'
import { safeCallback } from '#kernel/callback-url.ts'
import { busy } from '#platform/db/busy.ts'
import type { Context } from '../context.ts'
import { providersFor, signInWithGoogle, type Outcome } from './auth-providers.ts'
import { accessTokenFor } from './caller.ts'
import { secretOfForm } from './form-token.ts'
import { readForm } from './sign-in-form.ts'
import {
  claimsIn,
  cookieName,
  cookieSeconds,
  hostCookie,
  isSecure,
  type Claims,
  type SignedInUser,
} from './session-cookie.ts'

/** The session calls under /api/auth. The library makes and reads the cookie; whether a session lives is our row's word. */
export function authRoutes(context: Context): (request: Request) => Promise<Response> {
  return async (request) => {
    const outcome: Outcome = {}
    const sent = request.method === 'POST' ? withForm(request, await readForm(request)) : request
    const answer = await Auth(sent, configOf(context, sent, outcome))
    // The library has an answer for everything, that a session is over among them; of this one nobody knows that.
    if (outcome.away) throw outcome.away
    if (outcome.wait !== undefined) return tooMany(request, context, outcome.wait)
    if (outcome.cookie !== undefined) answer.headers.append('set-cookie', outcome.cookie)
    return new URL(request.url).pathname.endsWith('/session') ? await nobodyWhenOver(answer) : answer
  }
}

function configOf(context: Context, request: Request, outcome: Outcome): AuthConfig {
  const secure = isSecure(context)
  const cookie = (name: string) => ({
    name: hostCookie(context, name),
    options: { httpOnly: true, sameSite: 'lax' as const, path: '/', secure },
  })
  const base = new URL(context.config.baseUrl)
  // Its cookies are made with the first secret and read with any; the declared type does not know the property.
  const jwt = { secret: [...context.config.secrets], maxAge: cookieSeconds }
  return {
    basePath: '/api/auth',
    secret: secretOfForm(context, request),
    jwt,
    trustHost: true,
    session: { strategy: 'jwt', maxAge: cookieSeconds },
    pages: { signIn: '/portal/login', signOut: '/portal/login', error: '/portal/login' },
    cookies: {
      sessionToken: { ...cookie('session'), name: cookieName(context) },
      csrfToken: cookie('csrf'),
      callbackUrl: cookie('callback'),
      pkceCodeVerifier: cookie('pkce'),
      state: cookie('state'),
      nonce: cookie('nonce'),
    },
    logger: {
      error: (error) => {
        context.log.debug({ err: error }, 'sign-in')
        outcome.away ??= busy(errorBehind(error))
      },
      warn: () => undefined,
      debug: () => undefined,
    },
    providers: providersFor(context, request, outcome),
    callbacks: {
      redirect: ({ url }) => new URL(safeCallback(url, base, '/portal'), base).href,
      signIn: async ({ user, account, profile }) =>
        account?.provider === 'google' ? await signInWithGoogle(context, request, user, profile ?? {}) : true,
      jwt: ({ token, user }) => {
        const claims = (user as SignedInUser | undefined)?.claims
        return claims ? { ...claims } : token
      },
      session: async ({ session, token }) => (await sessionAnswer(context, claimsIn(token), session)) as typeof session,
    },
    events: {
      signOut: async (message) => {
        const claims = 'token' in message ? claimsIn(message.token) : null
        if (!claims) return
        await signOut(context.facilities, claims.sid)
        // Whoever signs out while acting for a customer leaves both.
        if (claims.parent) await signOut(context.facilities, claims.parent.sid)
      },
    },
  }
}

/** What GET /api/auth/session says of a session: who it is, and the reason when it is over. */
async function sessionAnswer(context: Context, claims: Claims | null, session: { expires: string }): Promise<object> {
  const now = context.facilities.clock()
  const who = claims ? await readSession(context.control, claims.sid, now) : null
  if (!who || !claims) return { error: 'ErrorRefreshingToken', expires: session.expires }
  const user = { id: who.userId, email: who.email, name: who.name, role: who.role }
  if (who.secondFactorPending) return { user, expires: session.expires, secondFactor: 'missing' }
  return {
    user,
    accessToken: await accessTokenFor(context, claims.sid, now),
    expires: session.expires,
    ...(who.support ? { support: { by: who.support.actorName, until: who.support.until } } : {}),
  }
}

/** The library wraps what its callbacks threw. */
function errorBehind(error: Error): unknown {
  const { cause } = error
  return typeof cause === 'object' && cause !== null && 'err' in cause ? cause.err : (cause ?? error)
}

/** Without a cookie the answer is null; the library's own empty object becomes it. */
async function nobodyWhenOver(answer: Response): Promise<Response> {
  const body = (await answer
    .clone()
    .json()
    .catch(() => null)) as { user?: unknown; error?: unknown } | null
  return !body || body.user || body.error ? answer : new Response('null', { status: 200, headers: answer.headers })
}

/** A request with the form that was read of it, and nothing else that somebody could read otherwise. */
function withForm(request: Request, form: URLSearchParams): Request {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/x-www-form-urlencoded')
  return new Request(request.url, { method: 'POST', headers, body: form })
}

/** A page's form goes back to its page; a program gets the status and when to come back. */
function tooMany(request: Request, context: Context, seconds: number): Response {
  context.log.info({ refused: 'too-many-requests' }, 'sign-in refused')
  const asPage = (request.headers.get('accept') ?? '').includes('text/html')
  if (asPage)
    return new Response(null, {
      status: 303,
      headers: {
        location: `${context.config.baseUrl}/portal/login?error=too-many-requests`,
        'retry-after': String(seconds),
      },
    })
  return Response.json(
    { error: { code: 'too-many-requests', message: 'too many requests' } },
    { status: 429, headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' } },
  )
}
