import { AppError } from '#kernel/errors.ts'
import type { Context } from '../context.ts'
import { bearerOf } from './bearer.ts'
import { cookieName, cookieOf } from './session-cookie.ts'

/** Whether a browser says that a page of ours sends this request; null when nothing says where it comes from. */
export function isFromUs(context: Context, request: Request): boolean | null {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = request.headers.get('origin')
  if (origin === null) return site === null ? null : true
  // A page that tells nobody its address sends its forms without an origin; where they come from is said all the same.
  if (origin === 'null' && site === 'same-origin') return true
  const host = request.headers.get('host') ?? ''
  return [new URL(context.config.baseUrl).origin, `http://${host}`, `https://${host}`].includes(origin)
}

const reads = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses a write that another site makes a browser send, and one that carries a session's cookie without saying where
 * it comes from: every browser says it.
 */
export function refuseForeignWrite(context: Context, request: Request): void {
  if (reads.includes(request.method)) return
  const ours = isFromUs(context, request)
  const silent = ours === null && cookieOf(request, cookieName(context)) !== null
  if (ours === false || silent) throw new AppError('not-allowed')
}

/** Refuses a call with a session's cookie that lacks the header no foreign form can send, or comes from elsewhere. */
export function refuseForeignCall(context: Context, request: Request): void {
  if (reads.includes(request.method)) return
  // Whoever shows a token is the account of that token or nobody: the cookie does not count. Any other header of the
  // name says nothing of who asks.
  if (bearerOf(request) !== null) return
  if (cookieOf(request, cookieName(context)) === null) return
  if (isFromUs(context, request) === false || request.headers.get('x-requested-with') !== 'markwright')
    throw new AppError('not-allowed')
}
