import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { directRunner, rowSecurityRunner } from '#platform/graphql/run.ts'
import { ownedByParent } from '#schema/owners.ts'
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
    `insert into trademark_tracking (id, name, trademark_id, owner_user_id, created_at)
      select gen_random_uuid(), 'step', t.id, t.user_id, now() - n * interval '1 hour' from trademark t, generate_series(1, 2) n`,
    `insert into deadline (id, trademark_id, owner_user_id, kind, number, calendar_due, lawful_due, due, from_event, from_date, amount, unit, source_kind, is_read, confidence)
      select gen_random_uuid(), t.id, t.user_id, 'renewal', n, d, d, d, 'filing', '2016-01-01', 10, 'year', 'statute', true, 'high'
        from trademark t, generate_series(1, 5) n, lateral (select date '2026-01-01' + (right(t.id::text, 4)::int * 7 + n * 400) % 3000) of_it (d)`,
    'vacuum analyze trademark',
    'vacuum analyze trademark_tracking',
    'vacuum analyze deadline',
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
async function blocks(sql: string, values: unknown[] = []): Promise<number> {
  const client = await walled.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.role', 'customer', true), set_config('app.user_id', $1, true)`, [whale])
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, buffers, format json) ${sql}`,
      values,
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

/** What the data API answers the customer, and the statement that it sent for it. */
async function ask<T>(document: string) {
  const sent: { sql: string; values: unknown[] }[] = []
  const run = rowSecurityRunner(walled)
  const refused = () => Promise.reject(new Error('nothing is written here'))
  const access = {
    run: async (...all: Parameters<typeof run>) => {
      sent.push({ sql: all[0].sql, values: [...all[0].values] })
      return await run(...all)
    },
    transaction: refused,
  }
  const staff = { run: directRunner(walled), transaction: refused }
  const api = createDataApi({ staff, clients: access, open: access }, { documents: 'any', limits: {} }, () => undefined)
  const answer = await api.query<T>(document, {}, { role: 'customer', variables: { 'x-user-id': whale } })
  const [statement] = sent
  if (!statement) throw new Error('nothing was sent')
  return { answer, ...statement }
}

test('a list inside of a list asks the predicate of each row by the key of its parent', async () => {
  const { sql } = await ask(
    `{ trademark(limit: 10) { office_actions(limit: 5) { id } } office_action(limit: 5) { id } }`,
  )
  expect(sql.match(/coalesce\(\(select/g)).toHaveLength(1)
  expect(sql.match(/exists \(select/g)).toHaveLength(1)
})

describe('a row that knows whose its parent is', () => {
  test('is read without asking for the parent', async () => {
    // Some rows share a block; one question for each of them would be eleven thousand.
    expect(await blocks('select count(*) from trademark_tracking')).toBeLessThan(2000)
  })

  test('is found for a short list without reading the others', async () => {
    const newest = await ask<{ trademark_tracking: unknown[] }>(
      `{ trademark_tracking(where: { skipped: { _eq: false } }, order_by: { created_at: desc }, limit: 8) { id name trademark { name } } }`,
    )
    expect(newest.answer.trademark_tracking).toHaveLength(8)
    expect(await blocks(newest.sql, newest.values)).toBeLessThan(200)
    const next = await ask<{ deadline: unknown[] }>(
      `{ deadline(where: { done_at: { _is_null: true }, due: { _gte: "2027-01-01" } }, order_by: [{ due: asc }, { id: asc }], limit: 40) { id due } }`,
    )
    expect(next.answer.deadline).toHaveLength(40)
    expect(await blocks(next.sql, next.values)).toBeLessThan(200)
  })

  test('in a list inside of a list is found by its parent', async () => {
    const { answer, sql, values } = await ask<{ trademark: { tracking_actions: unknown[] }[] }>(
      `{ trademark(limit: 10) { tracking_actions(order_by: { created_at: desc }, limit: 5) { name } } }`,
    )
    expect(answer.trademark.flatMap((mark) => mark.tracking_actions)).toHaveLength(20)
    expect(await blocks(sql, values)).toBeLessThan(300)
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
