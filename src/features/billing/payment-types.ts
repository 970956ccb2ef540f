import type { Facilities } from '#features/facilities.ts'
import type { PaymentWay } from '#domain/billing/payment.ts'
import type { Seller } from './parties.ts'

/**
 * How an order can be paid here: by transfer to an issuer that has an account, by card or wallet as the configured provider
 * takes them.
 */
export function paymentTypes(
  facilities: Pick<Facilities, 'payments'>,
  { supplier }: Pick<Seller, 'supplier'>,
): PaymentWay[] {
  const { payingBy } = facilities.payments
  // Without any other way the order is placed, and whoever issues says where to pay.
  return payingBy.length > 0 && supplier.iban === null ? [...payingBy] : [...payingBy, 'transfer']
}
