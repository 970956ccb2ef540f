import type { HistoryRow } from '#operations/staff/trademark.ts'
import { Timeline } from '#ui/timeline.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { eventName } from './event-name.ts'
import { personName } from './person.ts'
import { formatInstant } from './time.ts'

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
