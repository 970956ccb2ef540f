import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync, strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { createPool } from '#platform/db/pool.ts'
import { createEventBus, type EventBus } from '#platform/events/events.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { type MadeRecord, madeRecords, officeFile } from '#tests/office-files.ts'
import { marksChanged } from './events.ts'
import { type FormatName, formatNames } from './formats.ts'
import { ImportError, importFile, type ImportOptions } from './import.ts'
import { threadMs } from '#tests/processor.ts'

const clock = () => new Date('2026-12-01T12:00:00Z')
let database: FreshDatabase
let pool: pg.Pool
let events: EventBus
let folder: string
let told: number[]
beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  pool = createPool(database.url, { max: 4 })
  folder = await mkdtemp(path.join(tmpdir(), 'markwright-import-'))
})
afterAll(async () => {
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await pool.query('truncate mark, mark_picture, mark_import, trademark_ipo_data restart identity')
  told = []
  events = createEventBus()
  events.subscribe(marksChanged, async (_tx, { markIds }) => void told.push(...markIds))
})

let files = 0
async function fileOf(content: string | Uint8Array, ending = 'xml'): Promise<string> {
  files += 1
  const file = path.join(folder, `office-${files}.${ending}`)
  await writeFile(file, content)
  return file
}
const run = async (file: string, more: Partial<ImportOptions> = {}) =>
  await importFile({ pool, events, clock }, file, { format: 'uspto', office: null, ...more })
const given = async (records: Iterable<MadeRecord | string>, more: Partial<ImportOptions> = {}) =>
  await run(await fileOf(officeFile(more.format ?? 'uspto', records, more.office === 'EU' ? 'EM' : 'US')), more)

interface Row extends Record<string, unknown> {
  number: string
}
const marks = async () =>
  (
    await pool.query<Row>(
      `select office, number, registration_number, text, normalised, other_texts, mark_type, classes, goods, owner, owner_country,
        filing_date::text, publication_date::text, registration_date::text, state, status, record_date::text, content_date::text,
        record, revision from mark order by office, number`,
    )
  ).rows
const withoutRevision = async () => (await marks()).map(({ revision: _revision, ...row }) => row)

const cat: MadeRecord = {
  number: '04000123',
  date: '2026-02-03',
  text: 'Žltá & CAT',
  pseudo: 'YELLOW AND CAT',
  classes: [9, 42],
  goods: 'Software; [erased]; hosting of *new* software',
  owner: 'Invented Cats LLC',
  status: '700',
  filed: '2024-05-06',
  registered: '2025-01-07',
  registrationNumber: '0700123',
}

describe('each format', () => {
  test.each(formatNames)('%s gives the same row of the same mark', async (format: FormatName) => {
    expect(await given([cat], { format })).toMatchObject({ end: 'finished', office: 'US', recordsDone: 1, added: 1 })
    expect(await marks()).toMatchObject([
      {
        office: 'US',
        number: '04000123',
        registration_number: '0700123',
        text: 'Žltá & CAT',
        normalised: 'zltaandcat',
        other_texts: ['YELLOW AND CAT'],
        mark_type: 'WORD',
        classes: [9, 42],
        goods: [
          { class: 9, terms: ['Software', 'hosting of new software'] },
          { class: 42, terms: ['Software', 'hosting of new software'] },
        ],
        owner: 'Invented Cats LLC',
        owner_country: 'US',
        filing_date: '2024-05-06',
        registration_date: '2025-01-07',
        state: 'registered',
        status: '700',
        record_date: '2026-02-03',
        content_date: '2026-02-03',
        revision: '1',
      },
    ])
  })

  test('the office is told by the records or by the caller, and must be the same', async () => {
    const eu = { ...cat, number: '018123456', status: 'Registration cancelled' }
    await given([eu], { format: 'st66', office: 'EU' })
    expect((await marks())[0]).toMatchObject({ office: 'EU', number: '018123456', state: 'dead' })
    expect(await given([eu], { format: 'st96', office: 'SK' })).toMatchObject({
      skipped: 1,
      problems: [{ record: 1, number: '018123456', reason: 'a record of another office (US)' }],
    })
    const silent = officeFile('st66', [eu], '')
    await expect(run(await fileOf(silent), { format: 'st66' })).rejects.toThrow('do not name their office')
    expect(await run(await fileOf(silent), { format: 'st66', office: 'CZ' })).toMatchObject({ office: 'CZ', added: 1 })
  })

  test('packed by gzip, and a zip of several files that is cut into batches across them', async () => {
    const made = [...madeRecords(7, 1)]
    expect(await run(await fileOf(gzipSync(strToU8(officeFile('uspto', made))), 'xml.gz'))).toMatchObject({ added: 7 })
    const zipped = zipSync({
      'a/one.xml': strToU8(officeFile('uspto', made.slice(0, 3))),
      'notes.txt': strToU8('not a register'),
      'a/two.xml': strToU8(officeFile('uspto', made.slice(3))),
    })
    expect(await run(await fileOf(zipped, 'zip'), { batchSize: 2 })).toMatchObject({ recordsDone: 7, unchanged: 7 })
  })
})

