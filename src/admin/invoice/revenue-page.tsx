import { useState } from 'react'
import { revenueRead } from '#contract/statistic.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { offerings } from '#domain/pricing/vocabulary.ts'
import { addDays, addMonths, formatMonth, isPlainDate } from '#kernel/dates.ts'
import { formatMoney } from '#kernel/money.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Select } from '#ui/select.tsx'
import { Table } from '#ui/table.tsx'
import { fieldError, useAsk } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { DaySpan, type Days } from '../kit/day-span.tsx'
import { Page } from '../kit/page.tsx'
import { ReadFailure, Waiting } from '../kit/refusal-note.tsx'
import { Section } from '../kit/section.tsx'
import { todayHere } from '../kit/time.ts'
import { RevenueChart } from './revenue-chart.tsx'
import { currenciesOf, groupings, sumsOf, type Grouping, type RevenueRow } from './revenue-sums.ts'

/** The twelve months that end with this one. */
function lastYear(): Days {
  const first = `${todayHere().slice(0, 7)}-01`
  return { from: addMonths(first, -11), to: addDays(addMonths(first, 1), -1) }
}

/** What was invoiced less what was credited, as a chart with its table. */
export function RevenuePage() {
  const t = useText()
  const [span, setSpan] = useState(lastYear)
  const isSpan = isPlainDate(span.from) && isPlainDate(span.to)
  const asked = useAsk(revenueRead, isSpan ? { query: span } : null)
  return (
    <Page title={t('lists.revenue')} sub={t('revenue.sub')}>
      <div className="wb-pad">
        <DaySpan
          days={span}
          errorOf={(name, label) => fieldError(asked.error?.fields ?? {}, name, label)}
          onChange={setSpan}
        />
      </div>
      {asked.error && Object.keys(asked.error.fields).length === 0 ? (
        <ReadFailure error={asked.error} retry={() => void asked.refetch()} />
      ) : asked.data ? (
        <div className="wb-pad">
          <Sums rows={asked.data.rows} />
        </div>
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

function useNameOf(by: Grouping): (key: string) => string {
  const t = useText()
  const language = useLanguage()
  if (by === 'month') return (key) => formatMonth(`${key}-01`, language)
  if (by === 'market')
    return (key) => {
      const place = jurisdictionFrom(key)
      return place ? jurisdictionName(place, language) : key || t('revenue.noMarket')
    }
  return (key) => t(`offering.${offerings.find((one) => one === key) ?? 'other'}`)
}

function Sums({ rows }: { rows: readonly RevenueRow[] }) {
  const t = useText()
  const language = useLanguage()
  const [by, setBy] = useState<Grouping>('month')
  const [chosen, setChosen] = useState<string | null>(null)
  const nameOf = useNameOf(by)
  const currencies = currenciesOf(rows)
  const currency = currencies.find((one) => one === chosen) ?? currencies[0]
  if (currency === undefined) return <EmptyState title={t('revenue.none')} text={t('revenue.noneText')} />
  const sums = sumsOf(rows, currency, by)
  const money = (amount: number) => formatMoney(amount, currency, language)
  const all = {
    key: '',
    service: sums.reduce((sum, one) => sum + one.service, 0),
    official: sums.reduce((sum, one) => sum + one.official, 0),
  }
  return (
    <Section title={t(`revenue.by.${by}`)}>
      <div className="mw-pair">
        <Select
          name="by"
          label={t('revenue.grouping')}
          value={by}
          options={groupings.map((one) => ({ value: one, label: t(`revenue.by.${one}`) }))}
          onChange={(event) => setBy(groupings.find((one) => one === event.target.value) ?? 'month')}
        />
        <Select
          name="currency"
          label={t('field.currency')}
          value={currency}
          options={currencies.map((one) => ({ value: one, label: one }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      </div>
      <RevenueChart
        sums={sums}
        nameOf={nameOf}
        legend={{ service: t('order.service'), official: t('order.official') }}
      />
      <Table
        caption={t(`revenue.by.${by}`)}
        dense
        rows={[...sums, all]}
        rowKey={({ key }) => key || 'all'}
        columns={[
          {
            key: 'what',
            title: t(`revenue.one.${by}`),
            head: true,
            cell: (sum) => (sum === all ? t('order.total') : nameOf(sum.key)),
          },
          { key: 'service', title: t('order.service'), right: true, cell: ({ service }) => money(service) },
          { key: 'official', title: t('order.official'), right: true, cell: ({ official }) => money(official) },
          {
            key: 'sum',
            title: t('order.beforeVat'),
            right: true,
            cell: ({ service, official }) => money(service + official),
          },
        ]}
      />
    </Section>
  )
}
