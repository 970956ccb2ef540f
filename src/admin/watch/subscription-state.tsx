import { Status } from '#ui/status.tsx'
import { useText } from '../i18n/texts.ts'
import { todayHere } from '../kit/time.ts'

const tones = { running: 'leaf', over: 'muted', ahead: 'registry' } as const

/** Whether a watch runs today. */
export function WatchState({ row }: { row: { date_start: string; date_end: string } }) {
  const t = useText()
  const today = todayHere()
  const state = row.date_start > today ? 'ahead' : row.date_end < today ? 'over' : 'running'
  return <Status tone={tones[state]}>{t(`watch.state.${state}`)}</Status>
}
