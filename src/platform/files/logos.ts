import { refuseField } from '#kernel/errors.ts'
import { type FontName, fontFiles, fonts } from '#platform/pdf/fonts.ts'
import { parsedFont } from '#platform/pdf/parsed-fonts.ts'
import { type Run, runsOf } from '#platform/pdf/written.ts'
import { escaped } from './cards.ts'
import { inTurn, load } from './rasters.ts'

/** Words that are drawn: in one of our fonts, in a colour (#rrggbb). */
export interface DrawnWords {
  words: string
  font: 'serif' | 'sans' | 'bold'
  colour: string
}

const families = {
  serif: { font: 'Newsreader', file: fonts.display, name: 'display' },
  sans: { font: 'Inter', file: fonts.text, name: 'text' },
  bold: { font: 'Inter Semi-Bold', file: fonts.bold, name: 'bold' },
} as const

/** Pixels of the drawing: its widest words, and the white around them. */
const [widest, around] = [1600, 80]

const inFont = ({ text, font }: Run): string =>
  font === null ? escaped(text) : `<span font_family="${parsedFont(font).familyName}">${escaped(text)}</span>`

/** Draws words on white, as PNG. The same words give the same picture. Refuses `font` where no font has a letter of them. */
export async function drawWords({ words, font, colour }: DrawnWords): Promise<Uint8Array> {
  const sharp = await load()
  const family = families[font]
  const runs = runsOf(
    words,
    (codePoint) => parsedFont(family.name).hasGlyphForCodePoint(codePoint),
    () => refuseField('font', 'letters-not-drawn'),
  )
  return await inTurn(async () => {
    for (const other of new Set(runs.flatMap((run) => (run.font === null ? [] : [run.font])))) await makeKnown(other)
    const text = `<span foreground="${colour}">${runs.map(inFont).join('')}</span>`
    const image = sharp({
      text: { text, font: `${family.font} 120`, fontfile: family.file, width: widest, rgba: true, wrap: 'word' },
    })
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: 4 as const }
    const ground = { width: info.width + 2 * around, height: info.height + 2 * around, channels: 3 as const }
    const png = await sharp({ create: { ...ground, background: '#ffffff' } })
      .composite([{ input: data, raw, left: around, top: around }])
      .png({ compressionLevel: 9 })
      .toBuffer()
    return new Uint8Array(png)
  })
}

/** Lets words be drawn in a font beside the one that is named for them: only a drawing of its own brings a file. */
async function makeKnown(font: FontName): Promise<void> {
  const sharp = await load()
  await sharp({ text: { text: '.', font: parsedFont(font).familyName, fontfile: fontFiles[font] } }).toBuffer()
}

/** How a picture is given to an office: its format, and the pixels that each side may have at the least and the most. */
export interface OfficePicture {
  format: 'png' | 'jpeg'
  least: number
  most: number
}

/**
 * A picture, PNG or JPEG, as an office takes it: made smaller or larger within its bounds, its shape kept, and where a side
 * would be too short, white put beside it.
 */
export async function asOfficePicture(
  bytes: Uint8Array,
  { format, least, most }: OfficePicture,
): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  const sharp = await load()
  return await inTurn(async () => {
    const white = '#ffffff'
    const inside = await sharp(bytes)
      .flatten({ background: white })
      .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true })
    const { width, height } = inside.info
    const [wide, high] = [Math.max(width, least), Math.max(height, least)]
    const whole = sharp(inside.data).resize({ width: wide, height: high, fit: 'contain', background: white })
    const made = format === 'png' ? whole.png({ compressionLevel: 7 }) : whole.jpeg({ quality: 95 })
    const { data } = await made.withMetadata({ density: 300 }).toBuffer({ resolveWithObject: true })
    return { bytes: new Uint8Array(data), width: wide, height: high }
  })
}
