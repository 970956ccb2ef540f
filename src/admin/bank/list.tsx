import { useState } from 'react'
import { bankStatementTake } from '#contract/bank.ts'
import type { BankEntryStatus } from '#domain/billing/bank-entry.ts'
import { formatMoney } from '#kernel/money.ts'
import type { BankEntryListRow } from '#operations/staff/bank.ts'
import { useToast } from '#ui/toast.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ListPage } from '../kit/list-page.tsx'
import { formatDate } from '../kit/time.ts'
import { BankEntryState } from './state.tsx'

/** Hands in the bank's file and says what was in it. */
function HandIn() {
  const t = useText()
  const toast = useToast()
  const take = useSend(bankStatementTake)
  // A file that was refused may be chosen again after it was put right.
  const [round, setRound] = useState(0)
  const send = async (file: File): Promise<void> => {
    const outcome = await take.send({ file })
    setRound((before) => before + 1)
    if (!outcome.ok) return
    const { entered, known, skipped } = outcome.value
    toast('success', t('bank.taken', { entered, known, skipped }))
  }
  const error = fieldError(take.fields, 'file', t('bank.handIn'))
  return (
    <>
      <label className="mw-small">
        {t('bank.handIn')}{' '}
        <input
          key={round}
          type="file"
          accept=".xml,application/xml,text/xml"
          disabled={take.busy}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) void send(file)
          }}
        />
      </label>
      {error !== undefined && (
        <p className="mw-error" role="alert">
          {error}
        </p>
      )}
    </>
  )
}

/** Money that came to our account, the newest first: who paid, and what became of it. */
export function BankEntryList() {
  const t = useText()
  const language = useLanguage()
  return (
    <ListPage<BankEntryListRow>
      table="bank_entry"
      title="lists.bank_entry"
      actions={<HandIn />}
      filters={[
        { name: 'state', label: t('field.state'), nameOf: (value) => t(`bank.status.${value as BankEntryStatus}`) },
      ]}
      columns={[
        { key: 'on', title: t('bank.on'), render: (row) => formatDate(row.booked_on, language) },
        {
          key: 'payer',
          title: t('bank.payer'),
          head: true,
          render: (row) => row.payer_name ?? row.payer_account ?? row.reference,
        },
        { key: 'message', title: t('bank.message'), render: (row) => row.message ?? row.end_to_end_id ?? '–' },
        { key: 'state', title: t('field.state'), render: (row) => <BankEntryState status={row.status} /> },
        {
          key: 'amount',
          title: t('bank.amount'),
          right: true,
          render: (row) => formatMoney(row.amount, row.currency, language),
        },
      ]}
    />
  )
}
