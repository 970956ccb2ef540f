import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  caseClose,
  caseCounterpartyUpdate,
  caseCreate,
  caseDismiss,
  caseKickOff,
  caseNotify,
  caseReopen,
  caseRestore,
  caseSolutionOffer,
  caseSolutionOrder,
  caseSolutionStatus,
  caseUpdate,
} from '#contract/case.ts'
import {
  caseRequestCreate,
  caseRequestNotify,
  caseRequestShow,
  caseRequestStatus,
  caseRequestUpdate,
  requestViolationReport,
} from '#contract/case-request.ts'
import type { Client } from '#contract/client.ts'
import { serviceRequestStatus } from '#contract/service-order.ts'
import { invoicePaid } from '#features/billing/index.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { startApp, type TestApp } from '#tests/app.ts'

let app: TestApp
let staff: Client
let owner: Client
let ownerId: string
let at = new Date('2026-03-02T09:00:00Z').getTime()

beforeAll(async () => {
  app = await startApp({}, { clock: () => new Date(at) })
  await app.addUser('lawyer@case.test', 'staff')
  ownerId = await app.addUser('owner@case.test', 'customer')
  await app.addUser('other@case.test', 'customer')
  staff = (await app.signIn('lawyer@case.test')).client
  owner = (await app.signIn('owner@case.test')).client
})
afterAll(async () => await app?.close())

const rowsOf = async <T extends object>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await app.context.pool.query<T>(sql, values)).rows
const one = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
  (await rowsOf<{ v: T }>(sql, values))[0]?.v as T

const statusOf = async (id: string) => await one<string>('select status as v from "case" where id = $1', [id])
const solutionStatus = async (id: string) =>
  await one<string>('select status as v from case_solution where id = $1', [id])
const lettersTo = async (to: string): Promise<string[]> =>
  (
    await rowsOf<{ v: string }>('select template as v from mail.outbox where recipient = $1 order by created_at, id', [
      to,
    ])
  ).map(({ v }) => v)

async function trademarkOf(userId: string, more: { requestId?: string; status?: string } = {}): Promise<string> {
  const id = uuidv7()
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, user_id, registration_request_id, status, status_group, registration_date, goods_and_services)
     values ($1, 'LUMERA', 'WORD', 'EU', $2, $3, $4, 'Registered', '2020-01-01', '[{"class": 11, "terms": ["Lamps"]}]')`,
    [id, userId, more.requestId ?? null, more.status ?? 'Trademark registered'],
  )
  return id
}

const report = async (link = 'https://copies.example.test/lamp', trademarkId: string | null = null): Promise<string> =>
  (
    await owner(caseRequestCreate, {
      query: { type: 'report-threat' },
      body: { links: [link], mark: 'LUMERA', trademarkId },
    })
  ).id

const wanted = {
  brandName: 'Lumera',
  counterpartyName: 'Copy Works',
  counterpartyWebsites: ['https://copies.example.test'],
  platform: 'website' as const,
}
const made = async (more: object = {}): Promise<string> =>
  (
    await staff(caseCreate, {
      body: {
        ...wanted,
        counterpartyName: `Copy ${uuidv7()}`,
        counterpartyWebsites: [],
        requestId: await report(`https://${uuidv7()}.example.test`),
        ...more,
      },
    })
  ).id

const item = { service: 'Takedown' as const, description: 'Notice to the host', amount: 19_000 }
const offered = async (id: string): Promise<string> =>
  (await staff(caseSolutionOffer, { params: { id }, body: { currency: 'EUR', items: [item] } })).id

/** A case with an offer that its client was told of. */
async function kickedOff(): Promise<{ id: string; solutionId: string }> {
  const id = await made()
  await staff(caseUpdate, { params: { id }, body: { trademarkId: await trademarkOf(ownerId) } })
  const solutionId = await offered(id)
  await staff(caseKickOff, { params: { id } })
  return { id, solutionId }
}

/** Says, as billing does, that an order is paid. */
async function pay(productId: string): Promise<void> {
  await app.context.pool.query(
    `update service_request set status = 'Checkout completed' where product_id = $1 and status = 'Created'`,
    [productId],
  )
  await inTransaction(app.context.pool, async (tx) => {
    await app.context.facilities.events.publish(tx, invoicePaid, { productId, invoiceId: uuidv7() })
  })
}

