import type { BankEntryStatus } from '#domain/billing/bank-entry.ts'
import { Status, type Tone } from '#ui/status.tsx'
import { useText } from '../i18n/texts.ts'

const tones: Record<BankEntryStatus, Tone> = { New: 'muted', Open: 'amber', Matched: 'leaf', 'Set aside': 'muted' }

export function BankEntryState({ status }: { status: BankEntryStatus }) {
  const t = useText()
  return <Status tone={tones[status]}>{t(`bank.status.${status}`)}</Status>
}
