import { createHmac, timingSafeEqual } from 'node:crypto'

/** A link to one document that expires: id, time and signature. */
export function signDocumentLink(secret: string, documentId: number, expires: number): string {
  return `${documentId}.${expires}.${signature(secret, documentId, expires)}`
}

/** The document id of a link, or null when it is forged or older than its time (milliseconds since 1970). */
export function readDocumentLink(secret: string, token: string, now: number): number | null {
  const parts = /^([1-9]\d{0,9})\.(\d{13,15})\.([\w-]{43})$/.exec(token)
  if (!parts) return null
  const [documentId, until, given] = [Number(parts[1]), Number(parts[2]), parts[3] ?? '']
  if (until < now) return null
  const wanted = Buffer.from(signature(secret, documentId, until))
  const actual = Buffer.from(given)
  return wanted.length === actual.length && timingSafeEqual(wanted, actual) ? documentId : null
}

function signature(secret: string, documentId: number, expires: number): string {
  return createHmac('sha256', `${secret}:document-link`).update(`${documentId}.${expires}`).digest('base64url')
}
