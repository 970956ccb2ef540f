import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** What is sealed for one purpose is opened for no other. */
export type SealPurpose = 'markwright second factor' | 'markwright brand registry'

const keyOf = (secret: string, purpose: SealPurpose): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))

/** Encrypts for storage: nonce, tag and text in one. */
export function sealed(plain: Uint8Array, secret: string, purpose: SealPurpose): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce)
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** What was sealed; null when another secret or purpose sealed it. */
export function unsealed(stored: string, secret: string, purpose: SealPurpose): Uint8Array | null {
  const bytes = Buffer.from(stored, 'base64url')
  if (bytes.length < 28) return null
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  const text = decipher.update(bytes.subarray(28))
  try {
    return Buffer.concat([text, decipher.final()])
  } catch {
    return null
  }
}
