import { useState } from 'react'
import type { AppError, FieldErrors } from '#kernel/errors.ts'
import { TextArea } from '#ui/text-field.tsx'
import { fieldError } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { StepForm } from './step-form.tsx'

interface AbandonFormProps {
  title: string
  step: {
    busy: boolean
    error: AppError | null
    fields: FieldErrors
    send: (body: { note: string | null }) => Promise<unknown>
  }
}

/** A matter is given up, with a note for the file; closed until it is asked for. */
export function AbandonForm({ title, step }: AbandonFormProps) {
  const t = useText()
  const [note, setNote] = useState('')
  return (
    <details>
      <summary>{title}</summary>
      <StepForm send={() => step.send({ note: note || null })} refused={step.error} busy={step.busy} submit={title}>
        <TextArea
          name="abandonNote"
          className="mw-textarea--short"
          label={t('request.statusNote')}
          hint={t('notes.hint')}
          value={note}
          error={fieldError(step.fields, 'note', t('request.statusNote'))}
          onChange={(event) => setNote(event.target.value)}
        />
      </StepForm>
    </details>
  )
}
