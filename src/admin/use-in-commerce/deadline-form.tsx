import { commerceUseDeadline } from '#contract/use-in-commerce.ts'
import { isStatement } from '#domain/use-in-commerce/filing.ts'
import type { UseInCommerceRow } from '#operations/staff/use-in-commerce.ts'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { StepForm } from '../kit/step-form.tsx'
import { todayHere } from '../kit/time.ts'
import { Theirs } from '../kit/theirs.tsx'
import { useKeptEdit, useKeptText } from '../kit/use-kept-text.ts'

/** The last day is confirmed as the docket gives it, or set against it with a reason. */
export function DeadlineForm({ row }: { row: UseInCommerceRow }) {
  const t = useText()
  const issued = useKeptEdit(`use-issued:${row.id}`, row.issue_date ?? '')
  const due = useKeptEdit(`use-due:${row.id}`, row.due_date ?? '')
  const [reason, setReason, forgetReason] = useKeptText(`use-reason:${row.id}`)
  const save = useSend(commerceUseDeadline, { done: t('useInCommerce.deadlineConfirmed'), ownRefusal: true })
  const hasIssue = isStatement(row.type)
  const send = async (): Promise<void> => {
    const before = { issueDate: issued.base || null, dueDate: due.base || null }
    const issueDate = hasIssue ? issued.text || null : null
    const body = { issueDate, dueDate: due.text, reason: reason || null, before }
    const answer = await save.send({ params: { id: row.id }, body })
    if (answer.ok) for (const forget of [issued.forget, due.forget, forgetReason]) forget()
  }
  return (
    <details open={!row.deadline_confirmed}>
      <summary>{t('useInCommerce.confirmDeadline')}</summary>
      <StepForm
        send={send}
        refused={save.error}
        busy={save.busy}
        disabled={due.text === ''}
        submit={t('useInCommerce.confirmDeadline')}
      >
        {hasIssue && (
          <>
            <TextField
              name="issueDate"
              type="date"
              max={todayHere()}
              label={t('useInCommerce.issued')}
              value={issued.text}
              error={fieldError(save.fields, 'issueDate', t('useInCommerce.issued'))}
              onChange={(event) => issued.set(event.target.value)}
            />
            <Theirs edit={issued} />
          </>
        )}
        <TextField
          name="dueDate"
          type="date"
          label={t('useInCommerce.due')}
          value={due.text}
          error={fieldError(save.fields, 'dueDate', t('useInCommerce.due'))}
          onChange={(event) => due.set(event.target.value)}
        />
        <Theirs edit={due} />
        <TextArea
          name="reason"
          className="mw-textarea--short"
          label={t('useInCommerce.reason')}
          hint={t('useInCommerce.reasonHint')}
          value={reason}
          error={fieldError(save.fields, 'reason', t('useInCommerce.reason'))}
          onChange={(event) => setReason(event.target.value)}
        />
      </StepForm>
    </details>
  )
}
