import { ButtonLink } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { PriceTable } from '#ui/price.tsx'
import type { OrderLine } from '#domain/billing/invoice-document.ts'
import { CountryQuestion } from '../party/country-question.tsx'
import { useLineNote, useRatesNote } from '../price-notes.ts'
import { useText } from '../i18n/text.ts'
import { useMoney } from '../figures.ts'
import type { SummaryData, SummaryPrice } from './load.server.ts'
import { leadsToAsking, useOrderLink } from './verdict-line.tsx'

function Groups({ price }: { price: SummaryPrice }) {
  const t = useText('summary')
  const common = useText('common')
  const money = useMoney(price.items.currency)
  const { totals, vat } = price
  const place = price.place.name
  const lineNote = useLineNote(price.items.currency)
  // One place is priced here: a line of each kind.
  const noteOf = (kind: OrderLine['kind']) => {
    const line = price.items.lines.find((one) => one.kind === kind)
    return line ? lineNote(line) : null
  }
  return (
    <PriceTable
      groups={[
        {
          key: 'service',
          title: common('serviceFee'),
          note: t('price.serviceNote'),
          lines: [
            {
              key: 'line',
              label: t('price.service', { place }),
              note: noteOf('service'),
              amount: money(totals.service),
            },
          ],
        },
        {
          key: 'official',
          title: common('officialFee'),
          note: t('price.officialNote'),
          lines: [
            {
              key: 'line',
              label: t('price.official', { place }),
              note: noteOf('official'),
              amount: money(totals.official),
            },
          ],
        },
        {
          key: 'tax',
          title: vat ? common('vatRate', { rate: vat.rate }) : common('price.vatUnknown'),
          amount: vat ? money(totals.vat) : common('price.vatByCountry'),
          lines:
            !vat || vat.rate === 0
              ? []
              : [
                  {
                    key: 'service',
                    label: t('price.onService', { rate: vat.rate }),
                    amount: money(totals.serviceVat),
                    tax: true,
                  },
                  {
                    key: 'official',
                    label: t('price.onOfficial', { rate: vat.rate }),
                    amount: money(totals.officialVat),
                    tax: true,
                  },
                ],
        },
      ]}
      total={{ label: common(vat ? 'toPay' : 'price.withoutVat'), amount: money(totals.total) }}
    />
  )
}

export function Price({ number, data, classes }: { number: number; data: SummaryData; classes: number }) {
  const t = useText('summary')
  const ratesNote = useRatesNote()
  const link = useOrderLink(data)
  const { price } = data
  const known = price !== null && price.items.lines.length > 0
  return (
    <Entry id="price" number={number} margin={t('price.margin')}>
      <h2 className="mw-h2" id="price-title">
        {price ? t('priceOf', { place: price.place.name, count: classes }) : t('price.title')}
      </h2>
      <div className="mw-pricebox mt-2">
        {known ? (
          <Groups price={price} />
        ) : (
          <p className="mw-prose">{price && t('noPrice', { place: price.place.name })}</p>
        )}
        <div className="mw-stack">
          <ButtonLink
            kind={data.result && leadsToAsking(data, data.result) ? 'secondary' : 'primary'}
            block
            href={link.href}
            className="mw-noprint"
          >
            {link.label}
          </ButtonLink>
          <p className="mw-small">{t('price.next')}</p>
          {known && (
            <p className="mw-small mw-muted">
              {price.country !== null && `${t('vatNote', { country: price.country })} `}
              {ratesNote(price.items.lines, price.items.ratesOn)}
            </p>
          )}
          {known && price.country === null && <CountryQuestion countries={price.countries} />}
        </div>
      </div>
      <p className="mw-small mw-muted mt-6">{t('disclaimer')}</p>
    </Entry>
  )
}