describe('what does not belong into the register', () => {
  test('zeros and impossible dates are no dates; a picture without words is kept', async () => {
    const odd = officeFile('uspto', [{ ...cat, text: '' }])
      .replace('<filing-date>20240506', '<filing-date>00000000')
      .replace('<registration-date>20250107', '<registration-date>20250231')
    expect(await run(await fileOf(odd))).toMatchObject({ added: 1, skipped: 0 })
    expect((await marks())[0]).toMatchObject({
      text: '',
      normalised: '',
      mark_type: 'FIGURATIVE',
      filing_date: null,
      registration_date: null,
    })
  })

  test('a bad record is reported with its place and reason, the others are kept, at most a hundred are listed', async () => {
    const nameless = '<case-file><transaction-date>20260101</transaction-date></case-file>'
    const odd = '<case-file><serial-number>12</serial-number></case-file>'
    const outcome = await given([cat, nameless, odd, { ...cat, number: '90000001' }])
    expect(outcome).toMatchObject({ recordsDone: 4, added: 2, skipped: 2 })
    expect(outcome.problems).toEqual([
      { record: 2, number: null, reason: 'no application number' },
      { record: 3, number: '12', reason: 'not an application number' },
    ])
    const { rows } = await pool.query('select skipped, problems from mark_import')
    expect(rows).toEqual([{ skipped: 2, problems: outcome.problems }])
    expect((await given(Array.from({ length: 150 }, () => odd))).problems).toHaveLength(100)
  })

  test('a file that breaks in its middle ends with the line, and keeps what came before', async () => {
    const broken = officeFile('uspto', [...madeRecords(5, 2), '<case-file></wrong>', cat])
    await expect(run(await fileOf(broken), { batchSize: 2 })).rejects.toThrow(
      /^line \d+: .*; 5 records before it are kept/,
    )
    expect(await marks()).toHaveLength(5)
    expect((await pool.query('select records_done, finished_at from mark_import')).rows).toEqual([
      { records_done: 5, finished_at: null },
    ])
  })

  test('a file of something else is refused and leaves nothing', async () => {
    await expect(run(await fileOf('<html><body/></html>'))).rejects.toThrow('no record of the format uspto')
    await expect(run(await fileOf(''))).rejects.toThrow('empty')
    await expect(run(await fileOf('no xml at all'))).rejects.toThrow(/^line 1: /)
    await expect(run(await fileOf(new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), 'zip'))).rejects.toThrow(
      'damaged, cut off or locked',
    )
    const packed = gzipSync(strToU8(officeFile('uspto', [...madeRecords(300, 3)])))
    await expect(run(await fileOf(packed.subarray(0, packed.length >> 1), 'gz'))).rejects.toThrow(
      'damaged, cut off or locked',
    )
    await expect(given([cat], { office: 'EU' })).rejects.toThrow('uspto is the format of US alone')
    expect((await pool.query(`select count(*)::int as n from mark_import where finished_at is not null`)).rows).toEqual(
      [{ n: 0 }],
    )
  })
})

