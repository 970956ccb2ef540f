import { serviceFeeEnd } from '#contract/pricing.ts'
import { offerings } from '#domain/pricing/vocabulary.ts'
import { formatMoney } from '#kernel/money.ts'
import type { ServiceFeeRow } from '#operations/staff/price-list.ts'
import { Facts } from '#ui/facts.tsx'
import { Table } from '#ui/table.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Page } from '../kit/page.tsx'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { formatDate } from '../kit/time.ts'
import { serviceFeeCreatePath } from '../paths.ts'
import { EndForm } from './end-form.tsx'
import { placeName } from './names.ts'
import { PriceListPage, useIsAdmin } from './price-list-page.tsx'
import { ServiceFeeForm } from './service-fee-form.tsx'

/** Our fees, by place and day. */
export function ServiceFeeList() {
  const t = useText()
  const language = useLanguage()
  return (
    <PriceListPage<ServiceFeeRow>
      table="service_fee"
      title="lists.service_fee"
      createPath={serviceFeeCreatePath}
      columns={[
        {
          key: 'base',
          title: t('price.filingFirst'),
          right: true,
          render: (row) => formatMoney(row.base, row.currency, language),
        },
        {
          key: 'further',
          title: t('price.filingFurther'),
          right: true,
          render: (row) => formatMoney(row.per_further_class, row.currency, language),
        },
      ]}
    />
  )
}

export function ServiceFeeCreate() {
  const t = useText()
  return (
    <Page title={t('price.new')}>
      <div className="wb-two">
        <div>
          <Section title={t('lists.service_fee')}>
            <ServiceFeeForm row={null} />
          </Section>
        </div>
      </div>
    </Page>
  )
}

export function ServiceFeeShow() {
  return <ShowPage<ServiceFeeRow> table="service_fee">{(row) => <Screen row={row} key={row.id} />}</ShowPage>
}

function Screen({ row }: { row: ServiceFeeRow }) {
  const t = useText()
  const language = useLanguage()
  const isAdmin = useIsAdmin()
  const money = (amount: number) => formatMoney(amount, row.currency, language)
  const named = offerings.filter((offering) => row.offerings[offering])
  return (
    <Page title={placeName(row.jurisdiction, t, language)} sub={t('lists.service_fee')}>
      <div className="wb-two">
        <div>
          <Section title={t('price.title')}>
            <Facts
              plain
              tight
              facts={[
                { key: 'from', label: t('price.from'), value: formatDate(row.valid_from, language) },
                {
                  key: 'to',
                  label: t('price.lastDay'),
                  value: row.valid_to === null ? t('price.open') : formatDate(row.valid_to, language),
                },
                { key: 'base', label: t('price.filingFirst'), value: money(row.base) },
                { key: 'further', label: t('price.filingFurther'), value: money(row.per_further_class) },
                { key: 'source', label: t('price.source'), value: row.source },
              ]}
            />
            {named.length > 0 && (
              <Table
                caption={t('price.offerings')}
                dense
                rows={named}
                rowKey={(offering) => offering}
                columns={[
                  { key: 'what', title: t('service.what'), head: true, cell: (one) => t(`offering.${one}`) },
                  {
                    key: 'first',
                    title: t('price.part.first'),
                    right: true,
                    cell: (one) => money(row.offerings[one]?.base ?? 0),
                  },
                  {
                    key: 'further',
                    title: t('price.part.further'),
                    right: true,
                    cell: (one) => money(row.offerings[one]?.perFurtherClass ?? 0),
                  },
                  {
                    key: 'agent',
                    title: t('price.part.agentFirst'),
                    right: true,
                    cell: (one) => money(row.offerings[one]?.agentBase ?? 0),
                  },
                  {
                    key: 'agentFurther',
                    title: t('price.part.agentFurther'),
                    right: true,
                    cell: (one) => money(row.offerings[one]?.agentPerFurtherClass ?? 0),
                  },
                ]}
              />
            )}
          </Section>
        </div>
        {isAdmin && (
          <div>
            <Section title={t('price.ends')}>
              <EndForm call={serviceFeeEnd} row={row} />
            </Section>
            <Section title={t('price.next')}>
              <ServiceFeeForm row={row} />
            </Section>
          </div>
        )}
      </div>
    </Page>
  )
}
