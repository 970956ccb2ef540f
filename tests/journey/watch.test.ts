import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { monitoringResultRate } from '#contract/watch.ts'
import { importFile } from '#features/register/index.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { type MadeRecord, officeFile } from '#tests/office-files.ts'
import { lettersTo } from '#tests/letters.ts'

let app: TestApp
let folder: string
let owner = ''
let trademarkId = ''
beforeAll(async () => {
  app = await startApp({}, { clock: () => new Date('2026-06-15T10:00:00Z') })
  folder = await mkdtemp(path.join(tmpdir(), 'markwright-watch-'))
  await app.addUser('clerk@office.test', 'staff')
  owner = await app.addUser('owner@customers.test', 'customer')
  await app.addUser('stranger@customers.test', 'customer')
  const { rows } = await app.context.pool.query<{ id: string }>(
    `insert into trademark (id, name, jurisdiction, type, goods_and_services, user_id, status, status_group)
     values (gen_random_uuid(), 'Zorbexium', 'SK', 'WORD', '[{"class": 9, "terms": ["invented goods"]}]', $1, 'Application filed', 'Examination')
     returning id`,
    [owner],
  )
  trademarkId = rows[0]?.id ?? ''
  await app.context.pool.query(
    `insert into trademark_watch_subscription (id, trademark_id, user_id, type, date_start, date_end)
     values (gen_random_uuid(), $1, $2, 'similar', '2026-01-01', '2026-12-31')`,
    [trademarkId, owner],
  )
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const filing: MadeRecord = {
  number: '90000001',
  date: '2026-06-01',
  text: 'ZORBEKSIUM',
  classes: [9],
  goods: 'Invented software',
  owner: 'Somebody Else LLC',
  status: '630',
  filed: '2026-05-20',
}

async function imported(name: string, records: MadeRecord[]) {
  const file = path.join(folder, name)
  await writeFile(file, officeFile('uspto', records))
  return await importFile(app.context.facilities, file, { format: 'uspto', office: null })
}
const results = async () =>
  (
    await app.context.pool.query<{ id: string; relevance: string | null }>(
      'select id, relevance from trademark_monitoring_result order by created_at',
    )
  ).rows
const seenBy = async (email: string) => {
  const { token } = await app.signIn(email)
  const answer = await app.graphql<{ trademark_monitoring_result: { mark_name: string; relevance: string }[] }>(
    '{ trademark_monitoring_result { mark_name relevance } }',
    {},
    token,
  )
  return answer.trademark_monitoring_result
}
/** The owner's page of the watched mark, where the letter leads. */
const pageOf = async (trademarkId: string) => {
  const { token } = await app.signIn('owner@customers.test')
  const answer = await fetch(`${app.url}/portal/trademarks/${trademarkId}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return await answer.text()
}
const mails = async () =>
  (
    await app.context.pool.query<{ subject: string }>(
      `select subject from mail.outbox where recipient = 'owner@customers.test' and template = 'monitoring-result'`,
    )
  ).rows

const letters = async () =>
  (await lettersTo(app, 'owner@customers.test', 'monitoring-result')).map((row) => row.plain.replaceAll(/\s+/g, ' '))

test('a filing near a watched mark is found by the worker, waits for staff, and then reaches its owner once', async () => {
  expect(await imported('one.xml', [filing])).toMatchObject({ added: 1 })
  await expect.poll(results, { timeout: 20_000 }).toMatchObject([{ relevance: null }])
  expect(await seenBy('owner@customers.test')).toEqual([])
  const { rows: marks } = await app.context.pool.query<{ id: string }>(
    'select trademark_id as id from trademark_monitoring_result',
  )
  const watchedId = marks[0]?.id ?? ''
  expect(await pageOf(watchedId)).toContain('Zorbexium')
  expect(await pageOf(watchedId)).not.toContain('ZORBEKSIUM')

  const [hit] = await results()
  const params = { id: hit?.id ?? '' }
  const staff = (await app.signIn('clerk@office.test')).client
  await expect(staff(monitoringResultRate, { params, body: { relevance: 'huge' as 'high' } })).rejects.toMatchObject({
    status: 422,
    fields: { relevance: 'not-a-choice' },
  })
  const nobodys = { id: '00000000-0000-7000-8000-000000000000' }
  await expect(staff(monitoringResultRate, { params: nobodys, body: { relevance: 'high' } })).rejects.toMatchObject({
    status: 404,
  })
  const customer = (await app.signIn('owner@customers.test')).client
  await expect(customer(monitoringResultRate, { params, body: { relevance: 'low' } })).rejects.toMatchObject({
    status: 403,
  })

  expect(await staff(monitoringResultRate, { params, body: { relevance: 'high' } })).toEqual({ relevance: 'high' })
  expect(await seenBy('owner@customers.test')).toEqual([{ mark_name: 'ZORBEKSIUM', relevance: 'high' }])
  expect(await seenBy('stranger@customers.test')).toEqual([])
  const told = await pageOf(watchedId)
  expect(told).toContain('ZORBEKSIUM')
  expect(told).toContain('the time to object is limited')
  await expect
    .poll(mails, { timeout: 20_000 })
    .toEqual([{ subject: 'A mark near yours came into the register: United States' }])
  expect(await letters()).toEqual([expect.stringContaining('The time to object is limited')])

  await staff(monitoringResultRate, { params, body: { relevance: 'medium' } })
  const { rows: notifications } = await app.context.pool.query('select to_user_id, type, message from notification')
  expect(notifications).toEqual([{ to_user_id: owner, type: 'monitoring-result', message: 'ZORBEKSIUM' }])
  const { rows: entries } = await app.context.pool.query(
    `select row_id, actor_role, detail ->> 'relevance' as relevance from audit_log where action = 'monitoring-result.rate' order by id`,
  )
  expect(entries).toEqual([
    { row_id: params.id, actor_role: 'staff', relevance: 'high' },
    { row_id: params.id, actor_role: 'staff', relevance: 'medium' },
  ])
})

test('what is rated as little concern waits in the portal without a letter', async () => {
  await imported('two.xml', [{ ...filing, number: '90000002', text: 'ZORBEXIAN' }])
  await expect.poll(async () => (await results()).length, { timeout: 20_000 }).toBe(2)
  const fresh = (await results()).find((one) => one.relevance === null)
  const staff = (await app.signIn('clerk@office.test')).client
  await staff(monitoringResultRate, { params: { id: fresh?.id ?? '' }, body: { relevance: 'low' } })
  expect(await seenBy('owner@customers.test')).toHaveLength(2)
  const { rows } = await app.context.pool.query(`select count(*)::int as n from mail.outbox where id = $1`, [
    `monitoring-result-${fresh?.id ?? ''}`,
  ])
  expect(rows).toEqual([{ n: 0 }])

  // Taken for harmless by mistake: the owner still learns of it, once.
  for (const relevance of ['medium', 'low', 'high'] as const)
    await staff(monitoringResultRate, { params: { id: fresh?.id ?? '' }, body: { relevance } })
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(2)
  const waiting = `select count(*)::int as n from mail.outbox where state = 'waiting'`
  const left = async () => (await app.context.pool.query<{ n: number }>(waiting)).rows
  await expect.poll(left, { timeout: 20_000 }).toEqual([{ n: 0 }])
  expect(await mails()).toHaveLength(2)
  const { rows: told } = await app.context.pool.query('select count(*)::int as n from notification')
  expect(told).toEqual([{ n: 2 }])
})

test('the letter tells until when one can object, and is silent about it when that is over', async () => {
  const add = async (name: string, published: string) => {
    const { rows } = await app.context.pool.query<{ id: string }>(
      `insert into trademark_monitoring_result (id, type, mark_name, jurisdiction, application_number, trademark_id, state, filing_date, publication_date)
       values (gen_random_uuid(), 'publication', $1, 'EU', $1, $2, 'pending', '2026-01-10', $3) returning id`,
      [name, trademarkId, published],
    )
    return rows[0]?.id ?? ''
  }
  const staff = (await app.signIn('clerk@office.test')).client
  const told = (await letters()).length
  await staff(monitoringResultRate, {
    params: { id: await add('ZORBEXEN', '2026-06-01') },
    body: { relevance: 'high' },
  })
  await expect.poll(async () => (await letters()).length, { timeout: 20_000 }).toBe(told + 1)
  expect((await letters()).at(-1)).toContain('It can be opposed until 1 September 2026: published 1 June 2026')
  await staff(monitoringResultRate, {
    params: { id: await add('ZORBEXOR', '2026-02-01') },
    body: { relevance: 'high' },
  })
  await expect.poll(async () => (await letters()).length, { timeout: 20_000 }).toBe(told + 2)
  expect((await letters()).at(-1)).not.toContain('object')
  expect((await letters()).at(-1)).not.toContain('opposed')
})

test('another rating is news to who has seen the first, the same one is not', async () => {
  const { rows } = await app.context.pool.query<{ id: string }>(
    `update trademark_monitoring_result set relevance = 'low', seen = true where mark_name = 'ZORBEXOR' returning id`,
  )
  const params = { id: rows[0]?.id ?? '' }
  const seen = async () =>
    (
      await app.context.pool.query<{ seen: boolean }>('select seen from trademark_monitoring_result where id = $1', [
        params.id,
      ])
    ).rows[0]?.seen
  const staff = (await app.signIn('clerk@office.test')).client
  await staff(monitoringResultRate, { params, body: { relevance: 'low' } })
  expect(await seen()).toBe(true)
  await staff(monitoringResultRate, { params, body: { relevance: 'medium' } })
  expect(await seen()).toBe(false)
})
