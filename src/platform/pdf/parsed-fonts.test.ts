import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { fonts } from './fonts.ts'
import { registerFonts } from './parsed-fonts.ts'

type Pdf = InstanceType<typeof PDFDocument>

/** Documents that are open at the same time, written by turns: each line of all of them before the next. */
async function pagesOf(register: (pdf: Pdf) => void, documents: readonly string[][]): Promise<Buffer[]> {
  const open = documents.map((words) => {
    const pdf = new PDFDocument({ size: 'A4', info: { CreationDate: new Date(0) } })
    const chunks: Uint8Array[] = []
    const ended = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))))
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    register(pdf)
    return { pdf, words, ended }
  })
  const lines = Math.max(...documents.map((words) => words.length))
  for (let line = 0; line < lines; line += 1)
    for (const name of Object.keys(fonts))
      for (const { pdf, words } of open)
        pdf
          .font(name)
          .fontSize(12)
          .text(words[line] ?? '')
  for (const { pdf } of open) pdf.end()
  return await Promise.all(open.map(async ({ ended }) => await ended))
}

const fromFiles = (pdf: Pdf): void => {
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file)
}

/** Two blanks of different width are one glyph, which remembers the first that it was drawn for. */
const first = ['Faktúra\u00a0č. 1:', 'AVATAR,\u00a012,50 €']
const second = ['Faktúra č. 2:', 'Příliš žluťoučký kůň', 'Año: ¿señal? ﬁ fi']

test('a document with fonts that were read before is the one with fonts of its own, whatever was written before it', async () => {
  for (const words of [first, second, first])
    expect(await pagesOf(registerFonts, [words])).toEqual(await pagesOf(fromFiles, [words]))
})

test('documents that are written by turns hold their own letters', async () => {
  const alone = [...(await pagesOf(fromFiles, [first])), ...(await pagesOf(fromFiles, [second]))]
  expect(await pagesOf(registerFonts, [first, second])).toEqual(alone)
})
