import { and, desc, eq, inArray } from 'drizzle-orm'
import { productWithdraw } from '#contract/product.ts'
import {
  lastDayToWithdraw,
  withdrawalProblem,
  type WithdrawalFacts,
  type WithdrawalProblem,
} from '#domain/billing/withdrawal.ts'
import { formatInstant, officeZone, today, type PlainDate } from '#kernel/dates.ts'
import { AppError, found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { entity } from '#schema/account.ts'
import { productEvent } from '#schema/billing.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { closeLater } from './close-order.ts'
import { orderWithdrawn } from './events.ts'
import { withdrawalDeclared, withdrawalReceived } from './mails.ts'
import { productSteps, type Payable } from './payable.ts'

/** How it stands with a consumer's right to withdraw from an order. */
export interface Withdrawal {
  problem: WithdrawalProblem | null
  /** The last day; null while nothing is ordered. */
  until: PlainDate | null
  declaredAt: string | null
}

export async function withdrawalOf(
  db: Database,
  payable: Payable,
  { today: on }: Pick<Facilities, 'today'>,
): Promise<Withdrawal> {
  const steps = await db
    .select()
    .from(productEvent)
    .where(
      and(
        eq(productEvent.productId, payable.productId),
        inArray(productEvent.name, [productSteps.placed, productSteps.withdrawn]),
      ),
    )
    .orderBy(desc(productEvent.createdAt), desc(productEvent.id))
  const placed = steps.find(({ name }) => name === productSteps.placed)
  const declared = steps.find(({ name }) => name === productSteps.withdrawn)
  const orderedOn = placed ? today(officeZone, new Date(placed.createdAt)) : null
  const facts: WithdrawalFacts = {
    orderedOn,
    consumer: placed !== undefined && (await isConsumers(db, payable, placed.data)),
    performed: payable.performed,
    ended: payable.phase === 'closed',
    declared: declared !== undefined,
  }
  return {
    problem: withdrawalProblem(facts, on()),
    until: orderedOn && lastDayToWithdraw(orderedOn),
    declaredAt: declared ? new Date(declared.createdAt).toISOString() : null,
  }
}

/** As it was when the order became binding; of older orders, by who is billed. */
async function isConsumers(db: Database, { billingEntityId }: Payable, data: unknown): Promise<boolean> {
  if (typeof data === 'object' && data !== null && 'consumer' in data) return data.consumer === true
  if (billingEntityId === null) return false
  const [row] = await db.select({ type: entity.type }).from(entity).where(eq(entity.id, billingEntityId))
  return row?.type === 'physical'
}

/**
 * Takes a consumer's declaration and confirms it by mail (Directive 2011/83/EU, Article 11a). What is given back follows from
 * what was done until now, which a person sees to.
 */
export const withdraw = handle(productWithdraw, async ({ params, body }, caller, facilities) => {
  return await facilities.write(async (tx) => {
    const payable = found(await facilities.orders.payable(tx, params.id, caller, { lock: true }))
    const { problem } = await withdrawalOf(tx, payable, facilities)
    if (problem === 'declared') throw new AppError('already-done')
    if (problem !== null) throw new AppError('rules-unmet', { facts: { withdrawal: problem } })
    const at = facilities.clock().toISOString()
    await tx.insert(productEvent).values({
      productId: payable.productId,
      name: productSteps.withdrawn,
      data: { message: body.message },
      createdAt: at,
    })
    await facilities.events.publish(tx, orderWithdrawn, { productId: payable.productId, userId: caller.userId })
    if (payable.phase !== 'paid') await closeLater(tx, facilities, payable.productId)
    const { order: number, mark } = payable.subject
    const told = (to: string) => ({ id: `withdrawal-${to}-${payable.productId}` })
    await facilities.tell(
      tx,
      { email: payable.contactEmail, language: payable.language, userId: payable.ownerUserId },
      withdrawalReceived,
      (language) => ({
        ...told('client'),
        link: { page: 'productSuccess', id: payable.productId },
        words: { mark, message: body.message ?? '–' },
        facts: { number, at: formatInstant(at, language) },
      }),
    )
    const operator = facilities.supplier.email
    if (operator !== null)
      await facilities.tell(tx, { email: operator, language: 'en' }, withdrawalDeclared, (language) => ({
        ...told('operator'),
        link: { page: 'admin' },
        words: { mark, message: body.message ?? '–' },
        facts: { number, at: formatInstant(at, language) },
      }))
    return { declaredAt: at }
  })
})
