import { Entry } from '#ui/entry.tsx'
import { hasThumbnail, Thumbnail } from '#ui/thumbnail.tsx'
import { useSize } from '../i18n/size.ts'
import { useText } from '../i18n/text.ts'
import type { ShownDocument } from './shown-documents.ts'

/** The documents that the owner of a matter may open. */
export function DocumentList({ documents }: { documents: readonly ShownDocument[] }) {
  const t = useText('portal')
  const size = useSize()
  return (
    <ul className="mw-ruled mw-documents">
      {documents.map((document) => (
        <li key={document.id} className={hasThumbnail(document.mediaType) ? 'is-pictured' : undefined}>
          <Thumbnail src={document.thumbnail} mediaType={document.mediaType} />
          <a href={document.href}>{t(`documentType.${document.type}`)}</a>
          <span className="mw-source">
            {document.revision > 1 && `${t('mark.revision', { number: document.revision })}, `}
            {document.name}, {document.format}, {size(document.size)}, {document.date}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** They as a part of a matter's page; nothing where there are none. */
export function DocumentsPart({ documents, number }: { documents: readonly ShownDocument[]; number?: number }) {
  const t = useText('portal')
  if (documents.length === 0) return null
  return (
    <Entry id="documents" {...(number !== undefined && { number })} margin={t('mark.documentsMargin')}>
      <h2 className="mw-h3 mb-2" id="documents-title">
        {t('mark.documents')}
      </h2>
      <DocumentList documents={documents} />
    </Entry>
  )
}
