import type { PlainDate } from '#kernel/dates.ts'
import { AppError } from '#kernel/errors.ts'
import { bankAllocation } from '#schema/bank.ts'
import { paymentAttempt } from '#schema/billing.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'
import { waitingOn } from './bank-allocation.ts'
import { closeLater } from './close-order.ts'
import type { InvoiceRow } from './invoices.ts'
import { payInvoice } from './pay-invoice.ts'
import { productSteps, type Payable } from './payable.ts'

/**
 * Enters that an order's whole amount came by transfer and makes it a paid one. The order, its product and its invoice are
 * locked by the caller. With `byBank` it is what bank entries were put to it. Answers its number; throws `transition-refused` for an order
 * that takes no money.
 */
export async function receiveTransfer(
  tx: Tx,
  facilities: Facilities,
  { payable, row, receivedOn, byBank }: { payable: Payable; row: InvoiceRow; receivedOn: PlainDate; byBank: boolean },
): Promise<string> {
  if (row.serialNumber !== null) throw new AppError('already-done')
  if (payable.phase !== 'placed')
    throw new AppError('transition-refused', { facts: { from: payable.standing, to: productSteps.paid } })
  const { totals, currency } = row.documentContext
  const [attempt] = await tx
    .insert(paymentAttempt)
    .values({
      productId: row.productId,
      provider: 'transfer',
      key: `${row.variableSymbol}-transfer`,
      amount: totals.total,
      currency,
      status: 'paid',
      receivedAt: facilities.clock().toISOString(),
    })
    .returning({ id: paymentAttempt.id })
  if (!attempt) throw new Error('the transfer was not entered')
  if (byBank) await tx.update(bankAllocation).set({ paymentAttemptId: attempt.id }).where(waitingOn(row.variableSymbol))
  // A page to pay by card may be open still.
  await closeLater(tx, facilities, row.productId)
  return await payInvoice(tx, row, facilities, receivedOn)
}
