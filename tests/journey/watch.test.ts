import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ParsedInput } from '#contract/call.ts'
import type { Client } from '#contract/client.ts'
import {
  monitoringResultCreate,
  monitoringResultExplain,
  monitoringResultNotify,
  monitoringResultOrder,
  monitoringResultShow,
  monitoringResultsNotify,
  monitoringResultUpdate,
} from '#contract/watch.ts'
import { explain } from '#domain/clearance/score/explain.ts'
import { score } from '#domain/clearance/score/score.ts'
import { remindOwners } from '#features/watch/index.ts'
import { addDays } from '#kernel/dates.ts'
import { AppError } from '#kernel/errors.ts'
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
      'select id, relevance from trademark_monitoring_result order by created_at, id',
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

type Entered = ParsedInput<typeof monitoringResultCreate>['body']

test('a filing near a watched mark is found by the worker, waits for staff, and then reaches its owner once', async () => {
  expect(await imported('one.xml', [filing])).toMatchObject({ added: 1 })
  await expect.poll(results).toMatchObject([{ relevance: null }])
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
  const { hits } = await staff(monitoringResultExplain, { query: { ids: params.id } })
  const reasons = explain(score('Zorbexium', filing.text, { classesA: [9], classesB: [9], earlier: 'a' }))
  expect(hits).toEqual([{ id: params.id, score: reasons }])
  expect(reasons).toMatchObject({ band: 'high', goods: { level: 'same_class' } })
  await expect(staff(monitoringResultUpdate, { params, body: { relevance: 'huge' as 'high' } })).rejects.toMatchObject({
    status: 422,
    fields: { relevance: 'not-a-choice' },
  })
  const nobodys = { id: '00000000-0000-7000-8000-000000000000' }
  await expect(staff(monitoringResultUpdate, { params: nobodys, body: { relevance: 'high' } })).rejects.toMatchObject({
    status: 404,
  })
  const customer = (await app.signIn('owner@customers.test')).client
  await expect(customer(monitoringResultUpdate, { params, body: { relevance: 'low' } })).rejects.toMatchObject({
    status: 403,
  })

  expect(await staff(monitoringResultUpdate, { params, body: { relevance: 'high' } })).toEqual({ relevance: 'high' })
  expect(await seenBy('owner@customers.test')).toEqual([{ mark_name: 'ZORBEKSIUM', relevance: 'high' }])
  expect(await seenBy('stranger@customers.test')).toEqual([])
  const told = await pageOf(watchedId)
  expect(told).toContain('ZORBEKSIUM')
  expect(told).toContain('the time to object is limited')
  await expect.poll(mails).toEqual([{ subject: 'A mark near yours was entered in the register: United States' }])
  expect(await letters()).toEqual([expect.stringContaining('The time to object is limited')])

  await staff(monitoringResultUpdate, { params, body: { relevance: 'medium' } })
  const { rows: notifications } = await app.context.pool.query('select to_user_id, type, message from notification')
  expect(notifications).toEqual([{ to_user_id: owner, type: 'monitoring-result', message: 'ZORBEKSIUM' }])
  const { rows: entries } = await app.context.pool.query(
    `select row_id, actor_role, detail ->> 'relevance' as relevance from audit_log where action = 'monitoring-result.update' order by id`,
  )
  expect(entries).toEqual([
    { row_id: params.id, actor_role: 'staff', relevance: 'high' },
    { row_id: params.id, actor_role: 'staff', relevance: 'medium' },
  ])
})

