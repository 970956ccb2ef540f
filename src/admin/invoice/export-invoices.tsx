import { addressOf } from '#contract/client.ts'
import { exportInvoiceEntities, exportInvoices } from '#contract/product.ts'
import { useText } from '../i18n/texts.ts'
import type { Days } from '../kit/day-span.tsx'
import { ExportDays } from '../kit/export-days.tsx'

/** What can be taken out of the billing of some days. */
const files = [
  { label: 'CSV', href: (span: Days) => addressOf(exportInvoices, { query: { ...span, format: 'csv' } }) },
  { label: 'XLSX', href: (span: Days) => addressOf(exportInvoices, { query: { ...span, format: 'xlsx' } }) },
] as const

/** Issued invoices and credit notes of a span of days as a table, and who they were issued to. */
export function ExportInvoices() {
  const t = useText()
  return (
    <ExportDays
      text={t('export.text')}
      files={[
        ...files,
        {
          label: t('export.entities'),
          href: (span) => addressOf(exportInvoiceEntities, { query: span }),
        },
      ]}
    />
  )
}
