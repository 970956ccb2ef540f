import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  caseClose,
  caseCounterpartyUpdate,
  caseCreate,
  caseKickOff,
  caseReopen,
  caseSolutionOffer,
  caseSolutionOrder,
  caseSolutionStatus,
  caseUpdate,
} from '#contract/case.ts'
import { caseRequestCreate } from '#contract/case-request.ts'
import type { CallBody } from '#contract/call.ts'
import type { Client } from '#contract/client.ts'
import {
  caseNegotiationAdd,
  caseNoticeApprove,
  caseNoticeChange,
  caseNoticeDraft,
  caseNoticeEnd,
  caseNoticeSent,
} from '#contract/notice.ts'
import { documentUpload } from '#contract/trademark.ts'
import { lawfulUses } from '#domain/enforcement/lawful-uses.ts'
import { invoicePaid } from '#features/billing/index.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { readPdfText } from '#platform/pdf/read-text.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { pdfFile, wordsOf } from '#tests/documents.ts'

let app: TestApp
let staff: Client
let owner: Client
let ownerId: string
let token: string
const today = '2026-03-02'

beforeAll(async () => {
  app = await startApp({}, { clock: () => new Date(`${today}T09:00:00Z`) })
  await app.addUser('lawyer@notice.test', 'staff')
  ownerId = await app.addUser('owner@notice.test', 'customer')
  staff = (await app.signIn('lawyer@notice.test')).client
  const signedIn = await app.signIn('owner@notice.test')
  owner = signedIn.client
  token = signedIn.token
})
afterAll(async () => await app?.close())

const one = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
  (await app.context.pool.query<{ v: T }>(sql, values)).rows[0]?.v as T

const excluded = lawfulUses.map((use) => ({
  use,
  applies: 'no' as const,
  ground: 'Looked at the offer and the register.',
}))

async function right(
  set: { jurisdiction?: string; status?: string; expires?: string | null; classes?: number } = {},
): Promise<string> {
  const id = uuidv7()
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, number, user_id, status, status_group, registration_date, expiration_date, goods_and_services)
     values ($1, 'LUMERA', 'WORD', $2, $6, $3, $4, $8, '2020-01-01', $5, $7)`,
    [
      id,
      set.jurisdiction ?? 'EU',
      ownerId,
      set.status ?? 'Trademark registered',
      set.expires === undefined ? '2030-01-01' : set.expires,
      id.slice(0, 13),
      JSON.stringify([{ class: set.classes ?? 11, terms: ['Lamps'] }]),
      set.status === undefined ? 'Registered' : 'Examination',
    ],
  )
  return id
}

interface Made {
  id: string
  placeId: string
  trademarkId: string
  draft: CallBody<typeof caseNoticeDraft>
}

/** A case that somebody works on, unless it is not paid for yet. */
async function worked({ isPaid = true } = {}): Promise<Made> {
  const link = `https://${uuidv7()}.example.test/1`
  const { id: requestId } = await owner(caseRequestCreate, {
    query: { type: 'report-threat' },
    body: { links: [link], mark: 'LUMERA' },
  })
  const { id } = await staff(caseCreate, {
    body: {
      requestId,
      brandName: 'Lumera',
      counterpartyName: `Copy ${uuidv7()}`,
      platform: 'ebay',
      jurisdiction: 'SK',
      classes: [11],
    },
  })
  const trademarkId = await right()
  await staff(caseUpdate, { params: { id }, body: { trademarkId } })
  const placeId = await one<string>('select id as v from case_infringement where case_id = $1', [id])
  if (isPaid) {
    const items = [{ service: 'Takedown' as const, description: 'Notice', amount: 19_000 }]
    const { id: solutionId } = await staff(caseSolutionOffer, { params: { id }, body: { currency: 'EUR', items } })
    await staff(caseKickOff, { params: { id } })
    const { productId } = await owner(caseSolutionOrder, { params: { id, solutionId } })
    await app.context.pool.query(`update service_request set status = 'Checkout completed' where product_id = $1`, [
      productId,
    ])
    await inTransaction(app.context.pool, async (tx) => {
      await app.context.facilities.events.publish(tx, invoicePaid, { productId, invoiceId: uuidv7() })
    })
  }
  const draft = {
    kind: 'takedown' as const,
    language: 'en' as const,
    recipient: 'eBay, rights protection',
    caseInfringementId: placeId,
    trademarkId,
    body: 'The listing copies our lamp.',
    checklist: excluded,
  }
  return { id, placeId, trademarkId, draft }
}

