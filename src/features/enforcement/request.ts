import { and, eq } from 'drizzle-orm'
import {
  caseRequestCreate,
  caseRequestShow,
  caseRequestUpdate,
  mostLinks,
  requestViolationReport,
} from '#contract/case-request.ts'
import { actorOf } from '#domain/account/actor.ts'
import { caseRequestMachine, type CaseRequestStatus } from '#domain/enforcement/status.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { found, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import { brand } from '#schema/brand.ts'
import { caseRequest } from '#schema/enforcement.ts'
import { registrationRequest } from '#schema/registration.ts'
import { trademark } from '#schema/trademark.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { requestFor } from './policy.ts'
import { tellOfRequest } from './tell.ts'
import { moveRequest, trackRequest } from './transition.ts'

type NewRequest = typeof caseRequest.$inferInsert

/** Keeps a report and tells its sender that it has arrived. */
async function take(
  tx: Tx,
  facilities: CallFacilities,
  values: NewRequest,
  by: { userId: string | null; asked: 'us' | 'stranger' },
): Promise<{ id: string }> {
  const id = uuidv7()
  const [row] = await tx
    .insert(caseRequest)
    .values({ ...values, id })
    .returning()
  await trackRequest(tx, id, 'Created', by.userId)
  await tellOfRequest(tx, facilities, found(row), { id: `case-request-received-${id}`, asked: by.asked })
  return { id }
}

/** The own trademark that a report is about, and what it says of it. Throws a field error when it is not the owner's. */
async function ownMark(tx: Tx, id: string, ownerUserId: string) {
  const [mark] = await tx
    .select()
    .from(trademark)
    .where(and(eq(trademark.id, id), eq(trademark.userId, ownerUserId)))
  if (!mark) refuseField('trademarkId', 'not-a-choice')
  return mark
}

export const create = handle(caseRequestCreate, async ({ query, body }, caller, facilities) => {
  const { brandId, trademarkId, ...said } = body
  const owner = caller.role === 'customer' ? caller.userId : null
  if (owner === null) {
    if (brandId !== null) refuseField('brandId', 'not-a-choice')
    if (trademarkId !== null) refuseField('trademarkId', 'not-a-choice')
  }
  return await facilities.write(async (tx) => {
    const kept = { ...said, type: query.type, userId: owner }
    if (owner === null)
      return await take(tx, facilities, kept, {
        userId: caller.userId,
        asked: caller.role === 'anonymous' ? 'stranger' : 'us',
      })
    if (brandId !== null) {
      const own = await tx
        .select({ id: brand.id })
        .from(brand)
        .where(and(eq(brand.id, brandId), eq(brand.userId, owner)))
      if (own.length === 0) refuseField('brandId', 'not-a-choice')
    }
    const mark = trademarkId === null ? null : await ownMark(tx, trademarkId, owner)
    const about = mark && { mark: mark.name, jurisdiction: mark.jurisdiction, number: mark.number }
    const values = { ...kept, ...about, trademarkId, brandId: brandId ?? mark?.brandId ?? null }
    return await take(tx, facilities, values, { userId: caller.userId, asked: 'us' })
  })
})

export const reportViolation = handle(requestViolationReport, async ({ params, body }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const [order] = await tx.select().from(registrationRequest).where(eq(registrationRequest.id, params.id))
    const request = found(order && (caller.role !== 'customer' || order.userId === caller.userId) ? order : null)
    const [mark] = await tx
      .select()
      .from(trademark)
      .where(
        and(
          eq(trademark.registrationRequestId, request.id),
          eq(trademark.jurisdiction, body.jurisdiction),
          eq(trademark.status, 'Trademark registered'),
        ),
      )
      .orderBy(trademark.part)
      .limit(1)
    if (!mark) refuseField('jurisdiction', 'not-a-choice')
    const values = {
      ...body,
      type: 'report-violation',
      trademarkId: mark.id,
      mark: mark.name,
      number: mark.number,
      brandId: mark.brandId,
      userId: request.userId,
      contactEmail: request.contactEmail,
      contactFirstName: request.contactFirstName,
      contactLastName: request.contactLastName,
    }
    return await take(tx, facilities, values, { userId: caller.userId, asked: 'us' })
  })
})

const mayAnswer = (status: string): boolean =>
  status === 'Info requested' && nextStates(caseRequestMachine, status, 'client').includes('In review')

export const show = handle(caseRequestShow, async ({ params }, caller, { db }) => {
  const row = await requestFor(db, params.id, caller)
  return {
    id: row.id,
    type: row.type as 'report-threat',
    status: row.status as CaseRequestStatus,
    mark: row.mark,
    jurisdiction: row.jurisdiction === null ? null : jurisdictionFrom(row.jurisdiction),
    links: row.links,
    message: row.message,
    question: row.question,
    answer: row.answer,
    dismissReason: row.dismissReason,
    caseId: caller.role === 'link' ? null : row.caseId,
    createdAt: new Date(row.createdAt).toISOString(),
    can: { answer: mayAnswer(row.status) },
  }
})

/** The answer to our question; what was reported before stays, further addresses are added. */
export const answer = handle(caseRequestUpdate, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const row = await requestFor(tx, params.id, caller, { lock: true })
    const links = [...new Set([...row.links, ...body.links])]
    if (links.length > mostLinks) refuseField('links', 'too-long')
    return await moveRequest(tx, {
      id: row.id,
      from: row.status,
      to: 'In review',
      actor: actorOf(caller),
      userId: caller.userId,
      set: { answer: body.answer, links },
    })
  }),
}))
