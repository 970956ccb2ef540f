import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#domain/account/actor.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import { serviceRequestMachine, type ServiceRequestStatus } from '#domain/service-order/status.ts'
import { AppError, found } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import { serviceRequest, serviceRequestTracking } from '#schema/service-order.ts'
import type { Tx } from '#platform/db/database.ts'
import { refuseHeld } from '#features/billing/index.ts'

export interface Move {
  id: string
  to: ServiceRequestStatus
  actor: Actor
  userId: string | null
  /** The status the caller saw; the move is refused when it is another by now. */
  from?: ServiceRequestStatus
  /** It follows from what an office was handed, which is so whatever became of the order. */
  isFiled?: true
}

/** Where more is done for an order; that all of it was done is said as it came about, whatever became of its money. */
const stepsOfWork: readonly ServiceRequestStatus[] = ['In progress', 'Waiting for client', 'Submitted']

/**
 * Takes a service order to a status, compare-and-set, and writes the tracking row of the same name. Throws
 * `transition-refused` with both names when the table does not allow it or a person would say that money came,
 * `changed-meanwhile` when the row moved on between reading and writing, `rules-unmet` when work is to go on that is held.
 */
export async function moveService(tx: Tx, move: Move): Promise<ServiceRequestStatus> {
  const [seen] = await tx
    .select({ status: serviceRequest.status })
    .from(serviceRequest)
    .where(eq(serviceRequest.id, move.id))
  const { status } = found(seen)
  const facts = { from: status, to: move.to }
  if (move.from !== undefined && status !== move.from)
    throw new AppError('changed-meanwhile', { facts: { ...facts, expected: move.from } })
  const decision = decide(serviceRequestMachine, status, move.to, move.actor)
  if (!decision.ok) throw new AppError('transition-refused', { facts })
  // That an order is binding or paid, only billing says, with the document and the money of it.
  const bills = servicePhase(decision.from) !== servicePhase(decision.to) && servicePhase(decision.to) !== 'closed'
  if (bills && move.actor === 'staff') throw new AppError('transition-refused', { facts })
  if (stepsOfWork.includes(decision.to) && move.actor !== 'system' && !move.isFiled)
    await refuseHeld(tx, { by: 'service_request_id', id: move.id }, facts)
  const moved = await tx
    .update(serviceRequest)
    .set({ status: decision.to, lastStatusUpdate: sql`clock_timestamp()` })
    .where(and(eq(serviceRequest.id, move.id), eq(serviceRequest.status, decision.from)))
  if (moved.rowCount !== 1) throw new AppError('changed-meanwhile', { facts })
  await trackService(tx, move.id, decision.to, move.userId)
  return decision.to
}

/** Writes one line of the order's history. */
export async function trackService(
  tx: Tx,
  serviceRequestId: string,
  name: string,
  userId: string | null,
): Promise<void> {
  await tx.insert(serviceRequestTracking).values({ serviceRequestId, name, userId, createdAt: sql`clock_timestamp()` })
}
