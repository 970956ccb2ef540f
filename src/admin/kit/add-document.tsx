import { useState } from 'react'
import { documentUpload } from '#contract/trademark.ts'
import { documentTypes, type DocumentType } from '#domain/catalog/document-types.ts'
import { Checkbox } from '#ui/check.tsx'
import { Select } from '#ui/select.tsx'
import { errorText, useText } from '../i18n/texts.ts'
import { fieldError, useSend } from '../calls.ts'
import { StepForm } from './step-form.tsx'
import { UploadField } from './upload-field.tsx'

/** A document is put into the matter: what it is, its file, and whether the client sees it. */
export function AddDocument({ hubId }: { hubId: string }) {
  const t = useText()
  const [type, setType] = useState<DocumentType>('other')
  const [isShown, setShown] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const [tried, setTried] = useState(false)
  // The field is drawn anew after each document, so that it does not show a file that is in already.
  const [round, setRound] = useState(0)
  const upload = useSend(documentUpload, { done: t('documents.added'), ownRefusal: true })
  const label = t('documents.file')
  const send = async (): Promise<void> => {
    setTried(true)
    if (!file) return
    const { ok } = await upload.send({ params: { hubId }, body: { type, visibleToClient: isShown }, file })
    if (!ok) return
    setFile(null)
    setTried(false)
    setRound(round + 1)
  }
  const missing = tried && !file ? errorText('field.required', { label }) : undefined
  return (
    <details className="wb-docs__more">
      <summary>{t('documents.add')}</summary>
      <StepForm send={send} refused={upload.error} busy={upload.busy} submit={t('documents.addIt')}>
        <Select
          name={`document-type-${hubId}`}
          label={t('field.type')}
          value={type}
          options={documentTypes
            .filter((one) => one !== 'invoice')
            .map((one) => ({ value: one, label: t(`documentType.${one}`) }))}
          onChange={(event) => setType(event.target.value as DocumentType)}
        />
        <UploadField
          key={round}
          label={label}
          name={file?.name ?? null}
          onFile={setFile}
          error={missing ?? fieldError(upload.fields, 'file', label)}
        />
        <Checkbox
          name={`document-visible-${hubId}`}
          label={t('documents.show')}
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
        />
      </StepForm>
    </details>
  )
}
