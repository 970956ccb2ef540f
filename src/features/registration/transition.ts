import { and, eq, sql } from 'drizzle-orm'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import {
  isPaidWork,
  registrationMachine,
  registrationStatusGroup,
  type RegistrationActor,
  type RegistrationStatus,
  type registrationTrackingOnly,
} from '#domain/registration/status.ts'
import { AppError } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import { registrationRequest, registrationRequestTracking } from '#schema/registration.ts'
import type { Tx } from '#platform/db/database.ts'
import { later } from '#platform/db/transaction.ts'
import { isPaid, refuseHeld } from '#features/billing/index.ts'
import { followMove } from './follow-up.ts'

export interface Move {
  id: string
  to: RegistrationStatus
  actor: RegistrationActor
  userId: string | null
  /** The status the caller saw; the move is refused when it is another by now. */
  from?: string
  /** What else the row gets with it. */
  set?: Partial<typeof registrationRequest.$inferInsert>
}

export function actorOf(caller: Caller): RegistrationActor {
  return isStaff(caller.role) ? 'staff' : 'client'
}

/**
 * Takes a request to a status, compare-and-set, and writes the tracking row of the same name. Of ten simultaneous callers
 * one wins. Throws `transition-refused` with both names when the table does not allow it, `changed-meanwhile` when the
 * row moved on between reading and writing, `rules-unmet` when work is to begin that is not paid for, or to go on that is held.
 */
export async function moveRequest(tx: Tx, move: Move): Promise<RegistrationStatus> {
  const from = move.from ?? (await statusOf(tx, move.id))
  const facts = { from, to: move.to }
  const decision = decide(registrationMachine, from, move.to, move.actor)
  if (!decision.ok) {
    if (move.from !== undefined) await refuseOther(tx, move, move.from)
    throw new AppError('transition-refused', { facts })
  }
  // What billing moves has its payment in the same transaction.
  if (isPaidWork(decision.to) && move.actor !== 'system') {
    const order = { by: 'registration_request_id', id: move.id } as const
    if (!isPaidWork(decision.from) && !(await isPaid(tx, order)))
      throw new AppError('rules-unmet', { facts: { ...facts, missing: 'paid-invoice' } })
    await refuseHeld(tx, order, facts)
  }
  const moved = await tx
    .update(registrationRequest)
    .set({
      ...move.set,
      status: decision.to,
      statusGroup: registrationStatusGroup(decision.to),
      lastStatusUpdate: sql`clock_timestamp()`,
    })
    .where(and(eq(registrationRequest.id, move.id), eq(registrationRequest.status, decision.from)))
  if (moved.rowCount !== 1) {
    if (move.from !== undefined) await refuseOther(tx, move, move.from)
    throw new AppError('changed-meanwhile', { facts })
  }
  await track(tx, move.id, decision.to, move.userId)
  await followMove(tx, { requestId: move.id, to: decision.to, userId: move.userId })
  return decision.to
}

async function statusOf(tx: Tx, id: string): Promise<string> {
  const [row] = await tx
    .select({ status: registrationRequest.status })
    .from(registrationRequest)
    .where(eq(registrationRequest.id, id))
  if (!row) throw new AppError('not-found')
  return row.status
}

/** Says that the row has moved on since the caller saw it; nothing where it has not. */
async function refuseOther(tx: Tx, { id, to }: Move, expected: string): Promise<void> {
  const from = await statusOf(tx, id)
  if (from !== expected) throw new AppError('changed-meanwhile', { facts: { from, to, expected } })
}

/** Writes one line of the request's history. */
export async function track(
  tx: Tx,
  registrationRequestId: string,
  name: RegistrationStatus | (typeof registrationTrackingOnly)[number],
  userId: string | null,
): Promise<void> {
  // Several lines of one transaction must keep their order, so the wall clock and not the transaction's start.
  const createdAt = sql`clock_timestamp()`
  await later(tx, tx.insert(registrationRequestTracking).values({ registrationRequestId, name, userId, createdAt }))
}
