/** The millisecond of the last id, and how many were made since it began. */
let latest = -1
let counter = 0

/**
 * A version 7 uuid: 48 bits of milliseconds, 12 of a counter that begins anywhere in the lower half, 62 random bits (RFC 9562,
 * section 6.2, method 1). Sorts by creation time, also what one process makes in one millisecond, as long as that is no more
 * than two thousand.
 */
export function uuidv7(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const time = BigInt(now)
  counter = now === latest ? Math.min(counter + 1, 0xfff) : (((bytes[6] ?? 0) & 0x07) << 8) | (bytes[7] ?? 0)
  latest = now
  for (let i = 0; i < 6; i++) bytes[i] = Number((time >> BigInt(8 * (5 - i))) & 0xffn)
  bytes[6] = (counter >> 8) | 0x70
  bytes[7] = counter & 0xff
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** A random secret for links and tokens, 256 bits, URL-safe. */
export function secretToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function isUuid(text: string): boolean {
  return uuidPattern.test(text)
}
