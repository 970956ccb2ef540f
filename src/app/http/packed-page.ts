import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const pack = promisify(brotliCompress)

/** `br` as one of several, unless its weight is zero. */
const brotli = /(?:^|,)\s*br\s*(?:;\s*q=(?:1(?:\.0*)?|0?\.\d*[1-9]\d*)\s*)?(?:,|$)/i

/** Whether who asks takes Brotli. */
export const takesBrotli = (headers: Headers): boolean => brotli.test(headers.get('accept-encoding') ?? '')

/** A text packed by Brotli; `quality` from 0 to 11, of which 3 takes as long as the quickest of gzip and is smaller. */
export async function packText(text: string, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return new Uint8Array(await pack(bytes, { params }))
}
