import { commerceUseApprove } from '#contract/use-in-commerce.ts'
import { actorOf } from '#domain/account/actor.ts'
import { isStaff } from '#domain/account/roles.ts'
import { lacksOf } from '#domain/use-in-commerce/readiness.ts'
import type { UseInCommerceType } from '#domain/use-in-commerce/status.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import { handle } from '#features/facilities.ts'
import { addNote } from '#features/note/index.ts'
import { commerceUseFor } from './policy.ts'
import { judgedClasses } from './prepared.ts'
import { refuseHeld } from '#features/billing/index.ts'
import { mustBePaid } from './price.ts'
import { opensOf } from './show-dates.ts'
import { moveUse } from './transition.ts'

/** The owner signs the version they read; when it was signed in another way, staff say how. */
export const approve = handle(commerceUseApprove, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const matter = await commerceUseFor(tx, params.id, caller, { lock: true })
    const { row, mark } = matter
    if (isStaff(caller.role) && body.note === null) refuseField('note', 'reason-needed')
    if (row.updatedAt !== body.version) throw new AppError('changed-meanwhile', { facts: { version: row.updatedAt } })
    await mustBePaid(tx, matter)
    if (row.orderId !== null) await refuseHeld(tx, { by: 'service_request_id', id: row.orderId })
    const classes = await judgedClasses(tx, matter, await opensOf(tx, matter))
    const [lack] = lacksOf(row.type as UseInCommerceType, mark.jurisdiction, classes)
    if (lack) throw new AppError('rules-unmet', { facts: { missing: lack.what, class: String(lack.class ?? '') } })
    if (body.note) await addNote(tx, row.noteHubId, body.note, caller.userId)
    return await moveUse(tx, {
      id: row.id,
      from: row.status,
      to: 'Approved for filing',
      actor: actorOf(caller),
      userId: caller.userId,
      set: { signedBy: body.signedBy, signedAt: facilities.clock().toISOString() },
    })
  }),
}))
