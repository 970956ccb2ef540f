import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { regionOf, regions } from '#domain/account/regions.ts'
import { euMembers } from '#domain/jurisdiction/codes.ts'
import { freshDatabase } from '#tests/database.ts'

const file = join(import.meta.dirname, '../db/migrations/0074_regions_by_one_vocabulary.sql')

it('rows of before the one vocabulary get the region of their country, and what is known already stays', async () => {
  const database = await freshDatabase({ migrated: true })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const words: Record<string, string> = {
    ...Object.fromEntries([...euMembers, 'US', 'CA', 'CH', 'AU', 'NZ', 'JP'].map((code) => [code, regionOf(code)])),
    ...Object.fromEntries(regions.map((region) => [region, region])),
    sk: 'EU',
    uk: 'UK',
    ' gb ': 'UK',
    global: 'EU',
    'somewhere nice': 'EU',
    '': 'EU',
  }
  for (const word of Object.keys(words))
    await client.query(
      `insert into registration_request (id, public_id, contact_email, contact_first_name, contact_last_name, currency, status, status_group, type, value,
         business_description, jurisdictions, language, region)
       values (gen_random_uuid(), $1, 'a@b.test', 'A', 'B', 'EUR', 'Verification approved', 'Verification', 'WORD', 'X', 'x', '{}', 'en', $2)`,
      [`R-${Object.keys(words).indexOf(word)}`, word],
    )
  await client.query((await readFile(file, 'utf8')).replaceAll('--> statement-breakpoint', ''))
  const { rows } = await client.query<{ region: string }>(
    `select region from registration_request order by substr(public_id, 3)::int`,
  )
  expect(rows.map(({ region }) => region)).toEqual(Object.values(words))
  await client.end()
  await database.drop()
})
