import { eq, max } from 'drizzle-orm'
import { oppositionCreate, trademarkOpposition } from '#contract/opposition.ts'
import { trademarkMachine, type TrademarkStatus } from '#domain/trademark/status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { decide } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import { opposition } from '#schema/opposition.ts'
import { refreshDocket } from '#features/docket/index.ts'
import { takeMessage } from '#features/docketed-message/index.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { lockedMark, moveMark } from '#features/trademark/index.ts'
import { trackOpposition } from './transition.ts'

interface Taken {
  trademarkId: string
  noticeDate: PlainDate
  opponent: string
  userId: string | null
}

const opposed: TrademarkStatus = 'Application opposed'

/** Takes an opposition in: its row, the mark's own status where it can stand opposed, and the docket that counts from it. */
async function take(tx: Tx, facilities: CallFacilities, { trademarkId, userId, ...taken }: Taken): Promise<string> {
  const { row: mark } = await lockedMark(tx, trademarkId)
  if (mark.statusGroup === 'Closed' || mark.statusGroup === 'Filing')
    throw new AppError('rules-unmet', { facts: { missing: 'filing' } })
  if (taken.noticeDate > facilities.today()) refuseField('noticeDate', 'date-in-future')
  if (mark.filingDate !== null && taken.noticeDate < mark.filingDate) refuseField('noticeDate', 'date-too-early')
  const [last] = await tx
    .select({ number: max(opposition.number) })
    .from(opposition)
    .where(eq(opposition.trademarkId, mark.id))
  const id = uuidv7()
  const number = (last?.number ?? 0) + 1
  const assignedAdminId = mark.assignedAdminId
  await tx.insert(opposition).values({ id, trademarkId: mark.id, number, assignedAdminId, ...taken })
  await trackOpposition(tx, id, 'Created', userId)
  // A second opposition, and one against a registration, leaves the mark where it stands.
  if (decide(trademarkMachine, mark.status, opposed, 'staff').ok)
    await moveMark(tx, facilities, { mark, to: opposed, userId })
  else await refreshDocket(tx, [mark.id], facilities.clock())
  return id
}

export const createOfTrademark = handle(trademarkOpposition, async ({ params, body }, caller, facilities) => ({
  id: await facilities.write(
    async (tx) => await take(tx, facilities, { trademarkId: params.id, ...body, userId: caller.userId }),
  ),
}))

/** The mail that it comes from is dealt with in the same step. */
export const createOfMessage = handle(oppositionCreate, async ({ body }, caller, facilities) => ({
  id: await facilities.write(async (tx) => {
    const { messageId, ...taken } = body
    const trademarkId = await takeMessage(tx, messageId, facilities.clock())
    return await take(tx, facilities, { trademarkId, ...taken, userId: caller.userId })
  }),
}))
