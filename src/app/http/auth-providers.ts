import type { AppError } from '#kernel/errors.ts'
import { CredentialsSignin } from '@auth/core/errors'
import type { Provider } from '@auth/core/providers'
import Credentials from '@auth/core/providers/credentials'
import Google from '@auth/core/providers/google'
import {
  endSession,
  enterSupport,
  readSession,
  rotateSession,
  signIn,
  signInByIdentity,
  signOut,
} from '#features/account/index.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { bindDatabase } from '#platform/db/database.ts'
import type { Context } from '../context.ts'
import { addressOf } from './caller.ts'
import { deviceCookieLine, deviceOf } from './device-cookie.ts'
import { claimsFor, cookieClaims, type SignedInUser } from './session-cookie.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A refused sign-in with a word that the sign-in page explains. */
class Refused extends CredentialsSignin {
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** What a sign-in came to, beside what the library answers: it has no words for these. */
export interface Outcome {
  /** Why nobody could be asked: the database was away. */
  away?: AppError | undefined
  /** Seconds to wait when too many tries came before. */
  wait?: number
  /** The line that makes the browser a known device. */
  cookie?: string
}

/** The ways to sign in. The last two change between one's own session and one in support of a customer. */
export function providersFor(context: Context, request: Request, outcome: Outcome): Provider[] {
  const { google } = context.config
  return [
    Credentials({
      credentials: { email: {}, password: {}, totp: {} },
      authorize: async (given) => await withPassword(context, request, given, outcome),
    }),
    Credentials({
      id: 'support',
      credentials: { ticket: {} },
      authorize: async (given) => await intoSupport(context, request, text(given.ticket)),
    }),
    Credentials({
      id: 'support-end',
      credentials: {},
      authorize: async () => await outOfSupport(context, request),
    }),
    ...(google
      ? [
          Google({
            clientId: google.clientId,
            clientSecret: google.clientSecret,
            issuer: google.issuer,
            checks: ['pkce', 'state', 'nonce'],
          }),
        ]
      : []),
  ]
}

const origin = (context: Context, request: Request) => ({
  userAgent: request.headers.get('user-agent'),
  address: addressOf(context, request),
})

/** Whoever signs in again leaves the session before; a session made before the sign-in never becomes the new one. */
async function leaveEarlier(context: Context, request: Request): Promise<void> {
  const earlier = await cookieClaims(context, request)
  if (earlier) await endSession(bindDatabase(context.control), earlier.sid, 'replaced')
}

async function withPassword(
  context: Context,
  request: Request,
  given: Record<string, unknown>,
  outcome: Outcome,
): Promise<SignedInUser | null> {
  const email = text(given.email)
  const deviceId = await deviceOf(context, request, email)
  const answer = await signIn(context.facilities, {
    email,
    password: text(given.password),
    code: text(given.totp),
    deviceId,
    ...origin(context, request),
  })
  if (answer.kind === 'wait') {
    outcome.wait = answer.seconds
    return null
  }
  // Worth a line, without what was typed: the request's id leads to its address in the proxy's log.
  if (answer.kind === 'refused' || answer.kind === 'code-refused')
    context.log.info({ refused: answer.kind === 'refused' ? 'password' : 'code' }, 'sign-in refused')
  if (answer.kind === 'refused') return null
  if (answer.kind === 'code-needed') throw new Refused('second-factor-needed')
  if (answer.kind === 'code-refused') throw new Refused('second-factor-refused')
  outcome.cookie = await deviceCookieLine(context, email, deviceId ?? uuidv7())
  await leaveEarlier(context, request)
  const { who, opened } = answer
  return { id: who.userId, claims: claimsFor(opened.sessionId, opened.refreshToken, context.facilities.clock()) }
}

/** From one's own session into the one that a ticket opened; one's own waits to be returned to. */
async function intoSupport(context: Context, request: Request, ticket: string): Promise<SignedInUser | null> {
  const parent = await cookieClaims(context, request)
  if (!parent) return null
  const now = context.facilities.clock()
  const staff = await readSession(context.control, parent.sid, now)
  const opened = staff && (await enterSupport(context.facilities, staff, ticket))
  if (!opened) return null
  return {
    id: opened.userId,
    claims: {
      ...claimsFor(opened.sessionId, opened.refreshToken, now),
      parent: { sid: parent.sid, refreshToken: parent.refreshToken },
    },
  }
}

/** Back from a customer's session to one's own, when that still lives. */
async function outOfSupport(context: Context, request: Request): Promise<SignedInUser | null> {
  const claims = await cookieClaims(context, request)
  if (!claims?.parent) return null
  await signOut(context.facilities, claims.sid)
  const now = context.facilities.clock()
  const { sid, refreshToken } = claims.parent
  const next = await rotateSession(context.control, sid, refreshToken, context.config.secrets, now)
  const staff = next === null ? null : await readSession(context.control, sid, now, { touch: true })
  return staff && next ? { id: staff.userId, claims: claimsFor(sid, next, now) } : null
}

/**
 * Signs in with an account at Google: true, or the address of the page that says why not. Somebody signed in here links
 * the account there with the one here.
 */
export async function signInWithGoogle(
  context: Context,
  request: Request,
  user: object,
  profile: Record<string, unknown>,
): Promise<true | string> {
  const earlier = await cookieClaims(context, request)
  const now = context.facilities.clock()
  const here = earlier ? await readSession(context.control, earlier.sid, now) : null
  const answer = await signInByIdentity(context.facilities, {
    provider: 'google',
    subject: text(profile.sub),
    email: text(profile.email),
    emailVerified: profile.email_verified === true,
    firstName: text(profile.given_name),
    lastName: text(profile.family_name),
    signedInAs: here && !here.support ? here.userId : null,
    ...origin(context, request),
  })
  if (answer.kind === 'refused') {
    context.log.info({ refused: answer.reason }, 'sign-in refused')
    return `${context.config.baseUrl}/portal/login?error=${answer.reason}`
  }
  await leaveEarlier(context, request)
  const { who, opened } = answer
  Object.assign(user, { id: who.userId, claims: claimsFor(opened.sessionId, opened.refreshToken, now) })
  return true
}