test('what is rated as little concern waits in the portal without a letter', async () => {
  await imported('two.xml', [{ ...filing, number: '90000002', text: 'ZORBEXIAN' }])
  await expect.poll(async () => (await results()).length).toBe(2)
  const fresh = (await results()).find((one) => one.relevance === null)
  const staff = (await app.signIn('clerk@office.test')).client
  await staff(monitoringResultUpdate, { params: { id: fresh?.id ?? '' }, body: { relevance: 'low' } })
  expect(await seenBy('owner@customers.test')).toHaveLength(2)
  const { rows } = await app.context.pool.query(`select count(*)::int as n from mail.outbox where id = $1`, [
    `monitoring-result-${fresh?.id ?? ''}`,
  ])
  expect(rows).toEqual([{ n: 0 }])

  // Taken for harmless by mistake: the owner still learns of it, once.
  for (const relevance of ['medium', 'low', 'high'] as const)
    await staff(monitoringResultUpdate, { params: { id: fresh?.id ?? '' }, body: { relevance } })
  await expect.poll(async () => (await mails()).length).toBe(2)
  const waiting = `select count(*)::int as n from mail.outbox where state = 'waiting'`
  const left = async () => (await app.context.pool.query<{ n: number }>(waiting)).rows
  await expect.poll(left).toEqual([{ n: 0 }])
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
  await staff(monitoringResultUpdate, {
    params: { id: await add('ZORBEXEN', '2026-06-01') },
    body: { relevance: 'high' },
  })
  await expect.poll(async () => (await letters()).length).toBe(told + 1)
  expect((await letters()).at(-1)).toContain('It can be opposed until 1 September 2026: published 1 June 2026')
  await staff(monitoringResultUpdate, {
    params: { id: await add('ZORBEXOR', '2026-02-01') },
    body: { relevance: 'high' },
  })
  await expect.poll(async () => (await letters()).length).toBe(told + 2)
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
  await staff(monitoringResultUpdate, { params, body: { relevance: 'low' } })
  expect(await seen()).toBe(true)
  await staff(monitoringResultUpdate, { params, body: { relevance: 'medium' } })
  expect(await seen()).toBe(false)
})

