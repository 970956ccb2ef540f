import { Callout } from '#ui/callout.tsx'
import { PriceTable, TotalBar, type PriceLine } from '#ui/price.tsx'
import { formatDate } from '#kernel/dates.ts'
import { localeOf } from '#kernel/languages.ts'
import { formatMoney } from '#kernel/money.ts'
import type { OrderLine } from '#domain/billing/invoice-document.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import { useFigures, useMoney } from '../../figures.ts'
import type { Priced } from '../../prices.ts'
import type { OrderData } from './order.server.ts'

/** Lines of one kind, each with the office's own amount and the rate beneath. */
function useLines(price: Priced, nameOf: (code: string) => string): (kind: OrderLine['kind']) => PriceLine[] {
  const t = useText('order')
  const language = useLanguage()
  const money = useMoney(price.items.currency)
  const rate = new Intl.NumberFormat(localeOf[language], { maximumSignificantDigits: 5 })
  return (kind) =>
    price.items.lines
      .filter((line) => line.kind === kind)
      .map((line) => ({
        key: line.jurisdiction,
        label: nameOf(line.jurisdiction),
        note:
          line.original &&
          t('total.original', {
            amount: formatMoney(line.original.amount, line.original.currency, language),
            // Read the way rates are printed: so many units of the office's currency for one of ours.
            rate: rate.format(1 / line.original.rate),
            currency: price.items.currency,
          }),
        amount: money(line.net),
      }))
}

export function OrderTotal({ data, price }: { data: OrderData; price: Priced }) {
  const t = useText('order')
  const names = useText('trademark')
  const common = useText('common')
  const language = useLanguage()
  const money = useMoney(price.items.currency)
  const nameOf = (code: string) => data.places.find((place) => place.code === code)?.name ?? code
  const lines = useLines(price, nameOf)
  const { totals, vat, items } = price
  const list = items.classes.join(', ')
  return (
    <section className="mw-total" aria-labelledby="total-title" aria-live="polite">
      <h2 className="mw-h3" id="total-title">
        {t('total.title')}
      </h2>
      <p className="mw-small mw-muted">
        {data.mark}
        {items.classes.length > 0 && `, ${names('classes', { count: items.classes.length, list })}`}
      </p>
      {items.lines.length === 0 && items.toQuote.length === 0 && <p className="mw-small mt-2">{t('total.none')}</p>}
      {items.lines.length > 0 && (
        <PriceTable
          small
          groups={[
            { key: 'service', title: common('serviceFee'), amount: money(totals.service), lines: lines('service') },
            { key: 'official', title: common('officialFee'), amount: money(totals.official), lines: lines('official') },
            {
              key: 'vat',
              title: common('vatRate', { rate: vat.rate }),
              amount: money(totals.vat),
              lines:
                vat.rate === 0
                  ? []
                  : [
                      { key: 'service', label: t('total.onService'), amount: money(totals.serviceVat), tax: true },
                      { key: 'official', label: t('total.onOfficial'), amount: money(totals.officialVat), tax: true },
                    ],
            },
          ]}
          total={{ label: common('toPay'), amount: money(totals.total) }}
        />
      )}
      {items.lines.length > 0 && (
        <p className="mw-fine mw-muted mt-2">
          {t('total.vatNote', { country: data.vatCountry })}{' '}
          {items.ratesOn && t('total.rates', { date: formatDate(items.ratesOn, language) })}
        </p>
      )}
      {items.toQuote.length > 0 && (
        <div className="mt-2">
          <Callout tone="amber" title={t('total.quoteTitle')}>
            <p>{t('total.quoteText', { list: items.toQuote.map(nameOf).join(', ') })}</p>
          </Callout>
        </div>
      )}
    </section>
  )
}

export function OrderTotalBar({ price }: { price: Priced }) {
  const t = useText('order')
  const figures = useFigures(price)
  if (!figures) return null
  const [service, official, ...rest] = figures.parts
  const parts = [
    ...(service ? [{ ...service, label: t('total.service') }] : []),
    ...(official ? [{ ...official, label: t('total.official') }] : []),
    ...rest,
    figures.total,
  ]
  return <TotalBar label={t('total.bar')} figures={parts} />
}
