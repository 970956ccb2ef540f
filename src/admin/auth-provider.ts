import type { AuthProvider } from 'ra-core'
import { isStaff, roles } from '#domain/account/roles.ts'
import { AppError } from '#kernel/errors.ts'

export interface Person {
  id: string
  email: string
  name: string
  role: string
}

/** How long an answer about the session is trusted, in milliseconds. */
export const sessionMs = 60_000

/** Thrown at sign-in when the password is right and a code is asked for, or the one that came was refused. */
export class CodeNeededError extends Error {
  override readonly name = 'CodeNeededError'
  readonly refused: boolean
  constructor(refused: boolean) {
    super('a code of the second factor is needed')
    this.refused = refused
  }
}

/** Thrown when somebody of staff is signed in and has to set up a second factor before anything else. */
export class SecondFactorMissingError extends Error {
  override readonly name = 'SecondFactorMissingError'
}

/** Thrown at sign-in by somebody who has an account, but not one of staff. */
export class NotStaffError extends Error {
  override readonly name = 'NotStaffError'
}

async function readSession(send: typeof fetch): Promise<Person | null> {
  const answer = await send('/api/auth/session', {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
  })
  if (!answer.ok) throw new AppError('not-ready')
  const session = (await answer.json()) as { user?: Person; error?: string; secondFactor?: string } | null
  if (session?.secondFactor === 'missing') throw new SecondFactorMissingError()
  return session?.user && !session.error ? session.user : null
}

const mayStay = (person: Person): boolean => roles.some((role) => role === person.role && isStaff(role))

async function form(send: typeof fetch, path: string, values: Record<string, string>): Promise<Response> {
  const csrf = (await (await send('/api/auth/csrf', { credentials: 'same-origin' })).json()) as { csrfToken: string }
  return await send(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-auth-return-redirect': '1',
      'x-requested-with': 'markwright',
    },
    body: new URLSearchParams({ ...values, csrfToken: csrf.csrfToken }),
    credentials: 'same-origin',
  })
}

/** From one's own session into that of a customer, with the ticket that was asked for. */
export async function enterSupport(ticket: string, send: typeof fetch = (...words) => fetch(...words)): Promise<void> {
  const answer = await form(send, '/api/auth/callback/support', { ticket })
  const { url } = (await answer.json().catch(() => ({}))) as { url?: string }
  if (!answer.ok || !url || new URL(url, 'http://localhost').searchParams.has('error'))
    throw new AppError('credentials-refused')
}

/** Sign-in, sign-out and who is signed in, over /api/auth. Only staff and administrators stay signed in here. */
export function createAuthProvider(
  send: typeof fetch = (...words) => fetch(...words),
  now: () => number = Date.now,
): AuthProvider {
  let known: { person: Person | null; at: number } | null = null
  const current = async (): Promise<Person | null> => {
    if (known && now() - known.at < sessionMs) return known.person
    known = { person: await readSession(send), at: now() }
    return known.person
  }
  return {
    login: async ({ email, password, code }: { email: string; password: string; code?: string }) => {
      const totp: Record<string, string> = code ? { totp: code } : {}
      const answer = await form(send, '/api/auth/callback/credentials', { email, password, ...totp })
      const { url } = (await answer.json().catch(() => ({}))) as { url?: string }
      known = null
      if (answer.status === 429) throw new AppError('too-many-requests')
      const said = new URL(url ?? '', 'http://localhost').searchParams
      const asked = said.get('code')
      if (asked === 'second-factor-needed') throw new CodeNeededError(false)
      if (asked === 'second-factor-refused') throw new CodeNeededError(true)
      if (!answer.ok || !url || said.has('error')) throw new AppError('credentials-refused')
      const person = await current()
      if (!person) throw new AppError('credentials-refused')
      if (!mayStay(person)) throw new NotStaffError()
    },
    logout: async () => {
      const person = known?.person
      known = null
      // react-admin also calls this for somebody it may not let in: a customer stays signed in to the portal.
      if (person && mayStay(person)) await form(send, '/api/auth/signout', {})
    },
    checkAuth: async () => {
      const person = await current()
      if (!person) throw new AppError('sign-in-required')
      if (!mayStay(person)) throw new NotStaffError()
    },
    checkError: (error: { status?: number }) => {
      if (error.status !== 401) return Promise.resolve()
      known = null
      return Promise.reject(new AppError('sign-in-required'))
    },
    getIdentity: async () => {
      const person = await current()
      if (!person) throw new AppError('sign-in-required')
      return { id: person.id, fullName: person.name || person.email, email: person.email, role: person.role }
    },
    getPermissions: async () => (await current())?.role ?? null,
  }
}
