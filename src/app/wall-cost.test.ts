import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { directRunner, rowSecurityRunner } from '#platform/graphql/run.ts'
import { fillOwners, ownedByParent } from '#schema/owners.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { prepareDatabase } from './database.ts'
import { createDataApi } from './model.ts'

// A customer with many matters among many with few: the averages tell PostgreSQL that everybody has few.
const ownMarks = 1500
const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const whale = id(1)

let database: FreshDatabase
let walled: pg.Pool

beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  const { walledUrl } = await prepareDatabase(database.url, { secrets: ['only for this test'], secretLost: true })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const idSql = (kind: number, number: string) =>
    `('00000000-0000-700${kind}-8000-' || lpad((${number})::text, 12, '0'))::uuid`
  const owner = `case when g <= ${ownMarks} then 1 else 2 + g % 2000 end`
  for (const statement of [
    'set session_replication_role = replica',
    `insert into "user" (id, email, state) select ${idSql(0, 'g')}, g || '@wall.test', 'active' from generate_series(1, 2002) g`,
    `insert into trademark (id, name, jurisdiction, type, user_id, status, status_group)
      select ${idSql(1, 'g')}, 'MARK', 'SK', 'WORD', ${idSql(0, owner)}, 'Trademark registered', 'Registered' from generate_series(1, ${ownMarks + 4000}) g`,
    `insert into trademark_tracking (id, name, trademark_id) select gen_random_uuid(), 'step', t.id from trademark t, generate_series(1, 2)`,
    'vacuum analyze trademark',
    'vacuum analyze trademark_tracking',
  ])
    await client.query(statement)
  await client.end()
  walled = new pg.Pool({ connectionString: walledUrl, max: 1, pipeline: true })
})

afterAll(async () => {
  await walled.end()
  await database.drop()
})

interface Plan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

/** Blocks that a statement of the customer reads, the policies' own included. */
async function blocks(sql: string): Promise<number> {
  const client = await walled.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.role', 'customer', true), set_config('app.user_id', $1, true)`, [whale])
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, buffers, format json) ${sql}`,
    )
    await client.query('rollback')
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    return plan ? plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] : Number.NaN
  } finally {
    client.release()
  }
}

test('whose a row is costs the same however many matters its owner has', async () => {
  const rows = (ownMarks + 4000) * 2
  // The rows themselves and one look into the key of the marks for each.
  expect(await blocks('select count(*) from trademark_tracking')).toBeLessThan(rows * 5)
})

test('no policy searches for the owner among the rows that lead to a row', async () => {
  const { rows } = await walled.query<{ tablename: string; policyname: string }>(
    `select tablename, policyname from pg_policies where policyname like 'api\\_%' and qual ~* 'exists'`,
  )
  // Several declarations of use may have one thread: nothing in the database holds that it is one row.
  expect(rows.map(({ tablename }) => tablename)).toEqual(['thread_comment'])
})

test('a list inside of a list asks the predicate of each row by the key of its parent', async () => {
  const sent: string[] = []
  const run = rowSecurityRunner(walled)
  const refused = () => Promise.reject(new Error('nothing is written here'))
  const access = {
    run: async (...all: Parameters<typeof run>) => {
      sent.push(all[0].sql)
      return await run(...all)
    },
    transaction: refused,
  }
  const staff = { run: directRunner(walled), transaction: refused }
  const api = createDataApi({ staff, clients: access, open: access }, { documents: 'any', limits: {} }, () => undefined)
  const session = { role: 'customer', variables: { 'x-user-id': whale } }
  const document = `{ trademark(limit: 10) { tracking_actions(limit: 5) { name } } trademark_tracking(limit: 5) { name } }`
  const answer = await api.query<{ trademark: { tracking_actions: unknown[] }[]; trademark_tracking: unknown[] }>(
    document,
    {},
    session,
  )
  expect(answer.trademark.flatMap((mark) => mark.tracking_actions)).toHaveLength(20)
  expect(answer.trademark_tracking).toHaveLength(5)
  expect(sent[0]?.match(/coalesce\(\(select/g)).toHaveLength(1)
  expect(sent[0]?.match(/exists \(select/g)).toHaveLength(1)
})

describe('a row that knows whose its parent is', () => {
  beforeAll(async () => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    for (const one of ownedByParent) {
      const filled = await client.query(fillOwners(one, 100_000))
      expect(filled.rowCount).toBe(one.table === 'trademark_tracking' ? (ownMarks + 4000) * 2 : 0)
    }
    await client.query('vacuum analyze trademark_tracking')
    await client.end()
  })

  test('is read without asking for the parent', async () => {
    // Some rows share a block; one question for each of them would be eleven thousand.
    expect(await blocks('select count(*) from trademark_tracking')).toBeLessThan(2000)
  })

  test('is read by that one and by nobody else', async () => {
    const client = await walled.connect()
    const seen = async (user: string) => {
      await client.query('begin')
      await client.query(`select set_config('app.role', 'customer', true), set_config('app.user_id', $1, true)`, [user])
      const { rows } = await client.query<{ n: number }>('select count(*)::int as n from trademark_tracking')
      await client.query('rollback')
      return rows[0]?.n
    }
    // Of the other marks each second customer of two thousand has two, of two rows.
    expect([await seen(whale), await seen(id(2)), await seen(id(999_999)), await seen('')]).toEqual([
      ownMarks * 2,
      4,
      0,
      0,
    ])
    client.release()
  })

  test('has such a policy wherever the column stands', async () => {
    const { rows } = await walled.query<{ tablename: string }>(
      `select tablename from pg_policies where policyname = 'api_customer_select' and qual like '%owner_user_id%' order by 1`,
    )
    expect(rows.map(({ tablename }) => tablename)).toEqual(ownedByParent.map(({ table }) => table).toSorted())
  })
})
