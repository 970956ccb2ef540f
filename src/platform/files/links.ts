import { createHmac, timingSafeEqual } from 'node:crypto'
import { readByAny, type Secrets } from '#platform/config/secrets.ts'

/** A link to one document that expires, for the session that asked for it: id, time, session and signature. */
export function signDocumentLink(secret: string, documentId: number, expires: number, sessionId: string): string {
  return `${documentId}.${expires}.${sessionId}.${signature(secret, documentId, expires, sessionId)}`
}

/** The document and session of a link, or null when it is forged or older than its time (milliseconds since 1970). */
export function readDocumentLink(
  secrets: Secrets,
  token: string,
  now: number,
): { documentId: number; sessionId: string } | null {
  const parts = /^([1-9]\d{0,9})\.(\d{13,15})\.([\da-f-]{36})\.([\w-]{43})$/.exec(token)
  if (!parts) return null
  const [documentId, until, sessionId, given] = [Number(parts[1]), Number(parts[2]), parts[3] ?? '', parts[4] ?? '']
  if (until < now) return null
  const actual = Buffer.from(given)
  return readByAny(secrets, (secret) => {
    const wanted = Buffer.from(signature(secret, documentId, until, sessionId))
    return wanted.length === actual.length && timingSafeEqual(wanted, actual) ? { documentId, sessionId } : null
  })
}

function signature(secret: string, documentId: number, expires: number, sessionId: string): string {
  return createHmac('sha256', `${secret}:document-link`)
    .update(`${documentId}.${expires}.${sessionId}`)
    .digest('base64url')
}
