import type { OverlayOptions } from 'sharp'
import { AppError } from '#kernel/errors.ts'
import { Lru } from '#platform/lru/lru.ts'
import { fonts } from '#platform/pdf/fonts.ts'
import { load } from './rasters.ts'

/** A title over a sentence and a name, as a picture of that many pixels. */
export interface Card {
  title: string
  text: string
  brand: string
  width: number
  height: number
}

interface Words {
  words: string
  font: string
  file: string
  colour: string
  /** Pixels that the words have; they are made smaller until they fit. */
  width: number
  height: number
}

// The ground, the ink, the muted ink and the blue of the design's light theme.
const ground = { r: 251, g: 249, b: 244 }
const [ink, muted, seal] = ['#141B2D', '#5B6478', { r: 31, g: 58, b: 138 }]
const margin = 88
/** Where the title begins, how far from the end the name stands, and the height below which no sentence can be read. */
const [top, foot, leastText] = [132, 96, 48]

/** Bytes of the pictures that are kept. */
const drawn = new Lru<string, Uint8Array>(12_000_000)
/** Pictures that are asked for and not drawn yet; whoever asks for one of them gets the same. */
const waiting = new Map<string, Promise<Uint8Array>>()
/** So many may wait: each takes a tenth of a second, and nobody waits for a picture longer than a few seconds. */
export const mostWaiting = 30
let running: Promise<unknown> = Promise.resolve()

/** Draws a card as PNG, one at a time; those that were asked for last are kept. Throws `not-ready` when too many wait. */
export async function drawCard(card: Card): Promise<Uint8Array> {
  const key = JSON.stringify(card)
  const known = drawn.get(key) ?? waiting.get(key)
  if (known) return await known
  if (waiting.size >= mostWaiting) throw new AppError('not-ready')
  const mine = running.then(async () => await draw(card))
  running = mine.catch(() => undefined)
  waiting.set(key, mine)
  try {
    const picture = await mine
    drawn.set(key, picture, picture.byteLength)
    return picture
  } finally {
    waiting.delete(key)
  }
}

async function draw({ title, text, brand, width, height }: Card): Promise<Uint8Array> {
  const sharp = await load()
  const wide = width - 2 * margin
  const words = async ({
    words: said,
    font,
    file,
    colour,
    ...box
  }: Words): Promise<OverlayOptions & { high: number }> => {
    const pango = `<span foreground="${colour}">${escaped(said)}</span>`
    const image = sharp({ text: { text: pango, font, fontfile: file, width: box.width, rgba: true, wrap: 'word' } })
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: 4 as const }
    if (info.height <= box.height && info.width <= box.width) return { input: data, raw, high: info.height }
    const fitted = await sharp(data, { raw })
      .resize({ width: box.width, height: box.height, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const small = { width: fitted.info.width, height: fitted.info.height, channels: 4 as const }
    return { input: fitted.data, raw: small, high: small.height }
  }
  const head = await words({
    words: title,
    font: 'Newsreader 64',
    file: fonts.display,
    colour: ink,
    width: wide,
    height: 250,
  })
  const below = top + head.high + 28
  const room = height - foot - 24 - below
  const lede =
    room < leastText
      ? null
      : await words({
          words: text,
          font: 'Inter 28',
          file: fonts.text,
          colour: muted,
          width: wide,
          height: Math.min(130, room),
        })
  const name = await words({
    words: brand,
    font: 'Newsreader 36',
    file: fonts.display,
    colour: ink,
    width: wide,
    height: 60,
  })
  const rule = { create: { width: wide, height: 3, channels: 3 as const, background: ink } }
  const bar = { create: { width: 96, height: 9, channels: 3 as const, background: seal } }
  const png = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: rule, left: margin, top: 96 },
      { input: bar, left: margin, top: 90 },
      { ...head, left: margin, top },
      ...(lede ? [{ ...lede, left: margin, top: below }] : []),
      { ...name, left: margin, top: height - foot },
    ])
    .png({ compressionLevel: 9 })
    .toBuffer()
  return new Uint8Array(png)
}

/** Pango's markup takes the same five signs as XML. */
export const escaped = (words: string): string =>
  words.replaceAll(/[&<>"']/g, (sign) => `&#${String(sign.codePointAt(0))};`)
