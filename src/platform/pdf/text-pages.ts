import { PdfDocument } from './document.ts'

interface TextPages {
  title: string
  /** Stands for the time of the document, so that the same text gives the same bytes. */
  at: Date
  text: string
  /** What stands at the foot of a page beside its number; nothing where it is left out. */
  foot?: string
}

/** A text as a PDF of A4 pages, line by line as it is, with numbered pages. */
export async function textPages({ title, at, text, foot }: TextPages): Promise<Uint8Array> {
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: 72, bottom: 72, left: 72, right: 72 },
    info: { Title: title, CreationDate: at },
    bufferPages: true,
  })
  pdf.font('text').fontSize(10.5).text(text, { lineGap: 3 })
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    // Below the margin a line would begin another page.
    pdf.page.margins.bottom = 0
    const line = [`${page + 1} / ${count}`, foot].filter(Boolean).join('   ')
    pdf.fontSize(8).text(line, 72, pdf.page.height - 48, { lineBreak: false })
  }
  return await pdf.bytes()
}
