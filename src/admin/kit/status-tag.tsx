import type { RegistrationStatus } from '#domain/registration/status.ts'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import { Status, type Tone } from '#ui/status.tsx'
import { useText } from '../i18n/texts.ts'

const tones: Record<RegistrationStatus | TrademarkStatus, Tone> = {
  'Verification requested': 'amber',
  'Verification started': 'registry',
  'Verification approved': 'leaf',
  'Verification dismissed': 'muted',
  'Order created': 'registry',
  'Registration order started': 'registry',
  'Checkout completed': 'amber',
  'Invoice paid': 'leaf',
  'Ready for drafting': 'amber',
  'Sent for review': 'registry',
  'Review requested': 'amber',
  'Application postponed': 'muted',
  'Application approved': 'leaf',
  'Ready for filing': 'amber',
  Completed: 'leaf',
  'Follow-up later': 'muted',
  'Lost to follow-up': 'muted',
  'Client unresponsive': 'amber',
  Refused: 'seal',
  Abandoned: 'muted',
  Refunded: 'muted',
  'Created from a divide': 'amber',
  'Submitted to partner': 'registry',
  'Application filed': 'registry',
  'Office action received': 'amber',
  'Response to office action submitted': 'registry',
  'Trademark published': 'registry',
  'Application opposed': 'amber',
  'Statement of use requested': 'amber',
  'SOU extended': 'registry',
  'SOU submitted': 'registry',
  'Trademark registered': 'leaf',
  'Representative changed': 'muted',
}

/** Where a request or a trademark stands: word, shape and colour. */
export function StatusTag({ status }: { status: RegistrationStatus | TrademarkStatus }) {
  const t = useText()
  return <Status tone={tones[status]}>{t(`status.${status}`)}</Status>
}
