import { Callout } from '#ui/callout.tsx'
import { PriceTable, TotalBar, type PriceLine } from '#ui/price.tsx'
import type { OrderLine } from '#domain/billing/invoice-document.ts'
import { useText } from '../../i18n/text.ts'
import { CountryQuestion } from '../../party/country-question.tsx'
import { useFigures, useMoney } from '../../figures.ts'
import { useLineNote, useRatesNote } from '../../price-notes.ts'
import type { Priced } from '#domain/registration/price.ts'
import type { OrderData } from './order.server.ts'

/** Lines of one kind, each with what stands beneath it. */
function useLines(price: Priced, nameOf: (code: string) => string): (kind: OrderLine['kind']) => PriceLine[] {
  const money = useMoney(price.items.currency)
  const noteOf = useLineNote(price.items.currency)
  return (kind) =>
    price.items.lines
      .filter((line) => line.kind === kind)
      .map((line) => ({
        key: line.jurisdiction,
        label: nameOf(line.jurisdiction),
        note: noteOf(line),
        amount: money(line.net),
      }))
}

export function OrderTotal({ data, price }: { data: OrderData; price: Priced }) {
  const t = useText('order')
  const names = useText('trademark')
  const common = useText('common')
  const ratesNote = useRatesNote()
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
              title: vat ? common('vatRate', { rate: vat.rate }) : common('price.vatUnknown'),
              amount: vat ? money(totals.vat) : common('price.vatByCountry'),
              lines:
                !vat || vat.rate === 0
                  ? []
                  : [
                      { key: 'service', label: t('total.onService'), amount: money(totals.serviceVat), tax: true },
                      { key: 'official', label: t('total.onOfficial'), amount: money(totals.officialVat), tax: true },
                    ],
            },
          ]}
          total={{ label: common(vat ? 'toPay' : 'price.withoutVat'), amount: money(totals.total) }}
        />
      )}
      {items.lines.length > 0 && (
        <p className="mw-fine mw-muted mt-2">
          {data.vatCountry !== null && `${t('total.vatNote', { country: data.vatCountry })} `}
          {ratesNote(items.lines, items.ratesOn)}
        </p>
      )}
      {data.vatCountry === null && <CountryQuestion countries={data.countries} inForm />}
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
