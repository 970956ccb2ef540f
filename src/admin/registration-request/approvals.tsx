import type { ApplicationRow } from '#operations/staff/request.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { personName } from '../kit/person.ts'
import { formatInstant } from '../kit/time.ts'

/** The last approvals of a draft: who, when, from where, to which words, and the digest of what was approved. */
export function Approvals({ rows }: { rows: ApplicationRow['approvals'] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <ul className="wb-notes">
      {rows.map((row) => (
        <li key={row.id}>
          <p>
            {t('approval.by', {
              who: row.user ? personName(row.user) : t('unknown'),
              when: formatInstant(row.created_at, language),
              address: row.address ?? t('unknown'),
            })}
          </p>
          {row.consent && <p className="mw-small">“{row.consent}”</p>}
          <small className="wb-digest">SHA-256 {row.digest}</small>
        </li>
      ))}
    </ul>
  )
}
