import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromRequest } from '#admin/queue/matters.ts'
import { applicationPostpone, applicationResume } from '#contract/application.ts'
import type { Client } from '#contract/client.ts'
import { followUpApproach, followUpCreate } from '#contract/follow-up.ts'
import { invoiceRefund } from '#contract/invoice.ts'
import {
  productFinishOrder,
  productMarkPaid,
  productPaymentStatus,
  productUpdate,
  productWithdraw,
} from '#contract/product.ts'
import {
  applicationApprove,
  applicationGoodsAndServices,
  applicationSend,
  applicationUpdate,
  requestStatus,
} from '#contract/registration.ts'
import { trademarkFilingEuipo } from '#contract/route.ts'
import {
  serviceRequestCheckout,
  serviceRequestCreate,
  serviceNotify,
  serviceRequestStatus,
  serviceUpdate,
} from '#contract/service-order.ts'
import { trademarkFiling, trademarkTracking } from '#contract/trademark.ts'
import { remindClients, resumeDue, waitForClients } from '#features/registration/index.ts'
import { addDays } from '#kernel/dates.ts'
import { queueOperation, type RequestMatter } from '#operations/staff/queue.ts'
import { viewsOn } from '#operations/staff/queue-views.ts'
import { path } from '#web/path.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { lettersTo } from '#tests/letters.ts'
import { orderedMatter } from '#tests/matter.ts'
import { signInWithJar } from '#tests/sign-in.ts'
import { eventually } from '#tests/waiting.ts'

const office = 'staff@held.test'
let app: TestApp
let staff: Client
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'silent' })
  await app.addUser(office, 'staff')
  staff = (await app.signIn(office)).client
})
afterAll(async () => await app?.close())

const one = async <T>(sql: string, values: unknown[]): Promise<T> =>
  (await app.context.pool.query<{ v: T }>(sql, values)).rows[0]?.v as T
const statusOf = async (id: string, table = 'registration_request') =>
  await one<string>(`select status as v from ${table} where id = $1`, [id])
const marksOf = async (id: string) =>
  (
    await app.context.pool.query<{ id: string; status: string }>(
      'select id, status from trademark where registration_request_id = $1',
      [id],
    )
  ).rows

/** What a refused call says is missing; nothing of one that was taken. */
const missing = async (work: Promise<unknown>): Promise<string | undefined> =>
  await work.then(
    () => undefined,
    (error: unknown) => {
      const { code, facts } = error as { code: string; facts: Record<string, string> }
      return facts['missing'] ?? code
    },
  )

async function paid(email: string) {
  // Whoever has an account has the order in it once it is paid, and approves it there.
  await app.addUser(email, 'customer')
  const matter = await orderedMatter(app, office, email, 'transfer')
  await staff(productMarkPaid, {
    params: { id: matter.productId },
    body: { amount: matter.total, currency: 'EUR', receivedOn: app.context.facilities.today() },
  })
  const owner = (await app.signIn(email)).client
  return { ...matter, owner, at: { params: { id: matter.requestId } } }
}
type Paid = Awaited<ReturnType<typeof paid>>

/** An order with its owner and its list, so that it could be sent. */
async function written(email: string): Promise<Paid> {
  const order = await paid(email)
  await staff(applicationUpdate, {
    ...order.at,
    body: {
      owner: {
        type: 'physical',
        firstName: 'Test',
        lastName: 'Fictional',
        nationality: 'SK',
        email,
        address: { street: 'Testovacia 1', city: 'Bratislava', postcode: '811 01', country: 'SK' },
      },
    },
  })
  const goodsAndServices = [{ class: 9, terms: ['Computers'] }]
  await staff(applicationGoodsAndServices, { ...order.at, body: { jurisdiction: null, goodsAndServices } })
  return order
}
const send = async ({ at }: Paid) => await staff(applicationSend, at)
const approve = async ({ at, owner }: Paid) =>
  await owner(applicationApprove, { ...at, body: { consent: 'I approve it' } })
const withdraw = async ({ productId, owner }: Pick<Paid, 'productId' | 'owner'>) =>
  await owner(productWithdraw, { params: { id: productId }, body: { message: null } })

async function refund(productId: string, amount: number, credited = 0) {
  const id = await one<string>('select id as v from invoice where product_id = $1 and cancelled_at is null', [
    productId,
  ])
  await staff(invoiceRefund, { params: { id }, body: { amount, credited, currency: 'EUR', reason: 'Given back' } })
}

