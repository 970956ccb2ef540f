import { and, eq } from 'drizzle-orm'
import { subscriptionCreate } from '#contract/monitoring.ts'
import type { ParsedInput } from '#contract/call.ts'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import { endableStatuses } from '#domain/monitoring/phase.ts'
import { platformsProblem, trialDays } from '#domain/monitoring/plan.ts'
import { addDays } from '#kernel/dates.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { brand } from '#schema/brand.ts'
import { caseSolution, infringementCase } from '#schema/enforcement.ts'
import { brandSubscription, brandSubscriptionPlatform } from '#schema/monitoring.ts'
import { signedInUser } from '#features/account/index.ts'
import { nextPublicId } from '#features/billing/index.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { subscriptionOf } from './policy.ts'
import { preparePayment } from './prepare.ts'
import { makeTask } from './schedule.ts'
import { tellOwner } from './tell.ts'
import { moveSubscription, trackSubscription } from './transition.ts'

type Asked = ParsedInput<typeof subscriptionCreate>['body']

/**
 * Opens a subscription of a brand. A trial begins at once and costs nothing; anything else waits for its first payment. Staff
 * offer one to the owner of a brand, who gets a letter and decides.
 */
export const create = handle(subscriptionCreate, async ({ query, body }, caller, facilities) => {
  const userId = signedInUser(caller)
  const byStaff = isStaff(caller.role)
  // Staff make offers, and customers orders.
  if (query.proactive !== byStaff) refuseField('proactive', 'not-a-choice')
  if (byStaff && body.trial) refuseField('trial', 'not-a-choice')
  const problem = platformsProblem(body.tier, body.platforms)
  if (problem) refuseField('platforms', problem === 'none' ? 'choose-at-least-one' : 'too-much')
  return await facilities.write(async (tx) => {
    const owned = await brandOf(tx, body, caller, userId)
    await refuseSecond(tx, owned.id)
    if (body.caseSolutionId !== null) await ownSolution(tx, body.caseSolutionId, owned.userId)
    if (body.trial) await refuseSecondTrial(tx, owned.userId)
    const id = uuidv7()
    await tx.insert(brandSubscription).values({
      id,
      publicId: await nextPublicId(tx, facilities.clock(), 'B'),
      brandId: owned.id,
      tier: body.tier,
      paymentFrequency: body.paymentFrequency,
      currency: body.currency,
      isProactive: byStaff,
      caseSolutionId: body.caseSolutionId,
      createdByUserId: userId,
      updatedByUserId: userId,
    })
    await trackSubscription(tx, id, 'Created', userId)
    const startDate = body.trial ? facilities.today() : null
    await tx
      .insert(brandSubscriptionPlatform)
      .values([...new Set(body.platforms)].map((name) => ({ brandSubscriptionId: id, name, startDate })))
    const productId = body.trial
      ? await beginTrial(tx, facilities, id, userId)
      : (await preparePayment(tx, found(await subscriptionOf(tx, id)), facilities)).productId
    if (byStaff) {
      const one = found(await subscriptionOf(tx, id))
      const payment = await preparePayment(tx, one, facilities)
      await tellOwner(tx, facilities, one, 'offered', { id: `subscription-offered-${id}`, payment })
    }
    return { id, productId }
  })
})

async function beginTrial(tx: Tx, facilities: CallFacilities, id: string, userId: string): Promise<null> {
  const on = facilities.today()
  const { row } = found(await subscriptionOf(tx, id))
  const more = { startDate: on, endDate: addDays(on, trialDays - 1) }
  await moveSubscription(tx, row, { to: 'Trial started', actor: 'system', userId, more })
  const one = found(await subscriptionOf(tx, id))
  await makeTask(tx, facilities, one, on)
  await tellOwner(tx, facilities, one, 'trial-started', { id: `trial-started-${id}` })
  return null
}

/** The brand that is named: an own one, for staff anybody's, or one that is made now. */
async function brandOf(tx: Tx, { brandId, brandName, websites }: Asked, caller: Caller, userId: string) {
  if (brandId === null) {
    if (brandName === null || isStaff(caller.role))
      refuseField(brandName === null ? 'brandName' : 'brandId', 'required')
    const [made] = await tx.insert(brand).values({ userId, name: brandName, websites }).returning()
    return found(made)
  }
  const [row] = await tx.select().from(brand).where(eq(brand.id, brandId)).for('update')
  return found(row && (isStaff(caller.role) || row.userId === userId) ? row : null)
}

/** A brand has one subscription at a time; one that is cancelled or over makes room. */
async function refuseSecond(tx: Tx, brandId: string): Promise<void> {
  const { rowCount } = await tx.$client.query(
    'select 1 from brand_subscription where brand_id = $1 and status = any($2) limit 1',
    [brandId, endableStatuses.filter((status) => status !== 'Created')],
  )
  if (rowCount) throw new AppError('already-done', { facts: { brand: brandId } })
}

/** Each customer has one trial, whatever became of it; two at once meet at the account. */
async function refuseSecondTrial(tx: Tx, userId: string): Promise<void> {
  await tx.$client.query('select 1 from "user" where id = $1 for update', [userId])
  const { rowCount } = await tx.$client.query(
    `select 1 from brand_subscription_tracking t
       join brand_subscription s on s.id = t.brand_subscription_id join brand b on b.id = s.brand_id
      where b.user_id = $1 and t.name = 'Trial started' limit 1`,
    [userId],
  )
  if (rowCount) refuseField('trial', 'not-a-choice')
}

async function ownSolution(tx: Tx, id: string, userId: string): Promise<void> {
  const [row] = await tx
    .select({ offers: caseSolution.offerSubscription })
    .from(caseSolution)
    .innerJoin(infringementCase, eq(caseSolution.caseId, infringementCase.id))
    .innerJoin(brand, eq(infringementCase.brandId, brand.id))
    .where(and(eq(caseSolution.id, id), eq(brand.userId, userId)))
  found(row?.offers ? row : null)
}