describe('a mark that a person enters', () => {
  const day = (days: number) => addDays(app.context.facilities.today(), days)
  const entered = (more: Partial<Entered> = {}): Entered => ({
    jurisdiction: 'EU',
    markName: 'ZORBEXANA',
    type: 'publication',
    state: 'pending',
    applicationNumber: '019000001',
    trademarkNumber: null,
    markType: 'WORD',
    classes: [9],
    filingDate: day(-90),
    priorityDate: null,
    publicationDate: day(-70),
    registrationDate: null,
    ipoLink: null,
    logoUrl: null,
    ...more,
  })
  const refused = async (work: Promise<unknown>) =>
    await work.then(
      () => 'taken',
      (error: unknown) => (error instanceof AppError ? (Object.values(error.fields)[0] ?? error.code) : error),
    )
  let staff: Client
  let hitId = ''
  beforeAll(async () => {
    staff = (await app.signIn('clerk@office.test')).client
    // The watched mark is older than what is found.
    await app.context.pool.query(`update trademark set filing_date = '2024-01-01' where id = $1`, [trademarkId])
  })

  test('stands once, with dates that follow each other, and is read by nobody before it is rated', async () => {
    const params = { id: trademarkId }
    hitId = (await staff(monitoringResultCreate, { params, body: entered() })).id
    const again = (body: Entered) => refused(staff(monitoringResultCreate, { params, body }))
    expect(await again(entered())).toBe('number-exists')
    expect(await again(entered({ applicationNumber: '1', publicationDate: day(1) }))).toBe('date-in-future')
    expect(await again(entered({ applicationNumber: '1', publicationDate: day(-91) }))).toBe('date-too-early')
    expect(await again(entered({ applicationNumber: '1', classes: [46] }))).toBe('class-out-of-range')
    const { client } = await app.signIn('owner@customers.test')
    expect(await refused(client(monitoringResultShow, { params: { id: hitId } }))).toBe('not-found')
    expect(
      await refused(client(monitoringResultOrder, { params: { id: hitId }, body: { service: 'FilingOpposition' } })),
    ).toBe('not-found')
  })

  test('is put right by whoever has read what stands there; one that a register tells of is not', async () => {
    const params = { id: hitId }
    const [filing, before] = [entered({ markName: 'ZORBEXANNA' }), entered()].map(
      ({ jurisdiction: _, ...rest }) => rest,
    )
    if (!filing || !before) throw new Error('no filing')
    await staff(monitoringResultUpdate, { params, body: { filing, before } })
    expect(await refused(staff(monitoringResultUpdate, { params, body: { filing, before } }))).toBe('changed-meanwhile')
    const [imported] = await results()
    const ofRegister = { params: { id: imported?.id ?? '' }, body: { filing, before } }
    expect(await refused(staff(monitoringResultUpdate, ofRegister))).not.toBe('taken')
  })

  test('is told of with a link to its page, where its owner orders once and pays what the list says', async () => {
    const params = { id: hitId }
    const told = (await letters()).length
    await staff(monitoringResultUpdate, { params, body: { relevance: 'high' } })
    await expect.poll(async () => (await letters()).length).toBe(told + 1)
    const { rows } = await app.context.pool.query<{ link: { page: string; id: string } }>(
      `select link from mail.outbox where id = $1`,
      [`monitoring-result-${hitId}`],
    )
    expect(rows[0]?.link).toEqual({ page: 'monitoringResult', id: hitId })
    const { client } = await app.signIn('owner@customers.test')
    const { client: stranger } = await app.signIn('stranger@customers.test')
    expect(await refused(stranger(monitoringResultShow, { params }))).toBe('not-found')
    // The owner has an account: the link alone asks for sign-in.
    expect(await refused(app.anonymous(monitoringResultShow, { params }))).toBe('sign-in-required')
    expect((await client(monitoringResultShow, { params })).offered).toContain('FilingOpposition')
    const body = { service: 'FilingOpposition' } as const
    const [one, two] = await Promise.all([
      client(monitoringResultOrder, { params, body }),
      client(monitoringResultOrder, { params, body }),
    ])
    expect(one).toEqual(two)
    const { orders } = await client(monitoringResultShow, { params })
    expect(orders).toEqual([
      { service: 'FilingOpposition', publicId: one.publicId, paid: false, productId: one.productId },
    ])
    const { rows: lines } = await app.context.pool.query<{ jurisdiction: string; user_id: string; message: string }>(
      `select invoice_content->'lines'->0->>'jurisdiction' as jurisdiction, user_id, parameters->>'message' as message
         from service_request where public_id = $1`,
      [one.publicId],
    )
    expect(lines).toEqual([{ jurisdiction: 'EU', user_id: owner, message: 'ZORBEXANNA, EU, 019000001' }])
  })

  test('is not opposed when the time is over', async () => {
    const late = await staff(monitoringResultCreate, {
      params: { id: trademarkId },
      body: entered({ applicationNumber: '019000002', filingDate: day(-400), publicationDate: day(-300) }),
    })
    await staff(monitoringResultUpdate, { params: late, body: { relevance: 'low' } })
    const { client } = await app.signIn('owner@customers.test')
    expect((await client(monitoringResultShow, { params: late })).offered).not.toContain('FilingOpposition')
    const ask = { params: late, body: { service: 'FilingOpposition' as const } }
    expect(await refused(client(monitoringResultOrder, ask))).toBe('rules-unmet')
  })

  test('is seen by whoever reads its page in the account, and not by our people', async () => {
    const page = async (email: string) => {
      const { token } = await app.signIn(email)
      const headers = { authorization: `Bearer ${token}`, 'user-agent': 'Mozilla/5.0 Firefox/145.0' }
      return (await fetch(`${app.url}/monitoring-result/${hitId}`, { headers })).status
    }
    const seenNow = async () => {
      const sql = 'select seen from trademark_monitoring_result where id = $1'
      return (await app.context.pool.query<{ seen: boolean }>(sql, [hitId])).rows[0]?.seen
    }
    expect([await page('clerk@office.test'), await seenNow()]).toEqual([200, false])
    expect([await page('owner@customers.test'), await seenNow()]).toEqual([200, true])
    await app.context.pool.query('update trademark_monitoring_result set seen = false where id = $1', [hitId])
    // Something is ordered about it: nobody is written to again.
    expect(await remindOwners(app.context.facilities)).toBe(0)
    await app.context.pool.query(
      `update service_request set order_hub_id = gen_random_uuid() where order_hub_id = (select order_hub_id from trademark_monitoring_result where id = $1)`,
      [hitId],
    )
  })

  test('is written of again while nobody has looked and the time runs out, each step once, and at most once in five minutes', async () => {
    const told = (await letters()).length
    await staff(monitoringResultsNotify, {})
    await expect.poll(async () => (await letters()).length).toBe(told + 1)
    expect(await remindOwners(app.context.facilities)).toBe(0)
    const params = { id: hitId }
    await staff(monitoringResultNotify, { params })
    expect(await refused(staff(monitoringResultNotify, { params }))).toBe('too-many-requests')
    await app.context.pool.query('update trademark_monitoring_result set seen = true where id = $1', [hitId])
    await app.context.pool.query('delete from reminder where row_id = $1', [hitId])
    expect(await remindOwners(app.context.facilities)).toBe(0)
  })
})
