import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { userDeactivate, userRole } from '#contract/staff.ts'
import { startApp, type TestApp } from '#tests/app.ts'

/* Whatever the path, somebody is left who can manage accounts. */
let app: TestApp
let pool: pg.Pool
const ids = { one: '', two: '' }
const tokens = { one: '', two: '' }
const clients = {} as Record<keyof typeof ids, Client>
type Who = keyof typeof ids

beforeAll(async () => {
  app = await startApp()
  ;({ pool } = app.context)
  for (const who of ['one', 'two'] as const) ids[who] = await app.addUser(`${who}@last.test`, 'admin')
})
afterAll(async () => await app.close())

// Who loses a role loses the sessions with it.
beforeEach(async () => {
  await pool.query(`update "user" set role = 'admin', state = 'active'`)
  for (const who of ['one', 'two'] as const) {
    const { token, client } = await app.signIn(`${who}@last.test`)
    tokens[who] = token
    clients[who] = client
  }
})

interface Answer {
  data?: unknown
  errors?: { message: string; extensions: { code: string } }[]
}

async function send(field: string, who: Who): Promise<Answer> {
  const answer = await fetch(`${app.url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[who]}` },
    body: JSON.stringify({ query: `mutation { ${field} }` }),
  })
  return (await answer.json()) as Answer
}
const demotion = (who: Who): string =>
  `update_user(where: {id: {_eq: "${ids[who]}"}}, _set: {role: "staff"}) { affected_rows }`
const refused = {
  errors: [
    {
      message: 'the last active administrator stays: make another one first',
      extensions: { code: 'rules-unmet' },
    },
  ],
}
const left = async (): Promise<number> =>
  (await pool.query(`select 1 from "user" where role = 'admin' and state = 'active'`)).rowCount ?? 0

test('of two administrators one may go, and then the other stays', async () => {
  expect(await send(demotion('two'), 'one')).toEqual({ data: { update_user: { affected_rows: 1 } } })
  expect(await send(demotion('one'), 'one')).toMatchObject(refused)
  expect(await left()).toBe(1)
})

test.each([
  ['takes the role from all', () => `update_user(where: {}, _set: {role: "customer"}) { affected_rows }`],
  ['closes all accounts', () => `update_user(where: {}, _set: {state: "deactivated"}) { affected_rows }`],
  ['deletes all', () => `delete_user(where: {}) { affected_rows }`],
  ['does it one after the other', () => `a: ${demotion('two')} b: ${demotion('one')}`],
  [
    'does it by a conflict',
    () =>
      `insert_user(objects: [{id: "${ids.one}", email: "one@last.test", role: "staff"}, {id: "${ids.two}", email: "two@last.test", role: "staff"}],
        on_conflict: {constraint: user_pkey, update_columns: [role]}) { affected_rows }`,
  ],
])('who %s at once is refused, and nothing is changed', async (_how, field) => {
  expect(await send(field(), 'one')).toMatchObject(refused)
  expect(await left()).toBe(2)
})

describe('two who demote each other at the same moment', () => {
  /** The first has demoted the second and has not committed; the second does the same to the first meanwhile. */
  async function meanwhile(second: () => Promise<unknown>): Promise<unknown> {
    const first = await pool.connect()
    try {
      await first.query('begin')
      await first.query(`select set_config('app.role', 'admin', true)`)
      await first.query(`update "user" set role = 'staff' where id = $1`, [ids.two])
      const answer = second().catch((error: unknown) => error)
      const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
      await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1)
      await first.query('commit')
      return await answer
    } finally {
      first.release()
    }
  }

  test('by the data API', async () => {
    expect(await meanwhile(async () => await send(demotion('one'), 'two'))).toMatchObject(refused)
    expect(await left()).toBe(1)
  })

  test('one of them by a call', async () => {
    const call = async () => await clients.two(userRole, { params: { id: ids.one }, body: { role: 'staff' } })
    expect(await meanwhile(call)).toMatchObject({ code: 'rules-unmet' })
    expect(await left()).toBe(1)
  })

  test('one of them by closing the account', async () => {
    const call = async () => await clients.two(userDeactivate, { params: { id: ids.one }, body: {} })
    expect(await meanwhile(call)).toMatchObject({ code: 'rules-unmet' })
    expect(await left()).toBe(1)
  })
})
