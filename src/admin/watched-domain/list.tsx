import { knownOf } from '#kernel/domain-facts.ts'
import type { WatchedDomainRow } from '#operations/staff/watched-domain.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ListPage } from '../kit/list-page.tsx'
import { shownScore } from '../kit/numbers.ts'
import { formatDate } from '../kit/time.ts'
import { brandSearchPath, casePath } from '../paths.ts'
import { NextStep } from './next-step.tsx'
import { Risk } from './risk.tsx'

/** The reason that makes most of a likeness. */
const mainReason = ({ reasons }: WatchedDomainRow) => reasons.toSorted((a, b) => b.points - a.points)[0]

const placeOf = (row: WatchedDomainRow): string =>
  row.case ? casePath(row.case.id) : brandSearchPath(row.brand_monitoring_task_id, row.id)

/** The look-alike domains that people accepted, those most alike first: what is known of each, its risk, and what is next. */
export function WatchedDomainList() {
  const t = useText()
  const language = useLanguage()
  const whyNot = (part: { known: unknown } | { unknown: string } | undefined) =>
    part === undefined
      ? t('unknown')
      : 'unknown' in part
        ? t(`domainFacts.why.${part.unknown as 'no-answer'}`)
        : t('unknown')
  const ofRegister = (row: WatchedDomainRow, field: 'registrar' | 'registeredOn' | 'expiresOn') => {
    const registration = row.lookups[0]?.facts.registration
    const known = registration && knownOf(registration)
    const value = known?.[field]
    if (!value) return <span className="mw-muted">{whyNot(registration)}</span>
    return field === 'registrar' ? value : formatDate(value, language)
  }
  return (
    <ListPage<WatchedDomainRow>
      table="sighting"
      title="lists.sighting"
      href={placeOf}
      above={<p className="mw-small mw-muted wb-pad">{t('domainDesk.why')}</p>}
      filters={[
        {
          name: 'which',
          label: t('domainDesk.which'),
          nameOf: (value) => t(`domainDesk.${value as 'watched' | 'inCase' | 'neverAsked'}`),
        },
      ]}
      columns={[
        { key: 'domain', title: t('domainDesk.domain'), head: true, render: (row) => row.host },
        {
          key: 'brand',
          title: t('case.brand'),
          render: (row) => row.brand_monitoring_task?.brand?.name ?? t('unknown'),
        },
        {
          key: 'likeness',
          title: t('domainDesk.likeness'),
          render: (row) => {
            const reason = mainReason(row)
            return (
              <div>
                <span className="mw-num">{shownScore(row.score)}</span>{' '}
                <small className="mw-muted">{reason && t(`sightingReason.${reason.kind}`)}</small>
              </div>
            )
          },
        },
        { key: 'risk', title: t('domainDesk.risk'), render: (row) => <Risk row={row} /> },
        { key: 'registrar', title: t('domainDesk.registrar'), render: (row) => ofRegister(row, 'registrar') },
        { key: 'registered', title: t('domainDesk.registered'), render: (row) => ofRegister(row, 'registeredOn') },
        { key: 'expires', title: t('domainDesk.expires'), render: (row) => ofRegister(row, 'expiresOn') },
        {
          key: 'mail',
          title: t('domainDesk.mail'),
          render: (row) => {
            const mail = row.lookups[0]?.facts.mail
            const servers = mail && knownOf(mail)
            if (!servers) return <span className="mw-muted">{whyNot(mail)}</span>
            return servers.length === 0 ? t('domainDesk.noMail') : t('domainDesk.servers', { count: servers.length })
          },
        },
        {
          key: 'certificate',
          title: t('domainDesk.certificate'),
          render: (row) => {
            const certificate = row.lookups[0]?.facts.certificate
            const until = certificate && knownOf(certificate)?.validTo
            if (!until) return <span className="mw-muted">{whyNot(certificate)}</span>
            return t('domainDesk.until', { date: formatDate(until, language) })
          },
        },
        { key: 'next', title: t('domainDesk.next'), render: (row) => <NextStep row={row} /> },
      ]}
    />
  )
}
