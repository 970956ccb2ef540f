import { officeMailRenewal } from '#contract/docketed-message.ts'
import type { OfficeMailRow } from '#operations/staff/office-mail.ts'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { StepForm } from '../kit/step-form.tsx'
import { formatDate } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'

/** The receipt of a renewal: until when the term goes on, as the office states it. */
export function TakeRenewal({ row, ends }: { row: OfficeMailRow; ends: string | null }) {
  const t = useText()
  const language = useLanguage()
  const [until, setUntil, forget] = useKeptText(`office-mail-renewed:${row.id}`)
  const before = { expirationDate: ends }
  const take = useSend(officeMailRenewal, { done: t('officeMail.renewed'), ownRefusal: true })
  return (
    <StepForm
      send={async () => {
        const answer = await take.send({ params: { id: row.id }, body: { renewedUntil: until, before } })
        if (answer.ok) forget()
      }}
      refused={take.error}
      busy={take.busy}
      disabled={until === ''}
      submit={t('officeMail.renew')}
    >
      <TextField
        name="renewedUntil"
        type="date"
        min={ends ?? undefined}
        label={t('officeMail.renewedUntil')}
        hint={ends ? t('officeMail.renewedHint', { date: formatDate(ends, language) }) : t('officeMail.renewedUnknown')}
        value={until}
        error={fieldError(take.fields, 'renewedUntil', t('officeMail.renewedUntil'))}
        onChange={(event) => setUntil(event.target.value)}
      />
    </StepForm>
  )
}
