import { getTableConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { found } from '#kernel/errors.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { ownedByParent } from './owners.ts'
import { tables } from './tables.ts'

let database: FreshDatabase
const clients: pg.Client[] = []
const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const [anna, boris] = [id(1), id(2)]

beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  for (let n = 0; n < 2; n += 1) {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    clients.push(client)
  }
  await run(
    `insert into "user" (id, email, state) values ('${anna}', 'anna@owners.test', 'active'), ('${boris}', 'boris@owners.test', 'active')`,
  )
})
afterAll(async () => {
  for (const client of clients) await client.end()
  await database.drop()
})

const run = async (sql: string, values: unknown[] = [], client = 0) => {
  const one = clients[client]
  if (!one) throw new Error('no connection')
  return (await one.query<Record<string, string | null>>(sql, values)).rows
}

/** Makes a parent of somebody, or of nobody where that can be. */
const makeParent: Record<string, (of: string | null) => [string, unknown[]]> = {
  trademark: (of) => [
    `insert into trademark (id, name, jurisdiction, type, user_id, status, status_group)
     values (gen_random_uuid(), 'MARK', 'SK', 'WORD', $1, 'Trademark registered', 'Registered') returning id`,
    [of],
  ],
  registration_request: (of) => [
    `insert into registration_request (id, public_id, user_id, contact_email, contact_first_name, contact_last_name, currency, status, status_group, type, value, business_description, jurisdictions, language, region)
     values (gen_random_uuid(), gen_random_uuid()::text, $1, 'a@owners.test', 'A', 'B', 'EUR', 'Verification requested', 'Verification', 'WORD', 'MARK', 'x', '{SK}', 'en', 'EU') returning id`,
    [of],
  ],
  service_request: (of) => [
    `insert into service_request (id, public_id, user_id, service_name, language, region, currency, contact_email)
     values (gen_random_uuid(), gen_random_uuid()::text, $1, 'TrademarkRenewal', 'en', 'EU', 'EUR', 'a@owners.test') returning id`,
    [of],
  ],
}

/** What a new row needs beside its parent, as columns with their values. */
const step = { name: `'step'` }
let dates = 0
const needed: Record<string, () => Record<string, string>> = {
  registration_request_tracking: () => step,
  service_request_tracking: () => step,
  trademark_tracking: () => step,
  deadline: () => ({
    kind: `'renewal'`,
    number: String((dates += 1)),
    calendar_due: `'2027-01-01'`,
    lawful_due: `'2027-01-01'`,
    due: `'2027-01-01'`,
    from_event: `'filing'`,
    from_date: `'2017-01-01'`,
    amount: '10',
    unit: `'year'`,
    source_kind: `'statute'`,
    is_read: 'true',
    confidence: `'high'`,
  }),
}

test('every table with an owner of the parent is one of these', () => {
  const having = tables
    .map((table) => getTableConfig(table))
    .filter(({ columns }) => columns.some(({ name }) => name === 'owner_user_id'))
  expect(having.map(({ name }) => name).toSorted()).toEqual(ownedByParent.map(({ table }) => table).toSorted())
})

describe.each(ownedByParent)('the owner in $table', (one) => {
  const { table, parent } = one
  const made = async (of: string | null) => (await run(...found(makeParent[parent])(of)))[0]?.['id'] ?? ''
  const add = async (of: string, owner: string | null = null, client = 0) => {
    const more = found(needed[table])()
    const names = ['id', `${parent}_id`, 'owner_user_id', ...Object.keys(more)].join(', ')
    const values = ['gen_random_uuid()', '$1', '$2', ...Object.values(more)].join(', ')
    const made = await run(`insert into ${table} (${names}) values (${values}) returning id`, [of, owner], client)
    return made[0]?.['id'] ?? ''
  }
  const owners = async (of: string) =>
    (await run(`select owner_user_id as owner from ${table} where ${parent}_id = $1 order by created_at`, [of])).map(
      ({ owner }) => owner,
    )
  /** Rows whose owner is another than their parent's: there is never one. */
  const wrong = async () =>
    await run(
      `select t.id from ${table} t join ${parent} p on p.id = t.${parent}_id
        where t.owner_user_id is not null and t.owner_user_id is distinct from p.user_id`,
    )
  /** Until the other one waits for what this one has written. */
  const otherWaits = async (from: number) =>
    await expect
      .poll(
        async () =>
          await run(
            `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            [],
            from,
          ),
      )
      .toHaveLength(1)
  beforeEach(async () => {
    for (const client of clients) await client.query('rollback')
  })

  test('is the parent’s, whatever is written', async () => {
    const [own, foreign] = [await made(anna), await made(boris)]
    const row = await add(own, boris)
    expect(await owners(own)).toEqual([anna])
    await run(`update ${table} set owner_user_id = $2 where id = $1`, [row, boris])
    await run(`update ${table} set owner_user_id = null where id = $1`, [row])
    expect(await owners(own)).toEqual([anna])
    await run(`update ${table} set ${parent}_id = $2 where id = $1`, [row, foreign])
    expect(await owners(foreign)).toEqual([boris])
    expect(await wrong()).toEqual([])
  })

  test('goes with the parent into other hands', async () => {
    const own = await made(anna)
    for (let n = 0; n < 3; n += 1) await add(own)
    await run(`update ${parent} set user_id = $2 where id = $1`, [own, boris])
    expect(await owners(own)).toEqual([boris, boris, boris])
    expect(await wrong()).toEqual([])
  })

  test('is right when a row comes while the parent changes hands, whoever is first', async () => {
    const own = await made(anna)
    await run('begin')
    await run(`update ${parent} set user_id = $2 where id = $1`, [own, boris])
    const behind = add(own, null, 1)
    await otherWaits(0)
    await run('commit')
    await behind
    expect(await owners(own)).toEqual([boris])
    await run('begin', [], 1)
    await add(own, null, 1)
    const after = run(`update ${parent} set user_id = $2 where id = $1`, [own, anna])
    await otherWaits(1)
    await run('commit', [], 1)
    await after
    expect(await owners(own)).toEqual([anna, anna])
  })

  test.skipIf(parent === 'trademark')('of nobody’s is nobody, until somebody has it', async () => {
    const own = await made(null)
    await add(own, boris)
    expect(await owners(own)).toEqual([null])
    await run(`update ${parent} set user_id = $2 where id = $1`, [own, anna])
    expect(await owners(own)).toEqual([anna])
  })
})
