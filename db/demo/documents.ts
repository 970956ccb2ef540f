import PDFDocument from 'pdfkit'
import type { Facilities } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'

/** A one-page PDF that says it is a demo's receipt, certificate or letter. */
export async function demoPdf(title: string, lines: string[]): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 72, info: { Title: title, CreationDate: new Date(0) } })
  const chunks: Uint8Array[] = []
  const finished = new Promise<void>((resolve) => {
    pdf.on('end', () => resolve())
  })
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  pdf.fontSize(24).text(title).moveDown()
  for (const line of lines) pdf.fontSize(12).text(line)
  pdf.moveDown().fontSize(10).text('Made for the demo. No office issued this document.')
  pdf.end()
  await finished
  return Buffer.concat(chunks)
}

/** Puts a document into the hub of a demo trademark, as if an office had sent it. */
export async function seedDocument(
  tx: Tx,
  facilities: Pick<Facilities, 'files'>,
  matter: {
    trademarkId: string
    type: 'filing-receipt' | 'certificate'
    title: string
    lines: string[]
    userId: string
    at: string
  },
): Promise<void> {
  const bytes = await demoPdf(matter.title, matter.lines)
  const path = `documents/demo/${matter.trademarkId}-${matter.type}.pdf`
  await facilities.files.put(path, bytes, 'application/pdf')
  await tx.$client.query(
    `insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client, created_at)
     select $1, $2, 'application/pdf', $3, $4, document_hub_id, $5, true, $6 from trademark where id = $7`,
    [path, `${matter.title}.pdf`, bytes.byteLength, matter.type, matter.userId, matter.at, matter.trademarkId],
  )
}
