import { useState } from 'react'
import type { AppError, FieldErrors } from '#kernel/errors.ts'
import { TextField } from '#ui/text-field.tsx'
import { fieldError } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { NeededFile } from './needed-file.tsx'
import { StepForm } from './step-form.tsx'
import { todayHere } from './time.ts'
import { useKeptText } from './use-kept-text.ts'
import { useUpload } from './use-upload.ts'

interface ReceiptFormProps {
  row: { id: string; issue_date: string | null; document_hub_id: string }
  /** Under which name what is typed is kept. */
  kept: string
  title: string
  /** The words of the day. */
  on: string
  step: {
    busy: boolean
    error: AppError | null
    fields: FieldErrors
    send: (body: { submittedOn: string; receiptDocumentId: number }) => Promise<{ ok: boolean }>
  }
}

/** Something is with the office now: since when, and the office's receipt. */
export function ReceiptForm({ row, kept, title, on: onWords, step }: ReceiptFormProps) {
  const t = useText()
  const [on, setOn] = useKeptText(`${kept}:${row.id}`, todayHere())
  const [tried, setTried] = useState(false)
  const label = t('officeAction.receipt')
  const receipt = useUpload(row.document_hub_id, 'filing-receipt', label)
  const send = async (): Promise<void> => {
    setTried(true)
    const receiptDocumentId = await receipt.store()
    if (receiptDocumentId === null) return
    const answer = await step.send({ submittedOn: on, receiptDocumentId })
    if (answer.ok) receipt.forget()
  }
  return (
    <StepForm send={send} refused={step.error} busy={step.busy || receipt.busy} primary submit={title}>
      <h3 className="mw-h4">{title}</h3>
      <TextField
        name="submittedOn"
        type="date"
        min={row.issue_date ?? undefined}
        max={todayHere()}
        label={onWords}
        value={on}
        error={fieldError(step.fields, 'submittedOn', onWords)}
        onChange={(event) => setOn(event.target.value)}
      />
      <NeededFile
        file={receipt}
        label={label}
        tried={tried}
        refused={fieldError(step.fields, 'receiptDocumentId', label)}
      />
    </StepForm>
  )
}
