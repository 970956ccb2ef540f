import { count, eq, isNull, and } from 'drizzle-orm'
import { couponCreate, couponEnd, couponVerify, productCoupon } from '#contract/coupon.ts'
import { couponProblem, type CouponLimits } from '#domain/billing/discount.ts'
import type { Coupon, OrderLine } from '#domain/billing/invoice-document.ts'
import { addDays, type PlainDate } from '#kernel/dates.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { majorText, minorUnits } from '#kernel/money.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { invoice } from '#schema/billing.ts'
import { discountCoupon } from '#schema/pricing.ts'
import { handle } from '#features/facilities.ts'
import { couponChosen } from './events.ts'

interface Kept {
  coupon: Coupon
  limits: CouponLimits
}

/** Hundredths of a percent are written like the minor units of a currency with two decimals. */
const unitsOf = (text: string, currency: string | null): number => minorUnits(text, currency ?? 'EUR')

async function kept(db: Database, id: string, lock = false): Promise<Kept | null> {
  const asked = db.select().from(discountCoupon).where(eq(discountCoupon.id, id))
  const [row] = await (lock ? asked.for('update') : asked)
  if (!row) return null
  const currency = row.discountType === 'amount' ? row.currency : null
  return {
    coupon: {
      id: row.id,
      type: row.discountType === 'amount' ? 'amount' : 'percent',
      lawyerFees: unitsOf(row.lawyerFeesDiscount, currency),
      fees: unitsOf(row.feesDiscount, currency),
      currency,
    },
    limits: { validFrom: row.validFrom, validTo: row.validTo, maxUses: row.maxUses },
  }
}

async function usesOf(db: Database, id: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(invoice)
    .where(and(eq(invoice.discountCouponId, id), isNull(invoice.cancelledAt)))
  return row?.n ?? 0
}

/** A coupon as it stands, with the orders that it is on, held against others until the transaction ends where asked; null when there is none. */
export async function couponNow(db: Database, id: string, lock = false): Promise<(Kept & { uses: number }) | null> {
  const one = await kept(db, id, lock)
  return one && { ...one, uses: await usesOf(db, id) }
}

/** A coupon that is good for an order today. Throws a field error for any other code. */
export async function couponFor(db: Database, code: string, at: { on: PlainDate; currency: string }): Promise<Coupon> {
  const one = await kept(db, code)
  if (!one || couponProblem(one.coupon, one.limits, { ...at, uses: await usesOf(db, code) }))
    refuseField('code', 'not-a-choice')
  return one.coupon
}

/**
 * Holds the coupon of lines that become binding, so that of two orders at once only as many take it as it is for. Answers its
 * id; throws `rules-unmet` when it is no longer good.
 */
export async function holdCoupon(
  db: Database,
  lines: readonly OrderLine[],
  at: { on: PlainDate; currency: string },
): Promise<string | null> {
  const id = lines.find(({ discount }) => discount !== undefined)?.discount?.coupon
  if (id === undefined) return null
  const one = await kept(db, id, true)
  const problem = one ? couponProblem(one.coupon, one.limits, { ...at, uses: await usesOf(db, id) }) : 'ended'
  if (problem) throw new AppError('rules-unmet', { facts: { coupon: problem } })
  return id
}

export const verify = handle(couponVerify, async ({ params, query }, _caller, facilities) => {
  const db = facilities.db
  const { coupon, limits } = found(await kept(db, params.code))
  const at = { on: facilities.today(), uses: await usesOf(db, params.code), currency: query.currency }
  return { ...coupon, problem: couponProblem(coupon, limits, at) }
})

/** The order of a product gets a coupon, or none; its noun works its lines out anew. */
export const choose = handle(productCoupon, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx: Tx) => {
    const payable = found(await facilities.orders.payable(tx, params.id, caller, { lock: true }))
    if (payable.phase !== 'open')
      throw new AppError('transition-refused', { facts: { from: payable.standing, to: 'Order updated' } })
    const at = { on: facilities.today(), currency: payable.currency }
    const coupon = body.code === null ? null : await couponFor(tx, body.code, at)
    await facilities.events.publish(tx, couponChosen, { productId: payable.productId, coupon })
  })
  return { done: true as const }
})

/** Makes a coupon. What an order has of it is frozen with the order, so it is never changed, only ended. */
export const create = handle(couponCreate, async ({ body }, _caller, facilities) => {
  const { id, type, lawyerFees, fees, ...rest } = body
  return await facilities.write(async (tx) => {
    const units = (minor: number) => majorText(minor, rest.currency ?? 'EUR')
    const made = await tx
      .insert(discountCoupon)
      .values({ id, discountType: type, lawyerFeesDiscount: units(lawyerFees), feesDiscount: units(fees), ...rest })
      .onConflictDoNothing()
    if (made.rowCount !== 1) throw new AppError('already-done')
    return { id }
  })
})

/** Ends a coupon, or lets it go on. With yesterday as its last day it is good no more: whoever has it on an open order loses it. */
export const end = handle(couponEnd, async ({ params, body: { validTo } }, _caller, facilities) => {
  await facilities.write(async (tx) => {
    const [row] = await tx.select().from(discountCoupon).where(eq(discountCoupon.id, params.id)).for('update')
    found(row)
    // Also before its first day: it is good on none then.
    if (validTo !== null && validTo < addDays(facilities.today(), -1)) refuseField('validTo', 'date-too-early')
    await tx.update(discountCoupon).set({ validTo }).where(eq(discountCoupon.id, params.id))
  })
  return { done: true as const }
})
