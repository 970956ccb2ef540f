import type { ServiceStatus } from '#domain/service-order/status.ts'
import { Status, type Tone } from '#ui/status.tsx'
import { useText } from '../i18n/texts.ts'

const tones: Record<ServiceStatus, Tone> = {
  Created: 'amber',
  Assigned: 'amber',
  'In progress': 'amber',
  'Waiting for client': 'registry',
  'Waiting for third party': 'registry',
  Finished: 'leaf',
}

/** Where a piece of work stands: amber waits for us, blue for somebody else. */
export function WorkStatusTag({ status }: { status: ServiceStatus }) {
  const t = useText()
  return <Status tone={tones[status]}>{t(`workStatus.${status}`)}</Status>
}
