import { eq } from 'drizzle-orm'
import { caseSolutionOrder } from '#contract/case.ts'
import { actorOf } from '#domain/account/actor.ts'
import { orderedAs } from '#domain/enforcement/solution-item.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { AppError, found } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { user, userProfile } from '#schema/account.ts'
import { trademark } from '#schema/trademark.ts'
import { isDeclined } from '#features/conflict-check/index.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { orderQuoted } from '#features/service-order/index.ts'
import { caseFor, type CaseMatter } from './policy.ts'
import { isBinding, solutionsOf, takeBack, type Solution } from './solutions.ts'
import { moveCase, moveSolution } from './transition.ts'

/**
 * Orders a solution at the price that was written for it, by the common checkout. The same one again leads to the same
 * checkout; another one ends the order that nothing was paid of yet.
 */
export const order = handle(caseSolutionOrder, async ({ params }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const matter = await caseFor(tx, params.id, caller, { lock: true })
    const { row } = matter
    const solutions = await solutionsOf(tx, row.id)
    const chosen = found(solutions.find(({ id }) => id === params.solutionId))
    const { productId, phase } = chosen
    if (chosen.status === 'Ordered' && (phase === 'open' || phase === 'placed') && productId !== null)
      return { productId }
    const facts = { from: row.status, to: 'Solution ordered' }
    // A transfer may be on its way: what is placed is ended by us, not by another order.
    if (solutions.some(isBinding)) throw new AppError('transition-refused', { facts })
    // What is not taken on was offered before somebody decided so.
    if (await isDeclined(tx, 'case', row.id)) throw new AppError('transition-refused', { facts })
    const by = { actor: actorOf(caller), userId: caller.userId }
    const open = solutions.filter(({ status }) => status === 'Ordered')
    for (const one of open) await takeBack(tx, facilities, one, caller.userId)
    const { from } = facts
    if (from === 'Solution ordered') await moveCase(tx, { id: row.id, from, to: 'Kicked off', ...by })
    const made = await placeOrder(tx, facilities, matter, chosen, caller.userId)
    await moveSolution(tx, {
      id: chosen.id,
      from: chosen.status === 'Ordered' ? 'Offered' : chosen.status,
      to: 'Ordered',
      actor: by.actor,
      set: { serviceRequestId: made.id },
    })
    await moveCase(tx, {
      id: row.id,
      from: from === 'Solution ordered' ? 'Kicked off' : from,
      to: 'Solution ordered',
      ...by,
    })
    return { productId: made.productId }
  })
})

async function placeOrder(
  tx: Tx,
  facilities: CallFacilities,
  { row, brand, counterparty }: CaseMatter,
  { items, currency, offeredByUserId }: Solution,
  userId: string | null,
) {
  if (offeredByUserId === null) throw new AppError('rules-unmet', { facts: { missing: 'priced-lines' } })
  const [right] =
    row.trademarkId === null ? [] : await tx.select().from(trademark).where(eq(trademark.id, row.trademarkId))
  if (!right) throw new AppError('rules-unmet', { facts: { missing: 'right' } })
  const [client] = await tx
    .select({
      userId: user.id,
      email: user.email,
      firstName: userProfile.firstname,
      lastName: userProfile.lastname,
      language: userProfile.language,
    })
    .from(user)
    .leftJoin(userProfile, eq(userProfile.userId, user.id))
    .where(eq(user.id, brand.userId))
  const { firstName, lastName, language, ...account } = found(client)
  const lines = items
    .filter(({ amount }) => amount > 0)
    .map(({ kind = 'service', amount: net, description: text }) => ({ kind, net, text }))
  if (lines.length === 0) throw new AppError('rules-unmet', { facts: { missing: 'priced-lines' } })
  return await orderQuoted(tx, facilities, {
    service: orderedAs(items),
    item: {
      jurisdiction: found(jurisdictionFrom(right.jurisdiction)),
      mark: right.name,
      number: right.number,
      classes: Math.max(1, right.goodsAndServices.length),
      expires: null,
      trademarkId: right.id,
    },
    lines,
    quotedBy: offeredByUserId,
    client: { ...account, firstName: firstName ?? '', lastName: lastName ?? '', language: language ?? 'en' },
    currency,
    message: [brand.name, counterparty?.primaryName].filter(Boolean).join(', '),
    userId,
  })
}
