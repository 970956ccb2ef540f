import PDFDocument from 'pdfkit'
import type { ExhibitRecord } from '#domain/enforcement/exhibit.ts'
import { fonts } from '#platform/pdf/fonts.ts'
import type { CaseMatter } from './policy.ts'

/** An exhibit as the index tells of it. */
export interface IndexedExhibit {
  file: string
  name: string
  record: ExhibitRecord
  recordSha256: string
  by: string | null
  /** Who gave the time stamp; null where nobody did. */
  authority: string | null
}

/** The index of a pack: what each exhibit is, where and when it was taken, by whom, and what proves its time. */
export async function indexPdf(
  { brand, counterparty, row }: CaseMatter,
  exhibits: readonly IndexedExhibit[],
  at: Date,
): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 56, info: { Title: 'Evidence', CreationDate: at } })
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.font(fonts.display).fontSize(18).text('Evidence')
  pdf.font(fonts.text).fontSize(9.5)
  pdf.text(`Case ${row.id}`)
  pdf.text(`Brand: ${brand.name}`)
  pdf.text(`Counterparty: ${counterparty?.primaryName ?? 'not known'}`)
  pdf.text(`Put together: ${at.toISOString()}`)
  for (const { file, name, record, recordSha256, by, authority } of exhibits) {
    pdf.moveDown(1.2)
    pdf.font(fonts.bold).text(`${file}   ${name}`)
    pdf.font(fonts.text)
    const facts: (string | null)[] = [
      record.url && `Address: ${record.url}`,
      record.finalUrl && record.finalUrl !== record.url ? `Answered by: ${record.finalUrl}` : null,
      record.httpStatus === null
        ? 'A file that was handed in: when it was made, the file alone says'
        : `Answer of the server: ${record.httpStatus}, ${record.mediaType}`,
      `${record.httpStatus === null ? 'Handed in' : 'Taken'}: ${record.takenAt}${by === null ? '' : `, by ${by}`}`,
      `Size: ${record.size} bytes`,
      `SHA-256 of the file: ${record.sha256}`,
      `SHA-256 of this record: ${recordSha256}`,
      authority === null
        ? 'Time stamp: none. No time-stamp authority is configured; the time is our own record.'
        : `Time stamp: RFC 3161, ${authority}`,
    ]
    for (const fact of facts) if (fact !== null) pdf.text(fact)
  }
  pdf.end()
  return await whole
}
