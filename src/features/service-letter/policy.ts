import { and, eq } from 'drizzle-orm'
import { letterOfService, type ServiceLetterKind } from '#domain/service-letter/kinds.ts'
import { serviceLetterMachine, type ServiceLetterStatus } from '#domain/service-letter/status.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import type { Actor } from '#domain/account/actor.ts'
import { AppError, found } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { serviceLetter } from '#schema/service-letter.ts'
import { serviceRequest } from '#schema/service-order.ts'
import { refuseHeld } from '#features/billing/index.ts'

export type LetterRow = typeof serviceLetter.$inferSelect
export type OrderRow = typeof serviceRequest.$inferSelect

/** The order, and nobody else changes it until the transaction ends. */
export async function lockedOrder(tx: Tx, id: string): Promise<OrderRow> {
  const [row] = await tx.select().from(serviceRequest).where(eq(serviceRequest.id, id)).for('update')
  return found(row)
}

/** A letter of the order. */
export async function letterOf(db: Database, order: Pick<OrderRow, 'id'>, id: string): Promise<LetterRow> {
  const [row] = await db
    .select()
    .from(serviceLetter)
    .where(and(eq(serviceLetter.id, id), eq(serviceLetter.serviceRequestId, order.id)))
  return found(row)
}

/** The letter that a service is; throws `rules-unmet` for an order that no letter belongs to. */
export function kindOf({ serviceName }: OrderRow): ServiceLetterKind {
  const kind = letterOfService(serviceName)
  if (kind === null) throw new AppError('rules-unmet', { facts: { missing: 'letter-service' } })
  return kind
}

/** Nobody's letter is approved or sent before somebody paid for it, nor after they had the money back. */
export function mustBePaid({ status }: OrderRow): void {
  if (servicePhase(status) !== 'paid') throw new AppError('rules-unmet', { facts: { missing: 'order' } })
}

/** The same, and no letter is approved, nor mailed by us, for an order that is held. */
export async function mustBeWorkedOn(tx: Tx, order: OrderRow): Promise<void> {
  mustBePaid(order)
  await refuseHeld(tx, { by: 'service_request_id', id: order.id })
}

export function mustBe(letter: LetterRow, version: number): void {
  if (letter.version !== version)
    throw new AppError('changed-meanwhile', { facts: { version: String(letter.version) } })
}

/** Takes a letter to a status, compare-and-set. Throws `transition-refused`, or `changed-meanwhile` when it moved on. */
export async function moveLetter(
  tx: Tx,
  letter: Pick<LetterRow, 'id' | 'status' | 'version'>,
  {
    to,
    at,
    actor,
    ...set
  }: Partial<typeof serviceLetter.$inferInsert> & { to: ServiceLetterStatus; at: Date; actor: Actor },
): Promise<{ status: ServiceLetterStatus; version: number }> {
  const facts = { from: letter.status, to }
  if (!decide(serviceLetterMachine, letter.status, to, actor).ok) throw new AppError('transition-refused', { facts })
  const moved = await tx
    .update(serviceLetter)
    .set({ ...set, status: to, lastStatusUpdate: at.toISOString() })
    .where(
      and(
        eq(serviceLetter.id, letter.id),
        eq(serviceLetter.status, letter.status),
        eq(serviceLetter.version, letter.version),
      ),
    )
  if (moved.rowCount !== 1) throw new AppError('changed-meanwhile', { facts })
  return { status: to, version: set.version ?? letter.version }
}
