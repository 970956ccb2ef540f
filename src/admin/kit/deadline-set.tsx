import type { DeadlineRow } from '#operations/staff/trademark.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { personName } from './person.ts'
import { formatDate } from './time.ts'

/** Who set a last day, and why; nothing where the day of the law holds. */
export function DeadlineSet({ row }: { row: DeadlineRow }) {
  const t = useText()
  const language = useLanguage()
  if (!row.override_at) return null
  return (
    <p className="mw-small">
      {t(row.is_by_letter ? 'docket.setByLetter' : 'docket.setBy', {
        who: row.override_by_user ? personName(row.override_by_user) : t('unknown'),
        date: formatDate(row.lawful_due, language),
      })}{' '}
      {row.override_reason}
    </p>
  )
}
