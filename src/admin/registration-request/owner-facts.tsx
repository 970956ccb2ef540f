import { useQuery } from '@tanstack/react-query'
import { columnOf, ownerField, ownerFieldNames, type OwnerField } from '#domain/account/party.ts'
import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { Callout } from '#ui/callout.tsx'
import { Facts, type Fact } from '#ui/facts.tsx'
import { addressesOfDraft, type ApplicationRow } from '#operations/staff/request.ts'
import { runOperation } from '../graphql.ts'
import { useLanguage, useOwnerWords, useText } from '../i18n/texts.ts'
import { useCountryName } from '../kit/country.ts'
import { formatDate } from '../kit/time.ts'
import { TypedOwner } from './typed-owner.tsx'

/** Names stand in one line, and so does where a company was incorporated; everything else has its own. */
const together: readonly OwnerField[] = ['firstName', 'lastName', 'countryOfIncorporation', 'stateOfIncorporation']
const alone = ownerFieldNames.filter((name) => !together.includes(name))

type Owner = NonNullable<ApplicationRow['registration_entity']>

function valueOf(owner: Owner, name: OwnerField): string | null {
  const value: unknown = Object.entries(owner).find(([column]) => column === columnOf(name))?.[1]
  return typeof value === 'string' ? value : null
}

/** The addresses beside the owner's; asked for anew when the draft was changed. */
function useMoreAddresses(application: ApplicationRow | null) {
  const id = application?.id ?? ''
  const { data } = useQuery({
    queryKey: ['registration_request', 'addresses', id, application?.updated_at],
    queryFn: async ({ signal }) => await runOperation(addressesOfDraft, { id }, { signal }),
    enabled: id !== '',
  })
  return data?.application_by_pk ?? null
}

/** The owner as the client typed it, complete or not; what is not there is not invented. */
export function OwnerFacts({ application }: { application: ApplicationRow | null }) {
  const t = useText()
  const words = useOwnerWords()
  const language = useLanguage()
  const owner = application?.registration_entity
  const more = useMoreAddresses(application)
  const nameOf = useCountryName()
  const country = (code: string | null): string | null => (code ? nameOf(code) : null)
  if (!owner || !application) {
    const typed = application?.draft ?? {}
    const begun = Object.values(typed).some((value) => value !== '')
    return (
      <div className="mw-stack">
        <Callout tone="amber" title={t('owner.missing')}>
          <p>{begun ? t('owner.begun') : t('owner.notBegun')}</p>
        </Callout>
        {begun && <TypedOwner typed={typed} />}
      </div>
    )
  }
  const fact = (key: string, label: string, value: string | null | undefined): Fact[] =>
    value ? [{ key, label, value }] : []
  const postal = (key: string, label: string, at: Owner['address']): Fact[] =>
    at
      ? [
          {
            key,
            label,
            value: (
              <span className="mw-lines">
                {[at.street, `${at.postcode} ${at.city}`, at.state, country(at.country)].filter(Boolean).join('\n')}
              </span>
            ),
          },
        ]
      : []
  const priority = application.priority_filing_jurisdiction
  return (
    <Facts
      plain
      tight
      facts={[
        ...fact('type', t('owner.type'), owner.type === 'legal' ? t('owner.legal') : t('owner.physical')),
        ...fact('name', t('owner.name'), `${owner.first_name ?? ''} ${owner.last_name ?? ''}`.trim()),
        ...alone.flatMap((name) => {
          const value = valueOf(owner, name)
          return fact(name, words(name), ownerField(name).text === 'country' ? country(value) : value)
        }),
        ...fact(
          'incorporated',
          t('owner.incorporated'),
          [owner.state_of_incorporation, country(owner.country_of_incorporation)].filter(Boolean).join(', '),
        ),
        ...fact('birthdate', t('owner.birthdate'), owner.birthdate && formatDate(owner.birthdate, language)),
        ...postal('address', t('owner.address'), owner.address),
        ...postal('mailing', words('mailing'), more?.mailing_address ?? null),
        ...postal(
          'domicile',
          words(more?.domicile_address_visible ? 'domicile' : 'domicileHidden'),
          more?.domicile_address ?? null,
        ),
        ...fact('email', words('email'), owner.email),
        ...fact('phone', words('phone'), owner.phone),
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
