import { Status, type Tone } from '#ui/status.tsx'
import { type InvoiceRow, invoiceState, type InvoiceState } from '#operations/staff/invoice.ts'
import { useText } from '../i18n/texts.ts'

const tones: Record<InvoiceState, Tone> = { paid: 'leaf', unpaid: 'amber', cancelled: 'muted' }

export function InvoiceStateTag({ row }: { row: Pick<InvoiceRow, 'payment_date' | 'cancelled_at'> }) {
  const t = useText()
  const state = invoiceState(row)
  return <Status tone={tones[state]}>{t(`invoiceState.${state}`)}</Status>
}
