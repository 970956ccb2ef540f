import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createLog } from '#platform/log/log.ts'
import { createPool } from '#platform/db/pool.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { createQueue, defineJob, type Queue } from './queue.ts'
import { taskView } from './task-view.ts'

let database: FreshDatabase
let pool: pg.Pool
let queue: Queue
const greet = defineJob('greet', { data: z.strictObject({ name: z.string() }), retries: 1 })

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

const add = async (type = 'greet') =>
  (
    await pool.query<{ id: string; status: string }>(
      `insert into task (type, data) values ($1, '{"name":"Vela"}') returning id, status`,
      [type],
    )
  ).rows[0]

const move = async (id: string | undefined, status: string) =>
  await pool.query(`update task set status = $2 where id = $1 returning status`, [id, status])

it('a task that is added is worked on, can be repeated and removed', async () => {
  const task = await add()
  expect(task?.status).toBe('created')
  const greeted: string[] = []
  await queue.work(greet, async ({ name }) => {
    greeted.push(name)
    await Promise.resolve()
  })
  await expect.poll(() => greeted, { timeout: 10_000 }).toEqual(['Vela'])
  const status = async () =>
    (await pool.query<{ status: string }>('select status from task where id = $1', [task?.id])).rows[0]?.status
  await expect.poll(status).toBe('completed')
  await move(task?.id, 'created')
  await expect.poll(() => greeted, { timeout: 10_000 }).toEqual(['Vela', 'Vela'])
  await expect.poll(status).toBe('completed')
  await pool.query('delete from task where id = $1', [task?.id])
  expect(await status()).toBeUndefined()
})

it('an unknown type, a step nobody offers and another type are refused in words', async () => {
  await expect(add('sing')).rejects.toThrow('no task is of the type "sing"')
  const at = new Date(Date.now() + 3_600_000)
  const { rows } = await pool.query<{ id: string }>(
    `insert into task (type, execution_time) values ('greet', $1) returning id`,
    [at],
  )
  const id = rows[0]?.id
  await expect(move(id, 'completed')).rejects.toThrow('may not become "completed"')
  await expect(pool.query(`update task set type = 'other' where id = $1`, [id])).rejects.toThrow('do not change')
  expect((await move(id, 'cancelled')).rows).toEqual([{ status: 'cancelled' }])
})
