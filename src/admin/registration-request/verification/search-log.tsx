import { addressOf } from '#contract/client.ts'
import { verificationReport } from '#contract/verification.ts'
import { languages } from '#kernel/languages.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { sourcesText } from '#domain/verification/other-names.ts'
import { searchKinds } from '#domain/verification/search-log.ts'
import { useLanguage, useText } from '../../i18n/texts.ts'
import { CutNote } from '../../kit/cut-note.tsx'
import { formatInstant } from '../../kit/time.ts'

/** Every search that was made for the newest version, as the report prints them, and the report itself. */
export function SearchLog({
  row,
}: {
  row: Pick<RequestRow, 'id' | 'verification_searches' | 'verification_searches_aggregate' | 'verification_results'>
}) {
  const t = useText()
  const language = useLanguage()
  const newest = Math.max(0, ...row.verification_searches.map(({ version }) => version))
  const searches = row.verification_searches.filter(({ version }) => version === newest)
  return (
    <>
      {searches.length > 0 && (
        <details className="wb-more">
          <summary>{t('ownSearch.log', { count: searches.length })}</summary>
          <ul className="wb-plain mw-small">
            {searches.map(({ id, kind, query, filters, registers, found, created_at, created_by_user: who }) => (
              <li key={id}>
                {[
                  formatInstant(created_at, language),
                  t(`ownSearch.kinds.${searchKinds.find((one) => one === kind) ?? 'text'}`),
                  `“${query}”`,
                  filters.sources
                    ? sourcesText(filters.sources, {
                        standIn: t('otherNames.standIn'),
                        noAnswer: t('otherNames.noAnswer'),
                        nobody: t('otherNames.nobodyAsked'),
                      })
                    : t(`candidates.scopes.${filters.scope}`),
                  filters.classes.length > 0 &&
                    t('similar.classes', { list: filters.classes.join(', '), count: filters.classes.length }),
                  !filters.sources && filters.withDead && t('candidates.withDead'),
                  registers.map(({ office, asOf }) => (asOf ? `${office} ${asOf}` : office)).join(' '),
                  t('ownSearch.found', { count: found }),
                  [who?.profile?.firstname, who?.profile?.lastname].filter(Boolean).join(' '),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </li>
            ))}
          </ul>
          <CutNote shown={row.verification_searches.length} all={row.verification_searches_aggregate} />
        </details>
      )}
      {row.verification_results.length > 0 && <ReportLinks row={row} />}
    </>
  )
}

/** The search report of the newest version, in the languages that it is written in. */
export function ReportLinks({ row }: { row: Pick<RequestRow, 'id' | 'verification_results'> }) {
  const t = useText()
  const version = row.verification_results[0]?.version
  if (version === undefined) return null
  return (
    <p className="mw-small">
      {t('ownSearch.report')}{' '}
      {languages.map((one) => (
        <a
          key={one}
          className="wb-flag"
          lang={one}
          href={addressOf(verificationReport, { params: { id: row.id }, query: { version, language: one } })}
        >
          {t(`language.${one}`)}
        </a>
      ))}
    </p>
  )
}
