import { commerceUseStatuses, type UseInCommerceStatus } from '#domain/use-in-commerce/status.ts'
import { Status, type Tone } from '#ui/status.tsx'
import { useText, type Text } from '../i18n/texts.ts'

const ours: readonly UseInCommerceStatus[] = ['Created', 'Invoice paid', 'Approved for filing']

function toneOf(status: UseInCommerceStatus): Tone {
  if (status === 'Submitted') return 'leaf'
  if (status === 'Abandoned') return 'muted'
  return ours.includes(status) ? 'amber' : 'registry'
}

/** Where a request stands: amber waits for us, blue for the client. */
export function UseStatusTag({ status }: { status: UseInCommerceStatus }) {
  const t = useText()
  return <Status tone={toneOf(status)}>{t(`useStatus.${status}`)}</Status>
}

/** A line of the history of a request; a name that we do not know is shown as it is stored. */
export function stepNameOfUse(t: Text, name: string): string {
  const steps = [...commerceUseStatuses, 'Kick-off repeated', 'Deadline confirmed'] as const
  const step = steps.find((word) => word === name)
  return step ? t(`useStatus.${step}`) : name
}
