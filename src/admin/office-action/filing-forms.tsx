import { useState } from 'react'
import { officeActionExtension, officeActionSubmit } from '#contract/office-action.ts'
import { nextExtension } from '#domain/office-action/reply-dates.ts'
import type { OfficeActionRow } from '#operations/staff/office-action.ts'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ReceiptForm } from '../kit/receipt-form.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { formatDate, todayHere } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'

/** The approved answer was filed: when, and the office's receipt. */
export function SubmitForm({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const submit = useSend(officeActionSubmit, {
    done: ({ told }) => t(told ? 'officeAction.submitted' : 'officeAction.toldNobody'),
    ownRefusal: true,
  })
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

/** More time was asked for; offered where the law of the register knows an extension, or the office sets the term itself. */
export function ExtensionForm({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const language = useLanguage()
  const [on, setOn] = useState(todayHere())
  const extend = useSend(officeActionExtension, { done: t('officeAction.extended'), ownRefusal: true })
  const [granted, setGranted, forgetGranted] = useKeptText(`office-action-granted:${row.id}`)
  const [reason, setReason, forgetReason] = useKeptText(`office-action-extension-reason:${row.id}`)
  const of = (kind: string) =>
    (row.trademark?.deadlines ?? [])
      .filter((one) => one.kind === kind)
      .toSorted((a, b) => a.number - b.number)
      .map((one) => ({ ...one, isByLetter: one.is_by_letter }))
  const date = nextExtension(
    of('office_action_extension'),
    row.tracking_actions.filter(({ name }) => name === 'Extension filed').length,
  )
  const isByLetter = date ? date.isByLetter : of('office_action_reply')[0]?.isByLetter === true
  if (!date && !isByLetter) return null
  const isLate = row.due_date !== null && on > row.due_date
  const isGranted = isByLetter || isLate
  const send = async (): Promise<void> => {
    const body = {
      filedOn: on,
      dueDate: isGranted ? granted || null : null,
      after: row.due_date,
      reason: isGranted ? reason || null : null,
    }
    const answer = await extend.send({ params: { id: row.id }, body })
    if (answer.ok) for (const forget of [forgetGranted, forgetReason]) forget()
  }
  return (
    <details>
      <summary>
        {date && !isByLetter
          ? t('officeAction.extend', { date: formatDate(date.due, language) })
          : t('officeAction.extendGranted')}
      </summary>
      <StepForm send={send} refused={extend.error} busy={extend.busy} submit={t('officeAction.extendSubmit')}>
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
        {isGranted && (
          <TextField
            name="dueDate"
            type="date"
            min={row.due_date ?? undefined}
            label={t('officeAction.grantedUntil')}
            hint={t('officeAction.grantedHint')}
            value={granted}
            error={fieldError(extend.fields, 'dueDate', t('officeAction.grantedUntil'))}
            onChange={(event) => setGranted(event.target.value)}
          />
        )}
        {isGranted && (
          <TextField
            name="reason"
            label={t('officeAction.extendReason')}
            hint={t('officeAction.extendReasonHint')}
            value={reason}
            maxLength={500}
            error={fieldError(extend.fields, 'reason', t('officeAction.extendReason'))}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </StepForm>
    </details>
  )
}
