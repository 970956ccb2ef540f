import { AppError } from '#kernel/errors.ts'
import { inTurn, load, maximumPixels } from './rasters.ts'

/** A picture made small: its file, and its pixels, red, green and blue of each in a row. */
export interface SmallPicture {
  readonly png: Uint8Array
  readonly pixels: Uint8Array
}

/**
 * A PNG or JPEG as a square PNG of some pixels to a side, whole and on white, in at most 256 colours; the pixels are those of that
 * PNG, so that whoever reads it again has the same. Throws `invalid-input` for what is no such picture or too large.
 */
export async function smallPicture(bytes: Uint8Array, side: number): Promise<SmallPicture> {
  const sharp = await load()
  return await inTurn(async () => {
    try {
      const png = await sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error', pages: 1 })
        .autoOrient()
        .timeout({ seconds: 20 })
        .flatten({ background: '#ffffff' })
        .resize(side, side, { fit: 'contain', background: '#ffffff' })
        .toColourspace('srgb')
        .png({ palette: true, compressionLevel: 9 })
        .toBuffer()
      return { png, pixels: await sharp(png).toColourspace('srgb').removeAlpha().raw().toBuffer() }
    } catch (cause) {
      const isLarge = cause instanceof Error && /pixel limit/i.test(cause.message)
      throw new AppError('invalid-input', { fields: { file: isLarge ? 'file-pixels' : 'file-damaged' }, cause })
    }
  })
}
