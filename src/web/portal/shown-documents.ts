import { addressOf } from '#contract/client.ts'
import { documentThumbnail } from '#contract/trademark.ts'
import { documentTypes, type DocumentType } from '#domain/catalog/document-types.ts'
import { formatDay } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import { path } from '../path.ts'

/** A document of a matter as its owner sees it. */
export interface ShownDocument {
  id: number
  name: string
  type: DocumentType
  revision: number
  format: string
  size: number
  date: string
  href: string
  mediaType: string
  thumbnail: string
}

interface DocumentRow {
  id: number
  name: string
  type: string
  media_type: string
  size: number
  created_at: string
  revision: number
  parent_document_id: number | null
}

/** The format by its usual name; that of Word's documents says less than the ending of their name. */
const formatOf = ({ media_type: type, name }: DocumentRow): string =>
  ((type.length > 20 ? name.split('.') : type.split('/')).at(-1) ?? '').toUpperCase()

/** Of each document the last revision that its owner is shown. */
export function shownDocuments(rows: readonly DocumentRow[], language: Language): ShownDocument[] {
  const replaced = new Set(rows.map((row) => row.parent_document_id))
  return rows
    .filter((row) => !replaced.has(row.id))
    .map((row) => ({
      id: row.id,
      name: row.name,
      type: documentTypes.find((type) => type === row.type) ?? 'other',
      revision: row.revision,
      format: formatOf(row),
      size: row.size,
      date: formatDay(row.created_at, language),
      href: path.document({ document: String(row.id) }, { language }),
      mediaType: row.media_type,
      thumbnail: addressOf(documentThumbnail, { query: { id: row.id } }),
    }))
}
