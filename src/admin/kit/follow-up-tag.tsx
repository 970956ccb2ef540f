import type { FollowUpStatus } from '#domain/follow-up/status.ts'
import { Status, type Tone } from '#ui/status.tsx'
import { useText } from '../i18n/texts.ts'

const tones: Record<FollowUpStatus, Tone> = {
  Created: 'amber',
  'Client approached': 'registry',
  'Client unresponsive': 'amber',
  Resolved: 'muted',
}

/** Where a case stands: amber waits for us, blue for the client. */
export function FollowUpTag({ status }: { status: FollowUpStatus }) {
  const t = useText()
  return <Status tone={tones[status]}>{t(`followUp.status.${status}`)}</Status>
}
