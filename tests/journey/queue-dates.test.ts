import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayHere } from '#admin/kit/time.ts'
import { readQueue } from '#admin/queue/read-queue.ts'
import type { QueueAddress } from '#admin/queue/views.ts'
import { addDays, addMonths, type PlainDate } from '#kernel/dates.ts'
import { startApp, type TestApp } from '#tests/app.ts'

/* The queue of an office that has more than a list holds: what the law wants soon is in it, and its numbers are of all. */
const today = todayHere()
let app: TestApp
let me: string
let token: string

interface Marks {
  count: number
  status?: 'Ready for filing'
  expires?: PlainDate
  updated: PlainDate
  assigned?: string
  request?: string
}

beforeAll(async () => {
  app = await startApp()
  me = await app.addUser('docketer@queue.test', 'staff')
  const owner = await app.addUser('owner@queue.test', 'customer')
  token = (await app.signIn('docketer@queue.test')).token
  const { pool } = app.context
  const add = async (name: string, { count, status, expires, updated, assigned, request }: Marks) =>
    await pool.query(
      `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group, expiration_date, last_tracking_update, assigned_admin_id,
         registration_request_id)
       select gen_random_uuid(), $1, 'WORD', 'SK', $2, $3, $4, $5, $6, $7, $8 from generate_series(1, $9)`,
      [
        name,
        owner,
        status ?? 'Trademark registered',
        status ? 'Filing' : 'Registered',
        expires,
        updated,
        assigned,
        request,
        count,
      ],
    )
  await add('PATIENT', { count: 250, expires: addMonths(today, 90), updated: addMonths(today, -20) })
  await add('MINE', { count: 7, expires: addMonths(today, 90), updated: addMonths(today, -9), assigned: me })
  await add('DUE', { count: 1, expires: addDays(today, 12), updated: addDays(today, -1) })
  await add('LATE', { count: 1, expires: addDays(today, -2), updated: addDays(today, -1) })
  // No record has its end: the docket tells it.
  await add('SUM', { count: 1, updated: addDays(today, -1) })
  await pool.query(
    `insert into deadline (id, trademark_id, kind, number, calendar_due, lawful_due, due, from_event, from_date, amount, unit, source_kind, is_read, confidence)
     select gen_random_uuid(), id, 'term', 1, $1, $1, $1, 'filing', '2017-01-01', 10, 'year', 'statute', true, 'high' from trademark where name = 'SUM'`,
    [addDays(today, 20)],
  )
  // Somebody wants it renewed long before its end, on record or by the docket.
  await add('SET', { count: 1, expires: addMonths(today, 70), updated: addDays(today, -1) })
  await add('SET SUM', { count: 1, updated: addDays(today, -1) })
  for (const [mark, days] of [
    ['SET', 30],
    ['SET SUM', 31],
  ] as const)
    await pool.query(
      `insert into deadline (id, trademark_id, kind, number, calendar_due, lawful_due, due, override_at, override_reason, from_event, from_date, amount,
         unit, source_kind, is_read, confidence)
       select gen_random_uuid(), t.id, k.kind, 1, $2, $2, case when k.kind = 'term' then $2::date else $3 end,
              case when k.kind = 'renewal' then now() end, case when k.kind = 'renewal' then 'as agreed' end,
              'filing', '2017-01-01', 10, 'year', 'statute', true, 'high'
         from trademark t, (values ('term'), ('renewal')) k(kind) where t.name = $1`,
      [mark, addMonths(today, 70), addDays(today, days)],
    )
  const { rows } = await pool.query<{ id: string }>(
    `insert into registration_request (id, public_id, contact_email, contact_first_name, contact_last_name, currency, status, status_group, type, value,
       jurisdictions, language, region, user_id, business_description)
     values (gen_random_uuid(), 'R-2026-000901', 'owner@queue.test', 'Otto', 'Queue', 'EUR', 'Ready for drafting', 'Drafting', 'WORD', 'FIRST ABROAD', '{SK}', 'en', 'EU', $1, 'lamps')
     returning id`,
    [owner],
  )
  const request = rows[0]?.id ?? ''
  await pool.query(
    'insert into application (id, registration_request_id, priority_filing_date) values (gen_random_uuid(), $1, $2)',
    [request, addDays(addMonths(today, -6), 20)],
  )
  const status = 'Ready for filing'
  await add('NO HURRY ABROAD', { count: 210, status, updated: addMonths(today, -20) })
  await add('FIRST ABROAD', { count: 1, status, updated: addDays(today, -1), request })
})
afterAll(async () => await app.close())

const read = async (view: QueueAddress['view'], words = '') =>
  await readQueue({ view, who: 'anyone', words }, me, {
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('authorization', `Bearer ${token}`)
      return await fetch(new URL(String(input instanceof Request ? input.url : input), app.url), { ...init, headers })
    },
  })

const dated = async (...given: Parameters<typeof read>) =>
  (await read(...given)).matters.flatMap(({ mark, due }) =>
    due && due.date < addMonths(today, 12) ? [[mark, due.reason]] : [],
  )

test('what is due or late by law is found by its date, however short it waits; the counts are of all', async () => {
  expect(await dated('registered')).toEqual([
    ['LATE', 'term'],
    ['DUE', 'term'],
    ['SUM', 'term'],
    ['SET', 'renewal'],
    ['SET SUM', 'renewal'],
  ])
  const { matters, total, mine, free } = await read('registered')
  expect([matters.length, total, mine, free]).toEqual([205, 262, 7, 255])
})

test('a priority that ends is found in the queue of what is to be filed, and among all that waits', async () => {
  for (const view of ['filing', 'work'] as const) {
    expect(await dated(view)).toEqual([['FIRST ABROAD', 'priority']])
    expect(await dated(view, 'abroad')).toEqual([['FIRST ABROAD', 'priority']])
  }
})
