import { and, count, eq } from 'drizzle-orm'
import type { z } from 'zod'
import {
  caseNoticeApprove,
  caseNoticeChange,
  caseNoticeDraft,
  caseNoticeEnd,
  caseNoticeSent,
  mostNotices,
} from '#contract/notice.ts'
import type { ParsedInput } from '#contract/call.ts'
import type { Caller } from '#domain/account/caller.ts'
import { openUses } from '#domain/enforcement/lawful-uses.ts'
import { caseNoticeMachine, type NoticeStatus } from '#domain/enforcement/notice.ts'
import { gapsOf } from '#domain/enforcement/right.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { hasGaps } from '#kernel/gaps.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { decide } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import { caseInfringement } from '#schema/enforcement.ts'
import { caseNotice } from '#schema/notice.ts'
import { trademark } from '#schema/trademark.ts'
import { signedInUser } from '#features/account/index.ts'
import { documentOfHub } from '#features/document/index.ts'
import { handle } from '#features/facilities.ts'
import { mustNotBeWhitelisted } from './counterparty.ts'
import { caseFor, type CaseMatter } from './policy.ts'
import { tellOfNotice } from './tell.ts'
import { trackCase } from './transition.ts'

type NoticeRow = typeof caseNotice.$inferSelect
type Draft = Omit<ParsedInput<typeof caseNoticeDraft>['body'], 'version'>

/** The notice of a case, and nobody else changes it until the transaction ends. */
async function locked(tx: Tx, { row }: CaseMatter, id: string): Promise<NoticeRow> {
  const [notice] = await tx
    .select()
    .from(caseNotice)
    .where(and(eq(caseNotice.id, id), eq(caseNotice.caseId, row.id)))
    .for('update')
  return found(notice)
}

function mustBe(notice: NoticeRow, version: number): void {
  if (notice.version !== version)
    throw new AppError('changed-meanwhile', { facts: { version: String(notice.version) } })
}

async function move(
  tx: Tx,
  notice: NoticeRow,
  to: NoticeStatus,
  set: Partial<typeof caseNotice.$inferInsert>,
): Promise<z.output<(typeof caseNoticeApprove)['output']>> {
  const facts = { from: notice.status, to }
  if (!decide(caseNoticeMachine, notice.status, to, 'staff').ok) throw new AppError('transition-refused', { facts })
  await tx
    .update(caseNotice)
    .set({ ...set, status: to, lastStatusUpdate: new Date().toISOString() })
    .where(eq(caseNotice.id, notice.id))
  return { status: to, version: set.version ?? notice.version }
}

/** What a notice is about and relies on are the case's and its owner's own. Throws a field error when one is not. */
async function mustBeOfCase(
  tx: Tx,
  { row, brand }: CaseMatter,
  { caseInfringementId, trademarkId }: Draft,
): Promise<void> {
  const [place] = await tx
    .select({ id: caseInfringement.id })
    .from(caseInfringement)
    .where(and(eq(caseInfringement.id, caseInfringementId), eq(caseInfringement.caseId, row.id)))
  if (!place) refuseField('caseInfringementId', 'not-a-choice')
  const [right] = await tx
    .select({ id: trademark.id })
    .from(trademark)
    .where(and(eq(trademark.id, trademarkId), eq(trademark.userId, brand.userId)))
  if (!right) refuseField('trademarkId', 'not-a-choice')
}

/** A case that is over takes no further notice. */
function mustBeOpen({ row }: CaseMatter): void {
  if (row.status === 'Closed' || row.status === 'Dismissed' || row.status === 'Draft')
    throw new AppError('transition-refused', { facts: { from: row.status, to: 'In progress' } })
}

/** Nothing is approved or sent before somebody ordered it. */
function mustBeOrdered({ row }: CaseMatter): void {
  if (row.status !== 'In progress') throw new AppError('rules-unmet', { facts: { missing: 'order' } })
}

export const draft = handle(caseNoticeDraft, async ({ params, body }, caller, facilities) =>
  facilities.write(async (tx) => {
    const matter = await caseFor(tx, params.id, caller, { lock: true })
    mustBeOpen(matter)
    await mustBeOfCase(tx, matter, body)
    const [all] = await tx.select({ n: count() }).from(caseNotice).where(eq(caseNotice.caseId, matter.row.id))
    if ((all?.n ?? 0) >= mostNotices) refuseField('body', 'too-much')
    const id = uuidv7()
    await tx.insert(caseNotice).values({ id, caseId: matter.row.id, ...body, createdByUserId: caller.userId })
    return { id, status: 'Draft' as const, version: 1 }
  }),
)