describe('a report', () => {
  test('of a visitor has a page of its own, is asked about, answered, and becomes a case of a new account', async () => {
    const email = 'visitor@case.test'
    const body = { links: ['https://stall.example.test'], mark: 'ORVA', contactEmail: email, language: 'sk' as const }
    const query = { type: 'report-brand-infringement' as const }
    await expect(
      app.anonymous(caseRequestCreate, { query, body: { ...body, contactEmail: null } }),
    ).rejects.toMatchObject({ fields: { contactEmail: 'required' } })
    await expect(app.anonymous(caseRequestCreate, { query, body: { ...body, links: [] } })).rejects.toMatchObject({
      fields: { links: 'required' },
    })
    const { id } = await app.anonymous(caseRequestCreate, { query, body })
    const params = { id }
    expect(await app.anonymous(caseRequestShow, { params })).toMatchObject({ status: 'Created', mark: 'ORVA' })
    await staff(caseRequestStatus, { params, body: { to: 'Info requested', text: 'Since when?' } })
    expect(await app.anonymous(caseRequestShow, { params })).toMatchObject({
      question: 'Since when?',
      can: { answer: true },
    })
    await app.anonymous(caseRequestUpdate, {
      params,
      body: { answer: 'Since May', links: ['https://stall.example.test', 'https://stall.example.test/2'] },
    })
    const { id: caseId } = await staff(caseCreate, { body: { ...wanted, counterpartyName: 'Stall', requestId: id } })
    const kept = await rowsOf<{ website: string }>(
      `select e.website from case_infringement_evidence e join case_infringement i on i.id = e.case_infringement_id
        where i.case_id = $1 order by e.website`,
      [caseId],
    )
    expect(kept.map(({ website }) => website)).toEqual(['https://stall.example.test', 'https://stall.example.test/2'])
    expect(
      await one(
        'select u.email as v from "case" c join brand b on b.id = c.brand_id join "user" u on u.id = b.user_id where c.id = $1',
        [caseId],
      ),
    ).toBe(email)
    expect((await lettersTo(email)).toSorted()).toEqual(
      ['activate-account', 'case-opened', 'case-request-question', 'case-request-received'].toSorted(),
    )
  })

  test('is the own of whoever sent it, and about own marks and brands only', async () => {
    const params = { id: await report() }
    const { client: other } = await app.signIn('other@case.test')
    await expect(other(caseRequestShow, { params })).rejects.toMatchObject({ code: 'not-found' })
    await expect(app.anonymous(caseRequestShow, { params })).rejects.toMatchObject({ code: 'sign-in-required' })
    const trademarkId = await trademarkOf(ownerId)
    const asked = { query: { type: 'report-threat' as const }, body: { links: ['a.test'], trademarkId } }
    await expect(other(caseRequestCreate, asked)).rejects.toMatchObject({ fields: { trademarkId: 'not-a-choice' } })
    const { id } = await owner(caseRequestCreate, asked)
    expect(await one('select mark as v from case_request where id = $1', [id])).toBe('LUMERA')
  })

  test('that is dismissed says why, by mail and on its page, and can be taken up again', async () => {
    const params = { id: await report() }
    await expect(staff(caseRequestStatus, { params, body: { to: 'Dismissed' } })).rejects.toMatchObject({
      fields: { text: 'required' },
    })
    await staff(caseRequestStatus, { params, body: { to: 'Dismissed', text: 'They resell genuine goods.' } })
    expect(await owner(caseRequestShow, { params })).toMatchObject({ dismissReason: 'They resell genuine goods.' })
    await expect(owner(caseRequestUpdate, { params, body: { answer: 'But' } })).rejects.toMatchObject({
      code: 'transition-refused',
    })
    await staff(caseRequestNotify, { params })
    await expect(staff(caseRequestNotify, { params })).rejects.toMatchObject({ code: 'too-many-requests' })
    expect((await lettersTo('owner@case.test')).filter((name) => name === 'case-request-dismissed')).toHaveLength(2)
    await staff(caseRequestStatus, { params, body: { to: 'In review' } })
  })

  test('about a mark that was registered through a request names that mark and no other', async () => {
    const requestId = uuidv7()
    await app.context.pool.query(
      `insert into registration_request (id, public_id, user_id, contact_email, contact_first_name, contact_last_name, currency, status, status_group, type, value, business_description, jurisdictions, language, region)
       values ($1, 'R-case', $2, 'owner@case.test', 'O', 'W', 'EUR', 'Completed', 'Closed', 'WORD', 'LUMERA', 'lamps', '{EU,SK}', 'en', 'EU')`,
      [requestId, ownerId],
    )
    const trademarkId = await trademarkOf(ownerId, { requestId })
    const body = { links: ['https://copies.example.test'], jurisdiction: 'EU' as const }
    const params = { id: requestId }
    await expect(
      owner(requestViolationReport, { params, body: { ...body, jurisdiction: 'SK' } }),
    ).rejects.toMatchObject({ fields: { jurisdiction: 'not-a-choice' } })
    const { id } = await owner(requestViolationReport, { params, body })
    expect(await rowsOf('select type, trademark_id, user_id from case_request where id = $1', [id])).toEqual([
      { type: 'report-violation', trademark_id: trademarkId, user_id: ownerId },
    ])
    const { client: other } = await app.signIn('other@case.test')
    await expect(other(requestViolationReport, { params, body })).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('a case', () => {
  test('needs a right before anything is offered, and an offer before the client is asked', async () => {
    const id = await made()
    const params = { id }
    await expect(offered(id)).rejects.toMatchObject({ code: 'rules-unmet', facts: { missing: 'right' } })
    await expect(
      staff(caseUpdate, {
        params,
        body: { trademarkId: await trademarkOf(await app.addUser('else@case.test', 'customer')) },
      }),
    ).rejects.toMatchObject({ fields: { trademarkId: 'not-a-choice' } })
    await expect(staff(caseKickOff, { params })).rejects.toMatchObject({ facts: { missing: 'solution' } })
    await staff(caseUpdate, { params, body: { trademarkId: await trademarkOf(ownerId) } })
    await offered(id)
    expect(await staff(caseKickOff, { params })).toEqual({ status: 'Kicked off' })
    expect((await lettersTo('owner@case.test')).at(-1)).toBe('case-kick-off')
  })

  test('keeps what the client has seen of it: places are changed and added to', async () => {
    const id = await made({ jurisdiction: 'SK', classes: [11] })
    const placeId = await one<string>('select id as v from case_infringement where case_id = $1', [id])
    const place = {
      id: placeId,
      platform: 'ebay' as const,
      jurisdiction: 'EU' as const,
      classes: [11],
      takenDownOn: '2026-03-01',
    }
    const seen = {
      id: null,
      website: 'https://ebay.example.test/1',
      evidenceDate: '2026-02-20',
      description: 'Seller 12',
    }
    await staff(caseUpdate, { params: { id }, body: { infringements: [{ ...place, evidences: [seen] }] } })
    expect(
      await rowsOf('select platform, classes, taken_down_on::text as gone from case_infringement where case_id = $1', [
        id,
      ]),
    ).toEqual([{ platform: 'ebay', classes: [11], gone: '2026-03-01' }])
    expect(
      await one('select count(*)::int as v from case_infringement_evidence where case_infringement_id = $1', [placeId]),
    ).toBe(2)
    await expect(
      staff(caseUpdate, { params: { id }, body: { infringements: [{ ...place, takenDownOn: '2099-01-01' }] } }),
    ).rejects.toMatchObject({ fields: { 'infringements.0.takenDownOn': 'date-in-future' } })
    const foreign = await one<string>('select id as v from case_infringement where case_id = $1', [await made()])
    await expect(
      staff(caseUpdate, { params: { id }, body: { infringements: [{ ...place, id: foreign }] } }),
    ).rejects.toMatchObject({ fields: { 'infringements.0.id': 'not-a-choice' } })
  })

  test('is worked on when its solution is paid, and done with it', async () => {
    const { id, solutionId } = await kickedOff()
    const params = { id, solutionId }
    const { productId } = await owner(caseSolutionOrder, { params })
    expect(await owner(caseSolutionOrder, { params })).toEqual({ productId })
    expect(await statusOf(id)).toBe('Solution ordered')
    await pay(productId)
    expect([await statusOf(id), await solutionStatus(solutionId)]).toEqual(['In progress', 'Paid'])
    expect(await one('select count(*)::int as v from service where case_solution_id = $1', [solutionId])).toBe(1)
    expect(
      await one(`select invoice_content->'lines'->0->>'net' as v from service_request where product_id = $1`, [
        productId,
      ]),
    ).toBe('19000')
    await expect(staff(caseSolutionStatus, { params, body: { to: 'Refunded' } })).rejects.toMatchObject({
      facts: { missing: 'refund' },
    })
    expect(await staff(caseSolutionStatus, { params, body: { to: 'Done' } })).toEqual({ status: 'Done' })
    expect(await one('select status as v from service_request where product_id = $1', [productId])).toBe('Finished')
  })

  test('has one open order: another solution ends it, and so does an order that staff ended', async () => {
    const { id, solutionId } = await kickedOff()
    const second = await offered(id)
    const first = await owner(caseSolutionOrder, { params: { id, solutionId } })
    await owner(caseSolutionOrder, { params: { id, solutionId: second } })
    const orderOf = async (productId: string) =>
      await one<string>('select status as v from service_request where product_id = $1', [productId])
    expect([await orderOf(first.productId), await solutionStatus(solutionId), await solutionStatus(second)]).toEqual([
      'Abandoned',
      'Offered',
      'Ordered',
    ])
    const service = await one<string>('select service_request_id as v from case_solution where id = $1', [second])
    await staff(serviceRequestStatus, { params: { id: service }, body: { from: 'Created', to: 'Abandoned' } })
    const again = await owner(caseSolutionOrder, { params: { id, solutionId: second } })
    expect(await orderOf(again.productId)).toBe('Created')
    await expect(staff(caseKickOff, { params: { id } })).rejects.toMatchObject({ code: 'too-many-requests' })
    // A letter goes out again after five minutes.
    at += 301_000
    expect(await staff(caseKickOff, { params: { id } })).toEqual({ status: 'Kicked off' })
    expect([await orderOf(again.productId), await solutionStatus(second)]).toEqual(['Abandoned', 'Offered'])
  })

  test('is closed with how it ended, mailed again, and reopened with the reason in the file', async () => {
    const { id, solutionId } = await kickedOff()
    const params = { id }
    await staff(caseClose, { params, body: { outcome: 'Taken down', note: 'The shop is gone.' } })
    expect(await solutionStatus(solutionId)).toBe('Withdrawn')
    await expect(owner(caseSolutionOrder, { params: { id, solutionId } })).rejects.toMatchObject({
      code: 'transition-refused',
    })
    await staff(caseNotify, { params })
    expect((await lettersTo('owner@case.test')).slice(-2)).toEqual(['case-closed', 'case-closed'])
    await staff(caseReopen, { params, body: { note: 'The shop is back.' } })
    expect(await rowsOf('select status, outcome from "case" where id = $1', [id])).toEqual([
      { status: 'In progress', outcome: null },
    ])
    expect(
      await one('select n.text as v from note n join "case" c on c.note_hub_id = n.note_hub_id where c.id = $1', [id]),
    ).toBe('The shop is back.')
  })

  test('is its owner’s: to others it is not there, and a draft to nobody but staff', async () => {
    const { id, solutionId } = await kickedOff()
    const { client: other } = await app.signIn('other@case.test')
    const tries = [
      () => other(caseSolutionOrder, { params: { id, solutionId } }),
      () => other(caseSolutionStatus, { params: { id, solutionId }, body: { to: 'Declined' } }),
      () => other(caseDismiss, { params: { id }, body: {} }),
    ]
    for (const tried of tries) await expect(tried()).rejects.toMatchObject({ code: 'not-found' })
    const draft = uuidv7()
    await app.context.pool.query(
      `insert into "case" (id, brand_id, status) select $1, brand_id, 'Draft' from "case" where id = $2`,
      [draft, id],
    )
    await expect(owner(caseDismiss, { params: { id: draft }, body: {} })).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('an authorised party', () => {
  test('is never made a case of again, by name, by address or by an earlier case, until the client says otherwise', async () => {
    const requestId = await report('https://friend.example.test/shop')
    const friend = { ...wanted, counterpartyName: 'Old Friend', counterpartyWebsites: ['https://friend.example.test'] }
    const { id } = await staff(caseCreate, { body: { ...friend, requestId } })
    await expect(staff(caseDismiss, { params: { id }, body: { reason: 'x', whitelist: true } })).rejects.toMatchObject({
      fields: { whitelist: 'unknown-field' },
    })
    await owner(caseDismiss, { params: { id }, body: { whitelist: true } })
    const counterpartyId = await one<string>('select case_counterparty_id as v from "case" where id = $1', [id])
    const refused = { code: 'rules-unmet', facts: { missing: 'threat', name: 'Old Friend' } }
    const tries: object[] = [
      { counterpartyName: '  old FRIEND ', requestId: await report() },
      {
        counterpartyName: 'X',
        counterpartyWebsites: ['http://www.friend.example.test/other'],
        requestId: await report(),
      },
      { counterpartyName: 'Y', counterpartyWebsites: [], requestId: await report('friend.example.test/a') },
      { counterpartyName: null, counterpartyId, requestId: await report() },
    ]
    for (const more of tries)
      await expect(
        staff(caseCreate, { body: { ...wanted, counterpartyWebsites: [], ...more } as never }),
      ).rejects.toMatchObject(refused)
    await expect(staff(caseRestore, { params: { id }, body: { note: 'again' } })).rejects.toMatchObject(refused)
    const params = { id: counterpartyId }
    await expect(staff(caseCounterpartyUpdate, { params, body: { whitelisted: false } })).rejects.toMatchObject({
      fields: { whitelisted: 'unknown-field' },
    })
    await expect(owner(caseCounterpartyUpdate, { params, body: { primaryName: 'Me' } })).rejects.toMatchObject({
      fields: { primaryName: 'unknown-field' },
    })
    const { client: other } = await app.signIn('other@case.test')
    await expect(other(caseCounterpartyUpdate, { params, body: { whitelisted: true } })).rejects.toMatchObject({
      code: 'not-found',
    })
    await owner(caseCounterpartyUpdate, { params, body: { whitelisted: false } })
    expect(await staff(caseRestore, { params: { id }, body: { note: 'again' } })).toEqual({ status: 'New' })
  })
})
