import { useQuery } from '@tanstack/react-query'
import { documentPutBack } from '#contract/document.ts'
import { removedDocumentsOperation } from '#operations/staff/matter-parts.ts'
import { Button } from '#ui/button.tsx'
import { useSend } from '../calls.ts'
import { runOperation } from '../graphql.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { CutNote } from './cut-note.tsx'
import { personName } from './person.ts'
import { Refusal } from './refusal.tsx'
import { formatInstant } from './time.ts'

/** What was removed from a matter, by whom and why; nothing where nothing was. */
export function RemovedDocuments({ hubId }: { hubId: string }) {
  const t = useText()
  const language = useLanguage()
  const back = useSend(documentPutBack, { done: t('documents.isBack'), ownRefusal: true })
  const { data } = useQuery({
    // Among the reads that a call of the screen asks for anew.
    queryKey: ['document', 'removed', hubId],
    queryFn: async ({ signal }) => await runOperation(removedDocumentsOperation, { hub: hubId }, { signal }),
  })
  if (!data || data.document.length === 0) return null
  return (
    <details className="wb-docs__more">
      <summary>{t('documents.removedList', { count: data.document_aggregate.aggregate.count })}</summary>
      <ul className="wb-docs">
        {data.document.map((row) => (
          <li key={row.id}>
            <span>
              {t(`documentType.${row.type}`)}: {row.name}
              <small className="mw-lines"> {row.removed_reason}</small>
            </span>
            <small>
              {[
                row.removed_by_user && personName(row.removed_by_user),
                row.removed_at && formatInstant(row.removed_at, language),
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
            <div>
              <Button
                small
                busy={back.busy}
                onClick={() => void back.send({ params: { hubId, docId: row.id } })}
                aria-label={t('documents.putBackOf', { name: row.name })}
              >
                {t('documents.putBack')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Refusal error={back.error} />
      <CutNote shown={data.document.length} all={data.document_aggregate} />
    </details>
  )
}
