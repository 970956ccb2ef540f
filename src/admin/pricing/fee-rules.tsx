import { feeRuleEnd } from '#contract/pricing.ts'
import type { FeeAction } from '#domain/pricing/vocabulary.ts'
import { formatMoney } from '#kernel/money.ts'
import type { FeeRuleRow } from '#operations/staff/price-list.ts'
import { Facts, type Fact } from '#ui/facts.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Page } from '../kit/page.tsx'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { formatPercent } from '../kit/numbers.ts'
import { formatDate } from '../kit/time.ts'
import { feeRuleCreatePath } from '../paths.ts'
import { EndForm } from './end-form.tsx'
import { FeeRuleForm } from './fee-rule-form.tsx'
import { placeName } from './names.ts'
import { PriceListPage, useIsAdmin } from './price-list-page.tsx'

/** What the offices ask, by place, action and day, with where it stands and how sure it is. */
export function FeeRuleList() {
  const t = useText()
  const language = useLanguage()
  return (
    <PriceListPage<FeeRuleRow>
      table="fee_rule"
      title="lists.fee_rule"
      createPath={feeRuleCreatePath}
      filters={[
        {
          name: 'action',
          label: t('price.action'),
          byName: true,
          nameOf: (value) => t(`feeAction.${value as FeeAction}`),
        },
      ]}
      columns={[
        { key: 'action', title: t('price.action'), render: (row) => t(`feeAction.${row.action}`) },
        {
          key: 'base',
          title: t('price.base'),
          right: true,
          render: (row) => formatMoney(row.base, row.currency, language),
        },
        { key: 'source', title: t('price.sourceKind'), render: (row) => t(`feeSource.${row.source_kind}`) },
        { key: 'sure', title: t('price.confidence'), render: (row) => t(`confidence.${row.confidence}`) },
      ]}
    />
  )
}

export function FeeRuleCreate() {
  const t = useText()
  return (
    <Page title={t('price.new')}>
      <div className="wb-two">
        <div>
          <Section title={t('lists.fee_rule')}>
            <FeeRuleForm row={null} />
          </Section>
        </div>
      </div>
    </Page>
  )
}

export function FeeRuleShow() {
  return <ShowPage<FeeRuleRow> table="fee_rule">{(row) => <Screen row={row} key={row.id} />}</ShowPage>
}

function useRuleFacts(row: FeeRuleRow): Fact[] {
  const t = useText()
  const language = useLanguage()
  const money = (amount: number) => formatMoney(amount, row.currency, language)
  const share = (hundredths: number) => formatPercent(hundredths, language)
  const facts: (Fact | null)[] = [
    { key: 'from', label: t('price.from'), value: formatDate(row.valid_from, language) },
    {
      key: 'to',
      label: t('price.lastDay'),
      value: row.valid_to === null ? t('price.open') : formatDate(row.valid_to, language),
    },
    { key: 'base', label: t('price.base'), value: money(row.base) },
    { key: 'included', label: t('price.included'), value: row.included_classes },
    ...row.tiers.map(({ fromClass, amount }) => ({
      key: `tier-${fromClass}`,
      label: t('price.tier', { number: fromClass }),
      value: money(amount),
    })),
    ...row.surcharges.map(({ name, amount, per, when }, at) => ({
      key: `surcharge-${at}`,
      label: name,
      value: `${money(amount)}, ${per}, ${when}`,
    })),
    row.percent === null || row.percent_of === null
      ? null
      : {
          key: 'percent',
          label: t('price.percent'),
          value: `${share(row.percent)}, ${t(`feeAction.${row.percent_of}`)}`,
        },
    row.max_amount === null ? null : { key: 'most', label: t('price.atMost'), value: money(row.max_amount) },
    row.on_top_of === null ? null : { key: 'top', label: t('price.onTopOf'), value: t(`feeAction.${row.on_top_of}`) },
    row.range_low === null || row.range_high === null
      ? null
      : { key: 'range', label: t('price.range'), value: `${share(row.range_low)} – ${share(row.range_high)}` },
    { key: 'source', label: t('price.source'), value: row.source },
    row.source_url === null
      ? null
      : {
          key: 'url',
          label: t('price.sourceUrl'),
          value: (
            <a href={row.source_url} rel="noreferrer noopener" target="_blank">
              {row.source_url}
            </a>
          ),
        },
    { key: 'kind', label: t('price.sourceKind'), value: t(`feeSource.${row.source_kind}`) },
    { key: 'sure', label: t('price.confidence'), value: t(`confidence.${row.confidence}`) },
    { key: 'asOf', label: t('price.asOf'), value: row.as_of },
    { key: 'checked', label: t('price.checked'), value: formatDate(row.checked_on, language) },
    row.note === '' ? null : { key: 'note', label: t('price.note'), value: row.note },
  ]
  return facts.filter((fact) => fact !== null)
}

function Screen({ row }: { row: FeeRuleRow }) {
  const t = useText()
  const language = useLanguage()
  const isAdmin = useIsAdmin()
  const facts = useRuleFacts(row)
  return (
    <Page
      title={`${placeName(row.jurisdiction, t, language)}: ${t(`feeAction.${row.action}`)}`}
      sub={t('lists.fee_rule')}
    >
      <div className="wb-two">
        <div>
          <Section title={t('price.title')}>
            <Facts plain tight facts={facts} />
          </Section>
        </div>
        {isAdmin && (
          <div>
            <Section title={t('price.ends')}>
              <EndForm call={feeRuleEnd} row={row} />
            </Section>
            <Section title={t('price.next')}>
              <FeeRuleForm row={row} />
            </Section>
          </div>
        )}
      </div>
    </Page>
  )
}
