import { eq } from 'drizzle-orm'
import { officeActionCreate, trademarkOfficeAction } from '#contract/office-action.ts'
import { docketedMessageMachine } from '#domain/docket/message-status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { decide } from '#kernel/state-machine.ts'
import { docketedMessage } from '#schema/docketed-message.ts'
import { officeAction } from '#schema/office-action.ts'
import { refreshDocket } from '#features/docket/index.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { lockedMark, moveMark } from '#features/trademark/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { trackOfficeAction } from './transition.ts'

interface Taken {
  trademarkId: string
  issueDate: PlainDate
  userId: string | null
}

/** Takes a letter in: its row, the mark's own status, and the docket that counts from it. */
async function take(tx: Tx, facilities: CallFacilities, { trademarkId, issueDate, userId }: Taken): Promise<string> {
  const { row: mark } = await lockedMark(tx, trademarkId)
  if (issueDate > facilities.today()) refuseField('issueDate', 'date-in-future')
  if (mark.filingDate !== null && issueDate < mark.filingDate) refuseField('issueDate', 'date-too-early')
  const id = uuidv7()
  await tx.insert(officeAction).values({ id, trademarkId: mark.id, issueDate, assignedAdminId: mark.assignedAdminId })
  await trackOfficeAction(tx, id, 'Created', userId)
  // A further letter while the first is not answered leaves the mark where it stands.
  if (mark.status === 'Office action received') await refreshDocket(tx, [mark.id], facilities.clock())
  else await moveMark(tx, facilities, { mark, to: 'Office action received', userId })
  return id
}

export const createOfTrademark = handle(trademarkOfficeAction, async ({ params, body }, caller, facilities) => ({
  id: await facilities.write(
    async (tx) => await take(tx, facilities, { trademarkId: params.id, ...body, userId: caller.userId }),
  ),
}))

/** The mail that it comes from is dealt with in the same step. */
export const createOfMessage = handle(officeActionCreate, async ({ body }, caller, facilities) => ({
  id: await facilities.write(async (tx) => {
    const [row] = await tx.select().from(docketedMessage).where(eq(docketedMessage.id, body.messageId)).for('update')
    const message = found(row)
    if (message.trademarkId === null) refuseField('messageId', 'required')
    const decision = decide(docketedMessageMachine, message.status, 'Processed', 'staff')
    if (!decision.ok) throw new AppError('transition-refused', { facts: { from: message.status, to: 'Processed' } })
    await tx.update(docketedMessage).set({ status: 'Processed' }).where(eq(docketedMessage.id, message.id))
    const { issueDate } = body
    return await take(tx, facilities, { trademarkId: message.trademarkId, issueDate, userId: caller.userId })
  }),
}))
