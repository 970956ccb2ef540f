import { officeActionCreate, trademarkOfficeAction } from '#contract/office-action.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { officeAction } from '#schema/office-action.ts'
import { refreshDocket } from '#features/docket/index.ts'
import { takeMessage } from '#features/docketed-message/index.ts'
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
    const trademarkId = await takeMessage(tx, body.messageId, facilities.clock())
    return await take(tx, facilities, { trademarkId, issueDate: body.issueDate, userId: caller.userId })
  }),
}))
