import PDFDocument from 'pdfkit'
import { caseNoticeDocument } from '#contract/notice.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { fonts } from '#platform/pdf/fonts.ts'
import { handle } from '#features/facilities.ts'
import { shownNotice } from './notice.ts'
import { caseFor } from './policy.ts'

/** A letter as PDF; until it was sent, every page says that it is a draft. */
async function letterPdf(text: string, { isDraft, at }: { isDraft: boolean; at: Date }): Promise<Uint8Array> {
  const [title = ''] = text.split('\n')
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 72, bottom: 72, left: 72, right: 72 },
    info: { Title: title, CreationDate: at },
    bufferPages: true,
  })
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.font(fonts.text).fontSize(10.5).text(text, { lineGap: 3 })
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    // Below the margin a line would begin another page.
    pdf.page.margins.bottom = 0
    const line = [`${page + 1} / ${count}`, isDraft ? 'DRAFT, NOT SENT' : null].filter(Boolean).join('   ')
    pdf.fontSize(8).text(line, 72, pdf.page.height - 48, { lineBreak: false })
  }
  pdf.end()
  return await whole
}

export const openNotice = handle(caseNoticeDocument, async ({ params }, caller, { db, clock }): Promise<FileAnswer> => {
  const matter = await caseFor(db, params.id, caller)
  const notice = await shownNotice(db, matter, params.noticeId, caller)
  const isDraft = notice.sentOn === null
  const bytes = await letterPdf(notice.body, { isDraft, at: clock() })
  return {
    name: `${notice.kind}-${notice.sentOn ?? `draft-${notice.version}`}.pdf`,
    mediaType: 'application/pdf',
    bytes,
  }
})
