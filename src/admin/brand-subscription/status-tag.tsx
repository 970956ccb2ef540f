import type { SubscriptionStatus } from '#domain/monitoring/status.ts'
import { Status, type Tone } from '#ui/status.tsx'
import { useText } from '../i18n/texts.ts'

const tones: Record<SubscriptionStatus, Tone> = {
  Created: 'registry',
  'Trial started': 'leaf',
  'Trial ended': 'amber',
  'Subscription started': 'leaf',
  'Payment failed': 'seal',
  Cancelled: 'muted',
  Expired: 'muted',
}

/** Where a subscription stands: word, shape and colour. */
export function SubscriptionStatusTag({ status }: { status: SubscriptionStatus }) {
  const t = useText()
  return <Status tone={tones[status]}>{t(`subscriptionStatus.${status}`)}</Status>
}
