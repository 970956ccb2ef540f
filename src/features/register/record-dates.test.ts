import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPool } from '#platform/db/pool.ts'
import { createEventBus } from '#platform/events/events.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { type MadeRecord, officeFile } from '#tests/office-files.ts'
import type { FormatName } from './formats.ts'
import { importFile } from './import.ts'

const clock = () => new Date('2026-12-01T12:00:00Z')
let database: FreshDatabase
let pool: pg.Pool
let folder: string
beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  pool = createPool(database.url, { max: 2 })
  folder = await mkdtemp(path.join(tmpdir(), 'markwright-record-dates-'))
})
afterAll(async () => {
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => void (await pool.query('truncate mark, mark_picture, mark_import restart identity')))

let files = 0
async function run(content: string, format: FormatName = 'uspto') {
  files += 1
  const file = path.join(folder, `office-${files}.xml`)
  await writeFile(file, content)
  return await importFile({ pool, events: createEventBus(), clock }, file, { format, office: null })
}
const given = async (...records: MadeRecord[]) => await run(officeFile('uspto', records))
const marks = async () =>
  (
    await pool.query<Record<string, unknown>>(
      'select text, record_date::text, content_date::text from mark order by number',
    )
  ).rows

const cat: MadeRecord = {
  number: '04000123',
  date: '2026-02-03',
  text: 'INVENTED CAT',
  classes: [9],
  goods: 'Software',
  owner: 'Invented Cats LLC',
  status: '700',
  filed: '2024-05-06',
}

test('a record dated more than two days ahead is of an unknown date, is told, and blocks no later one', async () => {
  expect(await given({ ...cat, date: '2026-12-04', text: 'FROM THE FUTURE' })).toMatchObject({
    added: 1,
    skipped: 0,
    problems: [
      {
        record: 1,
        number: cat.number,
        reason: 'its date 2026-12-04 lies ahead and is not taken for one; the rest is',
      },
    ],
  })
  expect(await marks()).toMatchObject([{ text: 'FROM THE FUTURE', record_date: null, content_date: null }])
  expect(await given({ ...cat, date: '2026-12-03' })).toMatchObject({ changed: 1, problems: [] })
  expect(await given({ ...cat, date: '2126-02-03', text: 'AGAIN' })).toMatchObject({ older: 1, changed: 0 })
  expect(await marks()).toMatchObject([{ text: cat.text, record_date: '2026-12-03' }])
})

test.each(['st66', 'st96'] as const)('in %s, which dates every step, the steps ahead do not count', async (format) => {
  const file = officeFile(format, [cat], 'US')
  const ahead =
    format === 'st66'
      ? '<MarkEventDetails><MarkEvent><MarkEventDate>2199-01-01</MarkEventDate></MarkEvent></MarkEventDetails>'
      : '<t:MarkEventBag><t:MarkEvent><t:MarkEventDate>2199-01-01</t:MarkEventDate></t:MarkEvent></t:MarkEventBag>'
  const end = format === 'st66' ? '</TradeMark>' : '</t:Trademark>'
  expect(await run(file.replace(end, `${ahead}${end}`), format)).toMatchObject({
    added: 1,
    problems: [{ number: cat.number }],
  })
  expect(await marks()).toMatchObject([{ record_date: cat.date }])
})
