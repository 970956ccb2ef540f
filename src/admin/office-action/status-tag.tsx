import { officeActionStatuses, type OfficeActionStatus } from '#domain/office-action/status.ts'
import { Status, type Tone } from '#ui/status.tsx'
import { useText, type Text } from '../i18n/texts.ts'

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

/** A line of an office action's history; a name that we do not know is shown as it is stored. */
export function stepName(t: Text, name: string): string {
  const step = [...officeActionStatuses, 'Kick-off repeated' as const, 'Last day corrected' as const].find(
    (word) => word === name,
  )
  return step ? t(`officeActionStatus.${step}`) : name
}
