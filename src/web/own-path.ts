import { safeCallback } from '#kernel/callback-url.ts'

/** An address of this site as a path with its query, or null for anything else. */
export function ownPath(text: string | null | undefined, origin: string): string | null {
  return safeCallback(text ?? null, new URL(origin), '') || null
}