test('a withdrawal holds a paid order: it is not sent, approved or handed on, by whichever call; what was filed is recorded', async () => {
  const drafted = await written('drafted@held.test')
  await withdraw(drafted)
  expect(await missing(send(drafted))).toBe('withdrawal-settled')
  const sent = await written('sent@held.test')
  await send(sent)
  await withdraw(sent)
  expect(await missing(approve(sent))).toBe('withdrawal-settled')
  const approved = await written('approved@held.test')
  await send(approved)
  await approve(approved)
  await withdraw(approved)
  const [mark] = await marksOf(approved.requestId)
  const id = mark?.id ?? ''
  const hub = await one<string>('select document_hub_id as v from trademark where id = $1', [id])
  const receipt = await one<number>(
    `insert into document (name, path, media_type, size, type, document_hub_id)
       values ('r.pdf', 'held/r', 'application/pdf', 1, 'filing-receipt', $1) returning id as v`,
    [hub],
  )
  const filing = { number: 'POZ 1-2026', filingDate: app.context.facilities.today(), receiptDocumentId: receipt }
  const handedOn = { from: 'Ready for filing', to: 'Submitted to partner' } as const
  const nothing = { publicationDate: null, registrationDate: null, number: null, certificateDocumentId: null }
  const toPartner = { ...handedOn, ...nothing, issueDate: null, note: null }
  expect(await missing(staff(trademarkTracking, { params: { id }, body: toPartner }))).toBe('withdrawal-settled')
  await app.context.pool.query(`update trademark set jurisdiction = 'EU' where id = $1`, [id])
  expect(await missing(staff(trademarkFilingEuipo, { body: { trademarkId: id } }))).toBe('withdrawal-settled')
  expect(await marksOf(approved.requestId)).toMatchObject([{ status: 'Ready for filing' }])
  // What an office was handed, it has, and its dates run: that is recorded whatever was withdrawn.
  expect(await missing(staff(trademarkFiling, { params: { id }, body: filing }))).toBeUndefined()
  expect(await marksOf(approved.requestId)).toMatchObject([{ status: 'Application filed' }])
})

test('nobody but the client tells of a withdrawal', async () => {
  const order = await paid('forged@held.test')
  const { token } = await app.signIn(office)
  await expect(
    app.graphql(
      `mutation ($id: uuid!) {
        insert_registration_request_tracking_one(object: {registration_request_id: $id, name: "Withdrawal declared"}) { id }
      }`,
      { id: order.requestId },
      token,
    ),
  ).rejects.toThrow()
})

test('a held order whose marks ended is not complete: its money is settled first', async () => {
  const order = await written('ended@held.test')
  await send(order)
  await approve(order)
  await withdraw(order)
  const [mark] = await marksOf(order.requestId)
  const ended = { from: 'Ready for filing', to: 'Abandoned', issueDate: null, note: null } as const
  const nothing = { publicationDate: null, registrationDate: null, number: null, certificateDocumentId: null }
  await staff(trademarkTracking, { params: { id: mark?.id ?? '' }, body: { ...ended, ...nothing } })
  expect(await statusOf(order.requestId)).toBe('Ready for filing')
  await refund(order.productId, order.total)
  expect(await statusOf(order.requestId)).toBe('Refunded')
})

test('staff find what was withdrawn from among what waits for them, with what is to be decided', async () => {
  const sent = await written('queue@held.test')
  await send(sent)
  const { token } = await app.signIn(office)
  const { work } = viewsOn(app.context.facilities.today())
  const inWork = async () => {
    const { requests } = await app.graphql<{ requests: RequestMatter[] }>(
      queueOperation.text,
      { requests: work.requests, trademarks: work.trademarks, limit: 100 },
      token,
    )
    return requests.find(({ id }) => id === sent.requestId)
  }
  expect(await inWork()).toBeUndefined()
  await withdraw(sent)
  const found = await inWork()
  expect(found && fromRequest(found)).toMatchObject({ action: { key: 'settle-withdrawal', mover: 'staff' } })
})

test('a draft that rests is not taken up again, nor by hand, once it was withdrawn from', async () => {
  const order = await written('resting@held.test')
  await staff(applicationPostpone, { ...order.at, body: { until: addDays(app.context.facilities.today(), 2) } })
  await withdraw(order)
  await app.context.pool.query('update registration_request set postponed_until = $2 where id = $1', [
    order.requestId,
    app.context.facilities.today(),
  ])
  await resumeDue(app.context.facilities)
  expect(await statusOf(order.requestId)).toBe('Application postponed')
  expect(await missing(staff(applicationResume, order.at))).toBe('withdrawal-settled')
  expect(await lettersTo(app, 'resting@held.test', 'draft-back')).toEqual([])
  await staff(requestStatus, { ...order.at, body: { from: 'Application postponed', to: 'Refunded' } })
})

