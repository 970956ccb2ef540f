import { Status, type Tone } from '#ui/status.tsx'
import { invoiceState, type InvoiceState } from '#operations/staff/invoice.ts'
import { useText } from '../i18n/texts.ts'

const tones: Record<InvoiceState, Tone> = {
  paid: 'leaf',
  unpaid: 'amber',
  cancelled: 'muted',
  'given-back': 'muted',
  'partly-given-back': 'leaf',
}

export function InvoiceStateTag({ row }: { row: Parameters<typeof invoiceState>[0] }) {
  const t = useText()
  const state = invoiceState(row)
  return <Status tone={tones[state]}>{t(`invoiceState.${state}`)}</Status>
}
