import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { requestProtection } from '#contract/watch.ts'
import { addMonths } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { registrationRequest } from '#schema/registration.ts'
import { trademark } from '#schema/trademark.ts'
import { trademarkWatchSubscription } from '#schema/watch.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { on } from '#features/feature.ts'
import { trademarkMoved } from '#features/trademark/index.ts'
import { watchDay } from './follow.ts'

/** Months that marks of an order with the protection are watched. */
const months = 12

type MarkRow = Pick<typeof trademark.$inferSelect, 'id' | 'userId'>

/** Begins the watch of marks that no watch was begun of; how many those are. */
async function begin(tx: Tx, marks: readonly MarkRow[], { clock }: Pick<Facilities, 'clock'>): Promise<number> {
  const ids = marks.map(({ id }) => id)
  const known = await tx
    .select({ id: trademarkWatchSubscription.trademarkId })
    .from(trademarkWatchSubscription)
    .where(inArray(trademarkWatchSubscription.trademarkId, ids))
  const dateStart = watchDay(clock())
  const dateEnd = addMonths(dateStart, months)
  const begun = marks
    .filter((mark) => !known.some(({ id }) => id === mark.id))
    .map(({ id, userId }) => ({ trademarkId: id, userId, dateStart, dateEnd }))
  if (begun.length > 0) await tx.insert(trademarkWatchSubscription).values(begun)
  return begun.length
}

/** Turned off it begins no further watches; one that has begun runs to its end. */
export const protect = handle(
  requestProtection,
  async ({ params, body }, _caller, facilities) =>
    await facilities.write(async (tx) => {
      const [request] = await tx
        .select({ id: registrationRequest.id })
        .from(registrationRequest)
        .where(eq(registrationRequest.id, params.id))
        .for('update')
      const { id } = found(request)
      await tx.update(registrationRequest).set({ e2eProtection: body.enabled }).where(eq(registrationRequest.id, id))
      if (!body.enabled) return { enabled: false, watched: 0 }
      const isFiled = and(isNotNull(trademark.filingDate), ne(trademark.statusGroup, 'Closed'))
      const filed = await tx
        .select({ id: trademark.id, userId: trademark.userId })
        .from(trademark)
        .where(and(eq(trademark.registrationRequestId, id), isFiled))
      return { enabled: true, watched: await begin(tx, filed, facilities) }
    }),
)

/** The watch of a mark begins with its filing where its order has the protection; what is divided off is filed already. */
export const followFilings = on(
  trademarkMoved,
  'the watch of a mark begins when it is filed, where its order has the end-to-end protection',
  async (tx, { trademarkId, registrationRequestId, to }, facilities) => {
    const isFiled = to === 'Application filed' || to === 'Created from a divide'
    if (!isFiled || registrationRequestId === null) return
    const [row] = await tx
      .select({ id: trademark.id, userId: trademark.userId, isProtected: registrationRequest.e2eProtection })
      .from(trademark)
      .innerJoin(registrationRequest, eq(registrationRequest.id, trademark.registrationRequestId))
      .where(eq(trademark.id, trademarkId))
    if (row?.isProtected) await begin(tx, [row], facilities)
  },
)
