import type { JWTPayload } from 'jose'
import { Lru } from '#platform/lru/lru.ts'
import type { Secrets } from '#platform/config/secrets.ts'

/** Letters of tokens that a process keeps: of some thousand readers who are busy at the same time. */
const kept = 1_000_000
/** A longer one is nobody's whom we signed in. */
const longest = 4_096

const opened = new WeakMap<Secrets, Lru<string, JWTPayload>>()

/**
 * What a token says that one of `secrets` signed or sealed; null for every other. A reader shows the same token again with each
 * request, and what one of them proved holds until the token ends at `now` (Unix seconds). Whether its session lives is asked each
 * time, elsewhere. `kind` says what the token is read as: one of another kind is none.
 */
export async function openToken(
  secrets: Secrets,
  { kind, token, now }: { kind: string; token: string; now: number },
  open: () => Promise<JWTPayload | null>,
): Promise<JWTPayload | null> {
  const known = opened.get(secrets) ?? new Lru<string, JWTPayload>(kept)
  opened.set(secrets, known)
  const key = `${kind} ${token}`
  const before = known.get(key)
  if (before?.exp !== undefined && now < before.exp) return before
  const payload = await open()
  if (payload?.exp !== undefined && key.length <= longest) known.set(key, payload, key.length)
  return payload
}
