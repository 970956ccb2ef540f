import { setImmediate as breathe } from 'node:timers/promises'
import type pg from 'pg'
import type { MarkType } from '#domain/catalog/mark-types.ts'
import { beginningOf } from '#domain/clearance/office-record.ts'
import type { MarkState } from '#domain/clearance/mark-state.ts'
import { signOf } from '#domain/clearance/sign.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { registerLink } from '#domain/jurisdiction/register-links.ts'
import { resultTypeOf } from '#domain/monitoring/watch.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { watchDay } from './jobs.ts'
import { watchedMarks } from './watched.ts'

/** It stands in subjects of letters and in lists. */
const longestShown = 300

interface FiledRow {
  id: number
  office: Jurisdiction
  number: string
  registrationNumber: string | null
  text: string
  otherTexts: string[]
  markType: MarkType | null
  classes: number[]
  filingDate: string | null
  publicationDate: string | null
  registrationDate: string | null
  state: MarkState
  imageReference: string | null
}

const columns = `id, office, number, registration_number as "registrationNumber", text, other_texts as "otherTexts",
  mark_type as "markType", classes, filing_date::text as "filingDate", publication_date::text as "publicationDate",
  registration_date::text as "registrationDate", state, image_reference as "imageReference"`

/**
 * Each hit once for each watched trademark, whoever finds it how often. Never a mark that the watcher owns in the same
 * register, its number written with or without what stands between the digits.
 */
const insertResults = `insert into trademark_monitoring_result
    (id, type, mark_name, mark_type, classes, jurisdiction, application_number, trademark_number, filing_date, publication_date,
     trademark_id, ipo_link, logo_url, order_hub_id, document_hub_id)
  select r.id, r.type, r.mark_name, r.mark_type, r.classes, r.jurisdiction, r.application_number, r.trademark_number,
         r.filing_date, r.publication_date, t.id, r.ipo_link, r.logo_url, gen_random_uuid(), gen_random_uuid()
    from jsonb_to_recordset($1::jsonb) as r(id uuid, type text, mark_name text, mark_type text, classes int[], jurisdiction text,
         application_number text, trademark_number text, filing_date date, publication_date date, trademark_id uuid,
         ipo_link text, logo_url text)
    join trademark t on t.id = r.trademark_id
   where not exists (
     select 1 from trademark own
      where own.user_id = t.user_id and own.jurisdiction = r.jurisdiction
        and (own.number in (r.application_number, r.trademark_number)
          or translate(own.number, ' ./,-', '') in (r.application_number, r.trademark_number)))
  on conflict (trademark_id, jurisdiction, application_number) do nothing`

/** Holds marks of the register against the watched ones and keeps the hits, unrated. Gives how many are new. */
export async function watchThese(
  { pool, clock }: { pool: pg.Pool; clock: () => Date },
  markIds: readonly number[],
): Promise<number> {
  const index = await watchedMarks(pool, watchDay(clock()))
  if (!index) return 0
  const { rows } = await pool.query<FiledRow>(
    `select ${columns} from mark where id = any($1) and state <> 'dead' order by id`,
    [markIds],
  )
  const results: object[] = []
  for (const row of rows) {
    // A mark takes milliseconds, and pages are answered by the same thread.
    await breathe()
    const spellings = [row.text, ...row.otherTexts]
    const filed = { signs: spellings.map(signOf), classes: row.classes, state: row.state }
    for (const { watched, spelling } of index.hits(filed)) {
      results.push({ ...resultOf(row, spellings[spelling] ?? row.text), trademark_id: watched.trademarkId })
    }
  }
  if (results.length === 0) return 0
  const written = await pool.query(insertResults, [JSON.stringify(results)])
  return written.rowCount ?? 0
}

function resultOf(row: FiledRow, spelling: string) {
  const shown = row.text === '' || row.text === spelling ? spelling : `${row.text} (${spelling})`
  return {
    id: uuidv7(),
    type: resultTypeOf(row),
    mark_name: beginningOf(shown, longestShown),
    mark_type: row.markType,
    classes: row.classes,
    jurisdiction: row.office,
    application_number: row.number,
    trademark_number: row.registrationNumber,
    filing_date: row.filingDate,
    publication_date: row.publicationDate,
    ipo_link: registerLink(row.office, row.number),
    logo_url: row.imageReference?.startsWith('https://') ? row.imageReference : null,
  }
}
