import type { OfficeActionStatus } from '#domain/office-action/status.ts'
import { Status, type Tone } from '#ui/status.tsx'
import { useText } from '../i18n/texts.ts'

const ours: readonly OfficeActionStatus[] = [
  'Created',
  'Examination draft saved',
  'Examination saved',
  'Docketing saved',
  'Invoice paid',
  'Additional info provided',
  'Extension filed',
  'Response approved',
]

function toneOf(status: OfficeActionStatus): Tone {
  if (status === 'Response submitted') return 'leaf'
  if (status === 'Abandoned') return 'muted'
  return ours.includes(status) ? 'amber' : 'registry'
}

/** Where an office action stands: amber waits for us, blue for the client. */
export function OfficeActionStatusTag({ status }: { status: OfficeActionStatus }) {
  const t = useText()
  return <Status tone={toneOf(status)}>{t(`officeActionStatus.${status}`)}</Status>
}
