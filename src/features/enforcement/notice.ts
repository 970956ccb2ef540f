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
import { hasTooManyWords } from '#domain/enforcement/complaint-draft.ts'
import {
  elementsOf,
  isComplaint,
  isOutOfReach,
  openElements,
  type ComplaintKind,
} from '#domain/enforcement/complaint.ts'
import { lawfulUses, openUses } from '#domain/enforcement/lawful-uses.ts'
import { caseNoticeMachine, goneOut, type NoticeStatus } from '#domain/enforcement/notice.ts'
import { gapsOf, type RightGap } from '#domain/enforcement/right.ts'
import { isCommissioned } from '#domain/enforcement/status.ts'
import { hostOf } from '#domain/monitoring/host.ts'
import { officeZone, today, type PlainDate } from '#kernel/dates.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { hasGaps } from '#kernel/gaps.ts'
import { languages } from '#kernel/languages.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { decide } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import { caseInfringement, caseInfringementEvidence } from '#schema/enforcement.ts'
import { caseNotice } from '#schema/notice.ts'
import { trademark } from '#schema/trademark.ts'
import { signedInUser } from '#features/account/index.ts'
import { holdOf, refuseHeld } from '#features/billing/index.ts'
import { documentOfHub } from '#features/document/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { mustNotBeWhitelisted } from './counterparty.ts'
import { caseFor, type CaseMatter } from './policy.ts'
import { solutionsOf } from './solutions.ts'
import { tellOfNotice } from './tell.ts'
import { trackCase } from './transition.ts'

type NoticeRow = typeof caseNotice.$inferSelect
type Draft = Omit<ParsedInput<typeof caseNoticeDraft>['body'], 'version'>
type Checklist = NoticeRow['checklist']

/** What is kept of the answers: those that the kind of notice asks for. */
function answersFor({ kind, checklist }: Pick<Draft, 'kind' | 'checklist'>): Checklist {
  const asked: readonly string[] = isComplaint(kind) ? elementsOf(kind) : lawfulUses
  return checklist.filter(({ use }) => asked.includes(use))
}

/** The notice of a case, and nobody else changes it until the transaction ends. */
export async function locked(tx: Tx, { row }: CaseMatter, id: string): Promise<NoticeRow> {
  const [notice] = await tx
    .select()
    .from(caseNotice)
    .where(and(eq(caseNotice.id, id), eq(caseNotice.caseId, row.id)))
    .for('update')
  return found(notice)
}

export function mustBe(notice: NoticeRow, version: number): void {
  if (notice.version !== version)
    throw new AppError('changed-meanwhile', { facts: { version: String(notice.version) } })
}

/** Takes a notice to a status. Throws `transition-refused` with both names when its machine does not allow it. */
export async function move(
  tx: Tx,
  { clock }: Pick<Facilities, 'clock'>,
  notice: NoticeRow,
  { to, ...set }: Partial<typeof caseNotice.$inferInsert> & { to: NoticeStatus },
): Promise<z.output<(typeof caseNoticeApprove)['output']>> {
  const facts = { from: notice.status, to }
  if (!decide(caseNoticeMachine, notice.status, to, 'staff').ok) throw new AppError('transition-refused', { facts })
  await tx
    .update(caseNotice)
    .set({ ...set, status: to, lastStatusUpdate: clock().toISOString() })
    .where(eq(caseNotice.id, notice.id))
  return { status: to, version: set.version ?? notice.version }
}

