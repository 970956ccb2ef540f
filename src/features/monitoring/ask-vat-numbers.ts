import { inTransaction } from '#platform/db/transaction.ts'
import { askAgain } from '#features/account/index.ts'
import type { Facilities } from '#features/facilities.ts'

/** Days after which a confirmed number is asked about again. */
const againAfterDays = 7

const due = `select distinct e.id, e.vat as number from brand_subscription s join entity e on e.id = s.billing_entity_id
  where s.status in ('Subscription started', 'Payment failed') and e.vat is not null and e.vat_payer
    and coalesce(e.vat_asked_at, '-infinity') < $1::timestamptz - make_interval(days => $2)`

/** Asks, each in a task of its own, about the numbers by which running subscriptions are billed without VAT. Gives how many. */
export async function askVatNumbersAgain({
  pool,
  clock,
  queue,
  vatRegister,
}: Pick<Facilities, 'pool' | 'clock' | 'queue' | 'vatRegister'>): Promise<number> {
  if (vatRegister === null) return 0
  return await inTransaction(pool, async (tx) => {
    const { rows } = await tx.$client.query<{ id: string; number: string }>(due, [clock(), againAfterDays])
    await Promise.all(rows.map(async ({ id, number }) => await queue().send(tx, askAgain, { entityId: id, number })))
    return rows.length
  })
}
