import { sql } from 'drizzle-orm'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Descriptor } from '#domain/clearance/picture/descriptor.ts'
import { FirstLook } from '#domain/clearance/picture/first-look.ts'
import { unpackDescriptor } from '#domain/clearance/picture/packed.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { Database } from '#platform/db/database.ts'
import { readInTime } from '#platform/db/time-limit.ts'
import { pictureInRow, SignatureStream } from './signature-stream.ts'

/** Which marks of the register are looked at. */
export interface PictureFilters {
  readonly offices: readonly Jurisdiction[]
  /** Null for all. */
  readonly classes: readonly number[] | null
  readonly withDead: boolean
}

/** Numbers of marks whose pictures come in one row. */
const together = 256
/** Milliseconds for the signatures of all pictures. */
const longest = 20_000
const among = `m.office = any($1) and ($2::int[] is null or m.classes && $2) and ($3 or m.state <> 'dead')`
const valuesOf = ({ offices, classes, withDead }: PictureFilters) => [offices, classes, withDead]

/** The same in a statement that takes no values: offices are of a list, classes numbers. */
const amongNow = ({ offices, classes, withDead }: PictureFilters): string =>
  [
    `m.office in (${offices.map((one) => pg.escapeLiteral(one)).join(', ')})`,
    ...(classes === null ? [] : [`m.classes && array[${classes.map(Math.trunc).join(', ')}]::int[]`]),
    ...(withDead ? [] : [`m.state <> 'dead'`]),
  ].join(' and ')

/**
 * The marks whose pictures are nearest to one at a first look at all of them, and how many were looked at. They come as bytes and by
 * and by: neither text is made of them nor are they in memory at once.
 */
export async function nearestAtFirst(
  pool: pg.Pool,
  own: Descriptor,
  filters: PictureFilters,
  limit: number,
): Promise<{ ids: number[]; seen: number }> {
  const look = new FirstLook(own, limit)
  if (filters.offices.length === 0) return { ids: [], seen: 0 }
  const pictures = new SignatureStream((id, bytes, from, to) => look.look(id, bytes, from, to))
  await readInTime(pool, longest, async (client) => {
    const rows = `select (select string_agg(${pictureInRow('p.mark_id', 'p.signatures')}, '') from mark_picture p join mark m on m.id = p.mark_id
        where p.mark_id >= first and p.mark_id < first + ${together} and ${amongNow(filters)})
      from generate_series((select min(mark_id) from mark_picture), (select max(mark_id) from mark_picture), ${together}) as first`
    for await (const chunk of client.query(copyTo(`copy (${rows}) to stdout (format binary)`)))
      pictures.push(chunk as Buffer)
  })
  return { ids: look.nearest, seen: look.seen }
}

/** Marks of which the record has a code, or one under it, with a picture or without, those that were filed last first. */
export async function marksWithCodes(
  pool: pg.Pool,
  codes: readonly string[],
  filters: PictureFilters,
  limit: number,
): Promise<number[]> {
  if (codes.length === 0) return []
  const { rows } = await pool.query<{ id: number }>(
    `select m.id from mark m where ${among} and m.vienna_codes <> '{}'
        and exists (select 1 from unnest(m.vienna_codes) as code where code like any($4))
      order by m.filing_date desc nulls last, m.id desc limit ${limit}`,
    [...valuesOf(filters), codes.flatMap((code) => [code, `${code}.%`])],
  )
  return rows.map(({ id }) => id)
}

export interface PictureRow {
  readonly id: number
  readonly viennaCodes: readonly string[]
  readonly descriptor: Descriptor | null
}

/** What marks are compared by; null where a mark has no picture, or one that was described by other rules. */
export async function describedPictures(pool: pg.Pool, ids: readonly number[]): Promise<PictureRow[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<{ id: number; codes: string[]; descriptor: Buffer | null }>(
    `select m.id, m.vienna_codes as codes, p.descriptor from mark m left join mark_picture p on p.mark_id = m.id where m.id = any($1)`,
    [ids],
  )
  return rows.map(({ id, codes, descriptor }) => ({
    id,
    viennaCodes: codes,
    descriptor: descriptor && unpackDescriptor(descriptor),
  }))
}

/** Small pictures of marks, PNG, by the numbers of the marks. */
export async function smallPictures(pool: pg.Pool, ids: readonly number[]): Promise<Map<number, Buffer>> {
  const { rows } = await pool.query<{ id: number; picture: Buffer }>(
    'select mark_id as id, picture from mark_picture where mark_id = any($1)',
    [ids],
  )
  return new Map(rows.map(({ id, picture }) => [id, picture]))
}

/** How many pictures there are of each office. */
export async function picturesHeld(
  pool: pg.Pool,
  offices: readonly Jurisdiction[],
): Promise<Map<Jurisdiction, number>> {
  const { rows } = await pool.query<{ office: Jurisdiction; count: number }>(
    `select m.office, count(*)::int as count from mark_picture p join mark m on m.id = p.mark_id
      where m.office = any($1) group by m.office`,
    [offices],
  )
  return new Map(rows.map(({ office, count }) => [office, count]))
}

/** Small pictures of marks, PNG, by their offices and numbers, each under both with a blank between. */
export async function picturesByNumber(
  db: Database,
  marks: readonly { office: Jurisdiction; number: string }[],
): Promise<Map<string, Uint8Array>> {
  if (marks.length === 0) return new Map()
  const { rows } = await db.execute<{ key: string; picture: Buffer }>(sql`
    select m.office || ' ' || m.number as key, p.picture from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as w(office text, number text)
    join mark m on m.office = w.office and m.number = w.number join mark_picture p on p.mark_id = m.id`)
  return new Map(rows.map(({ key, picture }) => [key, picture]))
}
