import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { subscriptionBilling, subscriptionCheckout, subscriptionUpdate } from '#contract/monitoring.ts'
import { endableStatuses, openPayments } from '#domain/monitoring/phase.ts'
import type { PaymentContent } from '#domain/monitoring/content.ts'
import { mostAttempts } from '#domain/monitoring/dunning.ts'
import { platformsProblem } from '#domain/monitoring/plan.ts'
import { addDays } from '#kernel/dates.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { userPaymentMethod } from '#schema/payment-method.ts'
import { brandSubscription, brandSubscriptionPayment, brandSubscriptionPlatform } from '#schema/monitoring.ts'
import { askNumber, saveBilled } from '#features/account/index.ts'
import { openInvoice } from '#features/billing/index.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { beginCharge, isOrdered } from './charge.ts'
import { openOf, paymentsOf, subscriptionFor, subscriptionOf, type Subscription } from './policy.ts'
import { preparePayment } from './prepare.ts'
import { trackSubscription } from './transition.ts'

/** Throws `transition-refused` for a subscription that is over. */
export function mustRun({ row }: Subscription): void {
  if (!endableStatuses.some((status) => status === row.status))
    throw new AppError('transition-refused', { facts: { from: row.status, to: 'Updated' } })
}

export const checkout = handle(
  subscriptionCheckout,
  async ({ params }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const one = await subscriptionFor(tx, params.id, caller)
      mustRun(one)
      const { productId } = await preparePayment(tx, one, facilities)
      return { productId }
    }),
)

/**
 * Changes what is looked through at once. Another tier or frequency holds from the first period that is not prepared yet: what is
 * paid for stays what it was. Before anything is paid it holds at once.
 */
export const update = handle(subscriptionUpdate, async ({ params, body }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const one = await subscriptionFor(tx, params.id, caller)
    mustRun(one)
    const { row } = one
    const isPaid = row.status === 'Subscription started' || row.status === 'Payment failed'
    const open = openOf(await paymentsOf(tx, row.id))
    const asked = isPaid && open && (await isOrdered(tx, open)) ? open : null
    const plans = [row, ...(asked?.invoiceContent ? [planOfContent(asked.invoiceContent)] : [])]
    const changes = !plans.every((plan) => isSame(plan, body))
    // The places may be as many as the tiers allow that are paid for or asked for already.
    const narrow = isPaid ? plans.reduce((tier, plan) => narrower(plan.tier, tier), body.tier) : body.tier
    const problem = platformsProblem(narrow, body.platforms)
    if (problem) refuseField('platforms', problem === 'none' ? 'choose-at-least-one' : 'too-much')
    if (body.paymentMethodId !== null) await ownValidCard(tx, body.paymentMethodId, one.brand.userId)
    await tx
      .update(brandSubscription)
      .set({
        ...(isPaid
          ? { nextTier: changes ? body.tier : null, nextPaymentFrequency: changes ? body.paymentFrequency : null }
          : { tier: body.tier, paymentFrequency: body.paymentFrequency, nextTier: null, nextPaymentFrequency: null }),
        userPaymentMethodId: body.paymentMethodId,
        updatedByUserId: caller.userId,
        updatedAt: facilities.clock().toISOString(),
      })
      .where(eq(brandSubscription.id, row.id))
    await setPlatforms(tx, row.id, body.platforms, isPaid || row.status === 'Trial started' ? facilities.today() : null)
    await trackSubscription(tx, row.id, 'Updated', caller.userId)
    await afterChange(tx, facilities, row.id)
    if (!isPaid || !changes) return { changesOn: null }
    // What the period asks for that is ordered already begins with it.
    const last = plans.at(-1)
    return { changesOn: asked && last && isSame(last, body) ? asked.startDate : dayAfter(asked ?? row) }
  })
})

interface PlanNow {
  tier: string
  paymentFrequency: string
}

