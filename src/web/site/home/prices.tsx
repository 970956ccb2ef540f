import { Entry } from '#ui/entry.tsx'
import { Table } from '#ui/table.tsx'
import { formatMoney, type Money } from '#kernel/money.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { PriceRow } from './load.server.ts'

export function Prices({ rows }: { rows: PriceRow[] }) {
  const t = useText('site')
  const common = useText('common')
  const language = useLanguage()
  const money = (value: Money | null) =>
    value ? (
      formatMoney(value.amount, value.currency, language)
    ) : (
      <span className="mw-muted">{common('unknownFee')}</span>
    )
  return (
    <Entry id="prices" margin={t('prices.margin')}>
      <h2 className="mw-h2" id="prices-title">
        {t('prices.title')}
      </h2>
      <p className="mw-prose mw-muted mt-1 mb-4">{t('prices.text')}</p>
      <Table
        caption={t('prices.caption')}
        large
        rows={rows}
        rowKey={(row) => row.place.code}
        columns={[
          { key: 'place', title: t('prices.place'), head: true, cell: (row) => row.place.name },
          { key: 'service', title: t('prices.service'), right: true, cell: (row) => money(row.service) },
          { key: 'one', title: t('prices.official1'), right: true, cell: (row) => money(row.official1) },
          { key: 'three', title: t('prices.official3'), right: true, cell: (row) => money(row.official3) },
          {
            key: 'checked',
            title: t('prices.checked'),
            right: true,
            className: 'mw-muted mw-small',
            cell: (row) => row.asOf ?? '–',
          },
        ]}
      />
      <p className="mw-source mt-2">{t('prices.source')}</p>
    </Entry>
  )
}