/** Another version; whoever approved the one before has not approved this one. */
export const change = handle(caseNoticeChange, async ({ params, body: { version, ...body } }, caller, facilities) =>
  facilities.write(async (tx) => {
    const matter = await caseFor(tx, params.id, caller, { lock: true })
    const notice = await locked(tx, matter, params.noticeId)
    mustBe(notice, version)
    await mustBeOfCase(tx, matter, body)
    const next = { ...body, version: version + 1, approvedAt: null, approvedByUserId: null }
    if (notice.status !== 'Draft') return await move(tx, notice, 'Draft', next)
    await tx.update(caseNotice).set(next).where(eq(caseNotice.id, notice.id))
    return { status: 'Draft' as const, version: next.version }
  }),
)

/**
 * Somebody puts their name under a notice: every lawful use is excluded with its ground, the right that it relies on is
 * registered and in force for these goods in this place, nothing is left to fill in, and the other side is no friend of the
 * client's.
 */
export const approve = handle(caseNoticeApprove, async ({ params, body }, caller, facilities) =>
  facilities.write(async (tx) => {
    const matter = await caseFor(tx, params.id, caller, { lock: true })
    mustBeOrdered(matter)
    const notice = await locked(tx, matter, params.noticeId)
    mustBe(notice, body.version)
    if (hasGaps(notice.body)) refuseField('body', 'required')
    await mustBeFair(tx, matter, notice, facilities.today())
    const by = { approvedAt: facilities.clock().toISOString(), approvedByUserId: signedInUser(caller) }
    return await move(tx, notice, 'Approved', by)
  }),
)

/** Throws `rules-unmet` with what stands in the way of a notice. */
async function mustBeFair(
  tx: Tx,
  { brand, counterparty }: CaseMatter,
  notice: NoticeRow,
  on: PlainDate,
): Promise<void> {
  const uses = openUses(notice.checklist)
  if (uses.length > 0) throw new AppError('rules-unmet', { facts: { missing: 'lawful-uses', uses: uses.join(', ') } })
  const [right] = await tx.select().from(trademark).where(eq(trademark.id, notice.trademarkId))
  const [place] = await tx
    .select()
    .from(caseInfringement)
    .where(eq(caseInfringement.id, notice.caseInfringementId ?? notice.id))
  const gaps = gapsOf(found(right), found(place), on)
  if (gaps.length > 0) throw new AppError('rules-unmet', { facts: { missing: 'right-there', gaps: gaps.join(', ') } })
  if (counterparty === null) return
  const { primaryName: name, aliases, websites } = counterparty
  await mustNotBeWhitelisted(tx, brand.userId, { name, aliases, websites })
}

/** An approved notice has gone out; how it is known is kept, and the client is told. */
export const sent = handle(caseNoticeSent, async ({ params, body }, caller, facilities) => {
  const { sentOn, reference, proofDocumentId } = body
  if (sentOn > facilities.today()) refuseField('sentOn', 'date-in-future')
  if (reference === null && proofDocumentId === null) refuseField('reference', 'required')
  return await facilities.write(async (tx) => {
    const matter = await caseFor(tx, params.id, caller, { lock: true })
    mustBeOrdered(matter)
    const notice = await locked(tx, matter, params.noticeId)
    if (proofDocumentId !== null && !(await documentOfHub(tx, matter.row.documentHubId, proofDocumentId)))
      refuseField('proofDocumentId', 'not-a-choice')
    // What was fair when it was approved may not be so any more: the right has ended, the client knows them.
    if (notice.status === 'Approved') await mustBeFair(tx, matter, notice, facilities.today())
    const standing = await move(tx, notice, 'Sent', { sentOn, reference, proofDocumentId })
    await trackCase(tx, matter.row.id, 'Notice sent', caller.userId)
    await tellOfNotice(tx, facilities, matter, { ...notice, sentOn })
    return standing
  })
})

/** A notice ends: dropped before it was sent, withdrawn after; that it was wrong is counted. */
export const end = handle(caseNoticeEnd, async ({ params, body: { reason, wasWrong } }, caller, facilities) =>
  facilities.write(async (tx) => {
    const matter = await caseFor(tx, params.id, caller, { lock: true })
    const notice = await locked(tx, matter, params.noticeId)
    const wasSent = notice.status === 'Sent'
    const set = { withdrawReason: reason, isWrong: wasSent && wasWrong }
    const standing = await move(tx, notice, wasSent ? 'Withdrawn' : 'Dropped', set)
    if (wasSent) await trackCase(tx, matter.row.id, 'Notice withdrawn', caller.userId)
    return standing
  }),
)

/** The notice of a case as this caller may read it: staff any, its client what was sent. */
export async function shownNotice(tx: Parameters<typeof caseFor>[0], matter: CaseMatter, id: string, caller: Caller) {
  const [notice] = await tx
    .select()
    .from(caseNotice)
    .where(and(eq(caseNotice.id, id), eq(caseNotice.caseId, matter.row.id)))
  const isTheirs = notice?.status === 'Sent' || notice?.status === 'Withdrawn'
  return found(notice && (caller.role !== 'customer' || isTheirs) ? notice : null)
}