test('nobody writes to ask a client who withdrew how it goes on, nor says that they do not answer; a telephone call is recorded', async () => {
  const order = await paid('quiet@held.test')
  const { id } = await staff(followUpCreate, order.at)
  const approach = async (by: 'mail' | 'phone') =>
    await missing(staff(followUpApproach, { params: { id }, body: { by, note: null } }))
  await withdraw(order)
  expect(await approach('mail')).toBe('withdrawal-settled')
  expect(await lettersTo(app, 'quiet@held.test', 'follow-up-approach')).toEqual([])
  expect(await statusOf(id, 'follow_up_case')).toBe('Created')
  expect(await approach('phone')).toBeUndefined()
  await app.context.pool.query(`update follow_up_case set last_status_update = now() - interval '15 days'`)
  expect(await waitForClients(app.context.facilities)).toBe(0)
  expect(await statusOf(id, 'follow_up_case')).toBe('Client approached')
})

test('what is held is not reminded of, and is settled by giving back: all of it, or a part and an end by hand', async () => {
  const whole = await paid('whole@held.test')
  const part = await written('part@held.test')
  await send(part)
  await approve(part)
  for (const order of [whole, part]) await withdraw(order)
  await app.context.pool.query(
    `update registration_request set last_status_update = now() - interval '3 days 1 hour' where id = any($1)`,
    [[whole.requestId, part.requestId]],
  )
  await remindClients(app.context.facilities)
  const letters = await one<number>(
    `select count(*)::int as v from mail.outbox where recipient = any($1) and template in ('owner-missing', 'review-waiting')`,
    [['whole@held.test', 'part@held.test']],
  )
  expect(letters).toBe(0)
  const { jar } = await signInWithJar(app, 'whole@held.test')
  const read = async (address: string) => await (await jar.fetch(address)).text()
  const held = await read(path.order({ id: whole.requestId }))
  expect(held).toContain('Nothing more is worked on, and nothing is asked of you')
  expect(held).not.toContain(`href="${path.applicationDraft({ id: whole.requestId })}"`)
  await refund(whole.productId, whole.total)
  expect(await statusOf(whole.requestId)).toBe('Refunded')
  const over = await read(path.order({ id: whole.requestId }))
  expect(over).toContain('The order is over')
  expect(over).not.toMatch(/>Paid on /)
  await refund(part.productId, 100)
  expect(await statusOf(part.requestId)).toBe('Ready for filing')
  await staff(requestStatus, { ...part.at, body: { from: 'Ready for filing', to: 'Abandoned' } })
  expect(await marksOf(part.requestId)).toMatchObject([{ status: 'Abandoned' }])
})

test('a transfer is not taken for an order that ended with its withdrawal', async () => {
  const { requestId, productId, total } = await orderedMatter(app, office, 'unpaid@held.test', 'transfer')
  await withdraw({ productId, owner: app.anonymous })
  expect(await statusOf(requestId)).toBe('Abandoned')
  await eventually('its pro forma is cancelled', async () =>
    (await one<number>('select count(*)::int as v from invoice where product_id = $1 and cancelled_at is not null', [
      productId,
    ])) === 1
      ? true
      : null,
  )
  const status = await app.anonymous(productPaymentStatus, { params: { id: productId } })
  expect(status).toMatchObject({ state: 'closed', takesPayment: false })
  const body = { amount: total, currency: 'EUR' as const, receivedOn: app.context.facilities.today() }
  expect(await missing(staff(productMarkPaid, { params: { id: productId }, body }))).toBe('not-found')
})

test('money given back whole ends the order, wherever its work stands, and what is not filed of it; a part does not', async () => {
  const approved = await written('back@held.test')
  await send(approved)
  await refund(approved.productId, 100)
  await approve(approved)
  expect(await statusOf(approved.requestId)).toBe('Ready for filing')
  await refund(approved.productId, approved.total - 100, 100)
  expect(await statusOf(approved.requestId)).toBe('Refunded')
  expect(await marksOf(approved.requestId)).toMatchObject([{ status: 'Refunded' }])
  const state = await eventually('said to the payer', async () => {
    const now = await approved.owner(productPaymentStatus, { params: { id: approved.productId } })
    return now.state === 'refunded' ? now.state : null
  })
  expect(state).toBe('refunded')
  const noted = await one<number[]>(
    `select array_agg((data->>'amount')::int order by id) as v from product_event where product_id = $1 and name = 'Payment refunded'`,
    [approved.productId],
  )
  expect(noted.toSorted((a, b) => a - b)).toEqual([100, approved.total - 100])
})

