import { randomBytes } from 'node:crypto'
import { AppError } from '#kernel/errors.ts'
import { der, readDer } from './der.ts'

/** A time stamp over a hash: whose, and the token that proves it; of the stand-in there is none. */
export interface TimeStamp {
  authority: string
  isStandIn: boolean
  token: Uint8Array | null
}

/** Who says that a SHA-256 hash was there at a time. */
export type TimeStampAuthority = (sha256: Uint8Array) => Promise<TimeStamp>

/** What stands in where no authority is configured: it proves nothing, and says so wherever it is shown. */
export const noAuthority: TimeStampAuthority = () =>
  Promise.resolve({ authority: 'none', isStandIn: true, token: null })

const integer = 0x02
const octets = 0x04
const sequence = 0x30
const sha256Algorithm = der(sequence, der(0x06, [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01]), der(0x05, []))
const timeLimit = 10_000
const largest = 65_536

/** A request of RFC 3161 for a SHA-256 hash, with a number that its answer must repeat. */
export const timeStampRequest = (sha256: Uint8Array, nonce: Uint8Array): Uint8Array =>
  der(
    sequence,
    der(integer, [1]),
    der(sequence, sha256Algorithm, der(octets, sha256)),
    der(integer, nonce),
    der(0x01, [0xff]),
  )

/**
 * The token of an answer. Throws RangeError when it was not granted, or is not about this hash and this request. Its
 * signature is for whoever relies on it to check, with the authority's certificate.
 */
export function tokenOf(answer: Uint8Array, sha256: Uint8Array, nonce: Uint8Array): Uint8Array {
  const [response] = readDer(answer)
  const [status, token] = readDer(response?.value ?? new Uint8Array())
  const granted = readDer(status?.value ?? new Uint8Array())[0]?.value[0]
  if (granted !== 0 && granted !== 1) throw new RangeError(`not granted: ${granted ?? 'nothing'}`)
  if (!token) throw new RangeError('without a token')
  const bytes = Buffer.from(token.whole)
  if (!bytes.includes(Buffer.from(der(octets, sha256)))) throw new RangeError('about another hash')
  if (!bytes.includes(Buffer.from(der(integer, nonce)))) throw new RangeError('an answer to another request')
  return token.whole
}

/** An authority of RFC 3161 at an address. Throws `provider-failed` when it does not answer properly. */
export function authorityAt(url: string): TimeStampAuthority {
  return async (sha256) => {
    // Positive and without leading zeros, as DER writes an integer.
    const nonce = randomBytes(8)
    nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/timestamp-query' },
        body: Buffer.from(timeStampRequest(sha256, nonce)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimit),
      })
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      if (Number(answer.headers.get('content-length') ?? 0) > largest) throw new Error('too large')
      const token = tokenOf(new Uint8Array(await answer.arrayBuffer()), sha256, nonce)
      return { authority: new URL(url).host, isStandIn: false, token }
    } catch (cause) {
      throw new AppError('provider-failed', { cause })
    }
  }
}
