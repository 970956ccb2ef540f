import type pg from 'pg'
import type { AnyCall } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { Caller } from '#domain/account/caller.ts'
import { AppError } from '#kernel/errors.ts'
import { createLimit } from '#platform/limits/limits.ts'
import { networkOf } from '#platform/limits/network.ts'

/** Counts a call against the limit that it declares. Throws too-many-requests with the seconds to wait. */
export type CountCall = (call: AnyCall, caller: Pick<Caller, 'address'>) => Promise<void>

/**
 * The limits that the calls declare, per network, kept in PostgreSQL so that they hold over all processes and restarts.
 * They are counted where a call is run, by whatever path, page, language or form it came.
 */
export function countCalls(pool: pg.Pool, factor: number): CountCall {
  const declared = new Map(calls.flatMap(({ limit }) => (limit === 'none' ? [] : [[limit.name, limit] as const])))
  const limits = new Map(
    [...declared].map(([name, { points, seconds }]) => [
      name,
      createLimit(pool, `call-${name}`, points * factor, seconds),
    ]),
  )
  return async ({ limit }, { address }) => {
    const wait = limit === 'none' ? null : ((await limits.get(limit.name)?.take(networkOf(address))) ?? null)
    if (wait !== null) throw new AppError('too-many-requests', { retryAfter: wait })
  }
}
