import { and, count, eq, ne } from 'drizzle-orm'
import { oppositionEvent } from '#contract/opposition.ts'
import type { OpposedKind } from '#domain/docket/opposed.ts'
import {
  eventsOf,
  fulfils,
  markAfter,
  needsDocument,
  outcomeOf,
  type OppositionEventKind,
  type OppositionOutcome,
} from '#domain/opposition/events.ts'
import { isUntold, type OppositionStatus } from '#domain/opposition/status.ts'
import { trademarkMachine } from '#domain/trademark/status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import { opposition, oppositionEvent as eventTable } from '#schema/opposition.ts'
import { finishOpposed, refreshDocket } from '#features/docket/index.ts'
import { documentOfHub, showToClient } from '#features/document/index.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { advanceService, endUnpaidOrder } from '#features/service-order/index.ts'
import { lockedMark, moveMark } from '#features/trademark/index.ts'
import { oppositionFor, type OppositionMatter } from './policy.ts'
import { tellOf } from './tell.ts'
import { moveOpposition, trackOpposition } from './transition.ts'
import { waysOf } from './ways.ts'

/** The dates that an event answers. */
const answers: Partial<Record<OppositionEventKind, readonly OpposedKind[]>> = {
  'response-submitted': ['opposition_reply'],
  'evidence-submitted': ['opposition_evidence'],
}

interface Told {
  kind: OppositionEventKind
  happenedOn: PlainDate
  userId: string | null
}

/** What happened is kept with its day and its document, and everything that follows from it in the same transaction. */
export const recordEvent = handle(oppositionEvent, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx): Promise<OppositionStatus> => {
    const matter = await oppositionFor(tx, params.id, caller, { lock: true })
    const { row, mark } = matter
    const { kind, happenedOn, documentId, note, seen } = body
    const [recorded] = await tx.select({ all: count() }).from(eventTable).where(eq(eventTable.oppositionId, row.id))
    if (recorded?.all !== seen)
      throw new AppError('changed-meanwhile', { facts: { events: String(recorded?.all ?? 0) } })
    if (!eventsOf(row.status).includes(kind))
      throw new AppError('transition-refused', { facts: { from: row.status, to: kind } })
    if (happenedOn > facilities.today()) refuseField('happenedOn', 'date-in-future')
    if (happenedOn < row.noticeDate) refuseField('happenedOn', 'date-too-early')
    if (kind === 'cooling-off-extended' && row.coolingOffFrom === null) refuseField('kind', 'not-a-choice')
    const isTold = !isUntold(row.status)
    if (documentId === null) {
      if (needsDocument(kind)) refuseField('documentId', 'required')
    } else {
      if ((await documentOfHub(tx, row.documentHubId, documentId)) === null) refuseField('documentId', 'required')
      // Of an opposition that they do not know of, a client sees no document either.
      if (isTold) await showToClient(tx, documentId, mark.userId)
    }
    const { userId } = caller
    await tx
      .insert(eventTable)
      .values({ oppositionId: row.id, kind, happenedOn, documentId, note, createdByUserId: userId })
    const status = await follow(tx, facilities, matter, { kind, happenedOn, userId })
    if (isTold) {
      const id = `opposition-${row.id}-${kind}-${facilities.clock().getTime()}`
      const mail = outcomeOf(kind) === null ? 'news' : 'ended'
      await tellOf(tx, facilities, matter, { mail, what: kind, on: happenedOn, id })
    }
    return status
  }),
}))

async function follow(
  tx: Tx,
  facilities: CallFacilities,
  matter: OppositionMatter,
  { kind, happenedOn, userId }: Told,
): Promise<OppositionStatus> {
  const { row, mark } = matter
  const which = { trademarkId: mark.id, number: row.number }
  const by = { userId, at: facilities.clock() }
  const done = answers[kind]
  if (done) await finishOpposed(tx, which, by, done)
  await advanceOrders(tx, matter, kind, userId)
  const outcome = outcomeOf(kind)
  if (outcome !== null) return await end(tx, facilities, matter, { outcome, happenedOn, userId })
  await trackOpposition(tx, row.id, kind, userId)
  if (kind === 'cooling-off')
    await tx.update(opposition).set({ coolingOffFrom: happenedOn }).where(eq(opposition.id, row.id))
  await refreshDocket(tx, [mark.id], facilities.clock())
  if (kind !== 'response-submitted') return row.status as OppositionStatus
  return await moveOpposition(tx, { id: row.id, from: row.status, to: 'Response submitted', actor: 'staff', userId })
}

/** The paid order that the event fulfils comes along. */
async function advanceOrders(
  tx: Tx,
  { row }: OppositionMatter,
  kind: OppositionEventKind,
  userId: string | null,
): Promise<void> {
  const step = fulfils[kind]
  if (!step) return
  const ways = await waysOf(tx, row.id, row.orderCurrency ?? 'EUR')
  const way = ways.find((one) => one.kind === step.way && one.ordered === 'paid')
  if (way?.orderId) await advanceService(tx, { id: way.orderId, to: step.to, userId })
}

/** It is over: its dates are done, what nobody paid ends, and the mark goes on where no other opposition runs. */
async function end(
  tx: Tx,
  facilities: CallFacilities,
  { row, mark }: OppositionMatter,
  { outcome, happenedOn, userId }: { outcome: OppositionOutcome; happenedOn: PlainDate; userId: string | null },
): Promise<OppositionStatus> {
  await finishOpposed(tx, { trademarkId: mark.id, number: row.number }, { userId, at: facilities.clock() })
  for (const { orderId } of await waysOf(tx, row.id, row.orderCurrency ?? 'EUR'))
    if (orderId !== null) await endUnpaidOrder(tx, facilities, { id: orderId, userId })
  const status = await moveOpposition(tx, {
    id: row.id,
    from: row.status,
    to: 'Ended',
    actor: 'staff',
    userId,
    set: { outcome, endedOn: happenedOn },
  })
  const others = await tx
    .select({ id: opposition.id })
    .from(opposition)
    .where(and(eq(opposition.trademarkId, mark.id), ne(opposition.status, 'Ended')))
  const { row: now } = await lockedMark(tx, mark.id)
  const to = markAfter[outcome]
  const isLast = others.length === 0 || outcome === 'application-withdrawn'
  if (
    to !== null &&
    isLast &&
    now.status === 'Application opposed' &&
    decide(trademarkMachine, now.status, to, 'staff').ok
  )
    await moveMark(tx, facilities, { mark: now, to, userId })
  else await refreshDocket(tx, [mark.id], facilities.clock())
  return status
}
