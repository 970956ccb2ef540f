import { and, eq, inArray } from 'drizzle-orm'
import { requestUpdate } from '#contract/registration.ts'
import { statusesToWork } from '#domain/registration/can.ts'
import { priceOrder } from '#domain/registration/price.ts'
import type { Caller } from '#domain/account/caller.ts'
import type { Tx } from '#platform/db/database.ts'
import { AppError } from '#kernel/errors.ts'
import { registrationRequest } from '#schema/registration.ts'
import { priceSnapshot, tellPriceWanted } from '#features/billing/index.ts'
import { handle } from '#features/facilities.ts'
import { lockedRequest, type RequestRow } from './policy.ts'
import { actorOf, moveRequest } from './transition.ts'

const actOf = (row: RequestRow, caller: Caller) => ({
  id: row.id,
  from: row.status,
  actor: actorOf(caller),
  userId: caller.userId,
})

async function save(tx: Tx, row: RequestRow, set: Partial<typeof registrationRequest.$inferInsert>): Promise<void> {
  const changed = await tx
    .update(registrationRequest)
    .set(set)
    .where(and(eq(registrationRequest.id, row.id), inArray(registrationRequest.status, statusesToWork.order)))
  if (changed.rowCount !== 1)
    throw new AppError('transition-refused', { facts: { from: row.status, to: 'Order created' } })
}

/** Chooses jurisdictions and classes and works out the price; saved each time, so the order resumes on any device. The first choice begins the order. */
export const update = handle(
  requestUpdate,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const row = await lockedRequest(tx, params.id, caller)
      const jurisdictions = [...new Set(body.jurisdictions)]
      const classes = [...new Set(body.classes)].sort((a, b) => a - b)
      const snapshot = await priceSnapshot(tx, facilities.today(), { jurisdictions })
      const coupon = row.orderedItems?.coupon ?? null
      const orderedItems = priceOrder({ jurisdictions, classes, currency: row.currency }, snapshot, coupon)
      const set = { jurisdictions, orderedItems, filingClassesCount: classes.length }
      const begins = row.status === 'Verification approved'
      if (begins) await moveRequest(tx, { ...actOf(row, caller), to: 'Registration order started', set })
      else await save(tx, row, set)
      await tellPriceWanted(tx, facilities, {
        id: row.id,
        number: row.publicId,
        name: [row.contactFirstName, row.contactLastName].join(' '),
        toQuote: orderedItems.toQuote,
      })
      return { orderedItems }
    }),
)
