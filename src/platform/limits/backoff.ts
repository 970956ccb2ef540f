import type pg from 'pg'
import { keyOf } from './limits.ts'

export interface Pace {
  /** Tries that are let through without a wait. */
  free: number
  /** Seconds of the longest wait; waits begin with one and double. */
  longest: number
  /** Seconds without a try after which it is as if there had been none. */
  forget: number
}

/** Tries that come slower and slower, counted in PostgreSQL: over all processes and restarts. */
export interface Backoff {
  /** Counts one; answers null, or, when it comes too early, the whole seconds to wait: that one counts for nothing. */
  take(who: string): Promise<number | null>
  forget(who: string): Promise<void>
}

/** Milliseconds that have to pass after the tries so far, in SQL over a row `r` of the counters. */
const pause = `least($4::bigint * 1000, 1000 * (2::numeric ^ greatest(0, least(r.points - $3::int, 40)))::bigint)`

/** A pace for one kind of somebody. What is counted is kept as a digest: the table tells nobody who tried what. */
export function createBackoff(
  pool: pg.Pool,
  name: string,
  { free, longest, forget }: Pace,
  clock: () => Date,
): Backoff {
  const digest = (who: string) => `${name}:${keyOf(who)}`
  const kept = forget * 1000
  return {
    async take(who) {
      const now = clock().getTime()
      // One statement, so that of many tries at once no more than the free ones get through.
      const given = [digest(who), now, free, longest, kept]
      const { rowCount } = await pool.query(
        `insert into rate_limit as r (key, points, expire) values ($1, 1, $2::bigint + $5::bigint)
         on conflict (key) do update
           set points = case when r.expire <= $2::bigint then 1 else r.points + 1 end,
               expire = greatest(r.expire, $2::bigint + $5::bigint)
           where r.expire <= $2::bigint or r.points < $3::int or r.expire - $5::bigint + ${pause} <= $2::bigint`,
        given,
      )
      if (rowCount === 1) return null
      const { rows } = await pool.query<{ wait: string }>(
        `select r.expire - $5::bigint + ${pause} - $2::bigint as wait from rate_limit r where key = $1`,
        given,
      )
      return Math.max(1, Math.ceil(Number(rows[0]?.wait ?? 0) / 1000))
    },
    async forget(who) {
      await pool.query('delete from rate_limit where key = $1', [digest(who)])
    },
  }
}
