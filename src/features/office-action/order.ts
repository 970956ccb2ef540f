import { desc, eq, and } from 'drizzle-orm'
import { officeActionOrder } from '#contract/office-action.ts'
import { actorOf } from '#domain/account/actor.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { isCurrency } from '#kernel/money.ts'
import { AppError, found } from '#kernel/errors.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { officeActionSolution, officeActionTracking } from '#schema/office-action.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { clientOf } from '#features/account/index.ts'
import { chosenOf, orderQuoted } from '#features/service-order/index.ts'
import { classesOf } from './comparison.ts'
import { officeActionFor, type OfficeActionMatter } from './policy.ts'
import { solutionsOf, type SolutionRow } from './solutions.ts'
import { moveOfficeAction } from './transition.ts'

/** Whoever finished the examination last: its prices and its advice are theirs. */
export async function examinerOf(db: Database, officeActionId: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: officeActionTracking.userId })
    .from(officeActionTracking)
    .where(
      and(eq(officeActionTracking.officeActionId, officeActionId), eq(officeActionTracking.name, 'Examination saved')),
    )
    .orderBy(desc(officeActionTracking.createdAt), desc(officeActionTracking.id))
    .limit(1)
  return row?.userId ?? null
}

/**
 * Orders a way to answer at the price that was written for it, by the common checkout. The same one again leads to the same
 * checkout; another one ends the order that nothing was paid of yet.
 */
export const order = handle(officeActionOrder, async ({ params, body }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const matter = await officeActionFor(tx, params.id, caller, { lock: true })
    const { row } = matter
    const currency = row.orderCurrency
    if (!isCurrency(currency)) throw new AppError('rules-unmet', { facts: { missing: 'priced-lines' } })
    const solutions = await solutionsOf(tx, row.id, currency)
    const facts = { from: row.status, to: 'Order created' }
    const asked = { id: body.solutionId, field: 'solutionId', facts, userId: caller.userId }
    const choice = await chosenOf(tx, facilities, solutions, asked)
    if ('productId' in choice) return choice
    const { chosen } = choice
    const made = await placeOrder(tx, facilities, matter, { chosen, currency, userId: caller.userId })
    await tx
      .update(officeActionSolution)
      .set({ serviceRequestId: made.id })
      .where(eq(officeActionSolution.id, chosen.id))
    await moveOfficeAction(tx, {
      id: row.id,
      from: row.status,
      to: 'Order created',
      actor: actorOf(caller),
      userId: caller.userId,
    })
    return { productId: made.productId }
  })
})

async function placeOrder(
  tx: Tx,
  facilities: CallFacilities,
  { row, mark }: OfficeActionMatter,
  { chosen, currency, userId }: { chosen: SolutionRow; currency: string; userId: string | null },
) {
  const { serviceFee, governmentFee, solution } = chosen
  const quotedBy = await examinerOf(tx, row.id)
  if (serviceFee === null || governmentFee === null || quotedBy === null)
    throw new AppError('rules-unmet', { facts: { missing: 'priced-lines' } })
  const lines = [
    { kind: 'service' as const, net: serviceFee, text: solution },
    { kind: 'official' as const, net: governmentFee, text: solution },
  ].filter(({ net }) => net > 0)
  return await orderQuoted(tx, facilities, {
    service: 'OfficeActionResponse',
    item: {
      jurisdiction: found(jurisdictionFrom(mark.jurisdiction)),
      mark: mark.name,
      number: mark.number,
      classes: Math.max(1, classesOf(mark).length),
      expires: null,
      trademarkId: mark.id,
    },
    lines,
    quotedBy,
    client: await clientOf(tx, mark.userId),
    currency,
    message: solution,
    userId,
  })
}
