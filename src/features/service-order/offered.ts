import { servicePhase } from '#domain/service-order/phase.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'
import type { serviceRequest } from '#schema/service-order.ts'
import { endUnpaidOrder } from './quoted.ts'

/** How the order of something that was offered stands; one that is over may be ordered again. */
export type Ordered = 'no' | 'open' | 'placed' | 'paid'

/** The order of an offered row as it stands, and where it is paid. */
export function orderedOf(order: typeof serviceRequest.$inferSelect | null): {
  ordered: Ordered
  orderId: string | null
  productId: string | null
} {
  const phase = order ? servicePhase(order.status) : 'closed'
  return {
    ordered: phase === 'closed' ? 'no' : phase,
    orderId: order?.id ?? null,
    productId: order?.productId ?? null,
  }
}

interface Offered {
  id: string
  ordered: Ordered
  orderId: string | null
  productId: string | null
}

/**
 * Of what a client was offered the one that they choose: the checkout that it has already, or the row to be ordered, after the
 * order of another one that nothing was paid of has ended. Throws `transition-refused` for what is paid, and while another
 * one is placed: a transfer may be on its way, and what is placed is ended by us.
 */
export async function chosenOf<Row extends Offered>(
  tx: Tx,
  facilities: Facilities,
  rows: readonly Row[],
  { id, field, facts, userId }: { id: string; field: string; facts: Record<string, string>; userId: string | null },
): Promise<{ productId: string } | { chosen: Row }> {
  const chosen = rows.find((row) => row.id === id) ?? refuseField(field, 'not-a-choice')
  if ((chosen.ordered === 'open' || chosen.ordered === 'placed') && chosen.productId !== null)
    return { productId: chosen.productId }
  if (chosen.ordered === 'paid' || rows.some(({ ordered }) => ordered === 'placed'))
    throw new AppError('transition-refused', { facts })
  for (const { ordered, orderId } of rows)
    if (ordered === 'open' && orderId !== null) await endUnpaidOrder(tx, facilities, { id: orderId, userId })
  return { chosen }
}
