import { officeActionApprove, officeActionResponse } from '#contract/office-action.ts'
import { actorOf } from '#domain/account/actor.ts'
import { isStaff } from '#domain/account/roles.ts'
import { hasGaps } from '#kernel/gaps.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import { handle } from '#features/facilities.ts'
import { refuseHeld } from '#features/billing/index.ts'
import { addNote } from '#features/note/index.ts'
import { officeActionFor } from './policy.ts'
import { solutionsOf } from './solutions.ts'
import { ownerOf, tellOf } from './tell.ts'
import { moveOfficeAction } from './transition.ts'

/** Sends the answer to the client: each time is a version of its own, and only the last can be approved. */
export const sendResponse = handle(officeActionResponse, async ({ params, body }, caller, facilities) => {
  if (hasGaps(body.text)) refuseField('text', 'required')
  return await facilities.write(async (tx) => {
    const matter = await officeActionFor(tx, params.id, caller, { lock: true })
    const { row } = matter
    const solutions = await solutionsOf(tx, row.id, row.orderCurrency ?? 'EUR')
    // Nobody's answer is written to the end before somebody ordered it.
    const ordered = solutions.find((one) => one.ordered === 'paid' && one.kind === 'response')
    if (!ordered) throw new AppError('rules-unmet', { facts: { missing: 'order' } })
    if (ordered.orderId !== null) await refuseHeld(tx, { by: 'service_request_id', id: ordered.orderId })
    const version = row.responseVersion + 1
    const status = await moveOfficeAction(tx, {
      id: row.id,
      from: row.status,
      to: 'Response sent for approval',
      actor: 'staff',
      userId: caller.userId,
      set: { response: body.text, responseVersion: version },
    })
    const id = `office-action-response-${row.id}-${version}`
    await tellOf(tx, facilities, await ownerOf(tx, matter), matter, { mail: 'response', id })
    return { status, version }
  })
})

/** The client approves the version they read; when it came in another way, staff say how. */
export const approve = handle(officeActionApprove, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const { row } = await officeActionFor(tx, params.id, caller, { lock: true })
    if (isStaff(caller.role) && body.note === null) refuseField('note', 'reason-needed')
    if (row.responseVersion !== body.version)
      throw new AppError('changed-meanwhile', { facts: { version: String(row.responseVersion) } })
    if (body.note) await addNote(tx, row.noteHubId, body.note, caller.userId)
    return await moveOfficeAction(tx, {
      id: row.id,
      from: row.status,
      to: 'Response approved',
      actor: actorOf(caller),
      userId: caller.userId,
    })
  }),
}))
