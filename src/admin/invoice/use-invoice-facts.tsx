import type { Fact } from '#ui/facts.tsx'
import type { InvoiceRow } from '#operations/staff/invoice.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatDate } from '../kit/time.ts'

type Invoice = Pick<InvoiceRow, 'variable_symbol' | 'payment_type' | 'payment_date' | 'document_context'>

/** Whom an invoice is for, how and when it is to be paid, and when it was. */
export function useInvoiceFacts({ variable_symbol, payment_type, payment_date, document_context }: Invoice): Fact[] {
  const t = useText()
  const language = useLanguage()
  const { customer, issueDate, dueDate } = document_context
  return [
    { key: 'symbol', label: t('order.symbol'), value: variable_symbol },
    {
      key: 'customer',
      label: t('order.customer'),
      value: <span className="mw-lines">{[customer.name, ...customer.lines].join('\n')}</span>,
    },
    { key: 'how', label: t('order.how'), value: t(`payment.${payment_type}`) },
    { key: 'issued', label: t('order.issued'), value: formatDate(issueDate, language) },
    { key: 'due', label: t('order.due'), value: formatDate(dueDate, language) },
    {
      key: 'paid',
      label: t('order.paid'),
      value: payment_date ? formatDate(payment_date, language) : t('order.unpaid'),
    },
  ]
}
