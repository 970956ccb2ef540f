import type { MonitoringTaskStatus } from '#domain/monitoring/status.ts'
import { Status, type Tone } from '#ui/status.tsx'
import { useText } from '../i18n/texts.ts'

const tones: Record<MonitoringTaskStatus, Tone> = {
  Created: 'registry',
  'In progress': 'amber',
  Processed: 'leaf',
  Dismissed: 'muted',
}

/** Where a search stands: word, shape and colour. */
export function TaskStatusTag({ status }: { status: MonitoringTaskStatus }) {
  const t = useText()
  return <Status tone={tones[status]}>{t(`searchStatus.${status}`)}</Status>
}
