import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of who asks: whether a copy of the database that is a little behind may answer. */
interface Asking {
  /** Wrote a moment ago, or in this very request. */
  pinned: boolean
  wrote: boolean
  /** Whether it would bring back a cookie, by which a later request knows of this one's writes. */
  keepsCookies: boolean
}

const asking = new AsyncLocalStorage<Asking>()

/** Runs a request with what is known of who asks; answers besides whether it wrote. */
export async function withFreshness<T>(
  known: Pick<Asking, 'pinned' | 'keepsCookies'>,
  work: () => Promise<T>,
): Promise<{ answer: T; wrote: boolean }> {
  const one: Asking = { ...known, wrote: false }
  const answer = await asking.run(one, work)
  return { answer, wrote: one.wrote }
}

/** Notes that the request at hand writes: from now on it, and who asked, read what was written. Called by every transaction. */
export function noteWrite(): void {
  const one = asking.getStore()
  if (one) one.pinned = one.wrote = true
}

/**
 * Whether a reading must see everything that was ever committed: outside of a request, after a write of who asks, and for
 * somebody with rows of their own who brings no cookie that could tell of a write.
 */
export function mustBeFresh(isSomebody: boolean): boolean {
  const one = asking.getStore()
  return !one || one.pinned || (isSomebody && !one.keepsCookies)
}
