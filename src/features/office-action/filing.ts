import { and, eq } from 'drizzle-orm'
import { officeActionExtension, officeActionSubmit } from '#contract/office-action.ts'
import type { SolutionKind } from '#domain/office-action/vocabulary.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import { officeActionTracking } from '#schema/office-action.ts'
import { confirmReply, finishReply, refreshDocket } from '#features/docket/index.ts'
import { documentOfHub, showToClient } from '#features/document/index.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { advanceService } from '#features/service-order/index.ts'
import { moveMark } from '#features/trademark/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { datesOf } from './docketing.ts'
import { officeActionFor, type OfficeActionMatter } from './policy.ts'
import { solutionsOf } from './solutions.ts'
import { ownerOf, tellOf } from './tell.ts'
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

/** More time, once: it was asked for before the last day, and the new one follows from the recorded law. */
export const extend = handle(officeActionExtension, async ({ params, body }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const matter = await officeActionFor(tx, params.id, caller, { lock: true })
    const { row, mark } = matter
    refuseDay('filedOn', body.filedOn, matter, facilities)
    const before = await tx
      .select({ id: officeActionTracking.id })
      .from(officeActionTracking)
      .where(and(eq(officeActionTracking.officeActionId, row.id), eq(officeActionTracking.name, 'Extension filed')))
    if (before.length > 0) throw new AppError('already-done')
    const extension = row.issueDate === null ? null : datesOf(mark, row.issueDate).extension
    if (extension === null || row.issueDate === null || row.dueDate === null || extension.confidence === 'low')
      throw new AppError('rules-unmet', { facts: { missing: 'extension' } })
    if (body.filedOn > row.dueDate) refuseField('filedOn', 'not-a-choice')
    if (body.receiptDocumentId !== null) await keepReceipt(tx, matter, body.receiptDocumentId)
    const { due, rule } = extension
    const userId = caller.userId
    const status = await moveOfficeAction(tx, {
      id: row.id,
      from: row.status,
      to: 'Extension filed',
      actor: 'staff',
      userId,
      set: { dueDate: due },
    })
    const reason = `${[rule.law, rule.article].filter(Boolean).join(', ')}: ${body.filedOn}`
    const at = facilities.clock()
    await refreshDocket(tx, [mark.id], at)
    await confirmReply(tx, { trademarkId: mark.id, issueDate: row.issueDate }, { due, reason, userId, at })
    await advanceOrders(tx, matter, { kind: 'extension', to: 'Finished', userId })
    return { status, due }
  })
})

/** The approved answer is with the office: its receipt, the mark's next status, the date done, the letter to the client. */
export const submit = handle(officeActionSubmit, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
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
    await tellOf(tx, facilities, await ownerOf(tx, matter), matter, { mail: 'submitted', submitted, id })
    return status
  }),
}))