describe('what is sent by somebody who means harm, or by nobody who looked', () => {
  test('signs of two units at the place where a text is cut do not end the import', async () => {
    const long = `${'a'.repeat(1999)}😀${'b'.repeat(100)}`
    const owner = `${'o'.repeat(499)}😀`
    const goods = `${'g'.repeat(499)}😀; shoes`
    expect(await given([{ ...cat, text: long, owner, goods }])).toMatchObject({ added: 1, skipped: 0 })
    const [mark] = await marks()
    expect(mark).toMatchObject({ text: 'a'.repeat(1999), owner: 'o'.repeat(499) })
    expect(JSON.stringify(mark?.goods)).toContain('shoes')
  })

  test('texts that are nothing but brackets or commas are read in time', async () => {
    const start = threadMs()
    const texts = ['['.repeat(2_000_000), '(('.repeat(1_000_000), `${',. '.repeat(600_000)}x`]
    for (const [at, goods] of texts.entries()) await given([{ ...cat, number: String(90_000_000 + at), goods }])
    // Of processor: how long the machine does something else is not what is asked.
    expect(threadMs() - start).toBeLessThan(10_000)
    expect(await marks()).toHaveLength(3)
  })

  test('an archive that cannot be read is refused in words, and nothing else', async () => {
    const xml = strToU8(officeFile('uspto', [cat]))
    const zip = (name: string, change: (bytes: Buffer, at: number) => void = () => undefined) => {
      const bytes = Buffer.from(zipSync({ [name]: xml }))
      const central = bytes.lastIndexOf('PK\u0001\u0002')
      change(bytes, 6)
      change(bytes, central + 8)
      return bytes
    }
    const refused = async (bytes: Uint8Array) => {
      const file = await fileOf(bytes, 'zip')
      return await run(file).then(
        () => 'taken',
        (error: unknown) => (error instanceof ImportError ? error.message : error),
      )
    }
    expect(await refused(zip('a.xml'))).toBe('taken')
    expect(await refused(zip('../../../a.xml'))).toMatch(/cannot be read.*relative path/)
    expect(await refused(zip('/etc/a.xml'))).toMatch(/cannot be read.*absolute path/)
    expect(await refused(zip('b.xml', (bytes, at) => (bytes[at] = 1)))).toMatch(/cannot be read.*encrypted/)
    expect(await refused(zip('c.xml', (bytes, at) => (bytes[at + 2] = 99)))).toMatch(/cannot be read.*compression/)
  })
})

describe('what is held already', () => {
  test('the same file again changes nothing and says so; the same records in another file count as unchanged', async () => {
    const made = [...madeRecords(25, 4)]
    const file = await fileOf(officeFile('uspto', made))
    await run(file, { batchSize: 10 })
    const before = await marks()
    expect(told).toHaveLength(25)
    expect(await run(file)).toMatchObject({ end: 'repeated', recordsDone: 25 })
    expect(await given([...made, cat], { batchSize: 10 })).toMatchObject({ added: 1, changed: 0, unchanged: 25 })
    expect((await marks()).filter((mark) => mark.number !== cat.number)).toEqual(before)
    expect(told).toHaveLength(26)
  })

  test('a newer record replaces an older one, an older one never a newer', async () => {
    await given([cat])
    expect(await given([{ ...cat, date: '2025-12-31', text: 'OLD' }])).toMatchObject({ older: 1, changed: 0 })
    expect((await marks())[0]).toMatchObject({ text: cat.text, revision: '1' })
    expect(await given([{ ...cat, date: '2026-03-01', text: 'NEW', classes: [3] }])).toMatchObject({ changed: 1 })
    expect((await marks())[0]).toMatchObject({ text: 'NEW', classes: [3], revision: '2', record_date: '2026-03-01' })
  })

  test('a record of the state alone updates the state and keeps the rest; it is no news to a watch', async () => {
    await given([cat])
    await given([{ ...cat, date: '2026-04-01', status: '710', stateOnly: true }])
    const [mark] = await marks()
    expect(mark).toMatchObject({
      text: cat.text,
      state: 'dead',
      status: '710',
      record_date: '2026-04-01',
      content_date: cat.date,
    })
    expect(told).toEqual([1])
    expect(await given([{ ...cat, date: '2026-03-01', text: 'BETWEEN' }])).toMatchObject({ changed: 1 })
    expect((await marks())[0]).toMatchObject({ text: 'BETWEEN', state: 'dead', record_date: '2026-04-01' })
  })

  test('the raw record of a mark of ours stands beside it', async () => {
    const user = (
      await pool.query<{ id: string }>(
        `insert into "user" (id, email, role, state) values (gen_random_uuid(), 'owner@import.test', 'customer', 'active') returning id`,
      )
    ).rows[0]?.id
    await pool.query(
      `insert into trademark (id, name, jurisdiction, type, number, user_id, status, status_group) values
        (gen_random_uuid(), 'Cat', 'US', 'WORD', '04/000,123', $1, 'Application filed', 'Examination'),
        (gen_random_uuid(), 'Cat', 'EU', 'WORD', '04000123', $1, 'Application filed', 'Examination')`,
      [user],
    )
    await given([cat, { ...cat, number: '90000009' }])
    const { rows } = await pool.query(
      `select jurisdiction, number, data->>'serial-number' as serial from trademark_ipo_data`,
    )
    expect(rows).toEqual([{ jurisdiction: 'US', number: '04/000,123', serial: '04000123' }])
  })
})

