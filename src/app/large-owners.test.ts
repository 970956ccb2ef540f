import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowSecurityRunner } from '#platform/graphql/run.ts'
import type { Session } from '#platform/graphql/model.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { createLargeOwners } from './large-owners.ts'

let app: TestApp
let many = ''
let few = ''
const as = (id: string): Session => ({ role: 'customer', variables: { 'x-user-id': id } })
const fail = (error: Error) => expect.unreachable(error.message)

beforeAll(async () => {
  app = await startApp()
  many = await app.addUser('many@customer.test', 'customer')
  few = await app.addUser('few@customer.test', 'customer')
  const { pool } = app.context
  for (const [user, count] of [
    [many, 900],
    [few, 40],
  ] as const)
    await pool.query(
      `insert into brand (id, user_id, name) select gen_random_uuid(), $1, 'Brand ' || n from generate_series(1, $2::int) n`,
      [user, count],
    )
  await pool.query('analyze brand')
})
afterAll(() => app.close())

test('who has many rows is known from what the database counted, and looked for again after ten minutes', async () => {
  let now = new Date('2026-11-23T10:00:00Z')
  const isLarge = createLargeOwners(app.context.pool, () => now, fail)
  expect(isLarge(as(many))).toBe(false)
  await expect.poll(() => isLarge(as(many))).toBe(true)
  expect(isLarge(as(few))).toBe(false)
  expect(isLarge({ role: 'anonymous', variables: {} })).toBe(false)
  await app.context.pool.query(`update brand set user_id = $1 where user_id = $2`, [few, many])
  await app.context.pool.query('analyze brand')
  now = new Date('2026-11-23T10:09:59Z')
  expect(isLarge(as(few))).toBe(false)
  now = new Date('2026-11-23T10:10:00Z')
  await expect.poll(() => isLarge(as(few))).toBe(true)
  expect(isLarge(as(many))).toBe(false)
})

test('a database that does not answer makes nobody large and is told', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, user: 'nobody' })
  pool.on('error', () => undefined)
  const told: string[] = []
  const isLarge = createLargeOwners(
    pool,
    () => new Date(),
    ({ message }) => told.push(message),
  )
  await isLarge.refresh()
  expect(isLarge(as(many))).toBe(false)
  expect(told).toHaveLength(1)
  await pool.end()
})

test('a statement of theirs is planned for their values each time, of others for the average after the fifth', async () => {
  const pool = new pg.Pool({ connectionString: app.context.pool.options.connectionString, max: 1, pipeline: true })
  const run = rowSecurityRunner(pool, { ownPlan: ({ variables }) => variables['x-user-id'] === many })
  const statement = (id: string) => ({
    sql: 'select count(*)::text from brand where user_id = $1::uuid',
    values: [id],
    name: `of_${id.replaceAll('-', '')}`,
  })
  for (const id of [many, few]) for (let n = 0; n < 8; n += 1) await run(statement(id), as(id), 'read')
  const { rows } = await pool.query<{ name: string; generic: string; own: string }>(
    'select name, generic_plans as generic, custom_plans as own from pg_prepared_statements where name like $1',
    ['of\\_%'],
  )
  const plansOf = (id: string) => rows.find(({ name }) => name === statement(id).name)
  expect(plansOf(many)).toMatchObject({ generic: '0', own: '8' })
  expect(plansOf(few)).toMatchObject({ generic: '3', own: '5' })
  await pool.end()
})
