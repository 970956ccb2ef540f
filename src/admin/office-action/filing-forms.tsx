import { useState } from 'react'
import { officeActionExtension, officeActionSubmit } from '#contract/office-action.ts'
import type { OfficeActionRow } from '#operations/staff/office-action.ts'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ReceiptForm } from '../kit/receipt-form.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { formatDate, todayHere } from '../kit/time.ts'

/** The approved answer was filed: when, and the office's receipt. */
export function SubmitForm({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const submit = useSend(officeActionSubmit, { done: t('officeAction.submitted'), ownRefusal: true })
  return (
    <ReceiptForm
      row={row}
      kept="office-action-submitted"
      title={t('officeAction.submit')}
      on={t('officeAction.submittedOn')}
      step={{ ...submit, send: async (body) => await submit.send({ params: { id: row.id }, body }) }}
    />
  )
}

/** More time was asked for; offered where the law of the register knows an extension. */
export function ExtensionForm({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const language = useLanguage()
  const [on, setOn] = useState(todayHere())
  const extend = useSend(officeActionExtension, { done: t('officeAction.extended'), ownRefusal: true })
  const date = row.trademark?.deadlines.find(({ kind }) => kind === 'office_action_extension')
  const isFiled = row.tracking_actions.some(({ name }) => name === 'Extension filed')
  if (!date || isFiled) return null
  return (
    <details>
      <summary>{t('officeAction.extend', { date: formatDate(date.due, language) })}</summary>
      <StepForm
        send={() => extend.send({ params: { id: row.id }, body: { filedOn: on } })}
        refused={extend.error}
        busy={extend.busy}
        submit={t('officeAction.extendSubmit')}
      >
        <TextField
          name="filedOn"
          type="date"
          min={row.issue_date ?? undefined}
          max={todayHere()}
          label={t('officeAction.filedOn')}
          value={on}
          error={fieldError(extend.fields, 'filedOn', t('officeAction.filedOn'))}
          onChange={(event) => setOn(event.target.value)}
        />
      </StepForm>
    </details>
  )
}
