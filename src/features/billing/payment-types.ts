import type { Facilities } from '#features/facilities.ts'
import type { Seller } from './parties.ts'

/** How an order can be paid here: by transfer to an issuer that has an account, by card when a provider is configured. */
export function paymentTypes(
  facilities: Pick<Facilities, 'payments'>,
  { supplier }: Pick<Seller, 'supplier'>,
): ('card' | 'transfer')[] {
  const byCard = facilities.payments.name !== 'none'
  // Without any other way the order is placed, and whoever issues says where to pay.
  if (byCard && supplier.iban === null) return ['card']
  return byCard ? ['card', 'transfer'] : ['transfer']
}
