import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { readOnceMore } from './busy.ts'

/** Milliseconds that a replica may be behind, and those for which who wrote reads from the primary: surely longer. */
export const mostBehindMs = 5_000
export const pinnedSeconds = 10

const intervalMs = 500
/** Milliseconds after which a replica that says nothing is away. */
const answerMs = 1_000

/** Where a server stands in the log; null where it is no standby and so has everything that it will ever have. */
export type Position = bigint | null

export interface Positions {
  /** Where the primary stands now. */
  primary: () => Promise<Position>
  /** How far the replica has got. */
  replica: () => Promise<Position>
}

/** A replica that is watched. */
export interface Replica {
  /** Whether it answers and is at most `mostBehindMs` behind. */
  current(): boolean
  /** Rejects when the replica goes away, for readings that hang on it; never resolves. */
  away(): Promise<never>
  /** Not to be used before it was asked again. */
  distrust(): void
  stop(): void
}

/** Thrown to readings that wait for a replica that went away. */
export class ReplicaAway extends Error {}

/** A position of the log as PostgreSQL writes it: two hexadecimal numbers of 32 bits. */
export function readPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** Asks both servers where they stand. */
export function positionsOf(primary: pg.Pool, replica: pg.Pool): Positions {
  const ask = async (pool: pg.Pool, position: string): Promise<string | null> =>
    (await pool.query<{ at: string | null }>(`select (${position})::text as at`)).rows[0]?.at ?? null
  return {
    primary: async () => {
      const at = await ask(primary, 'pg_current_wal_lsn()')
      return at === null ? null : readPosition(at)
    },
    // A connection that was idle while the server went and came dies at its first use.
    replica: async () =>
      await readOnceMore(async () => {
        const at = await ask(replica, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end')
        return at === null ? null : readPosition(at)
      }),
  }
}

/** Watches a replica from now on. It counts as away until it has everything that was committed when the watching began. */
export function watchReplica(
  positions: Positions,
  onChange: (isCurrent: boolean) => void = () => undefined,
  time: { now: () => number; interval: number } = { now: () => performance.now(), interval: intervalMs },
): Replica & { check: () => Promise<void> } {
  /** Where the primary stood in the time that a replica may be behind, oldest first. */
  let seen: { at: number; position: bigint }[] = []
  let currentUntil = -Infinity
  let leave = Promise.withResolvers<never>()
  leave.promise.catch(() => undefined)
  let stopped = false
  const isCurrent = () => time.now() < currentUntil
  const distrust = (): void => {
    currentUntil = -Infinity
    leave.reject(new ReplicaAway('the replica is away'))
  }
  const look = async (): Promise<void> => {
    const was = isCurrent()
    const at = time.now()
    const [ahead, behind] = await Promise.allSettled([positions.primary(), inTime(positions.replica())])
    const knows = ahead.status === 'fulfilled' && behind.status === 'fulfilled'
    if (ahead.status === 'fulfilled' && ahead.value !== null) seen.push({ at, position: ahead.value })
    seen = seen.filter((one) => one.at > at - mostBehindMs)
    const replayed = knows ? behind.value : undefined
    // It has all that was committed at one of these moments, and none of them is longer ago than it may be behind.
    const reached = replayed === null || (replayed !== undefined && seen.some(({ position }) => position <= replayed))
    if (knows && reached) {
      if (!was) {
        leave = Promise.withResolvers<never>()
        leave.promise.catch(() => undefined)
      }
      currentUntil = time.now() + time.interval + answerMs * 2
    } else distrust()
    if (was !== isCurrent()) onChange(isCurrent())
  }
  /** One look after the other, whoever wants it. */
  let last = Promise.resolve()
  const check = async (): Promise<void> => await (last = last.then(look))
  void (async () => {
    while (!stopped) {
      await check()
      await sleep(time.interval, undefined, { ref: false })
    }
  })()
  return {
    current: isCurrent,
    away: async () => await leave.promise,
    distrust,
    check,
    stop: () => {
      stopped = true
      distrust()
    },
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new AbortController()
  const limit = sleep(answerMs, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new ReplicaAway('the replica does not answer')
  })
  limit.catch(() => undefined)
  return await Promise.race([work, limit]).finally(() => late.abort())
}
