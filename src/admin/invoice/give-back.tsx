import { useState } from 'react'
import { invoiceRefund } from '#contract/invoice.ts'
import { formatMoney, isCurrency, majorText } from '#kernel/money.ts'
import type { InvoiceRow } from '#operations/staff/invoice.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { unitsOf } from '../kit/amount.ts'
import { Refusal } from '../kit/refusal.tsx'
import { Section } from '../kit/section.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'
import { uuidv7 } from '#kernel/ids.ts'

type Invoice = Pick<InvoiceRow, 'id' | 'document_context' | 'credit_notes' | 'product'>

/** What credit notes have taken back of an invoice, in minor units. */
export const creditedOf = ({ credit_notes: notes }: Pick<InvoiceRow, 'credit_notes'>): number =>
  notes.reduce((all, { document_context: { totals } }) => all + totals.total, 0)

/** Gives back a paid invoice or a part of it, with the reason; nothing where no payment of it is ours to give back. */
export function GiveBack({ row }: { row: Invoice }) {
  const t = useText()
  const payment = row.product?.payment_attempts[0]
  const { totals } = row.document_context
  if (!payment) return null
  return (
    <Section title={t('giveBack.title')}>
      {creditedOf(row) < totals.total ? (
        <GiveBackForm row={row} byTransfer={payment.provider === 'transfer'} />
      ) : (
        <p className="mw-small mw-muted">{t('giveBack.all')}</p>
      )}
    </Section>
  )
}

function GiveBackForm({ row, byTransfer }: { row: Invoice; byTransfer: boolean }) {
  const t = useText()
  const language = useLanguage()
  const { totals, currency } = row.document_context
  const credited = creditedOf(row)
  const left = totals.total - credited
  const [amount, setAmount] = useState(() => majorText(left, currency))
  const [reason, setReason] = useKeptText(`refund.reason:${row.id}`)
  const [key] = useState(() => uuidv7())
  const refund = useSend(invoiceRefund, { done: t('giveBack.issued'), ownRefusal: true })
  const label = t('giveBack.amount', { currency, most: formatMoney(left, currency, language) })
  const send = async (): Promise<void> => {
    if (!isCurrency(currency)) return
    const body = { amount: unitsOf(amount, currency), currency, credited, reason }
    const { ok } = await refund.send({ params: { id: row.id }, body, idempotencyKey: key })
    if (ok) setReason('')
  }
  return (
    <form
      className="mw-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="mw-small mw-muted">
        {t('giveBack.text')} {t(byTransfer ? 'giveBack.byTransfer' : 'giveBack.byCard')}
      </p>
      {row.product?.brand_subscription_payment_id && <p className="mw-small mw-muted">{t('giveBack.plan')}</p>}
      <TextField
        name="amount"
        inputMode="decimal"
        label={label}
        value={amount}
        error={fieldError(refund.fields, 'amount', label)}
        onChange={(event) => setAmount(event.target.value)}
      />
      <TextField
        name="reason"
        label={t('giveBack.reason')}
        value={reason}
        error={fieldError(refund.fields, 'reason', t('giveBack.reason'))}
        onChange={(event) => setReason(event.target.value)}
      />
      <Refusal error={refund.error} />
      <Button small type="submit" busy={refund.busy}>
        {t('giveBack.submit')}
      </Button>
    </form>
  )
}
