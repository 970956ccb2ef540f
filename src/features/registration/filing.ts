import { eq } from 'drizzle-orm'
import { terminalTrademarkStatuses } from '#domain/trademark/status.ts'
import { registrationRequest } from '#schema/registration.ts'
import { trademark } from '#schema/trademark.ts'
import { holdOf } from '#features/billing/index.ts'
import { trademarkMoved } from '#features/trademark/index.ts'
import { on } from '#features/feature.ts'
import { moveRequest } from './transition.ts'

/** A request is complete when every one of its trademarks has come to its end at the office. */
export const followTrademarks = on(
  trademarkMoved,
  'the request is complete when every trademark of it has come to its end',
  async (tx, { registrationRequestId }) => {
    if (registrationRequestId === null) return
    const [request] = await tx
      .select({ status: registrationRequest.status })
      .from(registrationRequest)
      .where(eq(registrationRequest.id, registrationRequestId))
      .for('update')
    if (request?.status !== 'Ready for filing') return
    const marks = await tx
      .select({ status: trademark.status })
      .from(trademark)
      .where(eq(trademark.registrationRequestId, registrationRequestId))
    const ended = marks.every((mark) => terminalTrademarkStatuses.some((status) => status === mark.status))
    // What is held ends when its money is settled.
    const isHeld = (await holdOf(tx, { by: 'registration_request_id', id: registrationRequestId })) !== null
    if (ended && !isHeld)
      await moveRequest(tx, { id: registrationRequestId, to: 'Completed', actor: 'system', userId: null })
  },
)
