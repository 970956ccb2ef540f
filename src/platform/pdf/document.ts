import PDFDocument from 'pdfkit'
import { type Run, runsOf } from './written.ts'
import { registerFonts } from './parsed-fonts.ts'

type TextOptions = PDFKit.Mixins.TextOptions & { readonly lineWidth?: number; readonly textWidth?: number }

/** What pdfkit keeps to itself of how it draws a line of text in one font; its version is pinned. */
interface Inner {
  _font: { readonly ascender: number; readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } }
  readonly _fontSize: number
  _fragment(text: string, x: number, y: number, options: TextOptions): void
}

const Document = PDFDocument as unknown as new (
  options: PDFKit.PDFDocumentOptions,
) => InstanceType<typeof PDFDocument> & Inner

/** pdfkit sets word after word from left to right, but for what has features of its font set: the whole of that is set at once. */
const optionsFor = ({ font }: Run, options: TextOptions): TextOptions =>
  font === 'arabic' || font === 'hebrew' ? { ...options, features: [] } : options

/**
 * A PDF document with our fonts, which writes the letters that they have not in the fonts of other scripts: a mark may be of any. It is
 * written as any document of pdfkit, and `bytes` ends it.
 */
export class PdfDocument extends Document {
  readonly #chunks: Uint8Array[] = []
  readonly #whole: Promise<Uint8Array>

  constructor(options: PDFKit.PDFDocumentOptions) {
    super(options)
    this.#whole = new Promise<Uint8Array>((resolve, reject) => {
      this.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk))
      this.on('end', () => resolve(Buffer.concat(this.#chunks)))
      this.on('error', reject)
    })
    registerFonts(this)
  }

  /** Ends the document. */
  async bytes(): Promise<Uint8Array> {
    this.end()
    return await this.#whole
  }

  override widthOfString(text: string, options: PDFKit.Mixins.TextOptions = {}): number {
    const runs = this.#runs(text)
    if (!runs) return super.widthOfString(text, options)
    return runs.reduce(
      (sum, run) => sum + this.#in(run, () => super.widthOfString(run.text, optionsFor(run, options))),
      0,
    )
  }

  /** Draws a line of text that stands at a place, each row of letters in its font, all on one base line. */
  override _fragment(text: string, x: number, y: number, options: TextOptions): void {
    const runs = this.#runs(text)
    if (!runs) {
      super._fragment(text, x, y, options)
      return
    }
    const { align, lineWidth = 0, textWidth: _measured, ...others } = options
    const wide = this.widthOfString(text.trimEnd(), options)
    const free = align === 'right' ? lineWidth - wide : align === 'center' ? (lineWidth - wide) / 2 : 0
    let at = x + (options.width === undefined ? 0 : free)
    const ascent = (this._font.ascender / 1000) * this._fontSize
    for (const run of runs) {
      this.#in(run, () => super._fragment(run.text, at, y, { ...optionsFor(run, others), baseline: -ascent }))
      at += this.#in(run, () => super.widthOfString(run.text, optionsFor(run, options)))
    }
  }

  /** The rows of letters of a text; null where the font that is set has all of them. */
  #runs(text: string): readonly Run[] | null {
    const { font } = this._font
    const runs = runsOf(text, (codePoint) => font.hasGlyphForCodePoint(codePoint))
    return runs.every((run) => run.font === null) && runs.map((run) => run.text).join('') === text ? null : runs
  }

  /** Does something in the font of a row of letters. */
  #in<T>({ font }: Run, act: () => T): T {
    const own = this._font
    if (font !== null) this.font(font)
    try {
      return act()
    } finally {
      this._font = own
    }
  }
}
