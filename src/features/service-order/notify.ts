import { serviceRequestNotify } from '#contract/service-order.ts'
import { totalsOf } from '#domain/billing/totals.ts'
import { AppError, found } from '#kernel/errors.ts'
import { formatMoney } from '#kernel/money.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { handle } from '#features/facilities.ts'
import { serviceOffer } from './mails.ts'
import { lockedService, mustBeOpen } from './policy.ts'

const slotMs = 300_000

/**
 * Mails the client the link on which a priced order is read and paid, at most once in five minutes; the price is without
 * VAT, which the billing details decide.
 */
export const notify = handle(serviceRequestNotify, async ({ params }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const row = await lockedService(bindDatabase(tx), params.id, caller)
    mustBeOpen(row)
    const { productId, invoiceContent, contactEmail } = row
    if (productId === null || invoiceContent === null)
      throw new AppError('rules-unmet', { facts: { missing: 'priced-lines' } })
    const { net } = totalsOf(invoiceContent.lines, null)
    const slot = Math.floor(facilities.clock().getTime() / slotMs)
    await facilities.tell(tx, { email: found(contactEmail), language: row.language }, serviceOffer, (language) => ({
      id: `service-offer-${row.id}-${slot}`,
      link: { page: 'checkout', id: productId },
      facts: { number: row.publicId, net: formatMoney(net, row.currency, language) },
    }))
  })
  return { done: true as const }
})
