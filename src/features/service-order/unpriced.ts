import { eq } from 'drizzle-orm'
import { found } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { serviceRequest } from '#schema/service-order.ts'
import { tellPriceWanted } from '#features/billing/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { contentToPay } from './checkout.ts'

/** Tells the office of an order that was opened or changed, where a part of it has no listed price. */
export async function tellUnpriced(
  tx: Tx,
  facilities: Pick<Facilities, 'tell' | 'supplier' | 'today'>,
  id: string,
): Promise<void> {
  const [known] = await tx.select().from(serviceRequest).where(eq(serviceRequest.id, id))
  const row = found(known)
  const { toQuote } = await contentToPay(tx, row, facilities)
  const name =
    [row.contactFirstName, row.contactLastName].filter(Boolean).join(' ') || (row.contactEmail ?? row.publicId)
  await tellPriceWanted(tx, facilities, { id, number: row.publicId, name, toQuote })
}
