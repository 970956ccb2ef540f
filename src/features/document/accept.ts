import { fileTypeFromBuffer } from 'file-type'
import { AppError } from '#kernel/errors.ts'

/** The largest file taken, in bytes, exactly (spec, part 1, section 5). */
export const maximumBytes = 5_242_880

const accepted: Record<string, string> = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' }

export interface AcceptedFile {
  name: string
  mediaType: string
  extension: string
  bytes: Uint8Array
}

/** Takes a PDF, PNG or JPEG by its content, never by its name or claim. Throws `too-large` or `unsupported-type`. */
export async function acceptFile(file: File): Promise<AcceptedFile> {
  if (file.size > maximumBytes) throw new AppError('too-large', { facts: { limit: String(maximumBytes) } })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = await fileTypeFromBuffer(bytes)
  const extension = type ? accepted[type.mime] : undefined
  if (!type || !extension) throw new AppError('unsupported-type', { fields: { file: 'wrong-type' } })
  return { name: safeName(file.name, extension), mediaType: type.mime, extension, bytes }
}

/** The file's name without anything a path, header or terminal could trip over, with the ending its content has. */
function safeName(name: string, extension: string): string {
  const base = name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N} _()-]+/gu, '-')
    .trim()
    .slice(0, 100)
  return `${base || 'document'}.${extension}`
}
