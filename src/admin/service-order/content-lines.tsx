import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { OrderLine } from '#domain/billing/invoice-document.ts'
import { totalsOf } from '#domain/billing/totals.ts'
import { formatMoney } from '#kernel/money.ts'
import { PriceTable } from '#ui/price.tsx'
import type { ServiceRow } from '#operations/staff/service-request.ts'
import { useLanguage, useText } from '../i18n/texts.ts'

/** What a service order costs: the invoice's lines once there is one, else those of today's price. */
export function ContentLines({ row }: { row: ServiceRow }) {
  const t = useText()
  const language = useLanguage()
  const document = row.product?.invoices.find((one) => !one.cancelled_at)?.document_context
  const content = document ?? row.invoice_content
  if (!content || content.lines.length === 0) return <p className="mw-muted">{t('service.noPrice')}</p>
  const money = (amount: number): string => formatMoney(amount, content.currency, language)
  const nameOf = (line: OrderLine): string => {
    if (line.text !== undefined) return line.text
    const code = jurisdictionFrom(line.jurisdiction)
    const place = code ? jurisdictionName(code, language) : line.jurisdiction
    return line.offering === undefined ? place : `${t(`offering.${line.offering}`)}: ${line.mark ?? ''}, ${place}`
  }
  const lines = (kind: OrderLine['kind']) =>
    content.lines
      .filter((line) => line.kind === kind)
      .map((line, at) => ({ key: String(at), label: nameOf(line), amount: money(line.net) }))
  const totals = document?.totals ?? totalsOf(content.lines, null)
  return (
    <PriceTable
      caption={t('order.lines')}
      groups={[
        { key: 'service', title: t('order.service'), lines: lines('service') },
        { key: 'official', title: t('order.official'), lines: lines('official') },
      ]}
      total={{ label: t(document ? 'order.total' : 'order.beforeVat'), amount: money(totals.total) }}
    />
  )
}
