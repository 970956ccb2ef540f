import { setImmediate as breathe } from 'node:timers/promises'
import type pg from 'pg'
import { beginningOf } from '#domain/clearance/office-record.ts'
import { signOf } from '#domain/clearance/score/sign.ts'
import { holdRegister } from '#features/register/index.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { bindDatabase } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import { eachOf } from '#platform/queue/each.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { factsOf, filingColumns, type FilingRow, readFilings } from './filing.ts'
import { watchDay } from './follow.ts'
import { watchedMarks } from './watched.ts'

/** It stands in subjects of letters and in lists. */
const longestShown = 300

const resultColumns = {
  id: 'uuid', mark_name: 'text', jurisdiction: 'text', application_number: 'text', ipo_link: 'text', ...filingColumns,
} // prettier-ignore
const names = Object.keys(resultColumns)
const typed = Object.entries(resultColumns).map(([name, type]) => `${name} ${type}`)

/**
 * Each hit once for each watched trademark, whoever finds it how often; one that nobody has rated yet is called by what
 * was found last. Never a mark that the watcher owns in the same register, its number written with or without what stands
 * between the digits; the number of a designation is that of the register of WIPO, and may be another's there.
 */
const insertResults = `insert into trademark_monitoring_result as hit
    (${names.join(', ')}, trademark_id, order_hub_id, document_hub_id)
  select ${names.map((name) => `r.${name}`).join(', ')}, t.id, gen_random_uuid(), gen_random_uuid()
    from jsonb_to_recordset($1::jsonb) as r(${typed.join(', ')}, trademark_id uuid)
    join trademark t on t.id = r.trademark_id
   where not exists (
     select 1 from trademark own
      where own.user_id = t.user_id and own.jurisdiction = r.jurisdiction and own.international_id is null
        and (own.number in (r.application_number, r.trademark_number)
          or translate(own.number, ' ./,-', '') in (r.application_number, r.trademark_number)))
   order by r.application_number, t.id
  on conflict (trademark_id, jurisdiction, application_number) do update set mark_name = excluded.mark_name
    where hit.relevance is null and hit.mark_name <> excluded.mark_name
  returning hit.id`

/** Holds marks of the register against the watched ones and keeps the hits, unrated. Gives how many are new. */
export async function watchThese(
  { pool, clock, log }: { pool: pg.Pool; clock: () => Date; log: Log },
  markIds: readonly number[],
): Promise<number> {
  const index = await watchedMarks(pool, watchDay(clock()))
  if (!index) return 0
  const hits: Found[] = []
  const compare = async (row: FilingRow): Promise<void> => {
    if (row.state === 'dead') return
    // A mark takes milliseconds, and pages are answered by the same thread.
    await breathe()
    const spellings = [row.text, ...row.otherTexts]
    const filed = { signs: spellings.map(signOf), classes: row.classes, state: row.state }
    for (const { watched, spelling } of index.hits(filed)) {
      const mark_name = nameOf(row, spellings[spelling] ?? row.text)
      hits.push({ markId: row.id, trademark_id: watched.trademarkId, mark_name })
    }
  }
  const rows = await readFilings(bindDatabase(pool), markIds)
  try {
    await eachOf(rows, { log, what: 'watch', name: ({ id }) => String(id) }, compare)
  } catch (error) {
    // What the others found is kept before the mark that cannot be compared is reported.
    await keep(pool, hits)
    throw error
  }
  return await keep(pool, hits)
}

interface Found {
  markId: number
  trademark_id: string
  mark_name: string
}

async function keep(pool: pg.Pool, hits: readonly Found[]): Promise<number> {
  if (hits.length === 0) return 0
  return await inTransaction(pool, async (tx) => {
    await holdRegister(tx)
    // The comparison took its time; what an import wrote meanwhile is what a hit begins with.
    const filings = new Map(
      (await readFilings(tx, [...new Set(hits.map(({ markId }) => markId))])).map((row) => [row.id, row]),
    )
    const results = hits.flatMap(({ markId, ...hit }) => {
      const filing = filings.get(markId)
      return filing && filing.state !== 'dead' ? [{ id: uuidv7(), ...hit, ...factsOf(filing) }] : []
    })
    const { rows } = await tx.$client.query<{ id: string }>(insertResults, [JSON.stringify(results)])
    // A hit that stood already has kept the id that it had.
    const given = new Set(results.map(({ id }) => id))
    return rows.filter(({ id }) => given.has(id)).length
  })
}

function nameOf(row: FilingRow, spelling: string): string {
  const shown = row.text === '' || row.text === spelling ? spelling : `${row.text} (${spelling})`
  return beginningOf(shown, longestShown)
}
