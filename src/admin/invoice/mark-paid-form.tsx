import { useState } from 'react'
import { productMarkPaid } from '#contract/product.ts'
import { majorText } from '#kernel/money.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { errorText, useText } from '../i18n/texts.ts'
import { minorOf } from '../kit/amount.ts'
import { Refusal } from '../kit/refusal.tsx'
import { todayHere } from '../kit/time.ts'
import { uuidv7 } from '#kernel/ids.ts'

interface MarkPaidFormProps {
  productId: string
  amount: number
  currency: string
}

/** A bank transfer that arrived: the amount and the day, as the bank's statement has them. */
export function MarkPaidForm({ productId, amount, currency }: MarkPaidFormProps) {
  const t = useText()
  const [text, setText] = useState(() => majorText(amount, currency))
  const [receivedOn, setReceivedOn] = useState(todayHere)
  const [key] = useState(() => uuidv7())
  const paid = useSend(productMarkPaid, { done: t('paid.done'), ownRefusal: true })
  const minor = minorOf(text, currency)
  const send = async (): Promise<void> => {
    if (minor === null) return
    await paid.send({ params: { id: productId }, body: { amount: minor, currency, receivedOn }, idempotencyKey: key })
  }
  return (
    <form
      className="mw-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="mw-small mw-muted">{t('paid.text')}</p>
      <div className="mw-pair">
        <TextField
          name="amount"
          inputMode="decimal"
          label={t('paid.amount', { currency })}
          value={text}
          error={
            minor === null
              ? errorText('field.not-a-number', { label: t('paid.amount', { currency }) })
              : fieldError(paid.fields, 'amount', t('paid.amount', { currency }))
          }
          onChange={(event) => setText(event.target.value)}
        />
        <TextField
          name="receivedOn"
          type="date"
          max={todayHere()}
          label={t('paid.on')}
          value={receivedOn}
          error={fieldError(paid.fields, 'receivedOn', t('paid.on'))}
          onChange={(event) => setReceivedOn(event.target.value)}
        />
      </div>
      <Refusal error={paid.error} />
      <Button kind="primary" small type="submit" busy={paid.busy} disabled={minor === null}>
        {t('paid.submit')}
      </Button>
    </form>
  )
}
