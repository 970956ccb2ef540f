import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { PdfDocument } from './document.ts'
import { runsOf } from './written.ts'

const begun = (): PdfDocument => {
  const pdf = new PdfDocument({ size: 'A4', margin: 56, info: { CreationDate: new Date(0) } })
  pdf.font('display').fontSize(10)
  return pdf
}

async function read(pdf: PdfDocument): Promise<{ text: string; fonts: string[] }> {
  const bytes = await pdf.bytes()
  const fonts = [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/BaseFont \/[A-Z]+\+([\w-]+)/g),
  ].map(([, name = '']) => name)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return { text, fonts: [...new Set(fonts)].toSorted() }
}

test.each([
  ['Chinese', '乐高 可口可乐', 'NotoSansHans'],
  ['Japanese', 'スターバックス ひらがな', 'NotoSansHans'],
  ['Korean', '카카오톡', 'NotoSansKR'],
  ['Arabic', 'شركة', 'NotoSansArabic'],
  ['Hebrew', 'הקפה', 'NotoSansHebrew'],
  ['Thai', 'กาแฟ', 'NotoSansThai'],
  ['Hindi', 'भारत', 'NotoSansDevanagari'],
  ['Georgian', 'ქართული', 'NotoSansGeorgian'],
  ['Armenian', 'հայերեն', 'NotoSansArmenian'],
  ['Cyrillic, which the font of headings has not', 'Кофола', 'Inter'],
])('a mark in %s is written beside our letters in a font that has it', async (_name, mark, font) => {
  const pdf = begun()
  pdf.text(`Známka ${mark} č. 1`)
  const { text, fonts } = await read(pdf)
  expect(text).not.toContain('U+')
  expect(text).toContain('č. 1')
  expect(fonts).toEqual(['Newsreader-Medium', `${font}-Regular`].toSorted())
})

test('a letter that no font has is written as its code, not left out', async () => {
  const pdf = begun()
  pdf.text('ༀ TIBET')
  expect((await read(pdf)).text).toContain('[U+0F00] TIBET')
})

test('what only joins letters is not drawn where no font has them', async () => {
  const pdf = begun()
  pdf.text('A \u{1f469}\u200d\u{1f467}\ufe0f B')
  expect((await read(pdf)).text).toContain('A [U+1F469][U+1F467] B')
})

test('a line of several scripts is as long as its letters, and is broken and set to the right by that', async () => {
  const pdf = begun()
  // A Chinese character is as wide as the font is high.
  expect(pdf.widthOfString('乐高')).toBeCloseTo(20, 1)
  expect(pdf.widthOfString('A乐高')).toBeCloseTo(20 + pdf.widthOfString('A'), 1)
  expect(pdf.heightOfString('乐高'.repeat(10), { width: 105 })).toBeCloseTo(
    2 * pdf.heightOfString('乐高', { width: 105 }),
    1,
  )
  const before = pdf.y
  pdf.text('乐高 LEGO', { align: 'right', width: 200 })
  expect(pdf.y - before).toBeCloseTo(pdf.currentLineHeight(true), 1)
  expect((await read(pdf)).text).toContain('LEGO')
})

test('the words of a script that is written from right to left stand together with their blanks, and no other blank with them', () => {
  const isLatin = (codePoint: number) => codePoint < 0x250
  expect(runsOf('Mark שלום עולם in 乐高', isLatin)).toEqual([
    { text: 'Mark ', font: null },
    { text: 'שלום עולם', font: 'hebrew' },
    { text: ' in ', font: null },
    { text: '乐高', font: 'han' },
  ])
  expect(runsOf('שלום 乐高 ', isLatin)).toEqual([
    { text: 'שלום', font: 'hebrew' },
    { text: ' ', font: null },
    { text: '乐高', font: 'han' },
    { text: ' ', font: null },
  ])
})
