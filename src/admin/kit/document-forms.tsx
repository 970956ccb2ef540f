import { useId, useState } from 'react'
import { documentChange, documentRemove, documentRevise } from '#contract/document.ts'
import { documentTypes, type DocumentType } from '#domain/catalog/document-types.ts'
import type { DocumentRow } from '#operations/staff/trademark.ts'
import { Checkbox } from '#ui/check.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { errorText, useText } from '../i18n/texts.ts'
import { fieldError, useSend } from '../calls.ts'
import { StepForm } from './step-form.tsx'
import { UploadField } from './upload-field.tsx'
import { useKeptText } from './use-kept-text.ts'

interface FormProps {
  hubId: string
  row: DocumentRow
}

/** What can be done with a document of a matter. */
export function DocumentForms({ folders, ...of }: FormProps & { folders: readonly (string | null)[] }) {
  return (
    <div className="mw-stack">
      <DescribeForm {...of} folders={folders} />
      <ReviseForm {...of} />
      <RemoveForm {...of} />
    </div>
  )
}

function DescribeForm({ hubId, row, folders }: FormProps & { folders: readonly (string | null)[] }) {
  const t = useText()
  const list = useId()
  // What the screen showed when typing began: the server refuses when somebody changed it since.
  const stands = {
    name: row.name,
    type: row.type,
    visibleToClient: row.visible_to_client,
    folder: row.document_folder?.name ?? null,
  }
  const [before, setBefore] = useState(stands)
  const [set, setSet] = useState<Partial<typeof stands>>({})
  const save = useSend(documentChange, { done: t('documents.changed'), ownRefusal: true })
  const shown = { ...stands, ...set }
  const typed = (next: Partial<typeof stands>): void => {
    if (Object.keys(set).length === 0) setBefore(stands)
    setSet({ ...set, ...next })
  }
  const send = async (): Promise<void> => {
    const { ok } = await save.send({ params: { hubId, docId: row.id }, body: { ...shown, before } })
    if (ok) setSet({})
    // Who sends again after that has seen what stands there now.
    else setBefore(stands)
  }
  const name = t('documents.name')
  return (
    <StepForm send={send} refused={save.error} busy={save.busy} submit={t('documents.save')}>
      <TextField
        name={`document-name-${row.id}`}
        label={name}
        maxLength={200}
        value={shown.name}
        error={fieldError(save.fields, 'name', name)}
        onChange={(event) => typed({ name: event.target.value })}
      />
      <Select
        name={`document-type-${row.id}`}
        label={t('field.type')}
        value={shown.type}
        options={documentTypes.map((type) => ({ value: type, label: t(`documentType.${type}`) }))}
        onChange={(event) => typed({ type: event.target.value as DocumentType })}
      />
      <TextField
        name={`document-folder-${row.id}`}
        label={t('documents.folder')}
        hint={t('documents.folderHint')}
        maxLength={200}
        list={list}
        value={shown.folder ?? ''}
        error={fieldError(save.fields, 'folder', t('documents.folder'))}
        onChange={(event) => typed({ folder: event.target.value || null })}
      />
      <datalist id={list}>
        {folders.map(
          (folder) =>
            folder !== null && (
              <option key={folder} value={folder}>
                {folder}
              </option>
            ),
        )}
      </datalist>
      <Checkbox
        name={`document-visible-${row.id}`}
        label={t('documents.show')}
        checked={shown.visibleToClient}
        onChange={(event) => typed({ visibleToClient: event.target.checked })}
      />
    </StepForm>
  )
}

function ReviseForm({ hubId, row }: FormProps) {
  const t = useText()
  const [file, setFile] = useState<File | null>(null)
  const [tried, setTried] = useState(false)
  const revise = useSend(documentRevise, { done: t('documents.revised'), ownRefusal: true })
  const label = t('documents.newRevision')
  const send = async (): Promise<void> => {
    setTried(true)
    if (!file) return
    const { ok } = await revise.send({ params: { hubId, docId: row.id }, file })
    if (ok) setFile(null)
    setTried(!ok)
  }
  const missing = tried && !file ? errorText('field.required', { label }) : undefined
  return (
    <StepForm send={send} refused={revise.error} busy={revise.busy} submit={t('documents.replace')}>
      <UploadField
        label={label}
        name={file?.name ?? null}
        onFile={setFile}
        error={missing ?? fieldError(revise.fields, 'file', label)}
      />
    </StepForm>
  )
}

function RemoveForm({ hubId, row }: FormProps) {
  const t = useText()
  const [reason, setReason, forget] = useKeptText(`remove-document:${row.id}`)
  const remove = useSend(documentRemove, { done: t('documents.removed'), ownRefusal: true })
  const label = t('documents.reason')
  const send = async (): Promise<void> => {
    const { ok } = await remove.send({ params: { hubId, docId: row.id }, body: { reason } })
    if (ok) forget()
  }
  return (
    <StepForm send={send} refused={remove.error} busy={remove.busy} submit={t('documents.remove')}>
      <TextArea
        name={`document-reason-${row.id}`}
        label={label}
        hint={t('documents.removeHint')}
        className="mw-textarea--short"
        maxLength={500}
        value={reason}
        error={fieldError(remove.fields, 'reason', label)}
        onChange={(event) => setReason(event.target.value)}
      />
    </StepForm>
  )
}
