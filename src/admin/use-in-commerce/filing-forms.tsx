import { commerceUseApprove, commerceUseReopen, commerceUseSubmit } from '#contract/use-in-commerce.ts'
import type { UseInCommerceRow } from '#operations/staff/use-in-commerce.ts'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { ReceiptForm } from '../kit/receipt-form.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { todayHere } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'

/** The owner signed in another way: who, and how we know. */
export function SignForm({ row }: { row: UseInCommerceRow }) {
  const t = useText()
  const [name, setName] = useKeptText(`use-signed:${row.id}`)
  const [note, setNote] = useKeptText(`use-signed-how:${row.id}`)
  const sign = useSend(commerceUseApprove, { done: t('useInCommerce.signed'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const body = { version: row.updated_at, signedBy: name, declared: true as const, note: note || null }
    const answer = await sign.send({ params: { id: row.id }, body })
    if (answer.ok) for (const clear of [setName, setNote]) clear('')
  }
  return (
    <details>
      <summary>{t('useInCommerce.signFor')}</summary>
      <StepForm
        send={send}
        refused={sign.error}
        busy={sign.busy}
        disabled={name.trim() === ''}
        submit={t('useInCommerce.signFor')}
      >
        <TextField
          name="signedBy"
          label={t('useInCommerce.signedBy')}
          value={name}
          error={fieldError(sign.fields, 'signedBy', t('useInCommerce.signedBy'))}
          onChange={(event) => setName(event.target.value)}
        />
        <TextArea
          name="note"
          className="mw-textarea--short"
          label={t('useInCommerce.signedHow')}
          value={note}
          error={fieldError(sign.fields, 'note', t('useInCommerce.signedHow'))}
          onChange={(event) => setNote(event.target.value)}
        />
      </StepForm>
    </details>
  )
}

/** What was signed is with the office: when, and its receipt. */
export function SubmitForm({ row }: { row: UseInCommerceRow }) {
  const t = useText()
  const submit = useSend(commerceUseSubmit, { done: t('useInCommerce.submitted'), ownRefusal: true })
  return (
    <ReceiptForm
      row={row}
      kept="use-submitted"
      title={t('useInCommerce.submit')}
      on={t('useInCommerce.submittedOn')}
      step={{ ...submit, send: async (body) => await submit.send({ params: { id: row.id }, body }) }}
    />
  )
}

/** It is taken up again, for a reason that the client reads. */
export function ReopenForm({ row }: { row: UseInCommerceRow }) {
  const t = useText()
  const [note, setNote] = useKeptText(`use-reopened:${row.id}`)
  const [due, setDue] = useKeptText(`use-reopened-due:${row.id}`)
  const reopen = useSend(commerceUseReopen, { done: t('useInCommerce.reopened'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const answer = await reopen.send({ params: { id: row.id }, body: { note, dueDate: due || null } })
    if (answer.ok) for (const clear of [setNote, setDue]) clear('')
  }
  return (
    <details>
      <summary>{t('useInCommerce.reopen')}</summary>
      <StepForm
        send={send}
        refused={reopen.error}
        busy={reopen.busy}
        disabled={note.trim() === ''}
        submit={t('useInCommerce.reopen')}
      >
        <TextArea
          name="reopenNote"
          className="mw-textarea--short"
          label={t('useInCommerce.why')}
          hint={t('useInCommerce.whyHint')}
          value={note}
          error={fieldError(reopen.fields, 'note', t('useInCommerce.why'))}
          onChange={(event) => setNote(event.target.value)}
        />
        <TextField
          name="reopenDue"
          type="date"
          min={todayHere()}
          label={t('useInCommerce.answerBy')}
          value={due}
          error={fieldError(reopen.fields, 'dueDate', t('useInCommerce.answerBy'))}
          onChange={(event) => setDue(event.target.value)}
        />
      </StepForm>
    </details>
  )
}
