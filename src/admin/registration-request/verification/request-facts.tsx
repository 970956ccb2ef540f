import { jurisdictionName, sortJurisdictions } from '#domain/jurisdiction/names.ts'
import { Mark } from '#ui/mark.tsx'
import type { RequestRow } from '#operations/staff/request.ts'
import { useLanguage, useNames, useText } from '../../i18n/texts.ts'
import { CutNote } from '../../kit/cut-note.tsx'
import { formatInstant } from '../../kit/time.ts'
import { requestPath, trademarkPath, userPath } from '../../paths.ts'
import { WebLinks } from '../web-links.tsx'

/** What the client asked, in the client's words. */
export function RequestFacts({ row }: { row: RequestRow }) {
  const t = useText()
  const names = useNames()
  const language = useLanguage()
  const others = row.user?.registration_requests.filter((request) => request.id !== row.id) ?? []
  const marks = row.user?.trademarks ?? []
  const askedAgain = row.verification_results[0]?.request_note
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className="wb-req" aria-labelledby="request-facts" tabIndex={0}>
      <h2 id="request-facts">{t('request.facts')}</h2>
      <p className="mw-inid">(540)</p>
      <p>
        <Mark size="m">{row.value}</Mark>
      </p>
      <dl>
        <div>
          <dt>{t('field.client')}</dt>
          <dd>
            {row.user ? (
              <a href={userPath(row.user.id)}>
                {row.contact_first_name} {row.contact_last_name}
              </a>
            ) : (
              `${row.contact_first_name} ${row.contact_last_name}`
            )}
            <br />
            <a href={`mailto:${row.contact_email}`}>{row.contact_email}</a>
            {row.contact_phone && (
              <>
                <br />
                {row.contact_phone}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('field.type')}</dt>
          <dd>{names(`type.${row.type}`)}</dd>
        </div>
        <div>
          <dt>{t('field.places')}</dt>
          <dd>
            {sortJurisdictions(row.jurisdictions, language)
              .map((code) => jurisdictionName(code, language))
              .join(', ')}
          </dd>
        </div>
        <div>
          <dt>{t('field.words')}</dt>
          <dd className="mw-lines">{row.business_description}</dd>
        </div>
        {askedAgain && (
          <div>
            <dt>{t('request.askedAgain')}</dt>
            <dd className="mw-lines">{askedAgain}</dd>
          </div>
        )}
        {row.websites.length > 0 && (
          <div>
            <dt>{t('field.websites')}</dt>
            <dd>
              <WebLinks urls={row.websites} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('field.language')}</dt>
          <dd>
            {t(`language.${row.language as 'en'}`)}, {row.currency}
          </dd>
        </div>
        <div>
          <dt>{t('field.asked')}</dt>
          <dd>{formatInstant(row.created_at, language)}</dd>
        </div>
        {(marks.length > 0 || others.length > 0) && (
          <div>
            <dt>{t('request.alsoClient')}</dt>
            <dd>
              <ul className="wb-also">
                {others.map((request) => (
                  <li key={request.id}>
                    <a href={requestPath(request.id)}>{request.value}</a> <small>{request.public_id}</small>
                  </li>
                ))}
                {[...Map.groupBy(marks, (mark) => mark.name)].map(([name, own]) => (
                  <li key={name}>
                    {name}{' '}
                    {own.map((mark) => (
                      <a key={mark.id} className="wb-also__place" href={trademarkPath(mark.id)}>
                        {mark.jurisdiction}
                      </a>
                    ))}
                  </li>
                ))}
              </ul>
              <CutNote
                shown={row.user?.registration_requests.length ?? 0}
                all={row.user?.registration_requests_aggregate}
              />
              <CutNote shown={marks.length} all={row.user?.trademarks_aggregate} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