/** What a notice is about and relies on are the case's and its owner's own. Throws a field error when one is not. */
async function mustBeOfCase(
  tx: Tx,
  { row, brand }: CaseMatter,
  { caseInfringementId, trademarkId }: Pick<Draft, 'caseInfringementId' | 'trademarkId'>,
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

/** Nothing is approved or sent before somebody paid for it, nor after they had the money back. */
async function mustBeOrdered(tx: Tx, { row }: CaseMatter): Promise<void> {
  if (!isCommissioned(row.status, await solutionsOf(tx, row.id)))
    throw new AppError('rules-unmet', { facts: { missing: 'order' } })
}

/** Nothing is approved while all that was paid for it is held; that a notice went out is recorded all the same. */
async function mustBeWorkedOn(tx: Tx, { row }: CaseMatter): Promise<void> {
  const paid = (await solutionsOf(tx, row.id)).filter((one) => isCommissioned(row.status, [one]))
  const orders = paid.flatMap(({ serviceRequestId: id }) =>
    id === null ? [] : [{ by: 'service_request_id', id } as const],
  )
  for (const order of orders) if ((await holdOf(tx, order)) === null) return
  const [first] = orders
  if (first) await refuseHeld(tx, first)
}

export const draft = handle(caseNoticeDraft, async ({ params, body }, caller, facilities) =>
  facilities.write(async (tx) => {
    const matter = await caseFor(tx, params.id, caller, { lock: true })
    mustBeOpen(matter)
    await mustBeOfCase(tx, matter, body)
    const [all] = await tx.select({ n: count() }).from(caseNotice).where(eq(caseNotice.caseId, matter.row.id))
    if ((all?.n ?? 0) >= mostNotices) refuseField('body', 'too-much')
    const id = uuidv7()
    await tx
      .insert(caseNotice)
      .values({ id, caseId: matter.row.id, ...body, checklist: answersFor(body), createdByUserId: caller.userId })
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
    const next = {
      ...body,
      checklist: answersFor(body),
      version: version + 1,
      approvedAt: null,
      approvedByUserId: null,
    }
    if (notice.status !== 'Draft') return await move(tx, facilities, notice, { to: 'Draft', ...next })
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
    await mustBeOrdered(tx, matter)
    await mustBeWorkedOn(tx, matter)
    const notice = await locked(tx, matter, params.noticeId)
    mustBe(notice, body.version)
    if (hasGaps(notice.body)) refuseField('body', 'required')
    const language = languages.find((one) => one === notice.language) ?? 'en'
    if (hasTooManyWords(notice.kind, language, notice.body)) refuseField('body', 'too-long')
    await mustBeFair(tx, matter, notice, facilities.today())
    if (!body.rightCompared && (await isOnlyTold(tx, notice.trademarkId))) refuseField('rightCompared', 'must-accept')
    const by = { approvedAt: facilities.clock().toISOString(), approvedByUserId: signedInUser(caller) }
    return await move(tx, facilities, notice, { to: 'Approved', ...by })
  }),
)

/** Whether a right was filed by others and entered by hand: nothing here is from its register. */
async function isOnlyTold(tx: Tx, trademarkId: string): Promise<boolean> {
  const [right] = await tx.select({ ours: trademark.directFiling }).from(trademark).where(eq(trademark.id, trademarkId))
  return right?.ours === false
}

function mustHaveNone(gaps: readonly RightGap[]): void {
  if (gaps.length > 0) throw new AppError('rules-unmet', { facts: { missing: 'right-there', gaps: gaps.join(', ') } })
}

/** Throws `rules-unmet` with the elements of which nothing is shown. */
function mustBeComplete(kind: ComplaintKind, checklist: Checklist): void {
  const open = openElements(kind, checklist).map((group) => group.join(' / '))
  if (open.length > 0) throw new AppError('rules-unmet', { facts: { missing: 'elements', elements: open.join(', ') } })
}

/** Throws `rules-unmet` where the place is no domain name, or its ending has another procedure. */
function mustBeInReach(kind: ComplaintKind, platform: string, seen: readonly { website: string | null }[]): void {
  const hosts = seen.flatMap(({ website }) => (website === null ? [] : [hostOf(website)]))
  if (platform !== 'domain' || hosts.length === 0 || hosts.some((host) => isOutOfReach(kind, host)))
    throw new AppError('rules-unmet', { facts: { missing: 'domain' } })
}

/** Throws `rules-unmet` with what stands in the way of a notice. */
async function mustBeFair(
  tx: Tx,
  matter: CaseMatter,
  { caseInfringementId, ...notice }: NoticeRow,
  on: PlainDate,
): Promise<void> {
  const { brand, counterparty } = matter
  const placeId = caseInfringementId ?? notice.id
  // The right, or the place, may have become somebody else's since it was drafted.
  await mustBeOfCase(tx, matter, { caseInfringementId: placeId, trademarkId: notice.trademarkId })
  const [right] = await tx.select().from(trademark).where(eq(trademark.id, notice.trademarkId))
  const [place] = await tx.select().from(caseInfringement).where(eq(caseInfringement.id, placeId))
  const seen = await tx
    .select({ website: caseInfringementEvidence.website })
    .from(caseInfringementEvidence)
    .where(eq(caseInfringementEvidence.caseInfringementId, placeId))
  const gaps = gapsOf(found(right), found(place), on)
  if (isComplaint(notice.kind)) {
    mustBeComplete(notice.kind, notice.checklist)
    mustBeInReach(notice.kind, found(place).platform, seen)
    // Whoever decides about a domain name asks for a mark, wherever it is registered and whatever it is registered for.
    mustHaveNone(gaps.filter((gap) => gap === 'not-registered' || gap === 'not-in-force'))
  } else {
    const uses = openUses(notice.checklist)
    if (uses.length > 0) throw new AppError('rules-unmet', { facts: { missing: 'lawful-uses', uses: uses.join(', ') } })
    mustHaveNone(gaps)
  }
  // A friend is one by name and by every address that the notice is about, whoever the case says it is.
  await mustNotBeWhitelisted(tx, brand.userId, {
    name: counterparty?.primaryName ?? notice.recipient,
    aliases: [...(counterparty?.aliases ?? []), ...(notice.kind === 'letter' ? [notice.recipient] : [])],
    websites: [...(counterparty?.websites ?? []), ...seen.flatMap(({ website }) => website ?? [])],
  })
}

/** An approved notice has gone out; how it is known is kept, and the client is told. */
export const sent = handle(caseNoticeSent, async ({ params, body }, caller, facilities) => {
  const { sentOn, reference, proofDocumentId } = body
  if (sentOn > facilities.today()) refuseField('sentOn', 'date-in-future')
  if (reference === null && proofDocumentId === null) refuseField('reference', 'required')
  return await facilities.write(async (tx) => {
    const matter = await caseFor(tx, params.id, caller, { lock: true })
    await mustBeOrdered(tx, matter)
    const notice = await locked(tx, matter, params.noticeId)
    // What went out is what was approved, and not what somebody has changed and approved since.
    mustBe(notice, body.version)
    if (notice.approvedAt !== null && sentOn < today(officeZone, new Date(notice.approvedAt)))
      refuseField('sentOn', 'date-too-early')
    if (proofDocumentId !== null && !(await documentOfHub(tx, matter.row.documentHubId, proofDocumentId)))
      refuseField('proofDocumentId', 'not-a-choice')
    // What was fair when it was approved may not be so any more: the right has ended, the client knows them.
    if (notice.status === 'Approved') await mustBeFair(tx, matter, notice, facilities.today())
    const standing = await move(tx, facilities, notice, { to: 'Sent', sentOn, reference, proofDocumentId })
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
    const standing = await move(tx, facilities, notice, { to: wasSent ? 'Withdrawn' : 'Dropped', ...set })
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
  const isTheirs = goneOut.some((status) => status === notice?.status)
  return found(notice && (caller.role !== 'customer' || isTheirs) ? notice : null)
}
