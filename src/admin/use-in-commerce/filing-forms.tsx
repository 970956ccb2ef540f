import { useState } from 'react'
import { commerceUseApprove, commerceUseReopen, commerceUseSubmit } from '#contract/use-in-commerce.ts'
import type { UseInCommerceRow } from '#operations/staff/use-in-commerce.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { todayHere } from '../kit/time.ts'
import { UploadField } from '../kit/upload-field.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'
import { useUpload } from '../kit/use-upload.ts'

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
      <form
        className="mw-stack wb-form"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
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
        <Refusal error={sign.error} />
        <div>
          <Button small type="submit" busy={sign.busy} disabled={name.trim() === ''}>
            {t('useInCommerce.signFor')}
          </Button>
        </div>
      </form>
    </details>
  )
}

/** What was signed is with the office: when, and its receipt. */
export function SubmitForm({ row }: { row: UseInCommerceRow }) {
  const t = useText()
  const [on, setOn] = useKeptText(`use-submitted:${row.id}`, todayHere())
  const [tried, setTried] = useState(false)
  const receipt = useUpload(row.document_hub_id, 'filing-receipt', t('officeAction.receipt'))
  const submit = useSend(commerceUseSubmit, { done: t('useInCommerce.submitted'), ownRefusal: true })
  const send = async (): Promise<void> => {
    setTried(true)
    const receiptDocumentId = await receipt.store()
    if (receiptDocumentId === null) return
    const answer = await submit.send({ params: { id: row.id }, body: { submittedOn: on, receiptDocumentId } })
    if (answer.ok) receipt.forget()
  }
  return (
    <form
      className="mw-stack wb-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h3 className="mw-h4">{t('useInCommerce.submit')}</h3>
      <TextField
        name="submittedOn"
        type="date"
        min={row.issue_date ?? undefined}
        max={todayHere()}
        label={t('useInCommerce.submittedOn')}
        value={on}
        error={fieldError(submit.fields, 'submittedOn', t('useInCommerce.submittedOn'))}
        onChange={(event) => setOn(event.target.value)}
      />
      <UploadField
        label={t('officeAction.receipt')}
        name={receipt.name}
        onFile={receipt.choose}
        error={
          tried && receipt.name === null
            ? receipt.missing
            : (receipt.error ?? fieldError(submit.fields, 'receiptDocumentId', t('officeAction.receipt')))
        }
      />
      <Refusal error={submit.error} />
      <div>
        <Button kind="primary" small type="submit" busy={submit.busy || receipt.busy}>
          {t('useInCommerce.submit')}
        </Button>
      </div>
    </form>
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
      <form
        className="mw-stack wb-form"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
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
        <Refusal error={reopen.error} />
        <div>
          <Button small type="submit" busy={reopen.busy} disabled={note.trim() === ''}>
            {t('useInCommerce.reopen')}
          </Button>
        </div>
      </form>
    </details>
  )
}
