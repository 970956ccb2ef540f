import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import releases from '#db/migrations/releases.json' with { type: 'json' }
import { migrate } from '#platform/db/migrate.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { readCatalog } from './catalog.ts'
import { narrowings } from './narrowings.ts'
import { ROOT } from './source-tree.ts'

const folder = path.join(ROOT, 'db', 'migrations')
let database: FreshDatabase
let client: pg.Client
beforeEach(async () => {
  database = await freshDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

const severalMarks =
  'an approval at an instance of 0.3.0 fails there with nothing written, until the upgrade is through (ADR 47)'
const partKey = 'trademark_request_jurisdiction_part_key'

/** Narrowings that the version before does not notice, or that were decided, each with the reason. */
const unnoticed: Record<string, string> = {
  'constraint public.trademark.trademark_request_jurisdiction_key is gone, and an "on conflict" may name it':
    severalMarks,
  'index public.trademark_request_jurisdiction_key is gone, and an "on conflict" may name it': severalMarks,
  [`constraint public.trademark.${partKey} is new for what was there: UNIQUE (registration_request_id, jurisdiction, part)`]:
    'the version before makes marks of part 0 alone, of which there was one',
  [`index public.${partKey} is new for what was there: CREATE UNIQUE INDEX ${partKey} ON public.trademark USING btree (registration_request_id, jurisdiction, part)`]:
    'the version before makes marks of part 0 alone, of which there was one',
  "constraint public.trademark.trademark_international_check is new for what was there: CHECK (((international_id IS NULL) OR (jurisdiction <> 'WIPO'::text)))":
    'the version before makes no designations: of every mark of its own international_id is null',
}

test('the migrations since the last release only widen, so that it goes on working beside this version', async () => {
  const last = releases.at(-1)
  await migrate(database.url, { folder, upTo: last?.last ?? '' })
  const before = await readCatalog(client)
  await migrate(database.url, { folder })
  expect(narrowings(before, await readCatalog(client)).filter((line) => !(line in unnoticed))).toEqual([])
})

const world = `create type shade as enum ('light', 'dark');
  create table mark (id int primary key, word text, kind text not null default 'word', shade shade,
    constraint mark_kind_check check (kind in ('word', 'figure')))`
const steps: Record<string, [sql: string, narrows: string | null]> = {
  'a column more': ['alter table mark add column note text', null],
  'a column more that leads to a row': ['alter table mark add column parent int references mark (id)', null],
  'a foreign key of a column that was there': [
    'alter table mark add constraint mark_word_fkey foreign key (id) references mark (id)',
    'constraint public.mark.mark_word_fkey is new for what was there: FOREIGN KEY (id) REFERENCES mark(id)',
  ],
  'a required column with a default': ["alter table mark add column note text not null default ''", null],
  'a word more': [
    "alter table mark drop constraint mark_kind_check, add constraint mark_kind_check check (kind in ('word', 'figure', 'sound'))",
    null,
  ],
  'a table of its own, however strict': ['create table note (id int primary key, text text not null unique)', null],
  'an index': ['create index on mark (word)', null],
  'a column dropped': ['alter table mark drop column word', 'column public.mark.word is gone'],
  'a column renamed': ['alter table mark rename word to text', 'column public.mark.word is gone'],
  'a table dropped': ['drop table mark', 'table public.mark is gone'],
  'another type': [
    'alter table mark alter word type varchar(10)',
    'column public.mark.word was text and is character varying(10)',
  ],
  'required now': [
    'alter table mark alter word set not null',
    'column public.mark.word could be empty and cannot any more',
  ],
  'no default any more': [
    'alter table mark alter kind drop default',
    'column public.mark.kind has no default any more',
  ],
  'a required column': [
    'alter table mark add column note text not null',
    'column public.mark.note is required, and the version before does not know it',
  ],
  'a word less': [
    "alter table mark drop constraint mark_kind_check, add constraint mark_kind_check check (kind in ('word'))",
    `constraint public.mark.mark_kind_check no longer takes 'figure'`,
  ],
  'a new rule': [
    'alter table mark add constraint mark_word_check check (length(word) < 9)',
    'constraint public.mark.mark_word_check is new for what was there: CHECK ((length(word) < 9))',
  ],
  'unique now': [
    'create unique index mark_word_key on mark (word)',
    'index public.mark_word_key is new for what was there: CREATE UNIQUE INDEX mark_word_key ON public.mark USING btree (word)',
  ],
}

test.each(Object.entries(steps))('%s', async (_name, [sql, narrows]) => {
  await client.query(world)
  const before = await readCatalog(client)
  await client.query(sql)
  const found = narrowings(before, await readCatalog(client))
  const told = narrows === null ? found : found.filter((line) => line === narrows)
  expect(told).toEqual(narrows === null ? [] : [narrows])
})
