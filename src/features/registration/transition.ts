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
import { followMove } from './follow-up.ts'

export interface Move {
  id: string
  to: RegistrationStatus
  actor: RegistrationActor
  userId: string | null
  /** The status the caller saw; the move is refused when it is another by now. */
  from?: RegistrationStatus
}

export function actorOf(caller: Caller): RegistrationActor {
  return isStaff(caller.role) ? 'staff' : 'client'
}

/**
 * Takes a request to a status, compare-and-set, and writes the tracking row of the same name. Of ten simultaneous callers
 * one wins. Throws `transition-refused` with both names when the table does not allow it, `changed-meanwhile` when the
 * row moved on between reading and writing, `rules-unmet` when work is to begin that is not paid for.
 */
export async function moveRequest(tx: Tx, move: Move): Promise<RegistrationStatus> {
  const [row] = await tx
    .select({ status: registrationRequest.status })
    .from(registrationRequest)
    .where(eq(registrationRequest.id, move.id))
  if (!row) throw new AppError('not-found')
  const facts = { from: row.status, to: move.to }
  if (move.from !== undefined && row.status !== move.from)
    throw new AppError('changed-meanwhile', { facts: { ...facts, expected: move.from } })
  const decision = decide(registrationMachine, row.status, move.to, move.actor)
  if (!decision.ok) throw new AppError('transition-refused', { facts })
  // What billing moves has its payment in the same transaction.
  const begins = isPaidWork(decision.to) && !isPaidWork(decision.from)
  if (begins && move.actor !== 'system' && !(await isPaid(tx, move.id)))
    throw new AppError('rules-unmet', { facts: { ...facts, missing: 'paid-invoice' } })
  const moved = await tx
    .update(registrationRequest)
    .set({
      status: decision.to,
      statusGroup: registrationStatusGroup(decision.to),
      lastStatusUpdate: sql`clock_timestamp()`,
    })
    .where(and(eq(registrationRequest.id, move.id), eq(registrationRequest.status, decision.from)))
  if (moved.rowCount !== 1) throw new AppError('changed-meanwhile', { facts })
  await track(tx, move.id, decision.to, move.userId)
  await followMove(tx, { requestId: move.id, to: decision.to, userId: move.userId })
  return decision.to
}

/** Whether an order has an invoice that was paid and not credited. */
async function isPaid(tx: Tx, requestId: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `select 1 from product p join invoice i on i.product_id = p.id
      where p.registration_request_id = $1 and i.serial_number is not null
        and not exists (select 1 from credit_note c where c.invoice_reference = i.variable_symbol) limit 1`,
    [requestId],
  )
  return (rowCount ?? 0) > 0
}

/** Writes one line of the request's history. */
export async function track(
  tx: Tx,
  registrationRequestId: string,
  name: RegistrationStatus | (typeof registrationTrackingOnly)[number],
  userId: string | null,
): Promise<void> {
  // Several lines of one transaction must keep their order, so the wall clock and not the transaction's start.
  await tx
    .insert(registrationRequestTracking)
    .values({ registrationRequestId, name, userId, createdAt: sql`clock_timestamp()` })
}
