import { serviceRequestNotify } from '#contract/service-order.ts'
import { totalsOf } from '#domain/billing/totals.ts'
import { AppError, found } from '#kernel/errors.ts'
import { formatMoney } from '#kernel/money.ts'
import { handle } from '#features/facilities.ts'
import { repeatedLetterId } from '#platform/mail/repeated-letter.ts'
import { serviceOffer } from './mails.ts'
import { lockedService, mustBeOpen } from './policy.ts'

/**
 * Mails the client the link on which a priced order is read and paid, at most once in five minutes; the price is without
 * VAT, which the billing details decide.
 */
export const notify = handle(serviceRequestNotify, async ({ params }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const row = await lockedService(tx, params.id, caller)
    mustBeOpen(row)
    const { productId, invoiceContent, contactEmail } = row
    if (productId === null || invoiceContent === null)
      throw new AppError('rules-unmet', { facts: { missing: 'priced-lines' } })
    const { net } = totalsOf(invoiceContent.lines, null)
    const id = await repeatedLetterId(tx, `service-offer-${row.id}`, facilities.clock())
    await facilities.tell(tx, { email: found(contactEmail), language: row.language }, serviceOffer, (language) => ({
      id,
      link: { page: 'checkout', id: productId },
      facts: { number: row.publicId, net: formatMoney(net, row.currency, language) },
    }))
  })
  return { done: true as const }
})
