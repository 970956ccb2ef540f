import { Readable } from 'node:stream'
import type { FileAnswer, StreamAnswer } from '#platform/files/answers.ts'
import { AppError } from '#kernel/errors.ts'

/** A file as answer: always as an attachment, never run or framed by a browser. */
const headersOf = (file: { name: string; mediaType: string }): Record<string, string> => ({
  'content-type': file.mediaType,
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
})

/** Answers with a file that is in memory. */
export function fileResponse(file: FileAnswer): Response {
  const { buffer, byteOffset, byteLength } = file.bytes
  // Over the same memory: nothing is copied.
  return new Response(Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength), {
    headers: { ...headersOf(file), 'content-length': String(file.bytes.byteLength) },
  })
}

/**
 * Answers with a file, one of any length while it is read. A download that was cut off goes on by `Range: bytes=N-`, of the
 * same content when `If-Range` names it; any other range gets the whole. Throws not-found when the file is not in the store.
 */
export async function downloadResponse(request: Request, file: FileAnswer | StreamAnswer): Promise<Response> {
  if ('bytes' in file) return fileResponse(file)
  const { size, etag } = file
  const headers = { ...headersOf(file), ...(etag !== null && { 'accept-ranges': 'bytes', etag }) }
  const from = etag === null ? 0 : beginOf(request, etag)
  if (from >= size && from > 0) {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  }
  const pieces = await file.open(from)
  if (!pieces) throw new AppError('not-found')
  // A reader who goes away ends the reading with it.
  const body = Readable.toWeb(pieces) as ReadableStream<Uint8Array>
  const length = { 'content-length': String(size - from) }
  return from === 0
    ? new Response(body, { headers: { ...headers, ...length } })
    : new Response(body, {
        status: 206,
        headers: { ...headers, ...length, 'content-range': `bytes ${from}-${size - 1}/${size}` },
      })
}

function beginOf(request: Request, etag: string): number {
  const same = request.headers.get('if-range') ?? etag
  const range = /^bytes=(\d{1,15})-$/.exec(request.headers.get('range') ?? '')
  return range && same === etag ? Number(range[1]) : 0
}
