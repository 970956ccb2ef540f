import { afterAll, beforeAll, expect, test } from 'vitest'
import { priorityEndsBy } from '#domain/docket/priority.ts'
import { addDays } from '#kernel/dates.ts'
import type { OperationData } from '#operations/operation.ts'
import { views } from '#operations/staff/queue-views.ts'
import { queueBesideOperation, queueOperation } from '#operations/staff/queue.ts'
import { startApp, type TestApp } from '#tests/app.ts'

/* The queue of an office that has more than a list holds: what the law wants soon is in it, and its numbers are of all. */
const today = '2026-11-22'
let app: TestApp
let me: string
let token: string

beforeAll(async () => {
  app = await startApp({}, { clock: () => new Date(`${today}T10:00:00Z`) })
  me = await app.addUser('docketer@queue.test', 'staff')
  const owner = await app.addUser('owner@queue.test', 'customer')
  token = (await app.signIn('docketer@queue.test')).token
  const add = async (name: string, count: number, expires: string, updated: string, assigned: string | null) =>
    await app.context.pool.query(
      `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group, expiration_date, last_tracking_update, assigned_admin_id)
       select gen_random_uuid(), $1, 'WORD', 'SK', $2, 'Trademark registered', 'Registered', $3, $4, $5 from generate_series(1, $6)`,
      [name, owner, expires, updated, assigned, count],
    )
  await add('PATIENT', 250, '2034-01-01', '2025-01-01', null)
  await add('MINE', 7, '2034-01-01', '2026-02-01', me)
  await add('DUE', 1, addDays(today, 12), '2026-11-21', null)
  await add('LATE', 1, addDays(today, -2), '2026-11-21', null)
})
afterAll(async () => await app.close())

test('what is due or late by law is found by its date, however short it waits; the counts are of all', async () => {
  const near = addDays(today, 60)
  const which = { requests: { id: { _is_null: true } }, trademarks: views.registered.trademarks, limit: 200 }
  const longest = await app.graphql<OperationData<typeof queueOperation>>(queueOperation.text, which, token)
  expect(new Set(longest.trademarks.map(({ name }) => name))).toEqual(new Set(['PATIENT']))
  const beside = await app.graphql<OperationData<typeof queueBesideOperation>>(
    queueBesideOperation.text,
    { ...which, near, nearPriority: priorityEndsBy(near), me },
    token,
  )
  expect(beside.terms.map(({ name }) => name)).toEqual(['LATE', 'DUE'])
  expect(beside.trademarkCount.aggregate.count).toBe(259)
  expect(beside.trademarks_mine.aggregate.count).toBe(7)
  expect(beside.trademarks_free.aggregate.count).toBe(252)
})
