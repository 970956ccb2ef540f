import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { checkSchema } from './check-schema.ts'
import { snapshotOf, statementsFor } from './declared-schema.ts'

const brand = pgTable('brand', { id: integer('id').primaryKey(), name: text('name').notNull() })
const declared = { brand }

let folder: string
let databases: FreshDatabase[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'check-schema-'))
  databases = [await freshDatabase(), await freshDatabase()]
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  for (const database of databases) await database.drop()
})

/** Writes the migration of `tables`, followed by `more`, and gives the problems against `declared`. */
async function problemsOf(
  tables: Record<string, unknown>,
  more: string,
  extras: Record<string, string> = {},
): Promise<string[]> {
  const snapshot = snapshotOf(tables)
  const statements = [...(await statementsFor(snapshot)), more]
  await mkdir(path.join(folder, 'meta'))
  await writeFile(path.join(folder, '0000_start.sql'), statements.join('\n--> statement-breakpoint\n'))
  await writeFile(
    path.join(folder, 'meta', '_journal.json'),
    JSON.stringify({ entries: [{ idx: 0, tag: '0000_start' }] }),
  )
  await writeFile(path.join(folder, 'meta', '0000_snapshot.json'), JSON.stringify(snapshot))
  const [migrated, other] = databases
  return (await checkSchema({ declared, folder, extras }, migrated?.url ?? '', other?.url ?? '')).problems
}

it('is content when migrations and declaration agree', async () => {
  expect(await problemsOf(declared, '')).toEqual([])
})

it('sees what the migrations made differently, left out and added', async () => {
  const other = { brand: pgTable('brand', { id: integer('id').primaryKey(), slogan: text('slogan') }) }
  expect(
    await problemsOf(other, 'alter table brand alter id drop default; create index brand_id on brand (id)'),
  ).toEqual([
    'column public.brand.name: declared, but no migration makes it',
    'column public.brand.slogan: made by a migration, but neither declared nor in tools/schema-extras.json',
    'index public.brand_id: made by a migration, but neither declared nor in tools/schema-extras.json',
  ])
})

it('sees a column that only lost its not null', async () => {
  expect(await problemsOf(declared, 'alter table brand alter name drop not null')).toEqual([
    'column public.brand.name: declared as "text not null", migrated to "text"',
  ])
})

it('takes triggers, functions and views only when they are listed, and no list entry for nothing', async () => {
  const view = 'create view brand_name as select name from brand'
  expect(await problemsOf(declared, view, { 'view public.brand_name': 'a list', 'view public.gone': 'old' })).toEqual([
    'view public.gone: in tools/schema-extras.json, but no migration makes it',
  ])
})

it('wants the snapshot that the next migration is generated from', async () => {
  const problems = await problemsOf({}, 'create table brand (id integer primary key, name text not null)')
  expect(problems).toEqual([
    'the last snapshot of db/migrations/meta is not the declared schema: run `npm run migrations`',
  ])
})
