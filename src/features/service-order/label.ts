import { eq } from 'drizzle-orm'
import { serviceRequestLabel } from '#contract/service-order.ts'
import { found, refuseStale } from '#kernel/errors.ts'
import { serviceRequest } from '#schema/service-order.ts'
import { handle } from '#features/facilities.ts'

/** What staff call an order, and where else it is worked on: over what they saw of both. */
export const label = handle(serviceRequestLabel, async ({ params, body: { before, ...set } }, _caller, { write }) => {
  await write(async (tx) => {
    const one = eq(serviceRequest.id, params.id)
    const [row] = await tx
      .select({ internalLabel: serviceRequest.internalLabel, taskTrackerUrl: serviceRequest.taskTrackerUrl })
      .from(serviceRequest)
      .where(one)
      .for('update')
    refuseStale(before, found(row), set)
    await tx.update(serviceRequest).set(set).where(one)
  })
  return { done: true as const }
})
