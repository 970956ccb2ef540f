import { PriceTable, type PriceLine } from '#ui/price.tsx'
import type { OrderLine } from '#domain/billing/invoice-document.ts'
import { useText } from '../../../i18n/text.ts'
import { useMoney } from '../../../figures.ts'
import { useLineName } from '../../../service/line-name.ts'
import { useLineNote, useRatesNote } from '../../../price-notes.ts'
import type { CheckoutData, Review } from './load.server.ts'

const reasons = [
  'domestic',
  'eu-reverse-charge',
  'eu-consumer',
  'eu-number-unconfirmed',
  'outside-eu',
  'us-issuer',
] as const

/** Why a number took off no VAT; a confirmed one does. */
const unconfirmed = (state: Review['payment']['vatNumber']) =>
  state === 'none' || state === 'confirmed' ? 'not-asked' : state

/** What the order costs, line by line, with the VAT that the billing details gave. */
export function ReviewPrice({ data, review }: { data: CheckoutData; review: Review }) {
  const t = useText('checkout')
  const common = useText('common')
  const names = useText('trademark')
  const order = useText('order')
  const { totals, vat, currency } = review.payment
  const money = useMoney(currency)
  const noteOf = useLineNote(currency)
  const ratesNote = useRatesNote()
  const service = useText('service')
  const nameOf = useLineName(data.places)
  const lines = (kind: OrderLine['kind']): PriceLine[] =>
    data.items.lines
      .filter((line) => line.kind === kind)
      .map((line, at) => ({
        key: String(at),
        label: nameOf(line),
        note: noteOf(line),
        amount: money(line.net),
      }))
  const reason = reasons.find((name) => name === vat.reason)
  const { classes, ratesOn } = data.items
  return (
    <section aria-labelledby="review-title">
      <h2 className="mw-h3" id="review-title">
        {data.service === null ? (
          <>
            {t('pay.registration', { mark: data.mark })},{' '}
            {names('classes', { count: classes.length, list: classes.join(', ') })}
          </>
        ) : (
          `${service(`offering.${data.service}`)}: ${data.mark}`
        )}
      </h2>
      <PriceTable
        groups={[
          {
            key: 'service',
            title: common('serviceFee'),
            note: t('pay.ours'),
            amount: money(totals.service),
            lines: lines('service'),
          },
          {
            key: 'official',
            title: common('officialFee'),
            note: t('pay.toOffice'),
            amount: money(totals.official),
            lines: lines('official'),
          },
          {
            key: 'vat',
            title: common('vatRate', { rate: vat.rate }),
            amount: money(totals.vat),
            lines:
              vat.rate === 0
                ? []
                : [
                    { key: 'service', label: order('total.onService'), amount: money(totals.serviceVat), tax: true },
                    { key: 'official', label: order('total.onOfficial'), amount: money(totals.officialVat), tax: true },
                  ],
          },
        ]}
        total={{ label: common('toPay'), amount: money(totals.total) }}
      />
      <p className="mw-fine mw-muted mt-2">
        {reason === 'eu-number-unconfirmed'
          ? `${t(`vat.unconfirmed.${unconfirmed(review.payment.vatNumber)}`, { place: data.sellerName })} `
          : reason && `${t(`vat.${reason}`, { place: data.sellerName })} `}
        {ratesNote(data.items.lines, ratesOn)}
      </p>
    </section>
  )
}
