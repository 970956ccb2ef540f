import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { walledRoleOf } from '#app/database.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { openGate, type Gate } from '#tests/gate.ts'
import { eventually } from '#tests/waiting.ts'

let database: FreshDatabase
let gate: Gate
let app: TestApp
let direct: pg.Client
const environment = () => ({
  DATABASE_URL: gate.url,
  AUTH_SECRET: 'the one secret of this installation',
  SERVICES: 'web',
})

beforeAll(async () => {
  database = await freshDatabase()
  gate = await openGate(database.url)
  app = await startApp({ ...environment(), LOG_LEVEL: 'silent' })
  direct = new pg.Client({ connectionString: database.url })
  await direct.connect()
})
afterEach(() => gate.set('open'))
afterAll(async () => {
  await app.close()
  await direct.end()
  await gate.close()
  await database.drop()
})

async function ready(): Promise<{ status: number; body: { status: string } & Record<string, unknown> }> {
  const answer = await fetch(`${app.url}/readyz`)
  return { status: answer.status, body: (await answer.json()) as { status: string } }
}
const isReady = async () => (await ready()).status === 200

test('a database that hangs is named to everybody who asks, and is ready again after it', async () => {
  expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } })
  gate.set('frozen')
  const answers = await Promise.all(Array.from({ length: 20 }, ready))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.status}`))).toEqual(
    new Set(['503 database does not answer']),
  )
  gate.set('open')
  await eventually('the database to answer again', isReady)
})

test('a database that is away has a name of its own', async () => {
  gate.set('shut')
  await eventually('the name', async () => (await ready()).body.status === 'no database')
  expect((await ready()).status).toBe(503)
  gate.set('open')
  await eventually('the database to be there again', isReady)
})

test('a migration that a later version applied leaves the process ready, and one more of this version starts beside it', async () => {
  await direct.query(`insert into migration.step (tag, hash) values ('9999_from_the_next_version', 'x')`)
  expect(await ready()).toEqual({ status: 200, body: { status: 'ready', ahead: ['9999_from_the_next_version'] } })
  const second = await startApp(environment())
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  await second.close()
  await direct.query(`delete from migration.step where tag like '9999%'`)
})

test('a migration that is missing, and one that was changed, have names of their own', async () => {
  const last = `(select max(tag) from migration.step where tag <> 'after')`
  const { rows } = await direct.query<{ tag: string; hash: string }>(
    `delete from migration.step where tag = ${last} returning tag, hash`,
  )
  const tag = rows[0]?.tag
  expect(await ready()).toEqual({ status: 503, body: { status: 'migrations pending', pending: [tag] } })
  await direct.query(`insert into migration.step (tag, hash) values ($1, 'another')`, [tag])
  expect(await ready()).toEqual({ status: 503, body: { status: 'migration changed', changed: [tag] } })
  await direct.query('update migration.step set hash = $2 where tag = $1', [tag, rows[0]?.hash])
  expect((await ready()).status).toBe(200)
})

test('customers who could not read anything any more make the process not ready', async () => {
  const role = walledRoleOf(decodeURIComponent(new URL(database.url).pathname.slice(1)))
  await direct.query(`alter role "${role}" nologin`)
  await direct.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [role])
  await eventually('the name', async () => (await ready()).body.status === 'no walled login')
  expect((await ready()).status).toBe(503)
  await direct.query(`alter role "${role}" login`)
  await eventually('the login', isReady)
})

test('a process that is told to stop says so first and answers meanwhile', async () => {
  const leaving = await startApp({ ...environment(), DRAIN_SECONDS: '3' })
  const stopped = leaving.close()
  const answer = await fetch(`${leaving.url}/readyz`)
  expect({ status: answer.status, body: (await answer.json()) as object }).toEqual({
    status: 503,
    body: { status: 'stopping' },
  })
  expect((await fetch(`${leaving.url}/api/auth/csrf`)).status).toBe(200)
  await stopped
  await expect(fetch(`${leaving.url}/healthz`)).rejects.toThrow()
})
