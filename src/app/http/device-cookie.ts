import { jwtVerify, SignJWT } from 'jose'
import { deviceDays } from '#domain/account/tries.ts'
import { isUuid } from '#kernel/ids.ts'
import { verifyByAny } from '#platform/config/secrets.ts'
import { keyOf } from '#platform/limits/limits.ts'
import type { Context } from '../context.ts'
import { cookieOf, hostCookie, isSecure } from './session-cookie.ts'

const deviceKey = (secret: string) => new TextEncoder().encode(`${secret}:device`)
const cookieName = (context: Context) => hostCookie(context, 'device')

/**
 * The number of the device of a request when the account of an e-mail address has signed in on it; null otherwise. It
 * opens nothing: it says whose tries a sign-in is counted with.
 */
export async function deviceOf(context: Context, request: Request, email: string): Promise<string | null> {
  const token = cookieOf(request, cookieName(context))
  if (!token) return null
  const options = { audience: 'device', algorithms: ['HS256'], currentDate: context.facilities.clock() }
  const verified = await verifyByAny(
    context.config.secrets,
    async (secret) => await jwtVerify(token, deviceKey(secret), options),
  )
  const { sub, jti } = verified?.payload ?? {}
  return sub === keyOf(email) && jti !== undefined && isUuid(jti) ? jti : null
}

/** The line that makes a browser a known device of an account, for 180 days from now. */
export async function deviceCookieLine(context: Context, email: string, deviceId: string): Promise<string> {
  const now = Math.floor(context.facilities.clock().getTime() / 1000)
  const seconds = deviceDays * 86_400
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('device')
    .setSubject(keyOf(email))
    .setJti(deviceId)
    .setExpirationTime(now + seconds)
    .sign(deviceKey(context.config.secrets[0]))
  const secure = isSecure(context) ? '; Secure' : ''
  return `${cookieName(context)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