describe('a run that was broken off', () => {
  test('goes on where it stopped, and gives the rows of an unbroken one', async () => {
    const file = await fileOf(officeFile('uspto', madeRecords(40, 5)))
    const stop = new AbortController()
    const stopped = await run(file, {
      batchSize: 5,
      signal: stop.signal,
      onProgress: ({ recordsDone }) => recordsDone >= 15 && stop.abort(),
    })
    expect(stopped.end).toBe('stopped')
    expect(stopped.recordsDone).toBeLessThan(40)
    expect(await marks()).toHaveLength(stopped.recordsDone)
    expect(await run(file, { batchSize: 5 })).toMatchObject({
      end: 'finished',
      before: stopped.recordsDone,
      recordsDone: 40,
      added: 40,
    })
    const broken = await withoutRevision()
    await pool.query('truncate mark, mark_picture, mark_import restart identity')
    await run(file)
    expect(await withoutRevision()).toEqual(broken)
  })

  test('a batch is whole or not at all: what fails in it leaves no row and no count', async () => {
    events.subscribe(marksChanged, async (_tx, { revision }) => {
      if (revision === 3) throw new Error('the power went')
    })
    const file = await fileOf(officeFile('uspto', madeRecords(30, 6)))
    await expect(run(file, { batchSize: 10 })).rejects.toThrow('the power went')
    expect(await marks()).toHaveLength(20)
    events = createEventBus()
    expect(await run(file, { batchSize: 10 })).toMatchObject({ before: 20, recordsDone: 30 })
    expect(await marks()).toHaveLength(30)
  })

  test('two runs of one file at once make each mark once, and revisions of two files do not meet', async () => {
    const file = await fileOf(officeFile('uspto', madeRecords(60, 7)))
    const results = await Promise.allSettled([run(file, { batchSize: 5 }), run(file, { batchSize: 5 })])
    expect(results.some((one) => one.status === 'fulfilled')).toBe(true)
    expect(await marks()).toHaveLength(60)
    await Promise.all(
      (['CZ', 'SK', 'EU'] as Jurisdiction[]).map(async (office) => {
        const text = officeFile('st66', madeRecords(30, 8), office === 'EU' ? 'EM' : office)
        await run(await fileOf(text), { format: 'st66', batchSize: 5 })
      }),
    )
    const { rows } = await pool.query(
      'select revision, count(distinct office)::int as offices from mark group by revision having count(distinct office) > 1',
    )
    expect(rows).toEqual([])
  })
})

test('any order of the same records gives the same rows', async () => {
  const record = fc.record({
    number: fc.constantFrom('90000001', '90000002', '90000003'),
    day: fc.integer({ min: 1, max: 28 }),
    text: fc.constantFrom('ZORVEL', 'MEXTRAL', 'QUOBRI', ''),
    classes: fc.constantFrom([9], [9, 42], [25]),
    status: fc.constantFrom('630', '700', '602'),
    stateOnly: fc.boolean(),
  })
  const distinct = fc.uniqueArray(record, {
    selector: (one) => `${one.number} ${one.day}`,
    minLength: 2,
    maxLength: 12,
  })
  await fc.assert(
    fc.asyncProperty(
      distinct.chain((records) =>
        fc.tuple(fc.constant(records), fc.shuffledSubarray(records, { minLength: records.length })),
      ),
      fc.integer({ min: 1, max: 5 }),
      async ([records, shuffled], batchSize) => {
        const rowsOf = async (list: typeof records) => {
          await pool.query('truncate mark, mark_picture, mark_import restart identity')
          await given(
            list.map(({ day, ...one }) => ({ ...cat, ...one, date: `2026-05-${String(day).padStart(2, '0')}` })),
            { batchSize },
          )
          return await withoutRevision()
        }
        expect(await rowsOf(shuffled)).toEqual(await rowsOf(records))
      },
    ),
    { numRuns: 40 },
  )
})

test('memory does not grow with the file', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', './tools/jsx.ts', 'bench/import.ts', '--records', '2000', '--url', database.url],
    {
      env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=96' },
    },
  )
  const { records, peakMegabytes, added } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as Record<
    string,
    number
  >
  expect({ records, added }).toEqual({ records: 2000, added: 2000 })
  expect(peakMegabytes).toBeLessThan(300)
})
