import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { noteCalls } from '#contract/note.ts'
import { serviceFinish, serviceNotify, serviceRequestCreate, serviceUpdate } from '#contract/service-order.ts'
import { AppError } from '#kernel/errors.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { eventually } from '#tests/waiting.ts'

let app: TestApp
let staff: Client
beforeAll(async () => {
  app = await startApp()
  await app.addUser('staff@work.test', 'staff')
  await app.addUser('owner@work.test', 'customer')
  staff = (await app.signIn('staff@work.test')).client
})
afterAll(async () => await app.close())

const refused = async (asked: Promise<unknown>): Promise<string> => {
  const error: unknown = await asked.catch((cause: unknown) => cause)
  return error instanceof AppError ? error.code : 'allowed'
}

/** An order that is being worked on, in two pieces. */
async function orderedWork(): Promise<{ orderId: string; pieces: string[] }> {
  const { client } = await app.signIn('owner@work.test')
  const { id: orderId } = await client(serviceRequestCreate, {
    query: { serviceType: 'TrademarkRenewal' },
    body: {
      items: [{ jurisdiction: 'SK', mark: 'LAMPA', classes: 2 }],
      contactEmail: 'owner@work.test',
      contactFirstName: 'Test',
      contactLastName: 'Fictional',
      language: 'en',
      currency: 'EUR',
    },
  })
  for (const status of ['Checkout completed', 'Invoice paid', 'In progress'])
    await app.context.pool.query(`update service_request set status = $2 where id = $1`, [orderId, status])
  const { rows } = await app.context.pool.query<{ id: string }>(
    `insert into service (id, type, service_request_id, note_hub_id) select gen_random_uuid(), 'TrademarkRenewal', $1::uuid, gen_random_uuid() from generate_series(1, 2) returning id`,
    [orderId],
  )
  return { orderId, pieces: rows.map(({ id }) => id) }
}

const mailsOf = async (template: string): Promise<number> => {
  const { rows } = await app.context.pool.query<{ n: number }>(
    `select count(*)::int as n from mail.outbox where template = $1`,
    [template],
  )
  return rows[0]?.n ?? 0
}

test('work is moved, noted, told of and finished with what came out; the last piece finishes the order', async () => {
  const { orderId, pieces } = await orderedWork()
  const [first = '', second = ''] = pieces
  const at = { params: { id: first } }
  const moved = await staff(serviceUpdate, { ...at, body: { status: 'In progress', deadline: '2027-03-01' } })
  expect(moved).toEqual({ status: 'In progress' })
  await staff(noteCalls.service, { ...at, body: { text: 'asked the office' } })
  await staff(serviceNotify, { ...at, body: {} })
  expect(await refused(staff(serviceNotify, { ...at, body: {} }))).toBe('too-many-requests')

  const note = 'Renewed until 2036.'
  expect(await refused(staff(serviceFinish, { ...at, body: { outcome: 'Successful', note: ' ' } }))).toBe(
    'invalid-input',
  )
  const one = await staff(serviceFinish, { ...at, body: { outcome: 'Successful', note } })
  expect(one).toEqual({ status: 'Finished', orderStatus: 'In progress' })
  expect(await refused(staff(serviceFinish, { ...at, body: { outcome: 'Withdrawn', note } }))).toBe(
    'transition-refused',
  )
  expect(await refused(staff(serviceUpdate, { ...at, body: { status: 'In progress', deadline: null } }))).toBe(
    'transition-refused',
  )
  const last = await staff(serviceFinish, { params: { id: second }, body: { outcome: 'Unsuccessful', note } })
  expect(last).toEqual({ status: 'Finished', orderStatus: 'Finished' })

  const { rows } = await app.context.pool.query<{ name: string }>(
    `select name from service_tracking where service_id = $1 order by created_at, id`,
    [first],
  )
  expect(rows.map(({ name }) => name)).toEqual(['In progress', 'Finished'])
  await eventually(
    'three letters',
    async () => [await mailsOf('service-standing'), await mailsOf('service-finished')].join() === '1,2',
  )
  expect(orderId).not.toBe('')
})

test('the client does none of it', async () => {
  const { pieces } = await orderedWork()
  const params = { id: pieces[0] ?? '' }
  const { client } = await app.signIn('owner@work.test')
  const body = { outcome: 'Successful', note: 'mine' } as const
  expect(await refused(client(serviceFinish, { params, body }))).not.toBe('allowed')
  expect(await refused(client(serviceNotify, { params, body: {} }))).not.toBe('allowed')
})
