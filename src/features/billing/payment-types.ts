import type { Facilities } from '#features/facilities.ts'

/** How an order can be paid here: transfers always, cards when a provider is configured. */
export function paymentTypes(facilities: Pick<Facilities, 'payments'>): ('card' | 'transfer')[] {
  return facilities.payments.name === 'none' ? ['transfer'] : ['card', 'transfer']
}
