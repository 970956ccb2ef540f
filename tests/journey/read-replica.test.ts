import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userUpdate } from '#contract/profile.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { freshDatabase, withDatabase, type FreshDatabase } from '#tests/database.ts'
import { eventually } from '#tests/waiting.ts'
import { createJar, ownPage, signInWithJar, type Jar } from '#tests/sign-in.ts'

/*
 * A copy of the database that stands still and takes no writes plays the replica: what is read there is what was when the copy
 * was made, so each answer tells who gave it. Two processes share both.
 */
const email = 'reader@replica.test'
let primary: FreshDatabase
let copy: string
let admin: pg.Client
let one: TestApp
let other: TestApp
let userId: string
let jar: Jar
let token: string

beforeAll(async () => {
  primary = await freshDatabase()
  const environment = {
    DATABASE_URL: primary.url,
    AUTH_SECRET: 'the secret of this test, of good length',
    LOG_LEVEL: 'silent',
  }
  const first = await startApp(environment)
  userId = await first.addUser(email, 'customer')
  await first.context.pool.query(`update user_profile set firstname = 'Before' where user_id = $1`, [userId])
  await first.close()
  const name = new URL(primary.url).pathname.slice(1)
  copy = `${name}_copy`
  admin = new pg.Client({ connectionString: withDatabase(primary.url, 'postgres') })
  await admin.connect()
  await admin.query(`create database ${copy} template ${name}`)
  await admin.query(`alter database ${copy} set default_transaction_read_only = on`)
  const both = { ...environment, READ_DATABASE_URL: withDatabase(primary.url, copy) }
  one = await startApp(both)
  other = await startApp(both)
  await current()
  ;({ jar } = await signInWithJar(one, email))
  ;({ token } = await one.signIn(email))
})
afterAll(async () => {
  await one.close()
  await other.close()
  await admin.query(`drop database if exists ${copy} with (force)`)
  await admin.end()
  await primary.drop()
})

const wrote = 'markwright.wrote'

const current = async () => {
  for (const app of [one, other])
    await eventually('the replica', async () => await Promise.resolve(app.context.replica?.replica.current() === true))
}

const body = JSON.stringify({ query: '{ user_profile { firstname } }' })

/** The name as the data API tells it to this jar. */
async function nameFor(reader: Pick<Jar, 'fetch'>): Promise<string | undefined> {
  const answer = await reader.fetch('/v1/graphql', { method: 'POST', headers: ownPage, body })
  const { data } = (await answer.json()) as { data?: { user_profile: { firstname: string }[] } }
  return data?.user_profile[0]?.firstname
}

/** The jar as it is once the seconds of the cookie are over. */
function later(app: TestApp, of: Jar): Jar {
  const kept = Object.fromEntries(
    of
      .header()
      .split('; ')
      .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
      .filter(([name]) => name !== wrote),
  )
  return createJar(app, kept)
}

const here = (app: TestApp, of: Jar): Jar => {
  const moved = later(app, of)
  const value = of.get(wrote)
  if (value !== undefined) moved.set(wrote, value)
  return moved
}

/** What the replica has is what is read at last: a busy machine may take it for late, and then the primary answers for a while. */
const becomes = async (what: string, read: () => Promise<string | undefined>, expected: string): Promise<void> => {
  await eventually(`${what} of the replica`, async () => (await read()) === expected)
}

test('who signed in a moment ago and who wrote reads from the primary, at both processes; later from the replica', async () => {
  expect(jar.get(wrote)).toBe('1')
  await one.context.pool.query(`update user_profile set firstname = 'Meanwhile' where user_id = $1`, [userId])
  await becomes('the name', async () => await nameFor(later(one, jar)), 'Before')
  expect(await nameFor(jar)).toBe('Meanwhile')

  const quiet = later(one, jar)
  const answer = await quiet.fetch(userUpdate.path.replace('{id}', userId), {
    method: userUpdate.method,
    headers: ownPage,
    body: JSON.stringify({ firstName: 'After' }),
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie().join()).toMatch(
    /markwright\.wrote=1; Path=\/; Max-Age=10; HttpOnly; SameSite=Lax/,
  )
  expect(await nameFor(quiet)).toBe('After')
  expect(await nameFor(here(other, quiet))).toBe('After')
  for (const app of [one, other]) await becomes('the name', async () => await nameFor(later(app, quiet)), 'Before')
})

test('a program that keeps no cookies reads from the primary, and reading sets none', async () => {
  const program = {
    fetch: async (path: string, init?: RequestInit) => {
      const headers = new Headers(init?.headers)
      headers.set('authorization', `Bearer ${token}`)
      const answer = await fetch(other.url + path, { ...init, headers })
      expect(answer.headers.getSetCookie()).toEqual([])
      return answer
    },
  }
  expect(await nameFor(program)).toBe('After')
})

test('a mutation of the data API pins as a call does, and staff read by the same rule', async () => {
  await one.addUser('clerk@replica.test', 'staff')
  const clerk = (await signInWithJar(one, 'clerk@replica.test')).jar
  const ask = async (reader: Jar, query: string) =>
    await (
      await reader.fetch('/v1/graphql', { method: 'POST', headers: ownPage, body: JSON.stringify({ query }) })
    ).text()
  const writing = later(one, clerk)
  const values = `street: "Fresh Street 1", city: "Test", postcode: "1", country: "SK", user_id: "${userId}"`
  expect(await ask(writing, `mutation { insert_address_one(object: { ${values} }) { id } }`)).toContain('"data"')
  expect(writing.get(wrote)).toBe('1')
  const read = '{ address(where: { street: { _eq: "Fresh Street 1" } }) { city } }'
  expect(await ask(here(other, writing), read)).toBe('{"data":{"address":[{"city":"Test"}]}}')
  const reading = later(other, writing)
  await becomes('the address', async () => await ask(reading, read), '{"data":{"address":[]}}')
  expect(reading.get(wrote)).toBeUndefined()
})

test('pages read as the data API does: pinned they show what was written, later what the replica has', async () => {
  await one.context.pool.query(
    `insert into case_counterparty (id, primary_name, user_id, whitelisted) values (gen_random_uuid(), 'Fresh Counterparty', $1, true)`,
    [userId],
  )
  const page = '/portal/profile?tab=whitelist'
  const pinned = later(one, jar)
  pinned.set(wrote, '1')
  expect(await (await pinned.fetch(page)).text()).toContain('Fresh Counterparty')
  await eventually(
    'the page of the replica',
    async () => !(await (await later(one, jar).fetch(page)).text()).includes('Fresh Counterparty'),
  )
})

test('while the replica is away the primary answers, without a failure, and the replica again when it is back', async () => {
  const reader = later(one, jar)
  await becomes('the name', async () => await nameFor(reader), 'Before')
  await admin.query(`alter database ${copy} allow_connections false`)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [copy])
  const now = await one.context.pool.query<{ firstname: string }>(
    'select firstname from user_profile where user_id = $1',
    [userId],
  )
  for (let n = 0; n < 20; n++) expect(await nameFor(reader)).toBe(now.rows[0]?.firstname)
  expect(one.context.replica?.replica.current()).toBe(false)
  await admin.query(`alter database ${copy} allow_connections true`)
  await current()
  await becomes('the name', async () => await nameFor(reader), 'Before')
})
