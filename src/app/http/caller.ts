import { jwtVerify, SignJWT } from 'jose'
import type { Caller } from '#domain/account/caller.ts'
import { linkKinds, type LinkKind } from '#domain/account/roles.ts'
import { readSession, type SignedIn } from '#features/account/index.ts'
import { AppError } from '#kernel/errors.ts'
import { isUuid } from '#kernel/ids.ts'
import { isLanguage, type Language } from '#kernel/languages.ts'
import { busy, readOnceMore } from '#platform/db/busy.ts'
import { verifyByAny } from '#platform/config/secrets.ts'
import type { Context } from '../context.ts'
import { bearerOf } from './bearer.ts'
import { linkStatement } from './link-statement.ts'
import { openToken } from './opened-tokens.ts'
import { cookieClaims } from './session-cookie.ts'

/** Seconds that a bearer token works before the session has to be asked for a new one. */
export const accessTokenSeconds = 600

const bearerKey = (secret: string) => new TextEncoder().encode(`${secret}:bearer`)

/** A short-lived token for scripts and the data client; the session behind it is still asked on every request. */
export async function accessTokenFor(context: Context, sessionId: string, now: Date): Promise<string> {
  return await new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(now.getTime() / 1000) + accessTokenSeconds)
    .setAudience('markwright')
    .sign(bearerKey(context.config.secrets[0]))
}

/** The session of a request, by bearer token or cookie, when it is alive and complete; asking counts as being used. */
export async function sessionOf(context: Context, request: Request): Promise<SignedIn | null> {
  const session = await anySession(context, request)
  return session && !session.secondFactorPending ? session : null
}

const found = new WeakMap<Request, Promise<SignedIn | null>>()

/** Also one that still has to set up its second factor. A request has one session: it is looked for once. */
async function anySession(context: Context, request: Request): Promise<SignedIn | null> {
  const known = found.get(request) ?? findSession(context, request)
  found.set(request, known)
  return await known
}

async function findSession(context: Context, request: Request): Promise<SignedIn | null> {
  const shown = await bearerSession(context, request)
  const id = shown ?? (await cookieClaims(context, request))?.sid
  const session =
    id && isUuid(id)
      ? await readOnceMore(
          async () => await readSession(context.control, id, context.facilities.clock(), { touch: true }),
        )
      : null
  // A program that shows a token is that account or nobody, never a visitor.
  if (shown !== null && !session) throw new AppError('sign-in-required')
  return session
}

async function bearerSession(context: Context, request: Request): Promise<string | null> {
  const token = bearerOf(request)
  if (token === null) return null
  const { secrets } = context.config
  const currentDate = context.facilities.clock()
  const options = { audience: 'markwright', algorithms: ['HS256'], currentDate }
  const shown = { kind: 'bearer', token, now: Math.floor(currentDate.getTime() / 1000) }
  const payload = await openToken(secrets, shown, async () => {
    const verified = await verifyByAny(secrets, async (secret) => await jwtVerify(token, bearerKey(secret), options))
    return verified?.payload ?? null
  })
  const sid = payload?.sid
  // A token was shown and is no good: it must not fall back to a cookie.
  if (typeof sid !== 'string') throw new AppError('sign-in-required')
  return sid
}

export interface Link {
  kind: LinkKind
  id: string
}

/**
 * Who makes this request. For a call with a link: the owner as customer, staff as staff, anybody else as holder of the
 * link while the matter belongs to no account yet; afterwards the link asks for sign-in.
 */
export async function callerOf(
  context: Context,
  request: Request,
  signedIn: SignedIn | null,
  link: Link | null,
  language?: Language,
): Promise<Caller> {
  const wanted = language ?? languageOf(request)
  const base: Caller = {
    role: signedIn?.role ?? 'anonymous',
    userId: signedIn?.userId ?? null,
    sessionId: signedIn?.sessionId ?? null,
    actorId: signedIn?.support?.actorId ?? null,
    enrolling: signedIn ? null : await enrolling(context, request),
    requestId: null,
    serviceRequestId: null,
    link: null,
    language: wanted,
    address: addressOf(context, request),
  }
  if (!link || base.role === 'staff' || base.role === 'admin') return base
  const matter = await matterOf(context, link)
  if (!matter && base.userId === null) throw new AppError('not-found')
  if (!matter) return base
  if (!matter.claimed) {
    const { requestId, serviceRequestId } = matter
    return { ...base, role: 'link', userId: null, requestId, serviceRequestId, link: { kind: link.kind, id: link.id } }
  }
  if (base.userId === null) throw new AppError('sign-in-required')
  return base
}

/** Who cannot be asked for is nobody; but a database that is away makes no visitor of a customer. */
export function nobodyUnlessBusy(error: unknown): null {
  if (busy(error)) throw error
  return null
}

/** Who is signed in only as far as to set up a second factor. */
async function enrolling(context: Context, request: Request): Promise<Caller['enrolling']> {
  const session = await anySession(context, request).catch(nobodyUnlessBusy)
  return session?.secondFactorPending ? { userId: session.userId, sessionId: session.sessionId } : null
}

const statements = new Map(linkKinds.map((kind) => [kind, { name: `link-${kind}`, text: linkStatement(kind) }]))

interface LinkedMatter extends Pick<Caller, 'requestId' | 'serviceRequestId'> {
  claimed: boolean
}

async function matterOf(context: Context, link: Link): Promise<LinkedMatter | null> {
  const statement = statements.get(link.kind)
  if (!isUuid(link.id) || !statement) return null
  const { rows } = await readOnceMore(
    async () =>
      await context.control.query<{
        request_id: string | null
        service_request_id: string | null
        owner_id: string | null
        owner_state: string | null
      }>({ ...statement, values: [link.id] }),
  )
  const [row] = rows
  // An account that waits for its activation does not ask for a sign-in that nobody can do yet.
  if (!row) return null
  const claimed = row.owner_id !== null && row.owner_state !== 'created'
  return { requestId: row.request_id, serviceRequestId: row.service_request_id, claimed }
}

/** The id that no row has: a link leads to a request or to a service order, and what is of the other is not there. */
const noRow = '00000000-0000-0000-0000-000000000000'

/** What the data API is told of a caller. */
export function dataSessionOf(caller: Caller): { role: string; variables: Record<string, string> } {
  return {
    role: caller.role,
    variables: {
      ...(caller.userId ? { 'x-user-id': caller.userId } : {}),
      ...(caller.role === 'link'
        ? { 'x-request-id': caller.requestId ?? noRow, 'x-service-request-id': caller.serviceRequestId ?? noRow }
        : {}),
      ...(caller.link ? { [`x-${caller.link.kind.replaceAll('_', '-')}-id`]: caller.link.id } : {}),
    },
  }
}

function languageOf(request: Request): Language {
  const first = request.headers.get('accept-language')?.slice(0, 2).toLowerCase()
  return isLanguage(first) ? first : 'en'
}

/** The peer's address; behind trusted proxies the entry that the outermost of them wrote. */
export function addressOf(context: Context, request: Request): string {
  const peer = request.headers.get('x-peer-address') ?? 'unknown'
  const hops = context.config.trustedProxies
  if (hops === 0) return peer
  const forwarded = (request.headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  return forwarded.at(-hops) ?? peer
}
