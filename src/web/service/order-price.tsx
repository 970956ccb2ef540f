import { PriceTable, type PriceLine } from '#ui/price.tsx'
import type { OrderLine } from '#domain/billing/invoice-document.ts'
import { useText } from '../i18n/text.ts'
import { useMoney } from '../figures.ts'
import { useLineNote, useRatesNote } from '../price-notes.ts'
import { useLineName } from './line-name.ts'
import type { Place } from '../places.ts'
import type { Totals } from '#domain/billing/totals.ts'

export interface OrderPrice {
  currency: string
  lines: OrderLine[]
  totals: Totals
  /** Absent until there are billing details: then the total has no VAT yet. */
  vatRate: number | null
  ratesOn: string | null
}

/** What was ordered: our fee, the offices' fees and VAT, each apart. */
export function Price({ places, price }: { places: readonly Place[]; price: OrderPrice }) {
  const t = useText('portal')
  const common = useText('common')
  const money = useMoney(price.currency)
  const noteOf = useLineNote(price.currency)
  const ratesNote = useRatesNote()
  const { totals, vatRate } = price
  const nameOf = useLineName(places)
  const lines = (kind: OrderLine['kind']): PriceLine[] =>
    price.lines
      .filter((line) => line.kind === kind)
      .map((line, at) => ({
        key: String(at),
        label: nameOf(line),
        note: noteOf(line),
        amount: money(line.net),
      }))
  const vat = {
    key: 'vat',
    title: common('vatRate', { rate: vatRate ?? 0 }),
    amount: money(totals.vat),
    lines: totals.vat
      ? [
          { key: 'service', label: t('order.onService'), amount: money(totals.serviceVat), tax: true },
          { key: 'official', label: t('order.onOfficial'), amount: money(totals.officialVat), tax: true },
        ]
      : [],
  }
  return (
    <>
      <PriceTable
        caption={t('order.ordered')}
        groups={[
          {
            key: 'service',
            title: common('serviceFee'),
            note: t('order.ours'),
            amount: money(totals.service),
            lines: lines('service'),
          },
          {
            key: 'official',
            title: common('officialFee'),
            note: t('order.toOffice'),
            amount: money(totals.official),
            lines: lines('official'),
          },
          ...(vatRate === null ? [] : [vat]),
        ]}
        total={{ label: t(vatRate === null ? 'order.net' : 'order.total'), amount: money(totals.total) }}
      />
      <p className="mw-fine mw-muted mt-2">
        {vatRate === null && `${t('order.vatLater')} `}
        {ratesNote(price.lines, price.ratesOn)}
      </p>
    </>
  )
}
