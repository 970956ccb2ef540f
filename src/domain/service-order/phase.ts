import { serviceRequestStatuses, type ServiceRequestStatus } from './status.ts'

/** What a status of a service means for its money; a status that is not known takes none. */
export function servicePhase(status: string): 'open' | 'placed' | 'paid' | 'closed' {
  const known = serviceRequestStatuses.find((one) => one === status)
  if (known === undefined || overServices.includes(known) || known === refundedService) return 'closed'
  if (known === 'Created') return 'open'
  return known === 'Checkout completed' ? 'placed' : 'paid'
}

/** Ends without money: what was paid is kept, what is open is closed. */
export const overServices: readonly ServiceRequestStatus[] = ['Abandoned']
export const refundedService: ServiceRequestStatus = 'Refunded'
