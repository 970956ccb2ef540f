import { desc, eq } from 'drizzle-orm'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import { openPayments, searchedStatuses } from '#domain/monitoring/phase.ts'
import { AppError, found } from '#kernel/errors.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { brand } from '#schema/brand.ts'
import { brandSubscription, brandSubscriptionPayment } from '#schema/monitoring.ts'

export type SubscriptionRow = typeof brandSubscription.$inferSelect
export type PaymentRow = typeof brandSubscriptionPayment.$inferSelect

/** A subscription with the brand that it protects. */
export interface Subscription {
  row: SubscriptionRow
  brand: { id: string; name: string; userId: string }
}

/** Whether a caller may work on a subscription: staff on any, a customer on the own ones. */
export const mayWorkOn = ({ brand: { userId } }: Subscription, caller: Caller): boolean =>
  isStaff(caller.role) || (caller.role === 'customer' && userId === caller.userId)

/** A subscription, locked until the transaction ends; null when there is none. */
export async function lockedSubscription(tx: Database, id: string): Promise<Subscription | null> {
  const [hit] = await tx
    .select()
    .from(brandSubscription)
    .innerJoin(brand, eq(brandSubscription.brandId, brand.id))
    .where(eq(brandSubscription.id, id))
    .for('update', { of: brandSubscription })
  return hit ? { row: hit.brand_subscription, brand: hit.brand } : null
}

/** A subscription as it is, without holding it. */
export async function subscriptionOf(tx: Database, id: string): Promise<Subscription | null> {
  const [hit] = await tx
    .select()
    .from(brandSubscription)
    .innerJoin(brand, eq(brandSubscription.brandId, brand.id))
    .where(eq(brandSubscription.id, id))
  return hit ? { row: hit.brand_subscription, brand: hit.brand } : null
}

/** A subscription, locked, for a caller who may work on it; anybody else's is not found. */
export async function subscriptionFor(tx: Database, id: string, caller: Caller): Promise<Subscription> {
  const one = await lockedSubscription(tx, id)
  return found(one && mayWorkOn(one, caller) ? one : null)
}

/**
 * A brand has one subscription that runs. Of two that were opened for it the second can be neither ordered nor paid: throws
 * `rules-unmet`, so that its money goes back. Two at once meet at the brand.
 */
export async function mustBeOnly(tx: Tx, { row, brand: { id: brandId } }: Subscription): Promise<void> {
  await tx.$client.query('select 1 from brand where id = $1 for update', [brandId])
  const { rowCount } = await tx.$client.query(
    'select 1 from brand_subscription where brand_id = $1 and id <> $2 and status = any($3) limit 1',
    [brandId, row.id, [...searchedStatuses]],
  )
  if (rowCount) throw new AppError('rules-unmet', { facts: { missing: 'unprotected-brand' } })
}

/** The payments of a subscription, the last period first. */
export const paymentsOf = async (tx: Database, subscriptionId: string): Promise<PaymentRow[]> =>
  await tx
    .select()
    .from(brandSubscriptionPayment)
    .where(eq(brandSubscriptionPayment.brandSubscriptionId, subscriptionId))
    .orderBy(desc(brandSubscriptionPayment.startDate))

/** Of these the one that is neither paid nor over. */
export const openOf = (payments: readonly PaymentRow[]): PaymentRow | null =>
  payments.find(({ status }) => openPayments.some((one) => one === status)) ?? null
