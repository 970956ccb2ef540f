import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { createEngine } from './engine.ts'
import { library } from './fixture/library.ts'
import { admin, ask, openLibrary, type Bench } from './fixture/open-library.ts'
import type { Run } from './model.ts'
import { directRunner, rowSecurityRunner } from './run.ts'

let bench: Bench
beforeAll(async () => void (bench = await openLibrary(await freshDatabase())))
afterAll(() => bench.close())

const runners: [name: string, make: (pool: pg.Pool) => Run, pipeline: boolean][] = [
  ['directRunner', directRunner, false],
  ['directRunner, pipelined pool', directRunner, true],
  ['rowSecurityRunner', rowSecurityRunner, true],
  ['rowSecurityRunner, pool without pipeline', rowSecurityRunner, false],
]

describe.each(runners)('%s', (_name, make, pipeline) => {
  let pool: pg.Pool
  let run: Run
  beforeAll(() => {
    pool = new pg.Pool({ connectionString: bench.url, max: 1, pipeline })
    run = make(pool)
  })
  afterAll(() => pool.end())

  test('keeps at most 150 statements prepared, and those it let go still work', async () => {
    const statement = (index: number) => ({ sql: `select ($1::int4 + ${index})::text`, values: [1], name: `s${index}` })
    for (let index = 0; index < 170; index += 1)
      expect(await run(statement(index), admin, 'read')).toBe(String(index + 1))
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from pg_prepared_statements where name ~ '^s[0-9]'`,
    )
    expect(rows[0]?.n).toBe(150)
    expect(await run(statement(0), admin, 'read')).toBe('1')
    expect(await run(statement(169), admin, 'read')).toBe('170')
  })

  test('a failing statement leaves the connection usable, named or not', async () => {
    const bad = { sql: 'select ($1::text)::uuid::text', values: ['x'], name: 'bad' }
    for (let turn = 0; turn < 3; turn += 1) {
      await expect(run(bad, admin, 'read')).rejects.toMatchObject({ code: '22P02' })
      await expect(run({ sql: 'select broken', values: [], name: 'broken' }, admin, 'read')).rejects.toMatchObject({
        code: '42703',
      })
      expect(await run({ sql: `select 'fine'`, values: [] }, admin, 'read')).toBe('fine')
    }
    expect(await run({ ...bad, values: ['00000000-0000-7000-8000-000000000001'] }, admin, 'read')).toMatch(/1$/)
  })

  test('the timeout of a statement holds for it', async () => {
    await expect(
      run({ sql: 'select pg_sleep(5)::text', values: [], timeoutMs: 50 }, admin, 'read'),
    ).rejects.toMatchObject({ code: '57014' })
    expect(await run({ sql: 'select pg_sleep(0.1)::text', values: [], timeoutMs: 5000 }, admin, 'read')).toBe('')
  })

  test('a connection that dies fails its request only', async () => {
    const engine = createEngine({ model: library, run })
    const dying = run({ sql: 'select pg_sleep(5)::text', values: [] }, admin, 'read')
    const refused = dying.catch((error: unknown) => error)
    await expect
      .poll(async () => {
        const { rowCount } = await bench.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep(5)%' and state = 'active' and datname = current_database()`,
        )
        return rowCount
      })
      .toBe(1)
    expect(await refused).toBeInstanceOf(Error)
    expect(await ask(engine, '{ tag_by_pk(id: 1) { name } }', {}, admin)).toEqual({
      data: { tag_by_pk: { name: 'law' } },
    })
  })

  test('an idle connection that dies is replaced', async () => {
    expect(await run({ sql: `select 'a'`, values: [] }, admin, 'read')).toBe('a')
    await bench.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await expect.poll(() => pool.totalCount).toBe(0)
    expect(await run({ sql: `select 'b'`, values: [] }, admin, 'read')).toBe('b')
  })
})

test('a database that is not there is an outage, told without details', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, user: 'nobody' })
  const engine = createEngine({ model: library, run: directRunner(pool) })
  const { status, body } = await engine.execute({ query: '{ tag { id } }' }, admin)
  expect(status).toBe(503)
  expect(JSON.parse(body)).toEqual({
    errors: [{ message: 'the database is not reachable', extensions: { path: '$', code: 'unexpected' } }],
  })
  await pool.end()
})

test('a reading transaction cannot write', async () => {
  const pool = new pg.Pool({ connectionString: bench.url, max: 1, pipeline: true })
  const run = rowSecurityRunner(pool)
  const insert = { sql: `insert into tag (id, name) values (9, 'nine') returning name`, values: [] }
  await expect(run(insert, admin, 'read')).rejects.toMatchObject({ code: '25006' })
  expect(await run(insert, admin, 'write')).toBe('nine')
  expect(await ask(bench.engine, '{ tag_by_pk(id: 9) { name } }', {}, admin)).toEqual({
    data: { tag_by_pk: { name: 'nine' } },
  })
  await pool.end()
})
