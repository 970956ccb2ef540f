import { ButtonLink } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { PriceTable } from '#ui/price.tsx'
import { formatDate } from '#kernel/dates.ts'
import { useLanguage, useText } from '../i18n/text.ts'
import { useMoney } from '../figures.ts'
import type { SummaryData, SummaryPrice } from './load.server.ts'
import { useOrderLink } from './verdict-line.tsx'

function Groups({ price }: { price: SummaryPrice }) {
  const t = useText('summary')
  const common = useText('common')
  const money = useMoney(price.items.currency)
  const { totals, vat } = price
  const place = price.place.name
  return (
    <PriceTable
      groups={[
        {
          key: 'service',
          title: common('serviceFee'),
          note: t('price.serviceNote'),
          lines: [{ key: 'line', label: t('price.service', { place }), amount: money(totals.service) }],
        },
        {
          key: 'official',
          title: common('officialFee'),
          note: t('price.officialNote'),
          lines: [{ key: 'line', label: t('price.official', { place }), amount: money(totals.official) }],
        },
        {
          key: 'tax',
          title: common('vatRate', { rate: vat.rate }),
          amount: money(totals.vat),
          lines:
            vat.rate === 0
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
      total={{ label: common('toPay'), amount: money(totals.total) }}
    />
  )
}

export function Price({ number, data, classes }: { number: number; data: SummaryData; classes: number }) {
  const t = useText('summary')
  const language = useLanguage()
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
          <ButtonLink kind="primary" block href={link.href} className="mw-noprint">
            {link.label}
          </ButtonLink>
          <p className="mw-small">{t('price.next')}</p>
          {known && (
            <p className="mw-small mw-muted">
              {t('vatNote', { country: price.country })}{' '}
              {price.items.ratesOn && t('price.rates', { date: formatDate(price.items.ratesOn, language) })}
            </p>
          )}
        </div>
      </div>
      <p className="mw-small mw-muted mt-6">{t('disclaimer')}</p>
    </Entry>
  )
}
