import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { localeOf } from '#kernel/languages.ts'
import { Callout } from '#ui/callout.tsx'
import { Facts, type Fact } from '#ui/facts.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatDate } from '../kit/time.ts'
import type { ApplicationRow } from './fields.ts'

/** The owner as the client typed it, complete or not; what is not there is not invented. */
export function OwnerFacts({ application }: { application: ApplicationRow | null }) {
  const t = useText()
  const language = useLanguage()
  const owner = application?.registration_entity
  const country = (code: string | null): string | null => {
    if (!code) return null
    try {
      return new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(code) ?? code
    } catch {
      // Not a country's code: shown as it was typed.
      return code
    }
  }
  if (!owner || !application) {
    const typed = Object.entries(application?.draft ?? {}).filter(([, value]) => value !== '')
    return (
      <div className="mw-stack">
        <Callout tone="amber" title={t('owner.missing')}>
          <p>{typed.length > 0 ? t('owner.begun') : t('owner.notBegun')}</p>
        </Callout>
        {typed.length > 0 && <Facts plain tight facts={typed.map(([key, value]) => ({ key, label: key, value }))} />}
      </div>
    )
  }
  const fact = (key: string, label: string, value: string | null | undefined): Fact[] =>
    value ? [{ key, label, value }] : []
  const address =
    owner.address &&
    [
      owner.address.street,
      `${owner.address.postcode} ${owner.address.city}`,
      owner.address.state,
      country(owner.address.country),
    ]
      .filter(Boolean)
      .join('\n')
  const priority = application.priority_filing_jurisdiction
  return (
    <Facts
      plain
      tight
      facts={[
        ...fact('type', t('owner.type'), owner.type === 'legal' ? t('owner.legal') : t('owner.physical')),
        ...fact('business', t('owner.business'), owner.business_name),
        ...fact('companyType', t('owner.companyType'), owner.company_type),
        ...fact('companyId', t('owner.companyId'), owner.company_id),
        ...fact(
          'incorporated',
          t('owner.incorporated'),
          [owner.state_of_incorporation, country(owner.country_of_incorporation)].filter(Boolean).join(', '),
        ),
        ...fact('name', t('owner.name'), `${owner.first_name ?? ''} ${owner.last_name ?? ''}`.trim()),
        ...fact('nationality', t('owner.nationality'), country(owner.nationality)),
        ...fact('birthdate', t('owner.birthdate'), owner.birthdate && formatDate(owner.birthdate, language)),
        ...(address
          ? [{ key: 'address', label: t('owner.address'), value: <span className="mw-lines">{address}</span> }]
          : []),
        ...fact('email', t('owner.email'), owner.email),
        ...fact('phone', t('owner.phone'), owner.phone),
        ...(priority && application.priority_filing_date
          ? fact(
              'priority',
              t('owner.priority'),
              `${isJurisdiction(priority) ? jurisdictionName(priority, language) : priority} ${application.priority_filing_number ?? ''}, ${formatDate(application.priority_filing_date, language)}`,
            )
          : []),
      ]}
    />
  )
}
