import { hash, verify } from '@node-rs/argon2'

// OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane; 2 is the algorithm's number in the binding.
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export async function hashPassword(password: string): Promise<string> {
  return await hash(password.normalize('NFKC'), options)
}

let decoy: Promise<string> | undefined

/** Whether a password is right. Without a hash the same work is done, so that time does not tell who has an account. */
export async function passwordIsRight(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const right = await verify(stored ?? (await decoy), password.normalize('NFKC')).catch(() => false)
  return right && stored !== null
}
