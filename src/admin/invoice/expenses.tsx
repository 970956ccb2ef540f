import { useState } from 'react'
import { productExpense, productExpenseCounter } from '#contract/expense.ts'
import { expenseKinds } from '#domain/billing/ledger.ts'
import { formatMoney } from '#kernel/money.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { unitsOf } from '../kit/amount.ts'
import { personName } from '../kit/person.ts'
import { StepForm } from '../kit/step-form.tsx'
import { formatDate, todayHere } from '../kit/time.ts'
import { UploadField } from '../kit/upload-field.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'
import { useUpload } from '../kit/use-upload.ts'
import { uuidv7 } from '#kernel/ids.ts'

/** What of an order its ledger is made of. */
export type LedgerProduct = Pick<
  NonNullable<RequestRow['product']>,
  'id' | 'expenses' | 'expenses_aggregate' | 'invoices'
>
type Expense = LedgerProduct['expenses'][number]

/** Every expense of an order, the newest first, with what took it back. */
export function Expenses({ product }: { product: LedgerProduct }) {
  const t = useText()
  const language = useLanguage()
  return (
    <ul className="wb-docs">
      {product.expenses.map((one) => (
        <li key={one.id}>
          <b>{formatMoney(one.amount, one.currency, language)}</b>
          <small>
            {[
              t(`ledger.kindOf.${one.kind}`),
              one.paid_to,
              formatDate(one.spent_on, language),
              one.note,
              one.document?.name,
              one.created_by_user && personName(one.created_by_user),
            ]
              .filter(Boolean)
              .join(', ')}
          </small>
          {one.amount > 0 && one.corrected_by.length === 0 && <Counter productId={product.id} row={one} />}
        </li>
      ))}
    </ul>
  )
}

/** A wrong expense is taken back whole, with the reason; the right one is recorded anew. */
function Counter({ productId, row }: { productId: string; row: Expense }) {
  const t = useText()
  const [reason, setReason] = useState('')
  const counter = useSend(productExpenseCounter, { done: t('ledger.countered'), ownRefusal: true })
  return (
    <details className="wb-docs__more">
      <summary>{t('ledger.counter')}</summary>
      <StepForm
        send={() => counter.send({ params: { id: productId, expenseId: row.id }, body: { reason } })}
        refused={counter.error}
        busy={counter.busy}
        disabled={reason.trim() === ''}
        submit={t('ledger.counter')}
      >
        <TextField
          name={`counter-${row.id}`}
          maxLength={500}
          label={t('ledger.reason')}
          value={reason}
          error={fieldError(counter.fields, 'reason', t('ledger.reason'))}
          onChange={(event) => setReason(event.target.value)}
        />
      </StepForm>
    </details>
  )
}

/** Money that went out for the order. */
export function ExpenseForm({ productId, hubId }: { productId: string; hubId: string }) {
  const t = useText()
  const [kind, setKind, forgetKind] = useKeptText(`expense-kind:${productId}`, 'official')
  const [amount, setAmount, forgetAmount] = useKeptText(`expense-amount:${productId}`)
  const [currency, setCurrency, forgetCurrency] = useKeptText(`expense-currency:${productId}`, 'EUR')
  const [paidTo, setPaidTo, forgetPaidTo] = useKeptText(`expense-to:${productId}`)
  const [spentOn, setSpentOn, forgetSpentOn] = useKeptText(`expense-on:${productId}`, todayHere())
  const [note, setNote, forgetNote] = useKeptText(`expense-note:${productId}`)
  const [key, setKey] = useState(() => uuidv7())
  const file = useUpload(hubId, 'invoice', t('ledger.document'))
  const record = useSend(productExpense, { done: t('ledger.recorded'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const documentId = await file.store()
    const body = {
      kind: expenseKinds.find((one) => one === kind) ?? ('official' as const),
      amount: unitsOf(amount, currency),
      currency,
      paidTo,
      spentOn,
      note: note || null,
      documentId,
    }
    const answer = await record.send({ params: { id: productId }, body, idempotencyKey: key })
    if (!answer.ok) return
    setKey(uuidv7())
    for (const forget of [forgetKind, forgetAmount, forgetCurrency, forgetPaidTo, forgetSpentOn, forgetNote]) forget()
    file.forget()
  }
  const wrong = (name: string, label: string) => fieldError(record.fields, name, label)
  return (
    <StepForm
      send={send}
      refused={record.error}
      busy={record.busy || file.busy}
      disabled={amount.trim() === '' || paidTo.trim() === ''}
      submit={t('ledger.record')}
    >
      <Select
        name="kind"
        label={t('ledger.kind')}
        options={expenseKinds.map((value) => ({ value, label: t(`ledger.kindOf.${value}`) }))}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
      />
      <div className="mw-pair">
        <TextField
          name="amount"
          inputMode="decimal"
          label={t('ledger.amount')}
          value={amount}
          error={wrong('amount', t('ledger.amount'))}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextField
          name="currency"
          maxLength={3}
          label={t('field.currency')}
          value={currency}
          error={wrong('currency', t('field.currency'))}
          onChange={(event) => setCurrency(event.target.value.toUpperCase())}
        />
      </div>
      <TextField
        name="paidTo"
        maxLength={200}
        label={t('ledger.paidTo')}
        value={paidTo}
        error={wrong('paidTo', t('ledger.paidTo'))}
        onChange={(event) => setPaidTo(event.target.value)}
      />
      <TextField
        name="spentOn"
        type="date"
        max={todayHere()}
        label={t('ledger.spentOn')}
        value={spentOn}
        error={wrong('spentOn', t('ledger.spentOn'))}
        onChange={(event) => setSpentOn(event.target.value)}
      />
      <TextField
        name="note"
        maxLength={500}
        label={t('ledger.ownNote')}
        value={note}
        error={wrong('note', t('ledger.ownNote'))}
        onChange={(event) => setNote(event.target.value)}
      />
      <UploadField
        label={t('ledger.document')}
        name={file.name}
        error={file.error ?? wrong('documentId', t('ledger.document'))}
        onFile={file.choose}
      />
    </StepForm>
  )
}
