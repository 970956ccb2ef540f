import type { DomainFacts as Known } from '#kernel/domain-facts.ts'
import { knownOf } from '#kernel/domain-facts.ts'
import { Facts } from '#ui/facts.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatDate, formatInstant } from './time.ts'

/** An answer about a domain name as it is kept. */
export interface KeptLookup {
  id: string
  domain: string
  asked_at: string
  source: string
  is_stand_in: boolean
  facts: Known
}

/** What is known of a domain name, each part with why it is not where it is unknown, and who was asked when. */
export function DomainFacts({ lookup }: { lookup: KeptLookup }) {
  const t = useText()
  const language = useLanguage()
  const { registration, mail, certificate } = lookup.facts
  const known = knownOf(registration)
  const shown = knownOf(certificate)
  const day = (on: string | null) => (on === null ? t('unknown') : formatDate(on, language))
  const why = (part: { known: unknown } | { unknown: string }) =>
    'unknown' in part ? t(`domainFacts.why.${part.unknown as 'no-answer'}`) : ''
  const registrant = known?.registrant
  return (
    <>
      <Facts
        plain
        tight
        facts={[
          {
            key: 'registrar',
            label: t('domainFacts.registrar'),
            value: known ? (known.registrar ?? t('unknown')) : why(registration),
            ...(known?.abuseEmail ? { source: known.abuseEmail } : {}),
          },
          ...(known
            ? [
                { key: 'from', label: t('domainFacts.registeredOn'), value: day(known.registeredOn) },
                { key: 'until', label: t('domainFacts.expiresOn'), value: day(known.expiresOn) },
                {
                  key: 'registrant',
                  label: t('domainFacts.registrant'),
                  value: registrant
                    ? [registrant.name, registrant.organisation, registrant.country].filter(Boolean).join(', ')
                    : t('domainFacts.notPublished'),
                },
                {
                  key: 'servers',
                  label: t('domainFacts.nameServers'),
                  value: known.nameServers.length === 0 ? t('unknown') : known.nameServers.join(', '),
                },
              ]
            : []),
          {
            key: 'mail',
            label: t('domainFacts.mail'),
            value: 'known' in mail ? mail.known.join(', ') || t('domainFacts.noMail') : why(mail),
          },
          {
            key: 'certificate',
            label: t('domainFacts.certificate'),
            value: shown
              ? t('domainFacts.certificateOf', {
                  issuer: shown.issuer ?? t('unknown'),
                  from: day(shown.validFrom),
                  to: day(shown.validTo),
                })
              : why(certificate),
          },
        ]}
      />
      <p className="mw-source">
        {t(lookup.is_stand_in ? 'domainFacts.standIn' : 'domainFacts.askedAt', {
          domain: lookup.domain,
          source: lookup.source,
          at: formatInstant(lookup.asked_at, language),
        })}
      </p>
    </>
  )
}
