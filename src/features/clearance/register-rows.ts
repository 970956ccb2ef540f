import type pg from 'pg'
import { normalise } from '#domain/clearance/words/letters.ts'
import { signsRead } from '#domain/clearance/words/script-letters.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { readInTime } from '#platform/db/time-limit.ts'
import type { IndexedMark } from './pieces.ts'
import type { Asked, Coverage } from '#domain/clearance/question.ts'
import { competingClasses, type Near } from './rank.ts'

interface Row {
  id: number
  text: string
  other_texts: string[]
  classes: number[]
  office: Jurisdiction
  dead: boolean
}

const columns = `id, text, other_texts, classes, office, state = 'dead' as dead`
const pageSize = 10_000

const indexed = (row: Row): IndexedMark => ({
  seq: row.id,
  text: row.text,
  others: row.other_texts,
  classes: row.classes,
  office: row.office,
  dead: row.dead,
})

/** Every mark of the register up to a revision, by rising number. */
export async function* allMarks(pool: pg.Pool, revision: number): AsyncGenerator<IndexedMark> {
  for (let last = 0; ;) {
    const { rows } = await pool.query<Row>(
      `select ${columns} from mark where id > $1 and revision <= $2 order by id limit ${pageSize}`,
      [last, revision],
    )
    for (const row of rows) yield indexed(row)
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}

const putRight = 5000

/** Writes anew the letters of names in scripts that were not read when they came. */
export async function normaliseAnew(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ id: number; text: string }>(
    'select id, text from mark where normalised ~ $1 order by id',
    [signsRead],
  )
  for (let at = 0; at < rows.length; at += putRight) {
    const batch = rows.slice(at, at + putRight).map(({ id, text }) => ({ id, normalised: normalise(text).compact }))
    await pool.query(
      `update mark m set normalised = r.normalised
         from jsonb_to_recordset($1::jsonb) as r(id int, normalised text) where m.id = r.id and m.normalised <> r.normalised`,
      [JSON.stringify(batch)],
    )
  }
}

/** The marks that imports wrote after a revision, at most `limit`. */
export async function marksSince(pool: pg.Pool, revision: number, limit: number): Promise<IndexedMark[]> {
  const { rows } = await pool.query<Row>(
    `select ${columns} from mark where revision > $1 order by revision, id limit $2`,
    [revision, limit],
  )
  return rows.map(indexed)
}

/** Marks of an index by which it is told whether it is one of this table. */
export interface Sample {
  readonly count: number
  /** The highest number of the index. */
  readonly last: number
  readonly marks: readonly { readonly seq: number; readonly text: string }[]
}

/**
 * Whether an index was made of this table at a revision: after a backup the same numbers may stand for other marks. Marks
 * that were written later are not compared.
 */
export async function isIndexOf(pool: pg.Pool, sample: Sample, revision: number): Promise<boolean> {
  const { rows } = await pool.query<{ same: boolean }>(
    `select (select count(*) from mark where id <= $1) = $2 and not exists (
       select 1 from unnest($3::int[], $4::text[]) as kept (id, text)
       left join mark m on m.id = kept.id
       where m.id is null or (m.revision <= $5 and m.text <> kept.text)) as same`,
    [sample.last, sample.count, sample.marks.map(({ seq }) => seq), sample.marks.map(({ text }) => text), revision],
  )
  return rows[0]?.same ?? false
}

/** What the register holds, by office. */
export async function coverage(pool: pg.Pool): Promise<Coverage[]> {
  const { rows } = await pool.query<Coverage>(
    `select office, count(*)::int as count, max(record_date)::text as "asOf" from mark group by office order by 2 desc, 1`,
  )
  return rows
}

/** The revision of the last import; 0 of an empty register. Imports are written one after the other, so revisions appear in order. */
export async function lastRevision(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ revision: string }>('select coalesce(max(revision), 0) as revision from mark')
  return Number(rows[0]?.revision ?? 0)
}

/** Below this likeness of letters PostgreSQL brings nothing; how many it brings at most. */
const likeness = 0.25
const broughtAtMost = 300
/** Milliseconds for a question to the database. */
export const longest = 5000

/** Marks whose letters are like what is asked, by the trigram index of the database. */
export async function nearInDatabase(pool: pg.Pool, asked: Asked): Promise<Near[]> {
  const question = [
    normalise(asked.text).compact,
    competingClasses(asked),
    asked.offices?.length ? asked.offices : null,
    asked.withDead,
    asked.scope === 'related',
  ]
  const read = async (client: pg.PoolClient) =>
    await client.query<Row>(
      `select ${columns} from mark
       where normalised % $1 and ($2::int[] is null or classes && $2 or ($5 and normalised = $1)) and ($3::text[] is null or office = any($3))
         and ($4 or state <> 'dead')
       order by similarity(normalised, $1) desc, id limit ${broughtAtMost}`,
      question,
    )
  const { rows } = await readInTime(pool, longest, read, `set local pg_trgm.similarity_threshold = ${likeness}`)
  return rows.map((row) => ({
    seq: row.id,
    spellings: [row.text, ...row.other_texts],
    classes: row.classes,
    dead: row.dead,
  }))
}
