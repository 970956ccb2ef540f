import { PdfDocument } from './document.ts'
import type { fonts } from './fonts.ts'

export const ink = '#141B2D'
export const muted = '#5B6478'
export const line = '#E3DED2'
const ground = '#FAF7F0'
/** The text area of an A4 page, in points. */
export const left = 56
export const right = 539
export const width: number = right - left
const top = 64
const bottom = 778

interface Style {
  font?: keyof typeof fonts
  size?: number
  colour?: string
  at?: number
  wide?: number
  align?: 'left' | 'right'
}

/** A column of a table: where it begins and how wide it is, in points from the left edge of the text. */
export interface Column {
  readonly at: number
  readonly wide: number
}

/** A document of A4 pages that grows downwards; what does not fit begins a new page. */
export class Sheet {
  readonly #pdf: PdfDocument

  /** `at` (ISO 8601) stands for the day of the document, so that the same facts give the same bytes. */
  constructor(title: string, at: string) {
    this.#pdf = new PdfDocument({
      size: 'A4',
      margins: { top, bottom: 64, left, right: 56 },
      bufferPages: true,
      info: { Title: title, Creator: 'Markwright', CreationDate: new Date(at) },
    })
    this.#pdf.y = top
  }

  get y(): number {
    return this.#pdf.y
  }

  /** Moves down. */
  space(points: number): void {
    this.#pdf.y += points
  }

  /** Begins a new page when less than so many points are left. */
  room(points: number): void {
    if (this.#pdf.y + points <= bottom) return
    this.#pdf.addPage()
    this.#pdf.y = top
  }

  #use({ font = 'text', size = 9.5, colour = ink }: Style) {
    return this.#pdf.font(font).fontSize(size).fillColor(colour)
  }

  heightOf(text: string, style: Style = {}): number {
    return text === '' ? 0 : this.#use(style).heightOfString(text, { width: style.wide ?? width, lineGap: 1.5 })
  }

  /** Writes a text and moves beneath it. */
  write(text: string, style: Style = {}): void {
    if (text === '') return
    const wide = style.wide ?? width
    this.room(Math.min(this.heightOf(text, style), 40))
    this.#use(style).text(text, left + (style.at ?? 0), this.#pdf.y, {
      width: wide,
      align: style.align ?? 'left',
      lineGap: 1.5,
    })
  }

  /** Writes on the line where it stands, without moving. */
  beside(text: string, style: Style = {}): void {
    const { y } = this.#pdf
    this.#use(style).text(text, left + (style.at ?? 0), y, {
      width: style.wide ?? width,
      align: style.align ?? 'left',
      lineGap: 1.5,
    })
    this.#pdf.y = y
  }

  rule(colour: string = line, from = 0): void {
    const { y } = this.#pdf
    this.#pdf
      .moveTo(left + from, y)
      .lineTo(right, y)
      .lineWidth(0.6)
      .strokeColor(colour)
      .stroke()
  }

  /** A heading with room for `follows` points of what stands under it. */
  heading(text: string, follows = 20): void {
    this.room(50 + follows)
    this.space(16)
    this.write(text, { font: 'display', size: 14 })
    this.space(4)
    this.rule(ink)
    this.space(7)
  }

  /** The mark on its plate: a tinted ground with ticks at its corners. */
  plate(mark: string, under: string): void {
    const size = mark.length > 60 ? 16 : mark.length > 28 ? 22 : 32
    const style: Style = { font: 'display', size, wide: width - 48 }
    const high = Math.min(this.heightOf(mark, style), 220) + 52
    const { y } = this.#pdf
    this.#pdf.rect(left, y, width, high).fill(ground)
    this.#pdf.lineWidth(0.7).strokeColor(ink)
    for (const [x, dx] of [
      [left, -1],
      [right, 1],
    ] as const)
      for (const [at, dy] of [
        [y, -1],
        [y + high, 1],
      ] as const) {
        this.#pdf
          .moveTo(x + dx * 4, at)
          .lineTo(x + dx * 12, at)
          .stroke()
        this.#pdf
          .moveTo(x, at + dy * 4)
          .lineTo(x, at + dy * 12)
          .stroke()
      }
    this.#pdf.y = y + 18
    this.write(mark, { ...style, at: 24 })
    this.#pdf.y = y + high - 22
    this.write(under, { size: 8.5, colour: muted, at: 24 })
    this.#pdf.y = y + high + 16
  }

  /** A square in a colour and its word, to the right end of the line. */
  square(colour: string, word: string, at = 0, wide = width, align: 'left' | 'right' = 'right'): void {
    const { y } = this.#pdf
    const long = this.#use({ font: 'bold', size: 9 }).widthOfString(word)
    const x = align === 'right' ? left + at + wide - long - 12 : left + at
    this.#pdf.rect(x, y + 2.2, 7, 7).fill(colour)
    this.#use({ font: 'bold', size: 9 }).text(word, x + 12, y, { lineBreak: false })
    this.#pdf.y = y
  }

  /** A measure from 0 to 1: its name, a bar and its figure, where it stands and without moving. */
  measure(label: string, value: number, figure: string, at: number): void {
    const { y } = this.#pdf
    this.#use({ size: 7.5, colour: muted }).text(label, left + at, y, { width: 88, lineBreak: false, ellipsis: true })
    this.#pdf.rect(left + at, y + 12, 60, 3).fill(line)
    this.#pdf.rect(left + at, y + 12, 60 * Math.max(0, Math.min(1, value)), 3).fill(ink)
    this.#use({ size: 7.5 }).text(figure, left + at + 64, y + 9, { lineBreak: false })
    this.#pdf.y = y
  }

  /** A picture in a square frame, where it stands and without moving. */
  picture(png: Uint8Array, at: number, side: number): void {
    const { y } = this.#pdf
    this.#pdf.image(Buffer.from(png), left + at, y, { fit: [side, side], align: 'center', valign: 'center' })
    this.#pdf
      .rect(left + at, y, side, side)
      .lineWidth(0.6)
      .strokeColor(line)
      .stroke()
    this.#pdf.y = y
  }

  /** One row of a table; the highest cell makes its height. */
  row(columns: readonly Column[], cells: readonly string[], style: Style = {}): void {
    const heights = cells.map((text, at) => this.heightOf(text, { ...style, wide: columns[at]?.wide ?? width }))
    const high = Math.max(12, ...heights)
    this.room(Math.min(high + 10, 600))
    const { y } = this.#pdf
    for (const [at, text] of cells.entries()) this.beside(text, { ...style, ...columns[at] })
    this.#pdf.y = y + high + 4
    this.rule()
    this.space(4)
  }

  /** The bytes, with a foot on every page. */
  async finish(footOf: (page: number, pages: number) => string): Promise<Uint8Array> {
    const { start, count } = this.#pdf.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      this.#pdf.switchToPage(start + page)
      this.#pdf.page.margins.bottom = 0
      this.#use({ size: 8, colour: muted }).text(footOf(page + 1, count), left, 806, {
        width,
        align: 'right',
        lineBreak: false,
      })
      this.#use({ font: 'display', size: 10 }).text('Markwright', left, 804, { lineBreak: false })
    }
    return await this.#pdf.bytes()
  }
}
