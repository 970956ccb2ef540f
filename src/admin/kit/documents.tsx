import type { ReactNode } from 'react'
import { addressOf } from '#contract/client.ts'
import { documentThumbnail, documentUrl } from '#contract/trademark.ts'
import type { DocumentRow } from '#operations/staff/trademark.ts'
import { hasThumbnail, Thumbnail } from '#ui/thumbnail.tsx'
import { useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { AddDocument } from './add-document.tsx'
import { CutNote } from './cut-note.tsx'
import { DocumentForms } from './document-forms.tsx'
import { inFolders, type DocumentChain } from './document-chains.ts'
import { formatSize } from './numbers.ts'
import { personName } from './person.ts'
import { RemovedDocuments } from './removed-documents.tsx'
import { dayOf, formatDate } from './time.ts'

interface DocumentsProps {
  hubId: string
  rows: readonly DocumentRow[]
  /** How many there are, where not all may be shown. */
  all?: { aggregate: { count: number } } | undefined
}

/** The documents of a matter by folder, the last revision of each; they are changed, replaced, removed and added here. */
export function Documents({ hubId, rows, all }: DocumentsProps) {
  const t = useText()
  const folders = inFolders(rows)
  return (
    <div className="mw-stack">
      {rows.length === 0 && <p className="mw-muted mw-small">{t('documents.none')}</p>}
      {folders.map(({ folder, chains }) => (
        <div key={folder ?? ''}>
          {folder !== null && <h3 className="wb-docs__folder">{folder}</h3>}
          <ul className="wb-docs">
            {chains.map((chain) => (
              <Document key={chain.last.id} hubId={hubId} chain={chain} folders={folders.map((one) => one.folder)} />
            ))}
          </ul>
        </div>
      ))}
      <CutNote shown={rows.length} all={all} />
      <AddDocument hubId={hubId} />
      <RemovedDocuments hubId={hubId} />
    </div>
  )
}

function Document({
  hubId,
  chain: { last, earlier },
  folders,
}: {
  hubId: string
  chain: DocumentChain<DocumentRow>
  folders: readonly (string | null)[]
}) {
  const t = useText()
  return (
    <li className={hasThumbnail(last.media_type) ? 'wb-docs__pictured' : undefined}>
      <Thumbnail src={thumbnailOf(last)} mediaType={last.media_type} />
      <OpenDocument hubId={hubId} row={last}>
        {t(`documentType.${last.type}`)}: {last.name}
      </OpenDocument>
      <DocumentFacts row={last} />
      <details className="wb-docs__more">
        <summary aria-label={t('documents.changeOf', { name: last.name })}>{t('documents.change')}</summary>
        {earlier.length > 0 && (
          <>
            <h4>{t('documents.earlier')}</h4>
            <ul className="wb-docs">
              {earlier.map((row) => (
                <li key={row.id}>
                  <OpenDocument hubId={hubId} row={row}>
                    {row.name}
                  </OpenDocument>
                  <DocumentFacts row={row} />
                </li>
              ))}
            </ul>
          </>
        )}
        <DocumentForms hubId={hubId} row={last} folders={folders} />
      </details>
    </li>
  )
}

const thumbnailOf = ({ id }: DocumentRow): string => addressOf(documentThumbnail, { query: { id } })

function DocumentFacts({ row }: { row: DocumentRow }) {
  const t = useText()
  const language = useLanguage()
  return (
    <small>
      {[
        row.revision > 1 && t('documents.revision', { number: row.revision }),
        formatSize(row.size, language),
        formatDate(dayOf(row.created_at), language),
        row.created_by_user && personName(row.created_by_user),
        row.visible_to_client ? t('documents.visible') : t('documents.internal'),
      ]
        .filter(Boolean)
        .join(', ')}
    </small>
  )
}

/** Opens a document by a link that lives for a short time. */
function OpenDocument({ hubId, row, children }: { hubId: string; row: DocumentRow; children: ReactNode }) {
  const link = useSend(documentUrl, { keepScreen: true })
  const show = async (): Promise<void> => {
    const answer = await link.send({ params: { hubId, docId: row.id } })
    if (answer.ok) open(answer.value.url, '_blank', 'noopener')
  }
  return (
    <button type="button" className="wb-link" onClick={() => void show()}>
      {children}
    </button>
  )
}
