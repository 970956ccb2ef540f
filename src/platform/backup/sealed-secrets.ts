import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { BackupError } from './frames.ts'

// 128 MiB of memory a try: a passphrase that a person chose must cost who guesses it.
const cost = { N: 131_072, r: 8, p: 1, maxmem: 256 * 1_048_576 }

/** Encrypts the secrets of an installation with a passphrase: salt, nonce, tag and text in one. */
export function sealSecrets(secrets: Record<string, string>, passphrase: string): Buffer {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)]
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, cost), nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(secrets)), cipher.final()])
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), text])
}

/** Throws `BackupError` when the passphrase is another one. */
export function openSecrets(sealed: Buffer, passphrase: string): Record<string, string> {
  const key = scryptSync(passphrase, sealed.subarray(0, 16), 32, cost)
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(16, 28))
  decipher.setAuthTag(sealed.subarray(28, 44))
  try {
    const text = Buffer.concat([decipher.update(sealed.subarray(44)), decipher.final()])
    return JSON.parse(text.toString()) as Record<string, string>
  } catch {
    throw new BackupError('the secrets of the backup do not open with this BACKUP_PASSPHRASE')
  }
}