test('an order of which all was given back before orders ended with it is neither sent nor approved', async () => {
  const [open, sent] = [await written('older@held.test'), await written('older-sent@held.test')]
  await send(sent)
  for (const { productId } of [open, sent])
    await app.context.pool.query(
      `insert into credit_note (id, variable_symbol, invoice_reference, issuer, serial_number, year, document_context)
       select gen_random_uuid(), '9' || substr(variable_symbol, 2), variable_symbol, issuer, 90000 + serial_number, 2026, document_context
         from invoice where product_id = $1`,
      [productId],
    )
  expect(await missing(send(open))).toBe('paid-invoice')
  expect(await missing(approve(sent))).toBe('paid-invoice')
})

test('a service is held and ended the same way; what came of its work is said all the same', async () => {
  const email = 'service@held.test'
  const { id: orderId } = await app.anonymous(serviceRequestCreate, {
    query: { serviceType: 'TrademarkRenewal' },
    body: {
      items: [{ jurisdiction: 'SK', mark: 'LAMPA', classes: 1 }],
      contactEmail: email,
      contactFirstName: 'Test',
      contactLastName: 'Fictional',
      language: 'en',
      currency: 'EUR',
    },
  })
  const { productId } = await app.anonymous(serviceRequestCheckout, { params: { id: orderId } })
  const params = { id: productId }
  const address = { street: 'Testovacia 1', city: 'Bratislava', postcode: '811 01', country: 'SK' } as const
  const who = { type: 'physical', firstName: 'Test', lastName: 'Fictional', ...address, email } as const
  await app.anonymous(productUpdate, { params, body: who })
  const { total } = await app.anonymous(productFinishOrder, {
    params,
    body: { paymentType: 'transfer', termsAccepted: true, beginAtOnce: true },
  })
  const receivedOn = app.context.facilities.today()
  await staff(productMarkPaid, { params, body: { amount: total, currency: 'EUR', receivedOn } })
  const pieceId = await one<string>('select id as v from service where service_request_id = $1', [orderId])
  const held = { orderId, productId, total, pieceId }
  await app.anonymous(productWithdraw, { params: { id: held.productId }, body: { message: null } })
  const body = { status: 'In progress' as const, deadline: null }
  expect(await missing(staff(serviceUpdate, { params: { id: held.pieceId }, body }))).toBe('withdrawal-settled')
  expect(await missing(staff(serviceNotify, { params: { id: held.pieceId } }))).toBe('withdrawal-settled')
  expect(await lettersTo(app, email, 'service-standing')).toEqual([])
  const handedIn = { from: 'In progress', to: 'Submitted', note: null } as const
  const atOffice = staff(serviceRequestStatus, { params: { id: orderId }, body: handedIn })
  expect(await missing(atOffice)).toBe('withdrawal-settled')
  expect(await statusOf(held.orderId, 'service_request')).toBe('In progress')
  await refund(held.productId, held.total)
  expect(await statusOf(held.orderId, 'service_request')).toBe('Refunded')
  expect(await missing(staff(serviceUpdate, { params: { id: held.pieceId }, body }))).toBe('paid-invoice')
})

test('withdrawals of before: an unpaid order is over, and each is in the history of its order', async () => {
  const held = await paid('older-withdrawal@held.test')
  const open = await orderedMatter(app, office, 'older-unpaid@held.test', 'transfer')
  const ids = [held.requestId, open.requestId]
  for (const { productId } of [held, open])
    await app.context.pool.query(
      `insert into product_event (id, product_id, name) values (gen_random_uuid(), $1, 'Withdrawal declared')`,
      [productId],
    )
  const client = await app.context.pool.connect()
  try {
    await client.query('begin')
    const older = 'p.registration_request_id is null or not p.registration_request_id = any($1)'
    await client.query(`delete from product_event e using product p where p.id = e.product_id and (${older})`, [ids])
    const file = join(import.meta.dirname, '../../db/migrations/0088_withdrawn_orders.sql')
    await client.query((await readFile(file, 'utf8')).replaceAll('--> statement-breakpoint', ''))
    const standing = await client.query(
      `select r.status, r.status_group, (select count(*)::int from registration_request_tracking t
           where t.registration_request_id = r.id and t.name = 'Withdrawal declared') as told
         from registration_request r where r.id = any($1) order by r.status`,
      [ids],
    )
    expect(standing.rows).toEqual([
      { status: 'Abandoned', status_group: 'Closed', told: 1 },
      { status: 'Ready for drafting', status_group: 'Drafting', told: 1 },
    ])
  } finally {
    await client.query('rollback')
    client.release()
  }
})
