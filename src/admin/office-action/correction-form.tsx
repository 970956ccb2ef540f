import { officeActionCorrection } from '#contract/office-action.ts'
import { isUntold } from '#domain/office-action/status.ts'
import { addDays } from '#kernel/dates.ts'
import type { OfficeActionRow } from '#operations/staff/office-action.ts'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { StepForm } from '../kit/step-form.tsx'
import { Theirs } from '../kit/theirs.tsx'
import { useKeptEdit, useKeptText } from '../kit/use-kept-text.ts'

/** A last day that was entered wrongly is put right, to a later or an earlier one, with the reason. */
export function CorrectionForm({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const due = useKeptEdit(`office-action-correct:${row.id}`, row.due_date ?? '')
  const [reason, setReason, forgetReason] = useKeptText(`office-action-correct-reason:${row.id}`)
  const correct = useSend(officeActionCorrection, {
    done: ({ told }) => t(told || isUntold(row.status) ? 'officeAction.corrected' : 'officeAction.toldNobody'),
    ownRefusal: true,
  })
  const send = async (): Promise<void> => {
    const body = { dueDate: due.text, reason, before: { dueDate: due.base || null } }
    const answer = await correct.send({ params: { id: row.id }, body })
    if (answer.ok) for (const forget of [due.forget, forgetReason]) forget()
  }
  return (
    <details>
      <summary>{t('officeAction.correct')}</summary>
      <StepForm
        send={send}
        refused={correct.error}
        busy={correct.busy}
        disabled={due.text === ''}
        submit={t('officeAction.correctSubmit')}
      >
        <p className="mw-small mw-muted">
          {t(isUntold(row.status) ? 'officeAction.correctUntold' : 'officeAction.correctTold')}
        </p>
        <TextField
          name="correctedDue"
          type="date"
          min={row.issue_date === null ? undefined : addDays(row.issue_date, 1)}
          label={t('officeAction.due')}
          value={due.text}
          error={fieldError(correct.fields, 'dueDate', t('officeAction.due'))}
          onChange={(event) => due.set(event.target.value)}
        />
        <Theirs edit={due} />
        <TextField
          name="correctedReason"
          label={t('officeAction.correctReason')}
          hint={t('officeAction.correctReasonHint')}
          value={reason}
          maxLength={500}
          error={fieldError(correct.fields, 'reason', t('officeAction.correctReason'))}
          onChange={(event) => setReason(event.target.value)}
        />
      </StepForm>
    </details>
  )
}
