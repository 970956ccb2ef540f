import { issuerList } from '#contract/issuer.ts'
import type { CallOutput } from '#contract/call.ts'
import { Facts } from '#ui/facts.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useAsk } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { useCountryName } from '../kit/country.ts'
import { formatNumber, formatPercent } from '../kit/numbers.ts'
import { Page } from '../kit/page.tsx'
import { ReadFailure, Waiting } from '../kit/refusal-note.tsx'
import { Section } from '../kit/section.tsx'
import { formatDate } from '../kit/time.ts'

type Answer = CallOutput<typeof issuerList>
type Issuer = Answer['issuers'][number]
type Law = Answer['laws'][number]

/** Who issues invoices, what has been issued, and what is known of the VAT of each country. */
export function IssuersPage() {
  const t = useText()
  const asked = useAsk(issuerList, {})
  return (
    <Page title={t('lists.issuer')} sub={t('issuer.sub')}>
      {asked.error ? (
        <ReadFailure error={asked.error} retry={() => void asked.refetch()} />
      ) : asked.data ? (
        <div className="wb-pad mw-stack">
          {asked.data.issuers.map((one) => (
            <IssuerFacts key={one.setting} issuer={one} />
          ))}
          <Laws laws={asked.data.laws} />
        </div>
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

const documentFacts = ['companyId', 'taxId', 'vatNumber', 'register', 'email', 'iban', 'bic'] as const

function IssuerFacts({ issuer }: { issuer: Issuer }) {
  const t = useText()
  const language = useLanguage()
  const nameOf = useCountryName()
  const { vat, vatPercent } = issuer
  return (
    <Section title={issuer.name}>
      <Facts
        plain
        tight
        facts={[
          {
            key: 'address',
            label: t('issuer.address'),
            value: [...issuer.lines, nameOf(issuer.country)].join(', '),
          },
          ...documentFacts.map((key) => ({ key, label: t(`issuer.${key}`), value: issuer[key] ?? t('issuer.none') })),
          { key: 'series', label: t('issuer.series'), value: issuer.series },
          {
            key: 'vat',
            label: t('issuer.vat'),
            value: (
              <>
                {vatPercent === null ? t('issuer.noVat') : formatPercent(vatPercent, language)}
                {vat && (
                  <p className="mw-source">
                    <Ground law={vat} />
                  </p>
                )}
              </>
            ),
          },
          { key: 'tax', label: t('issuer.taxCurrency'), value: issuer.taxCurrency ?? t('issuer.none') },
        ]}
      />
      <p className="mw-small mw-muted mt-2 mb-3">{t('issuer.setting', { setting: issuer.setting })}</p>
      {issuer.years.length > 0 && (
        <Table
          caption={t('issuer.years')}
          dense
          rows={issuer.years}
          rowKey={({ year }) => String(year)}
          columns={[
            { key: 'year', title: t('issuer.year'), head: true, cell: ({ year }) => year },
            ...(['invoices', 'creditNotes'] as const).flatMap((kind) => [
              {
                key: kind,
                title: t(`issuer.${kind}`),
                right: true,
                cell: (row: Issuer['years'][number]) => formatNumber(row[kind].issued, language),
              },
              {
                key: `${kind}-last`,
                title: t(`issuer.last.${kind}`),
                right: true,
                cell: (row: Issuer['years'][number]) => formatNumber(row[kind].last, language),
              },
            ]),
            {
              key: 'gaps',
              title: t('issuer.gaps'),
              right: true,
              cell: ({ invoices, creditNotes }) => {
                const missing = gapOf(invoices) + gapOf(creditNotes)
                return missing === 0 ? t('issuer.gapsNone') : formatNumber(missing, language)
              },
            },
          ]}
        />
      )}
    </Section>
  )
}

/** Numbers of a series that no document has. */
const gapOf = ({ issued, last }: Issuer['years'][number]['invoices']): number => last - issued

function Ground({ law }: { law: Law }) {
  const t = useText()
  return (
    <>
      {law.law}. {t(law.isRead ? 'issuer.read' : 'issuer.unread')}
    </>
  )
}

function useLawColumns(): Column<Law>[] {
  const t = useText()
  const language = useLanguage()
  const nameOf = useCountryName()
  return [
    { key: 'country', title: t('issuer.country'), head: true, cell: ({ country }) => nameOf(country) },
    {
      key: 'rate',
      title: t('issuer.vat'),
      cell: ({ rates }) =>
        rates.map(({ from, percent }) => (
          <div key={from}>
            {t('issuer.since', { percent: formatNumber(percent, language), day: formatDate(from, language) })}
          </div>
        )),
    },
    { key: 'ground', title: t('price.source'), cell: (law) => <Ground law={law} /> },
  ]
}

function Laws({ laws }: { laws: readonly Law[] }) {
  const t = useText()
  const columns = useLawColumns()
  return (
    <Section title={t('issuer.laws')}>
      <p className="mw-small mw-muted mb-3">{t('issuer.lawsText')}</p>
      <Table caption={t('issuer.laws')} dense rows={laws} rowKey={({ country }) => country} columns={columns} />
    </Section>
  )
}
