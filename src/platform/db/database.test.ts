import type pg from 'pg'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { createPool } from './pool.ts'
import { inTransaction, sqlState } from './transaction.ts'

let database: FreshDatabase
let pool: pg.Pool
const errors: Error[] = []

beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool(database.url, { max: 4, applicationName: 'test', onError: (error) => errors.push(error) })
  await pool.query('create table account (id int primary key, balance int not null)')
  await pool.query('insert into account values (1, 100), (2, 100)')
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

async function balanceOf(id: number): Promise<number | undefined> {
  const { rows } = await pool.query<{ balance: number }>('select balance from account where id = $1', [id])
  return rows[0]?.balance
}

describe('createPool', () => {
  it('speaks UTC on every connection', async () => {
    const zones = await Promise.all(
      [1, 2, 3, 4].map(async () => (await pool.query<{ TimeZone: string }>('show time zone')).rows[0]?.TimeZone),
    )
    expect(zones).toEqual(['UTC', 'UTC', 'UTC', 'UTC'])
  })

  it('survives connections that are cut while idle and while checked out', async () => {
    const client = await pool.connect()
    await pool.query('select 1')
    const cut =
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'test' and datname = current_database() and pid <> pg_backend_pid()"
    const { rowCount } = await pool.query(cut)
    await expect(client.query('select 1')).rejects.toThrow()
    client.release(true)
    // The pool hears of each idle one by its socket, a moment later: what follows would be given one that is cut.
    await expect.poll(() => errors.length).toBeGreaterThanOrEqual((rowCount ?? 0) - 1)
    expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

describe('inTransaction', () => {
  it('keeps nothing of work that throws and reports the reason', async () => {
    const failing = inTransaction(pool, async (tx) => {
      await tx.$client.query('update account set balance = 0 where id = 1')
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await balanceOf(1)).toBe(100)
  })

  it('does the work again after serialisation failures, so that no update is lost', async () => {
    let attempts = 0
    // As many as there are connections have read before one writes, so that all but one of them must do it again.
    let readers = 0
    const allHaveRead = Promise.withResolvers<undefined>()
    const add = async (): Promise<void> =>
      await inTransaction(
        pool,
        async (tx) => {
          attempts += 1
          const { rows } = await tx.$client.query<{ balance: number }>('select balance from account where id = 2')
          readers += 1
          if (readers === 4) allHaveRead.resolve(undefined)
          await allHaveRead.promise
          await tx.$client.query('update account set balance = $1 where id = 2', [(rows[0]?.balance ?? 0) + 1])
        },
        { isolation: 'serializable', retries: 50 },
      )
    await Promise.all(Array.from({ length: 8 }, add))
    expect(await balanceOf(2)).toBe(108)
    expect(attempts).toBeGreaterThan(8)
  })

  it('gives up after the allowed retries and does not retry anything else', async () => {
    let attempts = 0
    const raise = (state: string): Promise<unknown> =>
      inTransaction(
        pool,
        async (tx) => {
          attempts += 1
          await tx.$client.query(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`)
        },
        { retries: 2, delay: () => 0 },
      )
    await expect(raise('40P01')).rejects.toSatisfy((error) => sqlState(error) === '40P01')
    expect(attempts).toBe(3)
    await expect(raise('23505')).rejects.toSatisfy((error) => sqlState(error) === '23505')
    expect(attempts).toBe(4)
  })

  it('reports a connection cut in the middle and leaves the pool usable', async () => {
    const cut = inTransaction(pool, async (tx) => {
      await tx.$client.query('update account set balance = 0 where id = 1')
      await tx.$client.query('select pg_terminate_backend(pg_backend_pid())')
    })
    await expect(cut).rejects.toThrow()
    expect(await balanceOf(1)).toBe(100)
  })

  it('binds the query builder to the transaction: rolled back with it', async () => {
    const failing = inTransaction(pool, async (tx) => {
      await tx.execute(sql`update account set balance = 5 where id = 1`)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await balanceOf(1)).toBe(100)
    await inTransaction(pool, async (tx) => {
      await tx.execute(sql`update account set balance = 5 where id = 1`)
    })
    expect(await balanceOf(1)).toBe(5)
  })
})
