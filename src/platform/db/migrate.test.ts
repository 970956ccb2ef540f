import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { migrate, schemaStateOf } from './migrate.ts'

let database: FreshDatabase
let folder: string

beforeEach(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  await write({ '0000_mark': 'create table mark (id int);\n--> statement-breakpoint\ninsert into mark values (1);' })
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

async function write(files: Record<string, string>): Promise<void> {
  await mkdir(path.join(folder, 'meta'), { recursive: true })
  const entries = Object.keys(files).map((tag, idx) => ({ idx, tag, when: idx, version: '7', breakpoints: true }))
  await writeFile(path.join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }))
  for (const [tag, sql] of Object.entries(files)) await writeFile(path.join(folder, `${tag}.sql`), sql)
}

async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const query = async (sql: string): Promise<unknown[]> =>
  await withClient(async (client) => (await client.query<Record<string, unknown>>(sql)).rows)

describe('migrate', () => {
  it('runs every migration once, however many processes start together', async () => {
    const results = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, { folder, after: ['select 1'] })))
    expect(results.flatMap(({ applied }) => applied)).toEqual(['0000_mark'])
    expect(results.filter(({ afterRan }) => afterRan)).toHaveLength(1)
    expect(await query('select id from mark')).toEqual([{ id: 1 }])
  })

  it('applies what is new and knows what is pending', async () => {
    await migrate(database.url, { folder })
    await write({
      '0000_mark': 'create table mark (id int);\n--> statement-breakpoint\ninsert into mark values (1);',
      '0001_more': 'alter table mark add column word text',
    })
    await withClient(async (client) => {
      expect(await schemaStateOf(folder)(client)).toEqual({ pending: ['0001_more'], ahead: [], changed: [] })
    })
    expect((await migrate(database.url, { folder })).applied).toEqual(['0001_more'])
    expect(await query('select * from mark')).toEqual([{ id: 1, word: null }])
  })

  it('keeps nothing of a migration that fails, names it, and goes on once it is mended', async () => {
    await write({
      '0000_mark': 'create table mark (id int);\n--> statement-breakpoint\ninsert into nowhere values (1);',
    })
    await expect(migrate(database.url, { folder })).rejects.toThrow(/0000_mark failed: relation "nowhere"/)
    expect(await query("select to_regclass('mark') as mark")).toEqual([{ mark: null }])
    await write({ '0000_mark': 'create table mark (id int)' })
    expect((await migrate(database.url, { folder })).applied).toEqual(['0000_mark'])
  })

  it('refuses a migration that was changed after it was applied', async () => {
    await migrate(database.url, { folder })
    await write({ '0000_mark': 'create table mark (id bigint)' })
    await expect(migrate(database.url, { folder })).rejects.toThrow('0000_mark was changed after it was applied')
    await withClient(async (client) => {
      expect(await schemaStateOf(folder)(client)).toEqual({ pending: [], ahead: [], changed: ['0000_mark'] })
    })
  })

  it('leaves what a later version made as it is, and refuses another line of development', async () => {
    const older = { '0000_mark': 'create table mark (id int)' }
    const newer = { ...older, '0001_more': 'alter table mark add column word text' }
    const derived = (word: string) => [`create or replace function word() returns text return '${word}'`]
    await write(newer)
    await migrate(database.url, { folder, after: derived('newer'), version: '0.4.0' })
    await write(older)
    expect(await migrate(database.url, { folder, after: derived('older'), version: '0.3.0' })).toEqual({
      applied: [],
      afterRan: false,
    })
    expect(await query('select word()')).toEqual([{ word: 'newer' }])
    await withClient(async (client) => {
      expect(await schemaStateOf(folder)(client)).toEqual({ pending: [], ahead: ['0001_more'], changed: [] })
    })
    await write({ ...older, '0001_other': 'alter table mark add column other text' })
    await expect(migrate(database.url, { folder })).rejects.toThrow('has 0001_more, which are not here')
  })

  it('keeps what the later of two versions with the same migrations derived', async () => {
    const derived = (word: string) => [`create or replace function word() returns text return '${word}'`]
    for (const version of ['0.4.9', '0.4.10', '0.4.9']) {
      const { afterRan } = await migrate(database.url, { folder, after: derived(version), version })
      expect({ version, afterRan, word: await query('select word()') }).toEqual(
        afterRan
          ? { version, afterRan, word: [{ word: version }] }
          : { version: '0.4.9', afterRan, word: [{ word: '0.4.10' }] },
      )
    }
    expect(await query('select word()')).toEqual([{ word: '0.4.10' }])
  })

  it('repeats the derived statements only when they changed', async () => {
    const after = ["create or replace function word() returns text language sql as $$ select 'a' $$"]
    expect((await migrate(database.url, { folder, after })).afterRan).toBe(true)
    expect((await migrate(database.url, { folder, after })).afterRan).toBe(false)
    const changed = ["create or replace function word() returns text language sql as $$ select 'b' $$"]
    expect((await migrate(database.url, { folder, after: changed })).afterRan).toBe(true)
    expect(await query('select word()')).toEqual([{ word: 'b' }])
  })
})

describe('beside processes that work', () => {
  it('is never who keeps another waiting for ever, and never lets the other fail: it gives way and comes again', async () => {
    await migrate(database.url, { folder })
    await query('create table other (id int)')
    const working = new pg.Client({ connectionString: database.url })
    await working.connect()
    // Who works holds the second table and then wants the first: the other way round than the step.
    await working.query('begin')
    await working.query('select * from other')
    const step = migrate(database.url, {
      folder,
      after: [
        'alter table mark add column if not exists late int',
        'alter table other add column if not exists late int',
      ],
    })
    // The step has the first table and waits for the second.
    for (let waits = 0; waits === 0;) {
      const { rows } = await working.query<{ n: number }>(
        `select count(*)::int as n from pg_locks where not granted and relation = 'other'::regclass`,
      )
      waits = rows[0]?.n ?? 0
    }
    expect((await working.query('select id from mark')).rowCount).toBe(1)
    await working.query('commit')
    expect((await step).afterRan).toBe(true)
    await working.end()
    expect(await query('select other.late from mark, other')).toEqual([])
  })
})
