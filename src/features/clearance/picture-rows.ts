import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Descriptor } from '#domain/clearance/picture/descriptor.ts'
import { FirstLook } from '#domain/clearance/picture/first-look.ts'
import { unpackDescriptor } from '#domain/clearance/picture/packed.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { Database } from '#platform/db/database.ts'

/** Which marks of the register are looked at. */
export interface PictureFilters {
  readonly offices: readonly Jurisdiction[]
  /** Null for all. */
  readonly classes: readonly number[] | null
  readonly withDead: boolean
}

/** Pictures that are read at once. */
const page = 2000
const among = `m.office = any($1) and ($2::int[] is null or m.classes && $2) and ($3 or m.state <> 'dead')`
const valuesOf = ({ offices, classes, withDead }: PictureFilters) => [offices, classes, withDead]

/** By what it is told whether pictures or their marks have changed. */
export interface PictureState {
  readonly count: number
  /** The moment at which the newest picture was brought in, as PostgreSQL writes it. */
  readonly added: string | null
  readonly revision: number
}

export async function pictureState(pool: pg.Pool): Promise<PictureState> {
  const { rows } = await pool.query<{ count: number; added: string | null; revision: string | null }>(
    `select (select count(*)::int from mark_picture) as count, (select max(added_at)::text from mark_picture) as added,
       (select max(revision) from mark) as revision`,
  )
  const [state] = rows
  return { count: state?.count ?? 0, added: state?.added ?? null, revision: Number(state?.revision ?? 0) }
}

/** A picture as it is looked at first, with what its mark is told by. */
export interface SignedPicture {
  readonly id: number
  readonly signatures: Buffer
  readonly office: Jurisdiction
  readonly classes: readonly number[]
  readonly dead: boolean
}

const signed = `p.mark_id as id, p.signatures, m.office, m.classes, m.state = 'dead' as dead`

/** All pictures, or those that were brought in or whose marks changed since a state, page by page. */
export async function* signedPictures(pool: pg.Pool, since: PictureState | null): AsyncGenerator<SignedPicture[]> {
  // What was written a moment before the newest may have come to be seen after it.
  const changed = `p.mark_id in (select mark_id from mark_picture where added_at >= $2::timestamptz - interval '1 minute'
    union all select id from mark where revision > $3)`
  for (let last = 0; ;) {
    const { rows } = await pool.query<SignedPicture>(
      `select ${signed} from mark_picture p join mark m on m.id = p.mark_id
        where p.mark_id > $1 ${since ? `and ${changed}` : ''} order by p.mark_id limit ${page}`,
      since ? [last, since.added ?? '-infinity', since.revision] : [last],
    )
    yield rows
    const end = rows.at(-1)
    if (!end || rows.length < page) return
    last = end.id
  }
}

/** The marks whose pictures are nearest to one at a first look at all of them, page by page; how many were looked at. */
export async function nearestAtFirst(
  pool: pg.Pool,
  own: Descriptor,
  filters: PictureFilters,
  limit: number,
): Promise<{ ids: number[]; seen: number }> {
  const look = new FirstLook(own, limit)
  for (let last = 0; ;) {
    const { rows } = await pool.query<{ id: number; signatures: Buffer }>(
      `select m.id, p.signatures from mark_picture p join mark m on m.id = p.mark_id
        where ${among} and p.mark_id > $4 order by p.mark_id limit ${page}`,
      [...valuesOf(filters), last],
    )
    for (const { id, signatures } of rows) look.look(id, signatures)
    const end = rows.at(-1)
    if (!end || rows.length < page) return { ids: look.nearest, seen: look.seen }
    last = end.id
  }
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
