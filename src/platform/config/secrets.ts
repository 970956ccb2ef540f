/** The secret that signs and seals, and after it those that are read still while one takes the place of another. */
export type Secrets = readonly [current: string, ...others: string[]]

/** What one of the secrets reads; null when none of them does. */
export function readByAny<T>(secrets: Secrets, read: (secret: string) => T | null): T | null {
  for (const secret of secrets) {
    const answer = read(secret)
    if (answer !== null) return answer
  }
  return null
}

/** The same for what is read with waiting; a reading that throws is none. */
export async function verifyByAny<T>(secrets: Secrets, verify: (secret: string) => Promise<T>): Promise<T | null> {
  for (const secret of secrets) {
    const answer = await verify(secret).catch(() => null)
    if (answer !== null) return answer
  }
  return null
}
