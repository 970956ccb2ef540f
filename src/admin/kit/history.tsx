import { Timeline } from '#ui/timeline.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { eventName } from './event-name.ts'
import { personName, type PersonRow } from './person.ts'
import { formatInstant } from './time.ts'

export interface HistoryRow {
  id: string
  name: string
  created_at: string
  user: PersonRow | null
}

/** What happened when, newest first, and who did it. */
export function History({ rows }: { rows: readonly HistoryRow[] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <div className="wb-tl">
      <Timeline
        moments={rows.map((row, index) => ({
          key: row.id,
          state: index === 0 ? 'now' : 'done',
          when: formatInstant(row.created_at, language),
          dateTime: row.created_at,
          title: eventName(t, row.name),
          text: row.user ? personName(row.user) : t('history.noUser'),
        }))}
      />
    </div>
  )
}
