import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { bindDatabase } from './database.ts'
import { createPool } from './pool.ts'
import { inTransaction, later, sqlState } from './transaction.ts'

const word = pgTable('word', { id: integer('id').primaryKey(), text: text('text').notNull() })

let database: FreshDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool(database.url, { max: 1, keepsStatements: true, pipeline: true })
  await pool.query('create table word (id int primary key, text text not null)')
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const words = async () =>
  (await pool.query<{ text: string }>('select text from word order by id')).rows.map((r) => r.text)
const prepared = async () =>
  (await pool.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map((r) => r.statement)
const put = (id: number, said: string) => ({ text: 'insert into word values ($1, $2)', values: [id, said] })

it('what waits is there for the next statement, in the order in which it was given, and is committed with the last', async () => {
  await inTransaction(pool, async (tx) => {
    await later(tx, put(1, 'one'))
    await later(tx, tx.update(word).set({ text: 'uno' }).where(eq(word.id, 1)))
    expect(await tx.select().from(word)).toEqual([{ id: 1, text: 'uno' }])
    await later(tx, put(2, 'two'))
  })
  expect(await words()).toEqual(['uno', 'two'])
})

it('a transaction of nothing but what waits is committed, one of nothing at all is none, and one that throws leaves nothing', async () => {
  await inTransaction(pool, async (tx) => await later(tx, put(3, 'three')))
  await inTransaction(pool, async () => await Promise.resolve())
  const failing = inTransaction(pool, async (tx) => {
    await later(tx, put(4, 'four'))
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await words()).toEqual(['uno', 'two', 'three'])
})

it('what waits and is refused undoes all of it, whether a statement follows or only the commit', async () => {
  const twice = {
    'with a statement': 'select 1 from word',
    'with several': 'select 1; select 2',
    'with the commit': null,
  }
  for (const statement of Object.values(twice)) {
    const failing = inTransaction(pool, async (tx) => {
      await later(tx, put(5, 'five'))
      await later(tx, put(1, 'again'))
      if (statement !== null) await tx.$client.query(statement)
    })
    await expect(failing).rejects.toSatisfy((error) => sqlState(error) === '23505')
  }
  expect(await words()).toEqual(['uno', 'two', 'three'])
})

it('outside of a transaction nothing waits', async () => {
  await later(bindDatabase(pool), put(6, 'six'))
  expect(await words()).toContain('six')
})

it('what comes often is prepared once, one that is refused with names of its own leaves none half known', async () => {
  const say = async (id: number) =>
    await inTransaction(pool, async (tx) => {
      await later(tx, put(id, 'said'))
      const { rows } = await tx.$client.query<{ text: string }>('select text from word where id = $1', [id])
      return rows[0]?.text
    })
  for (let id = 100; id < 130; id += 1) expect(await say(id)).toBe('said')
  const known = (await prepared()).filter((statement) => statement.includes('word'))
  expect(known.toSorted()).toEqual(['insert into word values ($1, $2)', 'select text from word where id = $1'])
  await expect(say(100)).rejects.toSatisfy((error) => sqlState(error) === '23505')
  expect(await say(131)).toBe('said')
  // On a connection that knows none of them yet the first use is refused: the connection is another one afterwards.
  await pool.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
  await expect(say(100)).rejects.toSatisfy((error) => sqlState(error) === '23505')
  expect(await say(132)).toBe('said')
  expect(await say(133)).toBe('said')
})

it('behind a pooler nothing is prepared', async () => {
  const shared = createPool(database.url, { max: 1, keepsStatements: true, pooled: true })
  for (let time = 0; time < 30; time += 1)
    await inTransaction(shared, async (tx) => await tx.$client.query('select $1::int', [time]))
  const { rows } = await shared.query('select 1 from pg_prepared_statements')
  expect(rows).toEqual([])
  await shared.end()
})

it('what was refused is not forgotten by who goes back to a savepoint: it is told there, and nothing is kept', async () => {
  const failing = inTransaction(pool, async (tx) => {
    await tx.$client.query('savepoint before')
    await later(tx, put(1, 'again'))
    await tx.$client.query('rollback to savepoint before')
    await later(tx, put(7, 'seven'))
  })
  await expect(failing).rejects.toSatisfy((error) => sqlState(error) === '23505')
  await inTransaction(pool, async (tx) => {
    await later(tx, put(8, 'eight'))
    await tx.$client.query('savepoint before')
    await tx.$client.query('insert into word values ($1, $2)', [1, 'again']).catch(() => undefined)
    await tx.$client.query('rollback to savepoint before')
  })
  const { rows } = await pool.query<{ id: number }>('select id from word where id in (7, 8)')
  expect(rows).toEqual([{ id: 8 }])
})

it('who catches a refusal and goes on is told at the commit that nothing was kept', async () => {
  const failing = inTransaction(pool, async (tx) => {
    await later(tx, put(9, 'nine'))
    await tx.$client.query('insert into word values ($1, $2)', [1, 'again']).catch(() => undefined)
  })
  await expect(failing).rejects.toThrow('was rolled back')
  const held = inTransaction(pool, async (tx) => {
    await later(tx, put(1, 'again'))
    await tx.$client.query('select 1').catch(() => undefined)
  })
  await expect(held).rejects.toSatisfy((error) => sqlState(error) === '23505')
  expect((await pool.query('select 1 from word where id = 9')).rows).toEqual([])
})

it('a connection that is cut after something was sent leaves nothing, and the pool goes on', async () => {
  const cut = inTransaction(pool, async (tx) => {
    await later(tx, put(10, 'ten'))
    await later(tx, { text: 'select pg_terminate_backend(pg_backend_pid())', values: [] })
  })
  await expect(cut).rejects.toThrow()
  expect((await pool.query('select 1 from word where id = 10')).rows).toEqual([])
})
