import PDFDocument from 'pdfkit'
import { fonts } from '#platform/pdf/fonts.ts'

/** A letter of an office as PDF, line by line. */
export async function letterPdf(text: string): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 60 })
  const chunks: Uint8Array[] = []
  const finished = new Promise<void>((resolve) => {
    pdf.on('end', () => resolve())
  })
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  // Its letters are embedded: the standard fonts of a PDF have no Slovak ones.
  pdf.font(fonts.text)
  for (const line of text.split('\n')) pdf.fontSize(11).text(line)
  pdf.end()
  await finished
  return Buffer.concat(chunks)
}
