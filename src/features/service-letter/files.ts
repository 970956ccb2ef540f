import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { serviceLetterDocument } from '#contract/service-letter.ts'
import { AppError, found } from '#kernel/errors.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { docxType, textDocument } from '#platform/docx/text-document.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { textPages } from '#platform/pdf/text-pages.ts'
import { document } from '#schema/document.ts'
import { serviceRequest } from '#schema/service-order.ts'
import { documentOfHub, keepFile } from '#features/document/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { letterOf, type LetterRow, type OrderRow } from './policy.ts'

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const titleOf = ({ body }: LetterRow): string => (body.split('\n')[0] ?? '').slice(0, 150)

const formats = {
  pdf: {
    mediaType: 'application/pdf',
    draw: async (letter: LetterRow, at: Date, foot?: string) =>
      await textPages({ title: titleOf(letter), at, text: letter.body, ...(foot && { foot }) }),
  },
  docx: {
    mediaType: docxType,
    draw: async (letter: LetterRow, _at: Date, foot?: string) =>
      await textDocument({ title: titleOf(letter), text: letter.body, ...(foot && { foot }) }),
  },
} as const
type Format = keyof typeof formats

const documentOf = (letter: LetterRow, format: Format): number | null =>
  format === 'pdf' ? letter.pdfDocumentId : letter.docxDocumentId

/** Keeps what was approved in both formats among the documents of the order; of an approval anew it is a further revision. */
export async function keepApproved(
  tx: Tx,
  facilities: Facilities,
  { letter, order, by }: { letter: LetterRow; order: OrderRow; by: string },
) {
  const keep = async (format: Format) => {
    const bytes = await formats[format].draw(letter, facilities.clock())
    const former = documentOf(letter, format)
    const before = former === null ? null : await documentOfHub(tx, order.documentHubId, former)
    const { id } = await keepFile(
      tx,
      facilities,
      { name: `${letter.kind}.${format}`, mediaType: formats[format].mediaType, extension: format, bytes },
      { hubId: order.documentHubId, type: 'letter', owner: order.userId, visibleToClient: false, by, before },
    )
    return { id, sha256: sha256Of(bytes) }
  }
  const pdf = await keep('pdf')
  const docx = await keep('docx')
  return { pdfDocumentId: pdf.id, pdfSha256: pdf.sha256, docxDocumentId: docx.id, docxSha256: docx.sha256 }
}

/** The bytes that were approved. Throws when the file is gone or is another than what was approved. */
export async function approvedBytes(
  db: Database,
  { files }: Pick<Facilities, 'files'>,
  letter: LetterRow,
  format: Format,
): Promise<Uint8Array> {
  const id = documentOf(letter, format)
  const [row] = id === null ? [] : await db.select().from(document).where(eq(document.id, id))
  const bytes = row ? await files.get(row.path) : null
  const expected = format === 'pdf' ? letter.pdfSha256 : letter.docxSha256
  if (!bytes || sha256Of(bytes) !== expected) throw new AppError('not-found')
  return bytes
}

/** A letter as a file: staff any, until its approval as a draft that says so; its client what was sent. */
export const openLetter = handle(
  serviceLetterDocument,
  async ({ params, query: { format } }, caller, facilities): Promise<FileAnswer> => {
    const { db, clock } = facilities
    const [order] = await db.select().from(serviceRequest).where(eq(serviceRequest.id, params.id))
    const isClient = caller.role === 'customer'
    const mine = order && (!isClient || (order.userId !== null && order.userId === caller.userId)) ? order : null
    const letter = await letterOf(db, found(mine), params.letterId)
    if (isClient && letter.status !== 'Sent') throw new AppError('not-found')
    const { mediaType, draw } = formats[format]
    const isDraft = letter.status === 'Draft' || letter.status === 'Dropped'
    return {
      name: `${letter.kind}${isDraft ? `-draft-${letter.version}` : ''}.${format}`,
      mediaType,
      bytes: isDraft
        ? await draw(letter, clock(), 'DRAFT, NOT SENT')
        : await approvedBytes(db, facilities, letter, format),
    }
  },
)
