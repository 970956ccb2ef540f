import { fileTypeFromBuffer } from 'file-type'
import { AppError, type FieldCode } from '#kernel/errors.ts'
import { isFlat, redrawn } from '#platform/files/rasters.ts'
import type { VirusScan } from '#platform/files/virus-scan.ts'

/** The largest file taken, in bytes, exactly (spec, part 1, section 5). */
export const maximumBytes = 5_242_880

export interface AcceptedFile {
  name: string
  mediaType: string
  extension: string
  bytes: Uint8Array
}

/**
 * Takes a PDF, PNG or JPEG by its content, never by its name or claim. A picture is drawn anew, a PDF is kept as it is.
 * Throws `too-large`, `unsupported-type`, or `invalid-input` with what is wrong under `file`.
 */
export const acceptFile = async (file: File, scan: VirusScan): Promise<AcceptedFile> =>
  await accept(file, scan, 'file-kind')

/** The same of a PNG or JPEG alone: a PDF is no picture of a mark. */
export const acceptPicture = async (file: File, scan: VirusScan): Promise<AcceptedFile> =>
  await accept(file, scan, 'picture-kind')

async function accept(file: File, scan: VirusScan, otherwise: 'file-kind' | 'picture-kind'): Promise<AcceptedFile> {
  if (file.size > maximumBytes) throw new AppError('too-large', { facts: { limit: String(maximumBytes) } })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = (await fileTypeFromBuffer(bytes))?.mime
  const isTaken =
    type === 'image/png' || type === 'image/jpeg' || (type === 'application/pdf' && otherwise === 'file-kind')
  if (!isTaken)
    throw new AppError('unsupported-type', { fields: { file: isDrawing(type, bytes) ? 'file-drawing' : otherwise } })
  if ((await scan(bytes)) === 'infected') throw refused('file-infected')
  if (type === 'application/pdf') {
    if (!isWholePdf(bytes)) throw refused('file-damaged')
    return { name: safeName(file.name, 'pdf'), mediaType: type, extension: 'pdf', bytes }
  }
  const extension = type === 'image/png' ? 'png' : 'jpg'
  return { name: safeName(file.name, extension), mediaType: type, extension, bytes: await redrawn(bytes, type) }
}

const recordings: Readonly<Record<string, string>> = { 'audio/mpeg': 'mp3', 'audio/wav': 'wav' }

/** Takes an MP3 or WAV by its content, as it is. Throws as `acceptFile` does. */
export async function acceptRecording(file: File, scan: VirusScan): Promise<AcceptedFile> {
  if (file.size > maximumBytes) throw new AppError('too-large', { facts: { limit: String(maximumBytes) } })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const extension = recordings[mediaType]
  if (extension === undefined) throw new AppError('unsupported-type', { fields: { file: 'file-sound' } })
  if ((await scan(bytes)) === 'infected') throw refused('file-infected')
  return { name: safeName(file.name, extension), mediaType, extension, bytes }
}

/**
 * Takes the file of a specimen, and says whether it is flat, which no camera makes; null of what is no picture. Throws as
 * `acceptFile` does, and `invalid-input` without a file.
 */
export async function acceptSpecimen(
  file: unknown,
  scan: VirusScan,
): Promise<{ accepted: AcceptedFile; flat: boolean | null }> {
  if (!(file instanceof File) || file.size === 0) throw refused('required')
  const accepted = await acceptFile(file, scan)
  return { accepted, flat: accepted.mediaType === 'application/pdf' ? null : await isFlat(accepted.bytes) }
}

const refused = (code: FieldCode): AppError => new AppError('invalid-input', { fields: { file: code } })

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/** A PDF has its mark at the very start and its end near the end; what lacks the end was cut off on its way. */
function isWholePdf(bytes: Uint8Array): boolean {
  return /^%PDF-[12]\.\d/.test(latin(bytes.subarray(0, 8))) && latin(bytes.subarray(-2048)).includes('%%EOF')
}

/** An SVG can carry scripts and fetch from elsewhere, so none is taken; who sends one is told what to send instead. */
function isDrawing(type: string | undefined, bytes: Uint8Array): boolean {
  if (type?.startsWith('image/') && type !== 'image/svg+xml') return false
  return /<svg[\s/>]/i.test(latin(bytes.subarray(0, 4096)).replaceAll('\0', ''))
}

/** The file's name without anything a path, header or terminal could trip over, with the ending its content has. */
export function safeName(name: string, extension: string): string {
  const base = name
    .slice(0, 1000)
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N} _()-]+/gu, '-')
    .trim()
    .slice(0, 100)
    .toWellFormed()
  return `${/[\p{L}\p{N}]/u.test(base) ? base : 'document'}.${extension}`
}
