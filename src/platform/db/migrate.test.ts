import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { migrate, pendingMigrations } from './migrate.ts'

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

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

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
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    expect(await pendingMigrations(client, folder)).toEqual(['0001_more'])
    await client.end()
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

  it('refuses a migration that was changed after it was applied, and a database from the future', async () => {
    await migrate(database.url, { folder })
    await write({ '0000_mark': 'create table mark (id bigint)' })
    await expect(migrate(database.url, { folder })).rejects.toThrow('0000_mark was changed after it was applied')
    await write({})
    await expect(migrate(database.url, { folder })).rejects.toThrow('ahead of this code')
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
