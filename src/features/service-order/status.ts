import { serviceRequestStatus } from '#contract/service-order.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import { closeLater } from '#features/billing/index.ts'
import { handle } from '#features/facilities.ts'
import { addNote } from '#features/note/index.ts'
import { lockedService } from './policy.ts'
import { moveService } from './transition.ts'

/** Staff take a service order along its table by hand; that it is binding or paid they cannot say. */
export const setStatus = handle(
  serviceRequestStatus,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const row = await lockedService(tx, params.id, caller)
      const { from, to, note } = body
      const status = await moveService(tx, { id: row.id, from, to, actor: 'staff', userId: caller.userId })
      if (row.productId && servicePhase(status) === 'closed') await closeLater(tx, facilities, row.productId)
      if (note) await addNote(tx, row.noteHubId, note, caller.userId)
      return { status }
    }),
)
