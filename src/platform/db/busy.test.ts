import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AppError } from '#kernel/errors.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { openGate, type Gate } from '#tests/gate.ts'
import { busy, readOnceMore } from './busy.ts'
import { createPool } from './pool.ts'

let database: FreshDatabase
let gate: Gate
let pool: pg.Pool
beforeEach(async () => {
  database = await freshDatabase()
  gate = await openGate(database.url)
  pool = createPool(gate.url, { max: 2 })
})
afterEach(async () => {
  await pool.end()
  await gate.close()
  await database.drop()
})

const failure = async (work: Promise<unknown>): Promise<unknown> =>
  await work.then(
    () => null,
    (error: unknown) => error,
  )

test('a reading whose connection dies under it is done once more, by each way a connection dies', async () => {
  const killed = async (how: () => Promise<unknown>) => {
    let tries = 0
    const read = async () => {
      tries += 1
      const client = await pool.connect()
      try {
        const hanging = client.query<{ done: boolean }>(
          tries === 1 ? 'select true as done from pg_sleep(60)' : 'select true as done',
        )
        if (tries === 1) await Promise.all([how(), failure(hanging)])
        return (await hanging).rows[0]?.done
      } finally {
        client.release(true)
      }
    }
    return { done: await readOnceMore(read), tries }
  }
  const direct = new pg.Client({ connectionString: database.url })
  await direct.connect()
  const terminate = async () =>
    await expect
      .poll(
        async () =>
          (
            await direct.query(
              `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid()`,
            )
          ).rowCount,
      )
      .toBe(1)
  expect(await killed(terminate)).toEqual({ done: true, tries: 2 })
  const cut = async () => {
    gate.set('shut')
    gate.set('open')
    await Promise.resolve()
  }
  expect(await killed(cut)).toEqual({ done: true, tries: 2 })
  await direct.end()
})

test('what fails for another reason is not done again, and a server that is away is no unexpected failure', async () => {
  let tries = 0
  const wrong = await failure(
    readOnceMore(async () => {
      tries += 1
      return await pool.query('select no_such_column')
    }),
  )
  expect({ tries, busy: busy(wrong) }).toEqual({ tries: 1, busy: undefined })
  gate.set('shut')
  const away = busy(await failure(pool.query('select 1')))
  expect(away).toBeInstanceOf(AppError)
  expect(away?.retryAfter).toBeGreaterThan(0)
  const nowhere = createPool('postgresql://nobody@127.0.0.1:1/none', { max: 1 })
  expect(busy(await failure(nowhere.query('select 1')))?.code).toBe('not-ready')
  const unnamed = createPool('postgresql://nobody@localhost:1/none', { max: 1 })
  expect(busy(await failure(unnamed.query('select 1')))?.code).toBe('not-ready')
  await Promise.all([nowhere.end(), unnamed.end()])
})