async function drafted(made: Made, more: Partial<Made['draft']> = {}) {
  const { id: noticeId } = await staff(caseNoticeDraft, { params: { id: made.id }, body: { ...made.draft, ...more } })
  return { id: made.id, noticeId }
}
const approve = async (params: { id: string; noticeId: string }, version = 1) =>
  await staff(caseNoticeApprove, { params, body: { version } })
const missing = (what: string) => ({
  code: 'rules-unmet',
  facts: expect.objectContaining({ missing: what }) as unknown,
})

const pdfOf = async ({ id, noticeId }: { id: string; noticeId: string }) => {
  const answer = await fetch(`${app.url}/api/case/${id}/notice/${noticeId}/document`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.status === 200 ? await readPdfText(new Uint8Array(await answer.arrayBuffer())) : answer.status
}

test.each(lawfulUses)('a wrong notice is stopped: %s is not excluded', async (use) => {
  const made = await worked()
  const others = excluded.filter((answer) => answer.use !== use)
  const checklists = [others, [...others, { use, applies: 'yes' as const, ground: 'It does.' }]]
  for (const checklist of checklists)
    await expect(approve(await drafted(made, { checklist }))).rejects.toMatchObject({
      code: 'rules-unmet',
      facts: { missing: 'lawful-uses', uses: use },
    })
})

test('a notice relies on a right that is registered there for these goods', async () => {
  const made = await worked()
  for (const [gap, trademarkId] of [
    ['not-registered', await right({ status: 'Application filed' })],
    ['not-in-force', await right({ expires: '2026-03-01' })],
    ['not-in-force', await right({ expires: null })],
    ['other-place', await right({ jurisdiction: 'US' })],
    ['other-goods', await right({ classes: 9 })],
  ] as const)
    await expect(approve(await drafted(made, { trademarkId }))).rejects.toMatchObject({
      code: 'rules-unmet',
      facts: { missing: 'right-there', gaps: gap },
    })
  const foreign = uuidv7()
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group) values ($1, 'X', 'WORD', 'SK', $2, 'Trademark registered', 'Registered')`,
    [foreign, await app.addUser(`${foreign}@notice.test`, 'customer')],
  )
  await expect(drafted(made, { trademarkId: foreign })).rejects.toMatchObject({
    fields: { trademarkId: 'not-a-choice' },
  })
  const { placeId } = await worked({ isPaid: false })
  await expect(drafted(made, { caseInfringementId: placeId })).rejects.toMatchObject({
    fields: { caseInfringementId: 'not-a-choice' },
  })
})

test('a notice is approved in the version that was read, without gaps, once a solution is paid, under a name', async () => {
  const unpaid = await worked({ isPaid: false })
  await expect(approve(await drafted(unpaid))).rejects.toMatchObject(missing('order'))
  const made = await worked()
  await expect(approve(await drafted(made, { body: 'Listing [number]' }))).rejects.toMatchObject({
    fields: { body: 'required' },
  })
  const params = await drafted(made)
  expect(await approve(params)).toEqual({ status: 'Approved', version: 1 })
  expect(
    await one('select u.email as v from case_notice n join "user" u on u.id = n.approved_by_user_id where n.id = $1', [
      params.noticeId,
    ]),
  ).toBe('lawyer@notice.test')
  // Changed, it is a draft again, and the old version cannot be sent nor approved.
  expect(await staff(caseNoticeChange, { params, body: { ...made.draft, body: 'Another text', version: 1 } })).toEqual({
    status: 'Draft',
    version: 2,
  })
  expect(await one('select approved_at as v from case_notice where id = $1', [params.noticeId])).toBeNull()
  await expect(approve(params, 1)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const sent = (version: number) => ({ params, body: { version, sentOn: today, reference: 'RP-1' } })
  await expect(staff(caseNoticeSent, sent(1))).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await expect(staff(caseNoticeSent, sent(2))).rejects.toMatchObject({ code: 'transition-refused' })
  // Approved anew it is the new text that goes out: a screen that still shows the old one says so to nobody.
  await approve(params, 2)
  await expect(staff(caseNoticeSent, sent(1))).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect(await staff(caseNoticeSent, sent(2))).toEqual({ status: 'Sent', version: 2 })
})

test('what was sent has a day and a proof, is told to the client, and they have it as PDF; a draft they have not', async () => {
  const made = await worked()
  const params = await drafted(made)
  await approve(params)
  expect(await pdfOf(params)).toBe(404)
  const send = async (body: object) =>
    await staff(caseNoticeSent, { params, body: { version: 1, sentOn: today, ...body } })
  await expect(send({})).rejects.toMatchObject({ fields: { reference: 'required' } })
  await expect(send({ sentOn: '2026-03-03', reference: 'RP-1' })).rejects.toMatchObject({
    fields: { sentOn: 'date-in-future' },
  })
  // Before somebody put their name under it nothing went out.
  await expect(send({ sentOn: '2026-03-01', reference: 'RP-1' })).rejects.toMatchObject({
    fields: { sentOn: 'date-too-early' },
  })
  const other = await worked({ isPaid: false })
  const upload = async (id: string) => {
    const hubId = await one<string>('select document_hub_id as v from "case" where id = $1', [id])
    return (await staff(documentUpload, { params: { hubId }, body: { type: 'evidence' }, file: pdfFile('proof.pdf') }))
      .id
  }
  await expect(send({ proofDocumentId: await upload(other.id) })).rejects.toMatchObject({
    fields: { proofDocumentId: 'not-a-choice' },
  })
  await send({ proofDocumentId: await upload(made.id) })
  expect(
    await one(`select template as v from mail.outbox where id = $1`, [`case-notice-sent-${params.noticeId}`]),
  ).toBe('case-notice-sent')
  const text = await pdfOf(params)
  expect(text).toContain('The listing copies our lamp.')
  expect(text).not.toContain('DRAFT')
  const docx = await fetch(`${app.url}/api/case/${params.id}/notice/${params.noticeId}/document?format=docx`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(wordsOf(new Uint8Array(await docx.arrayBuffer()))).toContain('The listing copies our lamp.')
})

test('a right that was filed by others and entered by hand is compared with its register before a name goes under it', async () => {
  const made = await worked()
  const params = await drafted(made)
  await app.context.pool.query('update trademark set direct_filing = false where id = $1', [made.trademarkId])
  await expect(approve(params)).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { rightCompared: 'must-accept' },
  })
  expect(await one('select status as v from case_notice where id = $1', [params.noticeId])).toBe('Draft')
  const { status } = await staff(caseNoticeApprove, { params, body: { version: 1, rightCompared: true } })
  expect(status).toBe('Approved')
})

test('a friend of the client, or a right that has ended, stops an approved notice before it is sent', async () => {
  const made = await worked()
  const params = await drafted(made)
  await approve(params)
  const sent = { params, body: { version: 1, sentOn: today, reference: 'RP-2' } }
  const counterpartyId = await one<string>('select case_counterparty_id as v from "case" where id = $1', [made.id])
  await owner(caseCounterpartyUpdate, { params: { id: counterpartyId }, body: { whitelisted: true } })
  await expect(staff(caseNoticeSent, sent)).rejects.toMatchObject(missing('threat'))
  await owner(caseCounterpartyUpdate, { params: { id: counterpartyId }, body: { whitelisted: false } })
  await app.context.pool.query(`update trademark set expiration_date = '2026-03-01' where id = $1`, [made.trademarkId])
  await expect(staff(caseNoticeSent, sent)).rejects.toMatchObject(missing('right-there'))
})

test('work that nobody paid for, or that was given back, sends nothing, whatever the status of the case', async () => {
  // Closed and taken up again, a case is in progress without an order.
  const made = await worked({ isPaid: false })
  await staff(caseClose, { params: { id: made.id }, body: { outcome: 'No action' } })
  await staff(caseReopen, { params: { id: made.id }, body: { note: 'They are back.' } })
  expect(await one('select status as v from "case" where id = $1', [made.id])).toBe('In progress')
  await expect(approve(await drafted(made))).rejects.toMatchObject(missing('order'))
  const paid = await worked()
  const params = await drafted(paid)
  await approve(params)
  const orderId = await one<string>('select service_request_id as v from case_solution where case_id = $1', [paid.id])
  await app.context.pool.query(`update service_request set status = 'Refunded' where id = $1`, [orderId])
  const solutionId = await one<string>('select id as v from case_solution where case_id = $1', [paid.id])
  await staff(caseSolutionStatus, { params: { id: paid.id, solutionId }, body: { to: 'Refunded' } })
  await expect(
    staff(caseNoticeSent, { params, body: { version: 1, sentOn: today, reference: 'RP-4' } }),
  ).rejects.toMatchObject(missing('order'))
})

test('a notice of an order that was withdrawn from is not approved', async () => {
  const made = await worked()
  const params = await drafted(made)
  await app.context.pool.query(
    `insert into product_event (id, product_id, name)
     select gen_random_uuid(), p.id, 'Withdrawal declared' from product p
       join case_solution s on s.service_request_id = p.service_request_id where s.case_id = $1`,
    [made.id],
  )
  await expect(approve(params)).rejects.toMatchObject(missing('withdrawal-settled'))
})

test('a friend is one by the addresses of the notice too, and a right or a place that is theirs no more is none', async () => {
  const made = await worked()
  const friend = uuidv7()
  await app.context.pool.query(
    `insert into case_counterparty (id, primary_name, user_id, websites, whitelisted) values ($1, 'Our seller', $2, '{friends.example.test}', true)`,
    [friend, ownerId],
  )
  const params = await drafted(made)
  await app.context.pool.query(
    `insert into case_infringement_evidence (id, case_infringement_id, website) values ($1, $2, 'https://friends.example.test/7')`,
    [uuidv7(), made.placeId],
  )
  await expect(approve(params)).rejects.toMatchObject(missing('threat'))
  await app.context.pool.query('update case_counterparty set whitelisted = false where id = $1', [friend])
  await approve(params)
  const other = await app.addUser(`${uuidv7()}@notice.test`, 'customer')
  await app.context.pool.query('update trademark set user_id = $2 where id = $1', [made.trademarkId, other])
  await expect(
    staff(caseNoticeSent, { params, body: { version: 1, sentOn: today, reference: 'RP-5' } }),
  ).rejects.toMatchObject({ fields: { trademarkId: 'not-a-choice' } })
})

test('a notice that should not have been sent is withdrawn, counted and told with its reason; one that was not sent is dropped', async () => {
  const made = await worked()
  const params = await drafted(made)
  await approve(params)
  await staff(caseNoticeSent, { params, body: { version: 1, sentOn: today, reference: 'RP-3' } })
  await expect(staff(caseNoticeChange, { params, body: { ...made.draft, version: 1 } })).rejects.toMatchObject({
    code: 'transition-refused',
  })
  const counted = async () => await one<number>('select count(*)::int as v from case_notice where is_wrong')
  const before = await counted()
  const reason = 'They showed a licence.'
  expect(await staff(caseNoticeEnd, { params, body: { reason, wasWrong: true } })).toMatchObject({
    status: 'Withdrawn',
  })
  expect(await counted()).toBe(before + 1)
  const dropped = await drafted(made)
  expect(await staff(caseNoticeEnd, { params: dropped, body: { reason, wasWrong: true } })).toMatchObject({
    status: 'Dropped',
  })
  expect(await counted()).toBe(before + 1)
  await staff(caseClose, { params: { id: made.id }, body: { outcome: 'No action' } })
  await expect(drafted(made)).rejects.toMatchObject({ code: 'transition-refused' })
})

test('what was said between the sides is kept in order and not in the future', async () => {
  const { id } = await worked({ isPaid: false })
  const line = { direction: 'in' as const, channel: 'email' as const, body: 'We have a licence.' }
  await expect(
    staff(caseNegotiationAdd, { params: { id }, body: { ...line, happenedOn: '2026-03-03' } }),
  ).rejects.toMatchObject({ fields: { happenedOn: 'date-in-future' } })
  await staff(caseNegotiationAdd, { params: { id }, body: { ...line, happenedOn: '2026-03-01' } })
  expect(await one('select body as v from case_negotiation where case_id = $1', [id])).toBe('We have a licence.')
})

test('a case whose client has closed the account goes on without letters', async () => {
  const made = await worked()
  const letters = async () =>
    await one<number>(`select count(*)::int as v from mail.outbox where template = 'case-closed'`)
  const before = await letters()
  await app.context.pool.query(`update "user" set state = 'deactivated' where id = $1`, [ownerId])
  expect(await staff(caseClose, { params: { id: made.id }, body: { outcome: 'No action' } })).toEqual({
    status: 'Closed',
  })
  expect(await letters()).toBe(before)
  await app.context.pool.query(`update "user" set state = 'active' where id = $1`, [ownerId])
})
