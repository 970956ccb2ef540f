import type { Sharp } from 'sharp'
import { AppError } from '#kernel/errors.ts'

/** Pixels of the largest picture that is decoded: about 6,300 by 6,300. */
export const maximumPixels = 40_000_000

type Kind = 'image/png' | 'image/jpeg'

let running: Promise<unknown> = Promise.resolve()

/** Works on pictures one at a time, so that memory stays that of one. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = running.then(work)
  running = mine.catch(() => undefined)
  return await mine
}

/**
 * Draws a PNG or JPEG anew, upright, in sRGB and without anything but its pixels: no EXIF, no place, no comments, nothing
 * that stood behind its end. Throws `too-large` over the pixel cap, judged before decoding, and `invalid-input` when it is
 * damaged.
 */
export async function redrawn(bytes: Uint8Array, kind: Kind): Promise<Uint8Array> {
  return await inTurn(async () => await redraw(bytes, kind))
}

async function redraw(bytes: Uint8Array, kind: Kind): Promise<Uint8Array> {
  const sharp = await load()
  const picture = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error', sequentialRead: true, pages: 1 })
  try {
    const { width, height, format } = await picture.metadata()
    if (width * height > maximumPixels) throw new AppError('too-large', { fields: { file: 'file-pixels' } })
    if (format !== kind.slice(6)) throw damaged()
    return await encoded(picture.autoOrient().timeout({ seconds: 20 }), kind)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    const isLarge = cause instanceof Error && /pixel limit/i.test(cause.message)
    throw isLarge ? new AppError('too-large', { fields: { file: 'file-pixels' }, cause }) : damaged(cause)
  }
}

/** Bits of difference below which no camera leaves a picture: an even ground with a few shapes on it. */
const flatBits = 2

/** Whether a picture that was drawn anew is flat: its grey values hardly differ, as in a drawing on an even ground. */
export async function isFlat(bytes: Uint8Array): Promise<boolean> {
  const sharp = await load()
  const entropy = await inTurn(async () => {
    const small = await sharp(bytes).resize(256, 256, { fit: 'inside', withoutEnlargement: true }).png().toBuffer()
    return (await sharp(small).stats()).entropy
  })
  return entropy < flatBits
}

async function encoded(picture: Sharp, kind: Kind): Promise<Uint8Array> {
  const plain = picture.toColourspace('srgb')
  return await (kind === 'image/png' ? plain.png({ compressionLevel: 7 }) : plain.jpeg({ quality: 92 })).toBuffer()
}

const damaged = (cause?: unknown): AppError =>
  new AppError('invalid-input', { fields: { file: 'file-damaged' }, ...(cause === undefined ? {} : { cause }) })

type Library = (typeof import('sharp'))['default']
let library: Library | undefined

/** The decoder, loaded with the first picture, that can read the two kinds we take and no other. */
export async function load(): Promise<Library> {
  if (library) return library
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] })
  sharp.cache(false)
  sharp.concurrency(1)
  library = sharp
  return sharp
}
