import { formatMoney } from '#kernel/money.ts'
import type { PaymentWay } from '#domain/billing/payment.ts'
import type { InvoiceListRow, InvoiceState } from '#operations/staff/invoice.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ListPage } from '../kit/list-page.tsx'
import { dayOf, formatDate } from '../kit/time.ts'
import { ExportInvoices } from './export-invoices.tsx'
import { InvoiceStateTag } from './invoice-state.tsx'

export function InvoiceList() {
  const t = useText()
  const language = useLanguage()
  return (
    <ListPage<InvoiceListRow>
      table="invoice"
      title="lists.invoice"
      actions={<ExportInvoices />}
      filters={[
        {
          name: 'state',
          label: t('field.state'),
          nameOf: (value) => t(`invoiceState.${value as InvoiceState}`),
        },
        {
          name: 'how',
          label: t('order.how'),
          nameOf: (value) => t(`payment.${value as PaymentWay}`),
        },
      ]}
      columns={[
        {
          key: 'number',
          title: t('order.number'),
          head: true,
          render: (row) => row.document_context.number ?? t('order.proforma'),
        },
        { key: 'symbol', title: t('order.symbol'), render: (row) => row.variable_symbol },
        { key: 'customer', title: t('order.customer'), render: (row) => row.document_context.customer.name },
        { key: 'mark', title: t('field.mark'), render: (row) => row.document_context.subject.mark },
        { key: 'state', title: t('field.state'), render: (row) => <InvoiceStateTag row={row} /> },
        {
          key: 'created',
          title: t('order.issued'),
          render: (row) => formatDate(dayOf(row.created_at), language),
        },
        {
          key: 'total',
          title: t('order.total'),
          right: true,
          render: (row) => formatMoney(row.document_context.totals.total, row.document_context.currency, language),
        },
      ]}
    />
  )
}
