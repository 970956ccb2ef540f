import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { describe } from '#domain/clearance/picture/descriptor.ts'
import { hasForm, packDescriptor, packSignatures } from '#domain/clearance/picture/packed.ts'
import { halved, keptSide } from '#domain/clearance/picture/regions.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { AppError } from '#kernel/errors.ts'
import { smallPicture } from '#platform/files/small-pictures.ts'
import type { Problem } from './import.ts'

/** How far an import of pictures is. */
export interface PictureProgress {
  readonly recordsDone: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly skipped: number
  readonly problems: readonly Problem[]
}

interface PictureOptions {
  readonly office: Jurisdiction
  readonly onProgress?: (progress: PictureProgress) => void
  /** Ends the run after the batch under way; a later run goes on from there. */
  readonly signal?: AbortSignal
}

interface Made {
  readonly png: Uint8Array
  readonly signatures: Uint8Array
  readonly descriptor: Uint8Array
}

interface Place {
  /** From 1, as problems name it. */
  readonly record: number
  readonly file: string
}

interface Held {
  markId: number
  fileState: string | null
  first: number | null
}

const batchSize = 50
const problemsKept = 100
const longestFile = 20_000_000

/** What is kept of a picture of a mark. Throws `invalid-input` for what is no picture. */
export async function pictureOf(bytes: Uint8Array): Promise<Made> {
  const { png, pixels } = await smallPicture(bytes, keptSide)
  const descriptor = describe(halved({ width: keptSide, height: keptSide, data: pixels }))
  return { png, signatures: packSignatures(descriptor), descriptor: packDescriptor(descriptor) }
}

/**
 * Brings pictures of marks in, one a file, named as the record of the mark names its picture, or by the number of the application or
 * the registration. A file that was brought in before and has not changed since is not read again.
 */
export async function importPictures(
  pool: pg.Pool,
  files: readonly string[],
  options: PictureOptions,
): Promise<PictureProgress> {
  const counts = { recordsDone: 0, added: 0, changed: 0, unchanged: 0, skipped: 0 }
  const problems: Problem[] = []
  const places = files.map((file, at): Place => ({ record: at + 1, file }))
  for (let at = 0; at < places.length && !options.signal?.aborted; at += batchSize) {
    const batch = places.slice(at, at + batchSize)
    const marks = await marksOf(pool, options.office, batch)
    for (const place of batch) {
      const told = await bring(pool, place, marks.get(place.record) ?? null)
      if (typeof told === 'string') counts[told] += 1
      else {
        counts.skipped += 1
        if (problems.length < problemsKept) problems.push({ record: place.record, ...told })
      }
    }
    counts.recordsDone += batch.length
    options.onProgress?.({ ...counts, problems })
  }
  return { ...counts, problems }
}

const stemOf = (file: string): string => path.basename(file, path.extname(file))

/** The mark that each file is of, with what is kept of its picture. */
async function marksOf(
  pool: pg.Pool,
  office: Jurisdiction,
  places: readonly Place[],
): Promise<ReadonlyMap<number, Held>> {
  const asked = places.map(({ record, file }) => ({ record, file: path.basename(file), stem: stemOf(file) }))
  const { rows } = await pool.query<Held & { record: number }>(
    `select w.record, m.id as "markId", p.file_state as "fileState", get_byte(p.descriptor, 0) as first
       from jsonb_to_recordset($1::jsonb) as w(record int, file text, stem text)
       cross join lateral (
         select id from (
           select id, 1 as rank from mark where office = $2 and image_reference in (w.file, w.stem)
           union all select id, 2 from mark where office = $2 and number = w.stem
           union all select id, 3 from mark where office = $2 and registration_number = w.stem) one
         order by rank, id desc limit 1) m
       left join mark_picture p on p.mark_id = m.id`,
    [JSON.stringify(asked), office],
  )
  return new Map(rows.map(({ record, ...held }) => [record, held]))
}

/** One file into the table; what it did, or why it was left out. */
async function bring(
  pool: pg.Pool,
  { file }: Place,
  held: Held | null,
): Promise<'added' | 'changed' | 'unchanged' | Omit<Problem, 'record'>> {
  const number = stemOf(file)
  if (!held) return { number, reason: 'no mark of this office has this number or names this picture' }
  const found = await stat(file).catch(() => null)
  if (!found) return { number, reason: 'it is gone' }
  const { size, mtimeMs } = found
  if (size > longestFile) return { number, reason: `longer than ${longestFile / 1_000_000} MB` }
  const fileState = `${size} ${Math.round(mtimeMs)}`
  const isCurrent = held.first !== null && hasForm(Uint8Array.of(held.first))
  if (isCurrent && held.fileState === fileState) return 'unchanged'
  const bytes = await readFile(file).catch(() => null)
  if (!bytes) return { number, reason: 'it cannot be opened' }
  const made = await pictureOf(bytes).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
  if (!made) return { number, reason: 'not a PNG or JPEG that can be read' }
  const { rowCount } = await pool.query(
    `insert into mark_picture (mark_id, file, file_state, picture, signatures, descriptor)
     select id, $2, $3, $4, $5, $6 from mark where id = $1
     on conflict (mark_id) do update set file = excluded.file, file_state = excluded.file_state, picture = excluded.picture,
       signatures = excluded.signatures, descriptor = excluded.descriptor, added_at = now()`,
    [held.markId, path.basename(file), fileState, made.png, made.signatures, made.descriptor],
  )
  if (rowCount === 0) return { number, reason: 'its mark was removed meanwhile' }
  return held.first === null ? 'added' : 'changed'
}
