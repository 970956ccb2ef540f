import { and, eq, isNull } from 'drizzle-orm'
import { caseNoticeOutcome, caseNoticeOutcomeBack } from '#contract/notice.ts'
import { isComplaint, procedures } from '#domain/enforcement/complaint.ts'
import { beforeOutcome, complaintOutcomes, type ComplaintOutcome } from '#domain/enforcement/notice.ts'
import type { CaseStep } from '#domain/enforcement/status.ts'
import { officeZone, today } from '#kernel/dates.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import { caseInfringement } from '#schema/enforcement.ts'
import { documentOfHub } from '#features/document/index.ts'
import { handle } from '#features/facilities.ts'
import { locked, move, mustBe } from './notice.ts'
import { caseFor } from './policy.ts'
import { tellOfOutcome, tellOfTakenBack } from './tell.ts'
import { trackCase } from './transition.ts'

const steps: Readonly<Record<ComplaintOutcome, CaseStep>> = {
  Granted: 'Complaint granted',
  Rejected: 'Complaint rejected',
  'Carried out': 'Decision carried out',
}

/**
 * What became of a complaint. A case that is over takes it too: registrars carry out after the decision, and a decision may
 * come after our work.
 */
export const outcome = handle(caseNoticeOutcome, async ({ params, body }, caller, facilities) => {
  const { version, to, on, remedy, documentId } = body
  if (on > facilities.today()) refuseField('on', 'date-in-future')
  if (to === 'Granted' ? remedy === null : remedy !== null)
    refuseField('remedy', remedy === null ? 'required' : 'not-a-choice')
  // A decision is a document; that it was carried out may be known from the register alone.
  if (to !== 'Carried out' && documentId === null) refuseField('documentId', 'required')
  return await facilities.write(async (tx) => {
    const matter = await caseFor(tx, params.id, caller, { lock: true })
    const notice = await locked(tx, matter, params.noticeId)
    mustBe(notice, version)
    if (!isComplaint(notice.kind)) throw new AppError('transition-refused', { facts: { from: notice.status, to } })
    if (remedy !== null && !procedures[notice.kind].remedies.includes(remedy)) refuseField('remedy', 'not-a-choice')
    const before = to === 'Carried out' ? notice.decidedOn : notice.sentOn
    if (before !== null && on < before) refuseField('on', 'date-too-early')
    if (documentId !== null && !(await documentOfHub(tx, matter.row.documentHubId, documentId)))
      refuseField('documentId', 'not-a-choice')
    const set =
      to === 'Carried out'
        ? { carriedOutOn: on, carriedOutDocumentId: documentId }
        : { decidedOn: on, decisionDocumentId: documentId, remedy }
    const standing = await move(tx, facilities, notice, { to, ...set })
    // Transferred, suspended or cancelled, the name shows nothing of theirs any more; a day that a person recorded stays.
    if (to === 'Carried out' && notice.caseInfringementId !== null)
      await tx
        .update(caseInfringement)
        .set({ takenDownOn: on })
        .where(and(eq(caseInfringement.id, notice.caseInfringementId), isNull(caseInfringement.takenDownOn)))
    await trackCase(tx, matter.row.id, steps[to], caller.userId)
    const { id, recipient } = notice
    await tellOfOutcome(tx, facilities, matter, { id, version, recipient, to, on, remedy })
    return standing
  })
})

/** What is taken back with each outcome. */
const nothingDecided = { decidedOn: null, decisionDocumentId: null, remedy: null }
const takenBack: Readonly<Record<ComplaintOutcome, object>> = {
  Granted: nothingDecided,
  Rejected: nothingDecided,
  'Carried out': { carriedOutOn: null, carriedOutDocumentId: null },
}

/**
 * The last outcome was recorded by mistake: the complaint stands where it stood before, as another version, so that a form
 * that was opened before decides nothing. The client, who was told of the outcome, is told that it was none and why.
 */
export const takeBack = handle(caseNoticeOutcomeBack, async ({ params, body }, caller, facilities) => {
  const { version, reason } = body
  return await facilities.write(async (tx) => {
    const matter = await caseFor(tx, params.id, caller, { lock: true })
    const notice = await locked(tx, matter, params.noticeId)
    mustBe(notice, version)
    const outcome = complaintOutcomes.find((one) => one === notice.status)
    if (outcome === undefined) throw new AppError('transition-refused', { facts: { from: notice.status, to: 'Sent' } })
    const next = { ...takenBack[outcome], takenBackReason: reason, version: version + 1 }
    const standing = await move(tx, facilities, notice, { to: beforeOutcome[outcome], ...next })
    // The place is not down because of what was not carried out; a day that differs is somebody else's finding.
    if (outcome === 'Carried out' && notice.caseInfringementId !== null && notice.carriedOutOn !== null)
      await tx
        .update(caseInfringement)
        .set({ takenDownOn: null })
        .where(
          and(
            eq(caseInfringement.id, notice.caseInfringementId),
            eq(caseInfringement.takenDownOn, notice.carriedOutOn),
          ),
        )
    await trackCase(tx, matter.row.id, 'Outcome taken back', caller.userId)
    const { id, recipient } = notice
    // The status is of the moment in which the client was written to.
    const told = today(officeZone, new Date(notice.lastStatusUpdate))
    await tellOfTakenBack(tx, facilities, matter, { id, version: standing.version, recipient, reason, outcome, told })
    return standing
  })
})
