import { and, eq, isNull, min } from 'drizzle-orm'
import { commerceUseSubmit } from '#contract/use-in-commerce.ts'
import { dateKindOf, isBeforeRegistration, isRenewal, isStatement } from '#domain/use-in-commerce/filing.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { deadline } from '#schema/docket.ts'
import { trademark } from '#schema/trademark.ts'
import { useInCommerceRequest } from '#schema/use-in-commerce.ts'
import { finishUseDate, refreshDocket } from '#features/docket/index.ts'
import { documentOfHub, showToClient } from '#features/document/index.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { advanceService } from '#features/service-order/index.ts'
import { moveMark } from '#features/trademark/index.ts'
import { commerceUseFor, type UseMatter } from './policy.ts'
import { prepare } from './prepare.ts'
import { orderOf } from './price.ts'
import { datesOf } from './show-dates.ts'
import { ownerOf, tellOf } from './tell.ts'
import { moveUse, trackUse } from './transition.ts'

/** The receipt must lie in the folder of the request; from now on the client sees it. */
async function keepReceipt(tx: Tx, { row, mark }: UseMatter, documentId: number): Promise<void> {
  const receipt = await documentOfHub(tx, row.documentHubId, documentId)
  if (receipt?.type !== 'filing-receipt') refuseField('receiptDocumentId', 'required')
  await showToClient(tx, receipt.id, mark.userId)
}

/** The date that it kept is done; the renewal of the same day, when it was filed in the same form, is done with it. */
async function finishDates(tx: Tx, matter: UseMatter, userId: string | null, at: Date): Promise<void> {
  const { row, mark } = matter
  const kind = dateKindOf(row.type)
  const [date] = await datesOf(tx, matter)
  if (kind === null || date === undefined) return
  const renewalOn = isRenewal(row.type) ? date.due : null
  await finishUseDate(tx, { trademarkId: mark.id, kind, number: date.number }, { renewalOn, userId, at })
}

/** What the office does with a statement is the mark's next step; a declaration leaves the mark where it stands. */
async function moveMarkOf(tx: Tx, facilities: CallFacilities, { row, mark }: UseMatter, userId: string | null) {
  const to = row.type === 'SOU_EXTENSION' ? 'SOU extended' : 'SOU submitted'
  if (isStatement(row.type) && mark.status !== 'SOU submitted') await moveMark(tx, facilities, { mark, to, userId })
  else await refreshDocket(tx, [mark.id], facilities.clock())
  if (isBeforeRegistration(row.type)) return
  const [next] = await tx
    .select({ due: min(deadline.calendarDue) })
    .from(deadline)
    .where(and(eq(deadline.trademarkId, mark.id), eq(deadline.kind, 'use_declaration'), isNull(deadline.doneAt)))
  await tx
    .update(trademark)
    .set({ douDeadlineDate: next?.due ?? null })
    .where(eq(trademark.id, mark.id))
}

/** An extension leads to the next request, one extension fewer and with the classes that were kept. */
async function nextOf(tx: Tx, { row, mark }: UseMatter, userId: string | null): Promise<UseMatter['row']> {
  const id = uuidv7()
  await tx.insert(useInCommerceRequest).values({
    id,
    type: 'STATEMENT_OF_USE',
    trademarkId: mark.id,
    userId: mark.userId,
    assignedAdminId: row.assignedAdminId,
    issueDate: row.issueDate,
    remainingExtensionCount: row.remainingExtensionCount - 1,
    parentId: row.id,
  })
  await trackUse(tx, id, 'Created', userId)
  const read = async () =>
    (await tx.select().from(useInCommerceRequest).where(eq(useInCommerceRequest.id, id)))[0] ?? row
  await prepare(tx, { row: await read(), mark })
  return await read()
}

/** What was signed is with the office: its receipt, the mark's next status, the date done, the letter to the client. */
export const submit = handle(commerceUseSubmit, async ({ params, body }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const matter = await commerceUseFor(tx, params.id, caller, { lock: true })
    const { row } = matter
    const { userId } = caller
    if (body.submittedOn > facilities.today()) refuseField('submittedOn', 'date-in-future')
    if (row.issueDate !== null && body.submittedOn < row.issueDate) refuseField('submittedOn', 'date-too-early')
    // More time is asked for before the last day: afterwards there is nothing that it would prolong (37 CFR 2.89(a)).
    if (row.type === 'SOU_EXTENSION' && row.dueDate !== null && body.submittedOn > row.dueDate)
      refuseField('submittedOn', 'not-a-choice')
    if (row.signedAt === null) throw new AppError('rules-unmet', { facts: { missing: 'signature' } })
    const status = await moveUse(tx, {
      id: row.id,
      from: row.status,
      to: 'Submitted',
      actor: 'staff',
      userId,
      set: { submittedOn: body.submittedOn, reopenedNote: null },
    })
    await keepReceipt(tx, matter, body.receiptDocumentId)
    await finishDates(tx, matter, userId, facilities.clock())
    const isExtension = row.type === 'SOU_EXTENSION'
    const next = isExtension ? await nextOf(tx, matter, userId) : null
    await moveMarkOf(tx, facilities, matter, userId)
    const order = await orderOf(tx, matter)
    if (order.id !== null)
      await advanceService(tx, { id: order.id, to: isExtension ? 'Finished' : 'Submitted', userId })
    const id = `use-submitted-${row.id}-${facilities.clock().getTime()}`
    const owner = await ownerOf(tx, matter)
    const told = next
      ? ({ mail: 'extended', due: next.dueDate, nextId: next.id } as const)
      : ({ mail: 'submitted', submitted: body.submittedOn } as const)
    await tellOf(tx, facilities, owner, matter, { ...told, id })
    if (next) await moveUse(tx, { id: next.id, from: next.status, to: 'Kick-off sent', actor: 'staff', userId })
    return { status, nextId: next?.id ?? null }
  })
})