const planOfContent = ({ tier, frequency }: PaymentContent): PlanNow => ({ tier, paymentFrequency: frequency })
const isSame = (one: PlanNow, other: PlanNow): boolean =>
  one.tier === other.tier && one.paymentFrequency === other.paymentFrequency
const dayAfter = ({ endDate }: { endDate: string | null }): string | null => endDate && addDays(endDate, 1)

const order = ['basic', 'standard', 'advanced'] as const
const narrower = (now: string, next: (typeof order)[number]): (typeof order)[number] => {
  const at = order.findIndex((one) => one === now)
  return at >= 0 && at < order.indexOf(next) ? found(order[at]) : next
}

/** What waits is worked out again, and a card that was declined gives way to the one that is chosen now. */
async function afterChange(tx: Tx, facilities: CallFacilities, id: string): Promise<void> {
  const now = found(await subscriptionOf(tx, id))
  const open = openOf(await paymentsOf(tx, id))
  if (!open) return
  if (!open.productId || !(await openInvoice(tx, open.productId))) {
    await preparePayment(tx, now, facilities)
    return
  }
  const waits = open.status === 'Declined' || (open.status === 'Prepared' && open.startDate <= facilities.today())
  const another = now.row.userPaymentMethodId !== null && now.row.userPaymentMethodId !== open.userPaymentMethodId
  if (now.row.status === 'Payment failed' && waits && another && open.numberOfAttempts < mostAttempts)
    await beginCharge(tx, facilities, now, open)
}

async function ownValidCard(tx: Tx, id: string, userId: string): Promise<void> {
  const [card] = await tx.select().from(userPaymentMethod).where(eq(userPaymentMethod.id, id))
  if (card?.userId !== userId) throw new AppError('not-found')
  if (card.status !== 'Valid') refuseField('paymentMethodId', 'not-a-choice')
}

async function setPlatforms(tx: Tx, id: string, names: readonly string[], startDate: string | null): Promise<void> {
  const mine = eq(brandSubscriptionPlatform.brandSubscriptionId, id)
  await tx.delete(brandSubscriptionPlatform).where(and(mine, notInArray(brandSubscriptionPlatform.name, [...names])))
  const kept = await tx.select({ name: brandSubscriptionPlatform.name }).from(brandSubscriptionPlatform).where(mine)
  const added = [...new Set(names)].filter((name) => !kept.some((one) => one.name === name))
  if (added.length > 0)
    await tx
      .insert(brandSubscriptionPlatform)
      .values(added.map((name) => ({ brandSubscriptionId: id, name, startDate })))
}

/** Keeps who is billed for what is not billed yet, in a row of its own: issued documents keep theirs. */
export const billing = handle(subscriptionBilling, async ({ params, body }, caller, facilities) => {
  mustRun(await subscriptionFor(facilities.db, params.id, caller))
  const asked = await askNumber(facilities, body.type === 'legal' ? body.vat : null, body.country)
  await facilities.write(async (tx) => {
    const one = await subscriptionFor(tx, params.id, caller)
    mustRun(one)
    const { taxId: _taxId, street, city, postcode, country, state, ...who } = body
    const party = {
      who: { ...who, businessName: who.type === 'legal' ? who.businessName : null },
      at: { street, city, postcode, country, state },
      userId: one.brand.userId,
    }
    const { id: billingEntityId } = await saveBilled(tx, facilities, null, party, asked)
    await tx.update(brandSubscription).set({ billingEntityId }).where(eq(brandSubscription.id, one.row.id))
    const open = openOf(await paymentsOf(tx, one.row.id))
    if (open?.productId && !(await openInvoice(tx, open.productId)))
      await tx
        .update(brandSubscriptionPayment)
        .set({ billingEntityId })
        .where(
          and(eq(brandSubscriptionPayment.id, open.id), inArray(brandSubscriptionPayment.status, [...openPayments])),
        )
    await trackSubscription(tx, one.row.id, 'Billing details changed', caller.userId)
  })
  return { done: true as const }
})
