import type { OfficeActionRow } from '#operations/staff/office-action.ts'
import { useText } from '../i18n/texts.ts'
import { Documents } from '../kit/documents.tsx'
import { UploadField } from '../kit/upload-field.tsx'
import { useUpload } from '../kit/use-upload.ts'
import { useRefresh } from 'ra-core'

/** The letter of the office, handed in here, among the documents of the matter. */
export function LetterUpload({ row }: { row: OfficeActionRow }) {
  const t = useText()
  const refresh = useRefresh()
  const letter = useUpload(row.document_hub_id, 'office-letter', t('officeAction.letter'))
  return (
    <div className="mw-stack">
      <UploadField
        label={t('officeAction.letter')}
        name={letter.name}
        error={letter.error}
        onFile={(file) => {
          letter.choose(file)
          void letter.store().then((id) => {
            if (id === null) return
            letter.forget()
            refresh()
          })
        }}
      />
      <Documents hubId={row.document_hub_id} rows={row.documents} all={row.documents_aggregate} />
    </div>
  )
}
