import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { bindDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log/log.ts'
import { createPool } from '#platform/db/pool.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { createQueue, defineJob, type Queue } from './queue.ts'
import { taskView } from './task-view.ts'

let database: FreshDatabase
let pool: pg.Pool
let queue: Queue
const greet = defineJob('greet', {
  byStaff: ['repeat', 'cancel'],
  data: z.strictObject({ name: z.string() }),
  retries: 0,
})

beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool(database.url)
  queue = await createQueue(pool, [greet], createLog('silent'), { cron: false })
  for (const statement of taskView) await pool.query(statement)
})
afterAll(async () => {
  await queue.stop()
  await pool.end()
  await database.drop()
})

const newest = async () =>
  (await pool.query<{ id: string; status: string }>('select * from task order by created_at desc limit 1')).rows[0]

const move = async (id: string | undefined, status: string) =>
  await pool.query(`update task set status = $2 where id = $1 returning status`, [id, status])

it('a task that failed says why and no more, is repeated with what it was about, and removed', async () => {
  await queue.send(bindDatabase(pool), greet, { name: 'Vela of the secret link' })
  const { id } = (await newest()) ?? {}
  const greeted: string[] = []
  await queue.work(greet, async ({ name }) => {
    greeted.push(name)
    await Promise.resolve()
    if (greeted.length === 1) throw new Error('nobody is at home')
  })
  const row = async () => (await pool.query<Record<string, unknown>>('select * from task where id = $1', [id])).rows[0]
  await expect.poll(async () => (await row())?.status).toBe('failed')
  expect(await row()).toMatchObject({ data: null, result: { type: 'Error', message: 'nobody is at home' } })
  expect(JSON.stringify(await row())).not.toMatch(/Vela|stack/)
  await move(id, 'created')
  await expect.poll(async () => (await row())?.status).toBe('completed')
  expect(greeted).toEqual(['Vela of the secret link', 'Vela of the secret link'])
  expect(await row()).toMatchObject({ result: null })
  await pool.query('delete from task where id = $1', [id])
  expect(await row()).toBeUndefined()
})

it('no task is added, none is given other work or another type, and none makes a step that nobody offers', async () => {
  await expect(pool.query(`insert into task (type, data) values ('greet', '{"name":"Eve"}')`)).rejects.toThrow(
    'made by what needs them',
  )
  await queue.send(bindDatabase(pool), greet, { name: 'later' }, { at: new Date(Date.now() + 3_600_000) })
  const { id } = (await newest()) ?? {}
  await expect(move(id, 'completed')).rejects.toThrow('may not become "completed"')
  await expect(pool.query(`update task set type = 'other' where id = $1`, [id])).rejects.toThrow('do not change')
  await pool.query(`update task set data = '{"name":"Eve"}' where id = $1`, [id])
  const { rows } = await pool.query<{ data: unknown }>('select data from pgboss.job where id = $1', [id])
  expect(rows).toEqual([{ data: { name: 'later' } }])
  expect((await move(id, 'cancelled')).rows).toEqual([{ status: 'cancelled' }])
})
