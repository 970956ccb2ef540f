import { useState } from 'react'
import type { couponEnd } from '#contract/coupon.ts'
import type { serviceFeeEnd } from '#contract/pricing.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'

interface EndFormProps {
  call: typeof serviceFeeEnd | typeof couponEnd
  row: { id: string; valid_to: string | null }
  hint?: string
}

/** The last day of a row; empty, it goes on until another says otherwise. */
export function EndForm({ call, row, hint }: EndFormProps) {
  const t = useText()
  const [validTo, setValidTo] = useState(row.valid_to ?? '')
  const end = useSend(call, { done: t('price.ended'), ownRefusal: true })
  return (
    <form
      className="mw-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void end.send({ params: { id: row.id }, body: { validTo: validTo || null } })
      }}
    >
      <TextField
        name="validTo"
        type="date"
        label={t('price.lastDay')}
        hint={hint ?? t('price.lastDayHint')}
        value={validTo}
        error={fieldError(end.fields, 'validTo', t('price.lastDay'))}
        onChange={(event) => setValidTo(event.target.value)}
      />
      <Refusal error={end.error} />
      <Button small type="submit" busy={end.busy} disabled={validTo === (row.valid_to ?? '')}>
        {t('price.saveEnd')}
      </Button>
    </form>
  )
}
