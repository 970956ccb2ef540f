import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'

const pack = promisify(brotliCompress)

/** One part of the header: its weight has at most three digits behind the point (RFC 9110, section 12.4.2). */
const brotli = /^br(?:\s*;\s*q=([01](?:\.\d{0,3})?))?$/i

/** Whether who asks takes Brotli: `br` is named, with a weight that is not zero. */
export function takesBrotli(headers: Headers): boolean {
  const parts = (headers.get('accept-encoding') ?? '').slice(0, 200).split(',')
  return parts.some((part) => {
    const found = brotli.exec(part.trim())
    return found !== null && Number(found[1] ?? 1) > 0
  })
}

/** A text packed by Brotli; `quality` from 0 to 11, of which 3 takes as long as the quickest of gzip and is smaller. */
export async function packText(text: string, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return new Uint8Array(await pack(bytes, { params }))
}

/**
 * The same for a page that one visitor is waiting for, in `quality` 1. At once: for some ten kilobytes the way to another thread
 * and back takes twice the processor of packing them, which is less again than a page of that size takes to be made.
 */
export function packAtOnce(text: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return new Uint8Array(brotliCompressSync(bytes, { params }))
}
