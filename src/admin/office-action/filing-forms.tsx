import { useState } from 'react'
import { officeActionExtension, officeActionSubmit } from '#contract/office-action.ts'
import type { OfficeActionRow } from '#operations/staff/office-action.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { formatDate, todayHere } from '../kit/time.ts'
import { UploadField } from '../kit/upload-field.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'
import { useUpload } from '../kit/use-upload.ts'

/** The approved answer was filed: when, and the office's receipt. */
export function SubmitForm({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const [on, setOn] = useKeptText(`office-action-submitted:${row.id}`, todayHere())
  const [tried, setTried] = useState(false)
  const receipt = useUpload(row.document_hub_id, 'filing-receipt', t('officeAction.receipt'))
  const submit = useSend(officeActionSubmit, { done: t('officeAction.submitted'), ownRefusal: true })
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
      <h3 className="mw-h4">{t('officeAction.submit')}</h3>
      <TextField
        name="submittedOn"
        type="date"
        min={row.issue_date ?? undefined}
        max={todayHere()}
        label={t('officeAction.submittedOn')}
        value={on}
        error={fieldError(submit.fields, 'submittedOn', t('officeAction.submittedOn'))}
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
          {t('officeAction.submit')}
        </Button>
      </div>
    </form>
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
      <form
        className="mw-stack wb-form"
        onSubmit={(event) => {
          event.preventDefault()
          void extend.send({ params: { id: row.id }, body: { filedOn: on } })
        }}
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
        <Refusal error={extend.error} />
        <div>
          <Button small type="submit" busy={extend.busy}>
            {t('officeAction.extendSubmit')}
          </Button>
        </div>
      </form>
    </details>
  )
}
