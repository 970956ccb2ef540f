import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Register } from '#domain/clearance/question.ts'
import { createPool } from '#platform/db/pool.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { addMarks } from '#tests/register.ts'
import { ownSearch } from './own-search.ts'

let database: FreshDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  pool = createPool(database.url, { max: 2 })
  await addMarks(pool, 1, [
    { text: 'ORVELINE', office: 'EU', number: '018123456', owner: 'SOCIÉTÉ ORVÉLINE-PRODUITS S.A.' },
    { text: 'JP TIRUN', office: 'UK', number: 'UK00003123456', owner: 'J.P. Tirun & Söhne GmbH' },
    { text: 'KESTREL', office: 'WIPO', number: '1234567A', owner: "Les Fils d'Orane" },
    { text: 'SASA', office: 'EU', number: '000123456', owner: 'S.A.' },
  ])
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** Neither kind asks the index. */
const register = { coverage: async () => await Promise.resolve([]) } as unknown as Register
const found = async (kind: 'owner' | 'number', query: string): Promise<string[]> => {
  const filters = { classes: [], scope: 'all' as const, withDead: false }
  const { marks } = await ownSearch({ pool, register }, { kind, query, filters, mark: 'VELMORA', places: ['EU', 'UK'] })
  return marks.map(({ text }) => text)
}

test.each([
  ['societe des orveline', []],
  ['Orveline Societe', ['ORVELINE']],
  ['societe orveline produits sa', ['ORVELINE']],
  ['SOCIÉTÉ ORVÉLINE', ['ORVELINE']],
  ['JP Tirun', ['JP TIRUN']],
  ['J. P. Tirun Sohne, Ltd.', ['JP TIRUN']],
  ['tirun söhne', ['JP TIRUN']],
  ["d'Orane", ['KESTREL']],
  ['D’ORANE', ['KESTREL']],
  ['dorane', ['KESTREL']],
  ['100%', []],
  ['r_eline', []],
  ['Orane', ['KESTREL']],
])('the owner asked for as %s', async (query, names) => expect(await found('owner', query)).toEqual(names))

test('a legal form is looked for where it is all that is asked', async () =>
  expect((await found('owner', 'S.A.')).toSorted()).toContain('SASA'))

test.each([
  ['EU 018 123 456', 'ORVELINE'],
  ['18123456', 'ORVELINE'],
  ['EUTM-018123456', 'ORVELINE'],
  ['3123456', 'JP TIRUN'],
  ['UK 3 123 456', 'JP TIRUN'],
  ['uk00003123456', 'JP TIRUN'],
  ['IR 1234567a', 'KESTREL'],
  ['1 234 567 A', 'KESTREL'],
])('the number asked for as %s', async (query, name) => expect(await found('number', query)).toEqual([name]))
