import { and, eq, ne, sql } from 'drizzle-orm'
import { serviceFinish, serviceNotify, serviceUpdate } from '#contract/service-order.ts'
import { serviceWord } from '#domain/service-order/offering.ts'
import { workItem } from '#domain/service-order/work-item.ts'
import {
  serviceMachine,
  serviceRequestMachine,
  type ServiceRequestStatus,
  type ServiceStatus,
} from '#domain/service-order/status.ts'
import { formatDate } from '#kernel/dates.ts'
import { AppError, found } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import { repeatedLetterId } from '#platform/mail/repeated-letter.ts'
import type { Tx } from '#platform/db/database.ts'
import { service, serviceRequest, serviceTracking } from '#schema/service-order.ts'
import { refuseHeld } from '#features/billing/index.ts'
import { markRenewed } from '#features/docket/index.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { serviceFinished, serviceStanding } from './mails.ts'
import { recordTransfer } from './record-transfer.ts'
import { moveService } from './transition.ts'

type Piece = typeof service.$inferSelect
type Order = typeof serviceRequest.$inferSelect

/** A piece of work and its order; nobody else changes either until the transaction ends. */
async function lockedPiece(tx: Tx, id: string): Promise<{ piece: Piece; order: Order }> {
  const [hit] = await tx
    .select()
    .from(service)
    .innerJoin(serviceRequest, eq(serviceRequest.id, service.serviceRequestId))
    .where(eq(service.id, id))
    .for('update')
  const { service: piece, service_request: order } = found(hit)
  return { piece, order }
}

/** Takes a piece of work to a status, compare-and-set, with its tracking row. Refusals as for its order. */
async function movePiece(
  tx: Tx,
  piece: Piece,
  to: ServiceStatus,
  { userId, set }: { userId: string | null; set: Partial<typeof service.$inferInsert> },
): Promise<ServiceStatus> {
  const facts = { from: piece.status, to }
  const decision = decide(serviceMachine, piece.status, to, 'staff')
  if (!decision.ok) throw new AppError('transition-refused', { facts })
  const moved = await tx
    .update(service)
    .set({ ...set, status: decision.to, lastStatusUpdate: sql`clock_timestamp()` })
    .where(and(eq(service.id, piece.id), eq(service.status, decision.from)))
  if (moved.rowCount !== 1) throw new AppError('changed-meanwhile', { facts })
  await tx
    .insert(serviceTracking)
    .values({ serviceId: piece.id, name: decision.to, userId, createdAt: sql`clock_timestamp()` })
  return decision.to
}

export const updateWork = handle(serviceUpdate, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const { piece, order } = await lockedPiece(tx, params.id)
    const { status, deadline } = body
    // What came out of it is said whatever became of the money; that it goes on is not.
    await refuseHeld(tx, { by: 'service_request_id', id: order.id }, { from: piece.status, to: status })
    if (piece.status !== status) return await movePiece(tx, piece, status, { userId: caller.userId, set: { deadline } })
    await tx.update(service).set({ deadline }).where(eq(service.id, piece.id))
    return status
  }),
}))

/** With the last piece of work the order is finished, where it is being worked on. */
async function finishOrder(tx: Tx, order: Order, userId: string | null): Promise<ServiceRequestStatus> {
  const left = await tx
    .select({ id: service.id })
    .from(service)
    .where(and(eq(service.serviceRequestId, order.id), ne(service.status, 'Finished')))
  const status = order.status as ServiceRequestStatus
  if (left.length > 0 || !decide(serviceRequestMachine, status, 'Finished', 'staff').ok) return status
  return await moveService(tx, { id: order.id, to: 'Finished', actor: 'staff', userId })
}

/** A trademark of ours that was renewed has its next term in the docket. */
async function recordRenewal(tx: Tx, piece: Piece, by: { userId: string | null; at: Date }): Promise<void> {
  const item = workItem(piece.parameters)
  if (piece.type !== 'TrademarkRenewal' || item === null || item.trademarkId === null) return
  await markRenewed(tx, item.trademarkId, { ended: item.expires, ...by })
}

export const finishWork = handle(serviceFinish, async ({ params, body }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const { piece, order } = await lockedPiece(tx, params.id)
    const { outcome, note: outcomeNote } = body
    const { userId } = caller
    const status = await movePiece(tx, piece, 'Finished', { userId, set: { outcome, outcomeNote } })
    if (outcome === 'Successful' || outcome === 'Partially successful')
      await recordRenewal(tx, piece, { userId, at: facilities.clock() })
    if (outcome === 'Successful') await recordTransfer(tx, facilities, { piece, order }, userId)
    const orderStatus = await finishOrder(tx, order, userId)
    await tell(
      tx,
      facilities,
      { order, piece: { ...piece, status, outcome, outcomeNote } },
      `service-finished-${piece.id}`,
    )
    return { status, orderStatus }
  })
})

export const notifyOfWork = handle(serviceNotify, async ({ params }, _caller, facilities) => {
  await facilities.write(async (tx) => {
    const work = await lockedPiece(tx, params.id)
    // How the work stands is not told of an order that is not worked on; what came out of it is.
    if (work.piece.outcome === null) await refuseHeld(tx, { by: 'service_request_id', id: work.order.id })
    if (work.order.contactEmail === null) throw new AppError('rules-unmet', { facts: { missing: 'owner' } })
    const id = await repeatedLetterId(tx, `service-standing-${work.piece.id}`, facilities.clock())
    await tell(tx, facilities, work, id)
  })
  return { done: true as const }
})

/** Writes to the client how a piece of work stands, or what came out of it; an order without an address has nobody to tell. */
async function tell(
  tx: Tx,
  { tell: write, translate }: CallFacilities,
  { piece, order }: { piece: Piece; order: Order },
  id: string,
): Promise<void> {
  const { contactEmail: email, language, userId, publicId: number } = order
  if (email === null) return
  const reader = { email, language, userId }
  const link = { page: 'serviceOrder', id: order.id } as const
  const { outcome, outcomeNote: note } = piece
  if (outcome !== null && note !== null)
    return void (await write(tx, reader, serviceFinished, (to) => {
      const say = translate(to)
      const facts = {
        number,
        what: say(`invoice.offering.${serviceWord(piece.type)}`),
        outcome: say(`work.outcome.${outcome}`),
      }
      return { id, link, facts, words: { note } }
    }))
  await write(tx, reader, serviceStanding, (to) => {
    const say = translate(to)
    const due = piece.deadline === null ? {} : { due: formatDate(piece.deadline, to) }
    const facts = {
      number,
      what: say(`invoice.offering.${serviceWord(piece.type)}`),
      standing: say(`work.status.${piece.status}`),
      ...due,
    }
    return { id, link, facts }
  })
}
