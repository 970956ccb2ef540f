import type { HistoryRow } from '#operations/staff/trademark.ts'
import { Timeline } from '#ui/timeline.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { eventName } from './event-name.ts'
import { personName } from './person.ts'
import { formatInstant } from './time.ts'

interface HistoryProps<Row extends HistoryRow> {
  rows: readonly Row[]
  nameOf?: ((name: string) => string) | undefined
  /** What else is known of a moment. */
  more?: ((row: Row) => string | null) | undefined
}

/** What happened when, newest first, and who did it. `nameOf` of a matter whose words other matters use as well. */
export function History<Row extends HistoryRow>({ rows, nameOf, more }: HistoryProps<Row>) {
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
          title: nameOf ? nameOf(row.name) : eventName(t, row.name),
          text: [row.user ? personName(row.user) : t('history.noUser'), more?.(row)].filter(Boolean).join('. '),
        }))}
      />
    </div>
  )
}
