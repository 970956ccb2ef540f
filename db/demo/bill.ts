import { issueInvoice, makeProforma } from '#features/billing/index.ts'
import { addDays } from '#kernel/dates.ts'
import { instantOf, type World } from './world.ts'

interface Bill {
  order: Parameters<typeof makeProforma>[1]
  paymentType: 'card' | 'transfer'
  /** How many days ago it was ordered, and paid; null while it is not. */
  placed: number
  paid: number | null
}

/** The documents of an order, each with the day of its step. */
export async function seedBill(world: World, { order, paymentType, placed, paid }: Bill): Promise<void> {
  const { tx, facilities, today } = world
  const on = (daysAgo: number) => ({
    ...facilities,
    today: () => addDays(today, -daysAgo),
    clock: () => new Date(instantOf(world, daysAgo)),
  })
  const proforma = await makeProforma(tx, order, { paymentType, couponId: null }, on(placed))
  // An invoice that is issued is changed no more.
  await tx.$client.query('update invoice set created_at = $2 where id = $1', [proforma.id, instantOf(world, placed)])
  if (paid !== null) await issueInvoice(tx, proforma, on(paid))
}
