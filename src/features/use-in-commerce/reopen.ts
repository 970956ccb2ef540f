import { eq } from 'drizzle-orm'
import { commerceUseReopen } from '#contract/use-in-commerce.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import { useInCommerceRequest } from '#schema/use-in-commerce.ts'
import { refreshDocket } from '#features/docket/index.ts'
import { handle } from '#features/facilities.ts'
import { commerceUseFor } from './policy.ts'
import { mustBePaid } from './price.ts'
import { lastDayOf } from './show-dates.ts'
import { ownerOf, tellOf } from './tell.ts'
import { moveUse } from './transition.ts'

/**
 * What the office sent back is taken up again, with its day to answer; what was let go, as long as the office takes it. What
 * was signed has to be signed again, because it will be something else.
 */
export const reopen = handle(commerceUseReopen, async ({ params, body }, caller, facilities) => ({
  status: await facilities.write(async (tx) => {
    const matter = await commerceUseFor(tx, params.id, caller, { lock: true })
    const { row, mark } = matter
    const on = facilities.today()
    const wasLetGo = row.status === 'Abandoned'
    // What nobody paid for is not taken up to be signed: the request is mailed again, and ordered.
    if (wasLetGo) await mustBePaid(tx, matter)
    const last = wasLetGo ? await lastDayOf(tx, matter) : null
    if (last !== null && last < on) throw new AppError('rules-unmet', { facts: { missing: 'time' } })
    if (body.dueDate !== null && body.dueDate < on) refuseField('dueDate', 'date-too-early')
    const next = await tx
      .select({ id: useInCommerceRequest.id })
      .from(useInCommerceRequest)
      .where(eq(useInCommerceRequest.parentId, row.id))
    if (next.length > 0) throw new AppError('already-done')
    const status = await moveUse(tx, {
      id: row.id,
      from: row.status,
      to: 'Reopened',
      actor: 'staff',
      userId: caller.userId,
      set: {
        reopenedNote: body.note,
        signedBy: null,
        signedAt: null,
        ...(body.dueDate !== null && { dueDate: body.dueDate }),
      },
    })
    await refreshDocket(tx, [mark.id], facilities.clock())
    const told = { row: { ...row, dueDate: body.dueDate ?? row.dueDate }, mark }
    const id = `use-reopened-${row.id}-${facilities.clock().getTime()}`
    await tellOf(tx, facilities, await ownerOf(tx, matter), told, { mail: 'reopened', note: body.note, id })
    return status
  }),
}))
