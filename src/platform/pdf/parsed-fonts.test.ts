import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { fonts } from './fonts.ts'
import { registerFonts } from './parsed-fonts.ts'

type Pdf = InstanceType<typeof PDFDocument>

async function pageOf(register: (pdf: Pdf) => void, words: string): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', info: { CreationDate: new Date(0) } })
  const chunks: Uint8Array[] = []
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()))
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  register(pdf)
  for (const name of Object.keys(fonts)) pdf.font(name).fontSize(12).text(words)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

const fromFiles = (pdf: Pdf): void => {
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file)
}

test('a document with fonts that were read before is the one with fonts of its own, whatever was written before it', async () => {
  for (const words of [
    'Faktúra č. 1: AVATAR, 12,50 €',
    'Příliš žluťoučký kůň',
    'Año: ¿señal?',
    'Faktúra č. 1: AVATAR, 12,50 €',
  ])
    expect((await pageOf(registerFonts, words)).equals(await pageOf(fromFiles, words))).toBe(true)
})

test('documents that are written at the same time hold their own letters', async () => {
  const words = ['ABC', 'XYZ', 'ĽŠČ']
  const together = await Promise.all(words.map(async (one) => await pageOf(registerFonts, one)))
  for (const [at, one] of words.entries()) expect(together[at]?.equals(await pageOf(fromFiles, one))).toBe(true)
})
