import { readFileSync } from 'node:fs'
import { create, type Font, registerFormat } from 'fontkit'
import type PDFDocument from 'pdfkit'
import { fontFiles, type FontName } from './fonts.ts'

/** What a document is given in place of a font's file: a word that no font begins with, then the font's name. */
const sign = 'MWFT'
const asSource = (name: FontName): Uint8Array => Buffer.from(`${sign}${name}`.padEnd(64))
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1').trimEnd()

const parsed = new Map<FontName, Font>()

/** A font as it is in its file, read once. */
export function parsedFont(name: FontName): Font {
  const known = parsed.get(name)
  if (known) return known
  const font = create(readFileSync(fontFiles[name]))
  parsed.set(name, font)
  return font
}

// pdfkit gives fontkit the bytes of a font for each document, and reading them takes most of the time of a page. What is kept of a
// font is its tables. A glyph is the document's own: it remembers the letter that it was first drawn for, which is what a reader of
// the document copies.
registerFormat(
  class {
    static probe(bytes: Uint8Array): boolean {
      return textOf(bytes.subarray(0, sign.length)) === sign
    }

    constructor({ buffer }: { buffer: Uint8Array }) {
      const font = parsedFont(textOf(buffer).slice(sign.length) as FontName)
      return Object.create(font, { _glyphs: { value: {}, writable: true } }) as Font
    }
  },
)

/** Gives a document the fonts `text`, `bold` and `display`, and those of other scripts, each of which a process reads once. */
export function registerFonts(pdf: InstanceType<typeof PDFDocument>): void {
  for (const name of Object.keys(fontFiles)) pdf.registerFont(name, asSource(name as FontName))
}
