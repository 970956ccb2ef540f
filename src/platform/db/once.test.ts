import { afterAll, beforeAll, expect, test } from 'vitest'
import type pg from 'pg'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { createPool } from './pool.ts'
import { once } from './once.ts'

let database: FreshDatabase
let pool: pg.Pool
let runs = 0
beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  pool = createPool(database.url, { max: 4 })
})
afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

const work = async () => ({ run: (runs += 1) })
const key = (name: string, request: unknown = { a: 1 }, waits = false) => ({ scope: 'test', key: name, request, waits })

test('the same question gets the first answer, another one is refused', async () => {
  const first = await once(pool, key('again'), work)
  expect(await once(pool, key('again'), work)).toEqual(first)
  await expect(once(pool, key('again', { a: 2 }), work)).rejects.toMatchObject({ code: 'key-reused', status: 422 })
  expect((await once(pool, { ...key('again'), scope: 'other' }, work)).run).toBe(first.run + 1)
})

test('while the first runs another is told so, or waits for its answer', async () => {
  let finish = () => {}
  const held = new Promise<void>((done) => (finish = done))
  let begun = () => {}
  const began = new Promise<void>((done) => (begun = done))
  const first = once(pool, key('slow'), async () => {
    begun()
    await held
    return await work()
  })
  await began
  await expect(once(pool, key('slow'), work)).rejects.toMatchObject({ code: 'still-running', status: 409 })
  const waiting = once(pool, key('slow', { a: 1 }, true), work)
  finish()
  expect(await waiting).toEqual(await first)
  expect(await once(pool, key('slow'), work)).toEqual(await first)
})

test('what failed is as if it had not been asked', async () => {
  const failing = once(pool, key('undone'), async () => {
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect((await once(pool, key('undone', { a: 2 }), work)).run).toBe(runs)
})
