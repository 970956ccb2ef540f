import { afterAll, beforeAll, expect, test } from 'vitest'
import { productMarkPaid, productPaymentStatus, productProcessPayment } from '#contract/product.ts'
import { reconcilePayments } from '#features/billing/index.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { signWebhook } from '#platform/webhook/signature.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { enterCard, orderedMatter, startPayment } from '#tests/matter.ts'
import { isProof } from '#tests/proof.ts'
import { eventually } from '#tests/waiting.ts'

const staff = 'accountant@office.test'
let app: TestApp

beforeAll(async () => {
  app = await startApp()
  await app.addUser(staff, 'staff')
})

afterAll(async () => await app.close())

const orderId = (page: string) => page.split('/').at(-1) ?? ''
const secondsNow = () => Math.floor(Date.now() / 1000)

async function webhook(
  body: object,
  options: { secret?: string; seconds?: number; header?: string } = {},
): Promise<number> {
  const text = JSON.stringify(body)
  const header =
    options.header ??
    signWebhook(options.secret ?? app.context.config.webhookSecret, text, options.seconds ?? secondsNow())
  const answer = await fetch(`${app.url}/api/webhooks/payment/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sandbox-signature': header },
    body: text,
  })
  return answer.status
}

async function facts(productId: string) {
  const { rows } = await app.context.pool.query<{
    invoices: number
    issued: number
    charges: number
    receipts: number
    paid: number
  }>(
    `select (select count(*)::int from invoice where product_id = $1) as invoices,
            (select count(*)::int from invoice where product_id = $1 and serial_number is not null) as issued,
            (select count(*)::int from payment_sandbox.charges c join payment_sandbox.orders o on o.id = c.order_id join invoice i on i.variable_symbol = o.reference where i.product_id = $1) as charges,
            (select count(*)::int from product_event where product_id = $1 and name = 'Invoice paid') as receipts,
            (select count(*)::int from payment_attempt where product_id = $1 and status = 'paid') as paid`,
    [productId],
  )
  return rows[0]
}

const statusOf = async (productId: string) => await app.anonymous(productPaymentStatus, { params: { id: productId } })

test('messages in any order, three times each and at once, settle an order one way', async () => {
  const { productId } = await orderedMatter(app, staff, 'order@pay.test')
  const page = await startPayment(app, productId)
  await enterCard(page, '4242424242424242', 'never')
  const order = orderId(page)
  const events = [
    { id: 'evt_a', type: 'order.paid', order, decline_reason: null },
    { id: 'evt_b', type: 'order.declined', order, decline_reason: 'card-declined' },
    { id: 'evt_c', type: 'order.paid', order, decline_reason: null },
    { id: 'evt_d', type: 'order.cancelled', order, decline_reason: null },
  ]
  const statuses = await Promise.all([...events, ...events, ...events].map(async (event) => await webhook(event)))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await statusOf(productId)).state).toBe('paid')
  expect(await facts(productId)).toEqual({ invoices: 1, issued: 1, charges: 1, receipts: 1, paid: 1 })
})

test('money that is received and not settled yet is on its way, and nobody is led to pay it again', async () => {
  const { productId } = await orderedMatter(app, staff, 'between@pay.test')
  const page = await startPayment(app, productId)
  await enterCard(page, '4242424242424242', 'never')
  await app.context.pool.query(
    `update payment_attempt set status = 'received', received_at = now() - interval '3 minutes' where product_id = $1`,
    [productId],
  )
  expect((await statusOf(productId)).state).toBe('pending')
  expect(await app.anonymous(productProcessPayment, { params: { id: productId } })).toEqual({
    state: 'pending',
    redirectUrl: null,
  })
  expect(await facts(productId)).toMatchObject({ issued: 0, charges: 1, paid: 0 })
  await app.context.facilities.queue().send(bindDatabase(app.context.pool), reconcilePayments, {})
  await eventually('the payment', async () => (await statusOf(productId)).state === 'paid')
  expect(await facts(productId)).toEqual({ invoices: 1, issued: 1, charges: 1, receipts: 1, paid: 1 })
})

const orders = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((first) => orders(list.filter((one) => one !== first)).map((rest) => [first, ...rest]))

const said = [1, 2, 3].flatMap((times) => [
  { times, atOnce: false },
  { times, atOnce: true },
])

test('whatever the order of four messages, each said once, twice or three times, one after the other or at once, the order ends one way', async () => {
  const all = orders(['order.paid', 'order.declined', 'order.cancelled', 'order.noticed'])
  expect(all).toHaveLength(24)
  const cases = all.flatMap((types) => said.map((how) => ({ types, ...how })))
  expect(cases).toHaveLength(144)
  // Nineteen further each time: other orders and other ways by turn.
  const chosen = isProof ? cases : Array.from({ length: 8 }, (_, n) => cases[(n * 19) % cases.length] ?? cases[0])
  const ends = new Set<string>()
  for (const [at, one] of chosen.entries()) {
    if (!one) continue
    const { productId } = await orderedMatter(app, staff, `permuted-${at}@pay.test`)
    const page = await startPayment(app, productId)
    await enterCard(page, '4242424242424242', 'never')
    const events = one.types.map((type) => ({ id: `evt_${at}_${type}`, type, order: orderId(page), decline_reason: null })) // prettier-ignore
    const sent = events.flatMap((event) => Array.from({ length: one.times }, () => event))
    const statuses: number[] = []
    if (one.atOnce) statuses.push(...(await Promise.all(sent.map(async (event) => await webhook(event)))))
    else for (const event of sent) statuses.push(await webhook(event))
    expect(new Set(statuses)).toEqual(new Set([200]))
    ends.add(JSON.stringify([(await statusOf(productId)).state, await facts(productId)]))
  }
  expect([...ends]).toEqual([JSON.stringify(['paid', { invoices: 1, issued: 1, charges: 1, receipts: 1, paid: 1 }])])
}, 1_800_000)

test('a message of a refusal is believed only as far as the provider says the same when it is asked', async () => {
  for (const type of ['order.declined', 'order.cancelled']) {
    const { productId } = await orderedMatter(app, staff, `${type}@pay.test`)
    const page = await startPayment(app, productId)
    // The page was paid, the message of it is lost, and one of a card that was tried before comes last.
    await enterCard(page, '4242424242424242', 'never')
    expect(await webhook({ id: `evt_${type}`, type, order: orderId(page), decline_reason: 'card-declined' })).toBe(200)
    expect(await facts(productId)).toEqual({ invoices: 1, issued: 1, charges: 1, receipts: 1, paid: 1 })
  }
})

test('a message that is forged, altered or old changes nothing', async () => {
  const { productId } = await orderedMatter(app, staff, 'forged@pay.test')
  const page = await startPayment(app, productId)
  const event = { id: 'evt_forged', type: 'order.paid', order: orderId(page), decline_reason: null }
  const forged = [
    { secret: 'another secret altogether' },
    { seconds: secondsNow() - 301 },
    // A minute too early: a busy machine takes seconds until it is read.
    { seconds: secondsNow() + 360 },
    { header: '' },
    { header: 't=1,v1=' },
    { header: `t=${secondsNow()},v1=${'0'.repeat(64)}` },
  ]
  for (const options of forged) expect(await webhook(event, options)).toBe(403)
  expect(await webhook({ ...event, id: 'evt_other', type: 'order.reviewed' })).toBe(200)
  expect((await statusOf(productId)).state).toBe('pending')
})

test('an answer of the provider that is lost on the way leads to the same order, and to one charge', async () => {
  const { productId } = await orderedMatter(app, staff, 'lost@pay.test')
  app.context.sandbox.loseNextAnswer()
  await expect(app.anonymous(productProcessPayment, { params: { id: productId } })).rejects.toMatchObject({
    code: 'provider-failed',
  })
  const pages = await Promise.all(Array.from({ length: 10 }, async () => await startPayment(app, productId)))
  expect(new Set(pages).size).toBe(1)
  await enterCard(pages[0] ?? '', '4242424242424242')
  expect(
    await eventually('payment', async () =>
      (await statusOf(productId)).state === 'paid' ? await facts(productId) : null,
    ),
  ).toMatchObject({ charges: 1, issued: 1 })
  const orders = await app.context.pool.query(
    `select 1 from payment_sandbox.orders o join invoice i on i.variable_symbol = o.reference where i.product_id = $1`,
    [productId],
  )
  expect(orders.rowCount).toBe(1)
})

test('an order of which nothing was ever heard again is asked for by its key, and what was paid on it goes back', async () => {
  const { productId } = await orderedMatter(app, staff, 'orphan@pay.test')
  app.context.sandbox.loseNextAnswer()
  await expect(app.anonymous(productProcessPayment, { params: { id: productId } })).rejects.toMatchObject({
    code: 'provider-failed',
  })
  const made = await app.context.pool.query<{ id: string; total: number }>(
    `select o.id, o.amount as total from payment_sandbox.orders o join invoice i on i.variable_symbol = o.reference where i.product_id = $1`,
    [productId],
  )
  const [{ id, total } = { id: '', total: 0 }] = made.rows
  // The order is paid in another way; then somebody pays on a page that nobody here knows of, and no message comes.
  await app.context.pool.query(`update invoice set payment_type = 'transfer' where product_id = $1`, [productId])
  const { client } = await app.signIn(staff)
  await client(productMarkPaid, {
    params: { id: productId },
    body: { amount: total, currency: 'EUR', receivedOn: app.context.facilities.today() },
  })
  await app.context.sandbox.pay(id, '4242424242424242', { times: 0, delaySeconds: 0 })
  const waiting = await app.context.pool.query(
    `update pgboss.job set start_after = now() where name = 'payment.ask-by-key' and state = 'created'
       and data->>'attemptId' = (select id::text from payment_attempt where product_id = $1 and provider = 'sandbox')`,
    [productId],
  )
  expect(waiting.rowCount).toBe(1)
  expect(
    await eventually('the refund', async () => {
      const back = await app.context.pool.query<{ refunded: number }>(
        'select refunded from payment_sandbox.orders where id = $1 and refunded > 0',
        [id],
      )
      return back.rows[0]?.refunded ?? null
    }),
  ).toBe(total)
  expect(await facts(productId)).toMatchObject({ issued: 1, paid: 1 })
})

test('a message that never comes is asked for when the page is read', async () => {
  const { productId } = await orderedMatter(app, staff, 'silent@pay.test')
  await enterCard(await startPayment(app, productId), '4242424242424242', 'never')
  const states = await Promise.all(Array.from({ length: 10 }, async () => (await statusOf(productId)).state))
  expect(states).toContain('paid')
  expect(await facts(productId)).toMatchObject({ issued: 1, charges: 1, receipts: 1 })
})

test('3-D Secure that is refused is a decline, and a second payment of one product is given back', async () => {
  const { productId } = await orderedMatter(app, staff, 'double@pay.test')
  const first = await startPayment(app, productId)
  await enterCard(first, '4000000000003220', 'never')
  await fetch(`${first}/confirm`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ answer: 'no' }) })
  expect(await statusOf(productId)).toMatchObject({ state: 'declined', declineReason: 'authentication-failed' })
  const second = await startPayment(app, productId)
  await enterCard(second, '4242424242424242', 'never')
  expect((await statusOf(productId)).state).toBe('paid')
  // As if the refused one had been charged after all and its message came last.
  await app.context.pool.query(`update payment_attempt set status = 'pending' where provider_order_id = $1`, [
    orderId(first),
  ])
  await app.context.pool.query('update payment_sandbox.orders set charged = amount where id::text = $1', [
    orderId(first),
  ])
  expect(await webhook({ id: 'evt_second', type: 'order.paid', order: orderId(first), decline_reason: null })).toBe(200)
  await eventually('refund', async () => {
    const { rows } = await app.context.pool.query<{ status: string }>(
      'select status from payment_attempt where provider_order_id = $1',
      [orderId(first)],
    )
    return rows[0]?.status === 'refunded'
  })
  expect(await facts(productId)).toMatchObject({ issued: 1, receipts: 1, paid: 1 })
})

test('a payer who never comes back is found by the overdue question', async () => {
  const { productId } = await orderedMatter(app, staff, 'gone@pay.test')
  await enterCard(await startPayment(app, productId), '4242424242424242', 'never')
  await app.context.pool.query(
    `update payment_attempt set created_at = now() - interval '10 minutes' where product_id = $1`,
    [productId],
  )
  await app.context.facilities.queue().send(bindDatabase(app.context.pool), reconcilePayments, {})
  const settled = await eventually('the invoice', async () => {
    const now = await facts(productId)
    return now?.issued === 1 ? now : null
  })
  expect(settled).toMatchObject({ charges: 1, receipts: 1 })
})

test('a wallet is chosen, paid by on the page of the provider, and stands on the invoice; who has no wallet may pay there by card', async () => {
  const { productId } = await orderedMatter(app, staff, 'wallet@pay.test', 'wallet')
  const page = await startPayment(app, productId)
  const shown = await (await fetch(page)).text()
  expect(shown).toContain('Pay by the test wallet, €')
  expect(shown).toContain('Or by card')
  await enterCard(page, /name="card" value="(\d+)"/.exec(shown)?.[1] ?? '')
  await eventually('the payment', async () => (await statusOf(productId)).state === 'paid')
  const { rows } = await app.context.pool.query<{ type: string; method: string }>(
    `select payment_type as type, document_context->'payment'->>'method' as method from invoice where product_id = $1`,
    [productId],
  )
  expect(rows).toEqual([{ type: 'wallet', method: 'wallet' }])
  const { productId: byCard } = await orderedMatter(app, staff, 'no-wallet@pay.test')
  expect(await (await fetch(await startPayment(app, byCard))).text()).not.toContain('wallet')
})

test('a transfer is taken only in its exact amount, and once', async () => {
  const { productId, total } = await orderedMatter(app, staff, 'transfer@pay.test', 'transfer')
  expect((await statusOf(productId)).state).toBe('awaiting-transfer')
  const { client } = await app.signIn(staff)
  const pay = async (amount: number, key: string) =>
    await client(productMarkPaid, {
      params: { id: productId },
      body: { amount, currency: 'EUR', receivedOn: app.context.facilities.today() },
      idempotencyKey: key,
    })
  await expect(pay(total - 1, 'first-try')).rejects.toMatchObject({ code: 'rules-unmet' })
  const outcomes = await Promise.allSettled(
    ['key-one-1', 'key-two-2', 'key-three'].map(async (key) => await pay(total, key)),
  )
  expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  expect(await facts(productId)).toMatchObject({ invoices: 1, issued: 1, receipts: 1 })
})

test('serial numbers run without gap or double, also when issues are undone', async () => {
  const { rows } = await app.context.pool.query<{ n: number; distinct: number; max: number }>(
    'select count(serial_number)::int as n, count(distinct serial_number)::int as distinct, max(serial_number) as max from invoice',
  )
  expect(rows[0]?.n).toBeGreaterThan(3)
  expect(rows[0]).toMatchObject({ distinct: rows[0]?.n, max: rows[0]?.n })
  await expect(
    app.context.pool.query(
      'update invoice set document_context = document_context || \'{"number":"X"}\' where serial_number = 1',
    ),
  ).rejects.toMatchObject({ code: '23514' })
  await expect(app.context.pool.query('delete from invoice where serial_number = 1')).rejects.toMatchObject({
    code: '23514',
  })
})
