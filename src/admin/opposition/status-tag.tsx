import { eventKinds } from '#domain/opposition/events.ts'
import { oppositionStatuses, type OppositionStatus } from '#domain/opposition/status.ts'
import { Status, type Tone } from '#ui/status.tsx'
import { useText, type Text } from '../i18n/texts.ts'

const ours: readonly OppositionStatus[] = ['Created', 'Docketing saved', 'Invoice paid', 'Withdrawal instructed']

function toneOf(status: OppositionStatus): Tone {
  if (status === 'Ended') return 'muted'
  return ours.includes(status) ? 'amber' : 'registry'
}

/** Where an opposition stands: amber waits for us, blue for the client or the office. */
export function OppositionStatusTag({ status }: { status: OppositionStatus }) {
  const t = useText()
  return <Status tone={toneOf(status)}>{t(`oppositionStatus.${status}`)}</Status>
}

/** A line of an opposition's history; a name that we do not know is shown as it is stored. */
export function stepName(t: Text, name: string): string {
  const step = [...oppositionStatuses, 'Kick-off repeated' as const, 'Ways changed' as const].find(
    (word) => word === name,
  )
  if (step) return t(`oppositionStatus.${step}`)
  const kind = eventKinds.find((word) => word === name)
  return kind ? t(`opposition.eventOf.${kind}`) : name
}
