import { ButtonLink } from '#ui/button.tsx'
import { Facts, type Fact } from '#ui/facts.tsx'
import { Mark } from '#ui/mark.tsx'
import { formatMoney } from '#kernel/money.ts'
import { useLanguage, useText } from '../../../i18n/text.ts'
import type { PaymentData } from './load.server.ts'

export function OrderFacts({ data }: { data: PaymentData }) {
  const t = useText('checkout')
  const service = useText('service')
  const language = useLanguage()
  const facts: (Fact | false)[] = [
    { key: 'mark', label: t('success.mark'), value: <Mark size="s">{data.mark}</Mark> },
    data.places.length > 0 && { key: 'places', label: t('success.places'), value: data.places.join(', ') },
    data.service === null
      ? { key: 'classes', label: t('success.classes'), value: data.classes.join(', ') }
      : { key: 'service', label: t('success.service'), value: service(`offering.${data.service}`) },
    data.amount !== null && {
      key: 'amount',
      label: t('success.amount'),
      value: <b className="mw-num">{formatMoney(data.amount.total, data.amount.currency, language)}</b>,
    },
    data.invoice !== null && {
      key: 'invoice',
      label: data.invoice.number ? t('success.invoiceNumber', { number: data.invoice.number }) : t('success.proforma'),
      value: (
        <ButtonLink small href={data.invoice.href} download>
          {data.invoice.number ? t('success.download') : t('success.downloadProforma')}
        </ButtonLink>
      ),
    },
  ]
  return (
    <section aria-labelledby="order-title">
      <h2 className="mw-h2 mb-3" id="order-title">
        {t('success.orderTitle')}
      </h2>
      <Facts tight facts={facts.filter((fact) => fact !== false)} />
    </section>
  )
}
