import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'

/** How often something may be done by one somebody, counted in PostgreSQL: over all processes and restarts. */
export interface Limit {
  /** Counts one; answers null, or, when there were too many, the seconds to wait. */
  take(who: string): Promise<number | null>
  forget(who: string): Promise<void>
}

/** A limit of `points` in `seconds`. What is counted is kept as a digest: the table tells nobody who tried what. */
export function createLimit(pool: pg.Pool, name: string, points: number, seconds: number): Limit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  })
  return {
    async take(who) {
      try {
        await limiter.consume(keyOf(who))
        return null
      } catch (refusal) {
        return secondsOf(refusal)
      }
    },
    async forget(who) {
      await limiter.delete(keyOf(who))
    },
  }
}

/** A limit of `points` in `seconds` at this process alone: for what comes so often that counting it must not write. */
export function createLocalLimit(
  points: number,
  seconds: number,
): { take(who: string, cost?: number): Promise<number | null> } {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return {
    async take(who, cost = 1) {
      try {
        await limiter.consume(who, cost)
        return null
      } catch (refusal) {
        return secondsOf(refusal)
      }
    },
  }
}

/** The seconds to wait that a limiter's refusal says. */
function secondsOf(refusal: unknown): number {
  if (refusal instanceof Error) throw refusal
  return Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000))
}

/** What is kept of somebody who is counted: the same for every spelling that a database takes for one. */
export const keyOf = (who: string): string => createHash('sha256').update(folded(who)).digest('base64url')

/** One spelling of all that a database may take for the same address: no case, no marks, no compatibility letters. */
function folded(who: string): string {
  return who.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('\u0131', 'i').trim()
}
