import { setTimeout as pause } from 'node:timers/promises'

/** Asks again until there is an answer that is not null or false; fails with `what` after the limit (milliseconds). */
export async function eventually<T>(what: string, ask: () => Promise<T | null | false>, limit = 120_000): Promise<T> {
  const until = Date.now() + limit
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== false) return answer
    if (Date.now() > until) throw new Error(`waited in vain for ${what}`)
    await pause(50)
  }
}
