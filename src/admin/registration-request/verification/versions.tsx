import type { RequestRow } from '#operations/staff/request.ts'
import { Initials } from '../../kit/initials.tsx'
import { Section } from '../../kit/section.tsx'
import { formatInstant } from '../../kit/time.ts'
import { useLanguage, useNames, useText } from '../../i18n/texts.ts'
import { versionChanges } from './version-changes.ts'

/** Every version of the answer with what it changed, newest first; earlier ones stay as they were sent. */
export function Versions({ row }: { row: RequestRow }) {
  const t = useText()
  const names = useNames()
  const language = useLanguage()
  if (row.verification_results.length === 0) return null
  const changesOf = (version: number) =>
    versionChanges(row.verification_results, version, (risk) => names(`risk.${risk}`), t('result.overall'))
  return (
    <Section title={t('result.versions')}>
      <ul className="wb-vers">
        {row.verification_results.map((result) => (
          <li key={result.id}>
            <Initials person={result.updated_by_user} />
            <span>
              <b>{result.completed ? result.version : t('result.draftVersion', { version: result.version })}</b>{' '}
              <small>
                {formatInstant(result.updated_at, language)}
                {result.overall_risk && `, ${names(`risk.${result.overall_risk}`)}`}
              </small>
              {changesOf(result.version).map((change) => (
                <small key={change}>{change}</small>
              ))}
            </span>
            <span className="mw-source">
              {result.completed
                ? result.other_refusal_reason
                  ? t('result.wasDismissed')
                  : t('result.wasSent')
                : t('result.open')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
