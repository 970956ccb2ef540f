import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds a signed message may be old or early: who hears one later plays it back. */
export const toleranceSeconds = 300

/** Signs the body of a webhook with its second, in every byte: "t=<seconds>,v1=<hex hmac-sha256 of t.body>". */
export function signWebhook(secret: string, body: string | Uint8Array, seconds: number): string {
  return `t=${seconds},v1=${digest(secret, body, seconds)}`
}

/** Whether a signature header belongs to this body, is recent (`now` in milliseconds), and was made with this secret. */
export function webhookIsGenuine(
  secret: string,
  header: string | null,
  body: string | Uint8Array,
  now: number,
): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='))
  const seconds = Number(parts.find(([key]) => key === 't')?.[1])
  if (!Number.isSafeInteger(seconds) || Math.abs(now / 1000 - seconds) > toleranceSeconds) return false
  const wanted = Buffer.from(digest(secret, body, seconds))
  return parts.some(([key, value]) => {
    const given = Buffer.from(value ?? '')
    return key === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}

function digest(secret: string, body: string | Uint8Array, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')
}
