import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { cookieOf, hostCookie, isSecure } from './session-cookie.ts'

/** A form's token and the cookies that belong to it. */
export interface FormToken {
  csrfToken: string
  cookies: string[]
}

/** As the library signs it: SHA-256, in hexadecimal, of the token with the secret behind it. */
const signed = (token: string, secret: string): string => createHash('sha256').update(`${token}${secret}`).digest('hex')

const cookieName = (context: Pick<Context, 'config'>): string => hostCookie(context, 'csrf')

/** The token that a request's cookie carries, and the secret by which it is signed; null where none of ours is. */
function known(context: Pick<Context, 'config'>, request: Request): { token: string; secret: string } | null {
  const [token = '', hash = ''] = (cookieOf(request, cookieName(context)) ?? '').split('|')
  const secret = token === '' ? undefined : context.config.secrets.find((one) => signed(token, one) === hash)
  return secret === undefined ? null : { token, secret }
}

/**
 * The secret that signed the form's own cookie, so that a form opened before a new secret came, or from a process that has
 * it already, is taken; the library knows one only.
 */
export function secretOfForm(context: Pick<Context, 'config'>, request: Request): string {
  return known(context, request)?.secret ?? context.config.secrets[0]
}

/**
 * What a form needs to sign somebody in or out: the token of the request's cookie, or a new one with its cookie. It is what
 * the library answers at /api/auth/csrf, without asking it: every page of the portal has such a form.
 */
export function formTokenOf(context: Pick<Context, 'config'>, request: Request): FormToken {
  const old = known(context, request)
  if (old) return { csrfToken: old.token, cookies: [] }
  const csrfToken = randomBytes(32).toString('hex')
  const value = encodeURIComponent(`${csrfToken}|${signed(csrfToken, context.config.secrets[0])}`)
  const secure = isSecure(context) ? '; Secure' : ''
  return { csrfToken, cookies: [`${cookieName(context)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`] }
}
