import type { ServiceRequestStatus } from '#domain/service-order/status.ts'
import { Status, type Tone } from '#ui/status.tsx'
import { useText } from '../i18n/texts.ts'

const tones: Record<ServiceRequestStatus, Tone> = {
  Created: 'registry',
  'Checkout completed': 'amber',
  'Invoice paid': 'leaf',
  'In progress': 'amber',
  'Waiting for client': 'registry',
  'Client unresponsive': 'amber',
  Submitted: 'registry',
  Finished: 'leaf',
  Refunded: 'muted',
  Abandoned: 'muted',
}

/** Where a service order stands: word, shape and colour. */
export function ServiceStatusTag({ status }: { status: ServiceRequestStatus }) {
  const t = useText()
  return <Status tone={tones[status]}>{t(`serviceStatus.${status}`)}</Status>
}
