import { addressOf } from '#contract/client.ts'
import { applicationGenerate, powerOfAttorneyCreate, powerOfAttorneyPreview } from '#contract/application.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { Button } from '#ui/button.tsx'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Documents } from '../kit/documents.tsx'
import { Refusal } from '../kit/refusal.tsx'

/** The power of attorney and the application as a document: read, drawn into the folder, and what lies there. */
export function RequestDocuments({ row, mayWrite }: { row: RequestRow; mayWrite: boolean }) {
  const t = useText()
  const draw = useSend(powerOfAttorneyCreate, { done: t('authority.drawn'), ownRefusal: true })
  const generate = useSend(applicationGenerate, { done: t('authority.generated'), ownRefusal: true })
  const isOwned = row.application?.registration_entity != null
  return (
    <div className="mw-stack">
      <div className="mw-cluster">
        {isOwned && (
          <a href={addressOf(powerOfAttorneyPreview, { params: { id: row.id }, query: {} })} download>
            {t('authority.preview')}
          </a>
        )}
        {isOwned && mayWrite && (
          <Button small busy={draw.busy} onClick={() => void draw.send({ params: { id: row.id } })}>
            {t('authority.draw')}
          </Button>
        )}
        {isOwned && (
          <Button small busy={generate.busy} onClick={() => void generate.send({ params: { id: row.id } })}>
            {t('authority.generate')}
          </Button>
        )}
      </div>
      <Refusal error={draw.error ?? generate.error} />
      <Documents hubId={row.document_hub_id} rows={row.documents} all={row.documents_aggregate} />
    </div>
  )
}
