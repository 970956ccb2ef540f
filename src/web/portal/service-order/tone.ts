import type { ServiceRequestStatus } from '#domain/service-order/status.ts'
import type { Tone } from '#ui/status.tsx'

/** How the status of a service order is set: done, under way, waiting for its client, over. */
export function serviceTone(status: ServiceRequestStatus): Tone {
  if (status === 'Finished') return 'leaf'
  if (status === 'Refunded' || status === 'Abandoned') return 'muted'
  const waits: ServiceRequestStatus[] = ['Created', 'Checkout completed', 'Waiting for client', 'Client unresponsive']
  return waits.includes(status) ? 'amber' : 'registry'
}
