import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { done, nothing } from '#contract/fields.ts'
import type { Caller } from '#domain/account/caller.ts'
import { createPool } from '#platform/db/pool.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { writeOf } from './audit-call.ts'

const light = call({
  name: 'lamp.light',
  method: 'POST',
  path: '/api/lamp',
  summary: 'Light the lamp',
  who: ['customer'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'statistic', facts: ['colour'] },
  params: nothing,
  query: nothing,
  body: z.strictObject({ colour: z.string(), note: z.string() }),
  output: done,
  errors: [],
})
const { needed: _, ...lamp } = light
const look = call({ ...lamp, name: 'lamp.look', method: 'GET', audit: 'none' })
const caller: Caller = {
  role: 'customer',
  userId: null,
  sessionId: null,
  actorId: null,
  enrolling: null,
  requestId: null,
  serviceRequestId: null,
  link: null,
  language: 'en',
  address: '127.0.0.1',
}
const audited = { call: light, params: {}, body: { colour: 'red', note: 'typed' }, caller }

let database: FreshDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  pool = createPool(database.url, { max: 4, applicationName: 'test', onError: () => undefined })
  await pool.query('create table effect (what text)')
})
beforeEach(async () => void (await pool.query('delete from effect')))
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const entries = async () =>
  (await pool.query<{ detail: object; row_id: string | null }>(`select detail, row_id from audit_log order by id`)).rows
const effects = async () => (await pool.query('select 1 from effect')).rowCount
const put = async (tx: Tx) => {
  await tx.$client.query(`insert into effect values ('x')`)
  return { id: 'a-row' }
}

test('the entry is made by the write alone: not by a transaction before it, which belongs to something else', async () => {
  const before = (await entries()).length
  const write = writeOf(pool, audited, null)
  await inTransaction(pool, put)
  expect((await entries()).length).toBe(before)
  const refused = async (tx: Tx) => {
    await put(tx)
    throw new Error('refused')
  }
  await expect(write.run(refused)).rejects.toThrow('refused')
  expect((await entries()).length).toBe(before)
  expect(await effects()).toBe(1)
})

test('effect and entry are committed together, with the row, the names of the fields and the words of ours', async () => {
  const write = writeOf(pool, audited, null)
  await write.run(put)
  await write.finish({ done: true })
  expect((await entries()).at(-1)).toEqual({ row_id: 'a-row', detail: { fields: ['colour', 'note'], colour: 'red' } })
  expect(await effects()).toBe(1)
})

test('of every write that names two rows in its path the entry has both', async () => {
  const two = calls.filter(({ audit, path }) => audit !== 'none' && (path.match(/\{/g)?.length ?? 0) > 1)
  expect(two.length).toBeGreaterThan(30)
  for (const one of two) {
    const names = [...one.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const params = Object.fromEntries(names.map((name, at) => [name, `row-${at}`]))
    await writeOf(pool, { call: one, params, body: {}, caller }, null).finish({ done: true })
    const { row_id, detail } = (await entries()).at(-1) ?? { row_id: null, detail: {} }
    const told = new Set<unknown>([row_id, ...(Object.values(detail) as unknown[])])
    expect([one.name, names.filter((_, at) => !told.has(`row-${at}`))]).toEqual([one.name, []])
  }
})

test('a repeat with the key gets the first answer and leaves nothing', async () => {
  const key = { scope: 'lamp', key: 'the-same-key', request: audited.body, waits: false }
  const before = (await entries()).length
  const answers: unknown[] = []
  for (let i = 0; i < 3; i += 1) {
    const write = writeOf(pool, audited, key)
    answers.push(await write.run(put))
    await write.finish({})
  }
  expect(answers).toEqual([{ id: 'a-row' }, { id: 'a-row' }, { id: 'a-row' }])
  expect([(await entries()).length - before, await effects()]).toEqual([1, 1])
})

test('what was asked for is entered also where nothing had to change', async () => {
  const before = (await entries()).length
  await writeOf(pool, audited, null).finish({ done: true })
  expect((await entries()).length).toBe(before + 1)
})

test('a call writes in one transaction, and a read in none', async () => {
  const write = writeOf(pool, audited, null)
  await write.run(put)
  await expect(write.run(put)).rejects.toThrow('lamp.light writes in one transaction')
  const read = writeOf(pool, { ...audited, call: look }, null)
  await expect(read.run(put)).rejects.toThrow('lamp.look is a read')
  const before = (await entries()).length
  await read.finish({})
  expect((await entries()).length).toBe(before)
  expect(await effects()).toBe(1)
})
