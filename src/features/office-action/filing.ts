import { officeActionExtension, officeActionSubmit } from '#contract/office-action.ts'
import { isSettable, longestYears } from '#domain/docket/by-letter.ts'
import { lawOf } from '#domain/docket/law/index.ts'
import { lawText } from '#domain/docket/law-text.ts'
import type { JurisdictionLaw, LawRule } from '#domain/docket/law/rule.ts'
import type { ReplyDates } from '#domain/office-action/reply-dates.ts'
import type { SolutionKind } from '#domain/office-action/vocabulary.ts'
import { isExtension } from '#domain/use-in-commerce/status.ts'
import { addYears, type PlainDate } from '#kernel/dates.ts'
import { AppError, refuseField, refuseStale } from '#kernel/errors.ts'
import { confirmReply, finishReply, refreshDocket } from '#features/docket/index.ts'
import { documentOfHub, showToClient } from '#features/document/index.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { advanceService } from '#features/service-order/index.ts'
import { moveMark } from '#features/trademark/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { datesOf } from './docketing.ts'
import { timesExtended } from './extended.ts'
import { officeActionFor, type OfficeActionMatter } from './policy.ts'
import { solutionsOf } from './solutions.ts'
import { tellOwner } from './tell.ts'
import { moveOfficeAction } from './transition.ts'

/** The receipt must lie in the matter's folder; from now on the client sees it. */
async function keepReceipt(tx: Tx, { row, mark }: OfficeActionMatter, documentId: number): Promise<void> {
  const receipt = await documentOfHub(tx, row.documentHubId, documentId)
  if (receipt?.type !== 'filing-receipt') refuseField('receiptDocumentId', 'required')
  await showToClient(tx, receipt.id, mark.userId)
}

/** The orders that the step fulfils come along. */
async function advanceOrders(
  tx: Tx,
  { row }: OfficeActionMatter,
  { kind, to, userId }: { kind: SolutionKind; to: 'Submitted' | 'Finished'; userId: string | null },
): Promise<void> {
  const solutions = await solutionsOf(tx, row.id, row.orderCurrency ?? 'EUR')
  for (const { orderId, kind: own, ordered } of solutions)
    if (orderId !== null && own === kind && ordered === 'paid') await advanceService(tx, { id: orderId, to, userId })
}

function refuseDay(field: string, day: string, { row }: OfficeActionMatter, facilities: CallFacilities): void {
  if (day > facilities.today()) refuseField(field, 'date-in-future')
  if (row.issueDate !== null && day < row.issueDate) refuseField(field, 'date-too-early')
}

interface Asked {
  before: PlainDate
  granted: PlainDate | null
  extended: number
  /** It was asked for after the last day, as some laws allow. */
  isLate: boolean
  reason: string | null
}

/** The last day after an extension and its rule: by the sum of a law that somebody is sure of, or as the office granted it. */
function extendedUntil(
  law: JurisdictionLaw | null,
  { reply, extension }: ReplyDates,
  { before, granted, extended, isLate, reason }: Asked,
): { due: PlainDate; rule: LawRule } {
  // Where the office sets the first term, it sets a longer one as well.
  const base = extension ?? (reply?.isByLetter ? reply : null)
  if (base === null && extended > 0) throw new AppError('already-done')
  if (base === null || (base.confidence === 'low' && !base.isByLetter))
    throw new AppError('rules-unmet', { facts: { missing: 'extension' } })
  const { due, rule } = base
  if (!base.isByLetter && !isLate) {
    if (granted !== null && granted !== due) refuseField('dueDate', 'not-a-choice')
    return { due, rule }
  }
  if (granted === null) refuseField('dueDate', 'required')
  if (granted <= before) refuseField('dueDate', 'date-too-early')
  const isWithin =
    extension === null || law === null ? granted <= addYears(before, 1) : isSettable(law, rule, base.from.date, granted)
  if (reason === null && (isLate || !isWithin)) refuseField('reason', 'reason-needed')
  return { due: granted, rule }
}

/**
 * More time, once more: the new last day follows from the recorded law, or is the one that the office granted where the law
 * leaves it to the office. One that was asked for after the last day stands with the ground that a person gives.
 */
export const extend = handle(officeActionExtension, async ({ params, body }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const matter = await officeActionFor(tx, params.id, caller, { lock: true })
    const { row, mark } = matter
    refuseDay('filedOn', body.filedOn, matter, facilities)
    const extended = await timesExtended(tx, row.id)
    // Another one is recorded by who saw the day that the last one gave; the same request sent again is not.
    refuseStale({ dueDate: body.after }, { dueDate: row.dueDate })
    if (row.issueDate === null || row.dueDate === null)
      throw new AppError('rules-unmet', { facts: { missing: 'extension' } })
    if (body.receiptDocumentId !== null) await keepReceipt(tx, matter, body.receiptDocumentId)
    const dates = await datesOf(tx, matter, row.issueDate, { until: row.dueDate, extended })
    const { due, rule } = extendedUntil(lawOf(mark.jurisdiction, isExtension(mark)), dates, {
      before: row.dueDate,
      granted: body.dueDate,
      extended,
      isLate: body.filedOn > row.dueDate,
      reason: body.reason,
    })
    if (due > addYears(row.issueDate, longestYears)) refuseField('dueDate', 'date-too-late')
    const userId = caller.userId
    const status = await moveOfficeAction(tx, {
      id: row.id,
      from: row.status,
      to: 'Extension filed',
      actor: 'staff',
      userId,
      set: { dueDate: due },
      day: { dueBefore: row.dueDate, dueAfter: due, reason: body.reason },
    })
    const reason = [[lawText(rule), body.filedOn].filter(Boolean).join(': '), body.reason].filter(Boolean).join('. ')
    const at = facilities.clock()
    await refreshDocket(tx, [mark.id], at)
    await confirmReply(tx, { trademarkId: mark.id, issueDate: row.issueDate }, { due, reason, userId, at })
    await advanceOrders(tx, matter, { kind: 'extension', to: 'Finished', userId })
    return { status, due }
  })
})

/** The approved answer is with the office: its receipt, the mark's next status, the date done, the letter to the client. */
export const submit = handle(officeActionSubmit, async ({ params, body }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const matter = await officeActionFor(tx, params.id, caller, { lock: true })
    const { row, mark } = matter
    refuseDay('submittedOn', body.submittedOn, matter, facilities)
    const { userId } = caller
    const status = await moveOfficeAction(tx, {
      id: row.id,
      from: row.status,
      to: 'Response submitted',
      actor: 'staff',
      userId,
    })
    await keepReceipt(tx, matter, body.receiptDocumentId)
    if (row.issueDate !== null)
      await finishReply(tx, { trademarkId: mark.id, issueDate: row.issueDate }, { userId, at: facilities.clock() })
    if (mark.status === 'Office action received')
      await moveMark(tx, facilities, { mark, to: 'Response to office action submitted', userId })
    else await refreshDocket(tx, [mark.id], facilities.clock())
    await advanceOrders(tx, matter, { kind: 'response', to: 'Submitted', userId })
    const id = `office-action-submitted-${row.id}`
    const submitted = body.submittedOn
    const told = await tellOwner(tx, facilities, matter, { mail: 'submitted', submitted, id })
    return { status, told }
  })
})
