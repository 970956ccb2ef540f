import { afterAll, beforeAll, expect, test } from 'vitest'
import { productProcessPayment } from '#contract/product.ts'
import { requestStatus } from '#contract/registration.ts'
import { reconcilePayments } from '#features/billing/index.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { signWebhook } from '#platform/webhook/signature.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { lettersTo } from '#tests/letters.ts'
import { enterCard, orderedMatter, startPayment } from '#tests/matter.ts'
import { eventually } from '#tests/waiting.ts'
import { path } from '#web/path.ts'

const staff = 'accountant@office.test'
let app: TestApp
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'silent' })
  await app.addUser(staff, 'staff')
})
afterAll(async () => await app.close())

const set = async (id: string, from: string, to: string) => {
  const { client } = await app.signIn(staff)
  await client(requestStatus, { params: { id }, body: { from, to } as never })
}

const attempts = async (productId: string) =>
  (
    await app.context.pool.query<{ status: string; charged: number; refunded: number; state: string }>(
      `select a.status, o.charged, o.refunded, o.state from payment_attempt a
         join payment_sandbox.orders o on o.id::text = a.provider_order_id where a.product_id = $1`,
      [productId],
    )
  ).rows

async function webhook(order: string): Promise<number> {
  const text = JSON.stringify({ id: `evt_${order}`, type: 'order.paid', order, decline_reason: null })
  const header = signWebhook(app.context.config.webhookSecret, text, Math.floor(Date.now() / 1000))
  const answer = await fetch(`${app.url}/api/webhooks/payment/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sandbox-signature': header },
    body: text,
  })
  return answer.status
}

test('an order that ends closes its page at the provider, and hands out no other', async () => {
  const { requestId, productId } = await orderedMatter(app, staff, 'closed@ended.test')
  await startPayment(app, productId)
  await set(requestId, 'Checkout completed', 'Abandoned')
  await expect(app.anonymous(productProcessPayment, { params: { id: productId } })).rejects.toMatchObject({
    status: expect.toSatisfy((status: number) => [409, 422].includes(status)) as number,
  })
  const closed = await eventually('the page is closed', async () => {
    const [attempt] = await attempts(productId)
    return attempt?.state === 'cancelled' && attempt.status === 'cancelled' ? attempt : null
  })
  expect(closed).toMatchObject({ charged: 0 })
  // What is over leads to a new verification of the same name.
  const over = await (await fetch(`${app.url}${path.productSuccess({ id: productId }, { language: 'sk' })}`)).text()
  expect(over).toMatch(/href="\/sk\/verification\?value=[^"]+"/)
})

test('money for an order that ended in another way is entered, given back, and documented; the provider hears 200', async () => {
  const { requestId, productId } = await orderedMatter(app, staff, 'late@ended.test')
  const page = await startPayment(app, productId)
  // As the data API does: no handler of ours sees it.
  await app.context.pool.query(
    `update registration_request set status = 'Abandoned', status_group = 'Closed' where id = $1`,
    [requestId],
  )
  await enterCard(page, '4242424242424242', 'never')
  const order = page.split('/').at(-1) ?? ''
  expect([await webhook(order), await webhook(order)]).toEqual([200, 200])
  await eventually('the refund', async () => (await attempts(productId))[0]?.status === 'refunded')
  expect(await attempts(productId)).toMatchObject([{ status: 'refunded', charged: expect.any(Number) as number }])
  const [attempt] = await attempts(productId)
  expect(attempt?.refunded).toBe(attempt?.charged)
  const letter = await eventually(
    'the receipt of the refund',
    async () => (await lettersTo(app, 'late@ended.test', 'payment-returned'))[0] ?? null,
  )
  expect(letter.plain.replaceAll(/\s+/g, ' ')).toContain('sent the whole amount back')
  const { rows } = await app.context.pool.query<{ name: string }>(
    `select name from product_event where product_id = $1 and name like 'Payment %' order by created_at, id`,
    [productId],
  )
  expect(rows.map(({ name }) => name)).toEqual(['Payment received', 'Payment refunded'])
})

test('a refunded order has a credit note for its invoice, and its money went back', async () => {
  const { requestId, productId } = await orderedMatter(app, staff, 'back@ended.test')
  await enterCard(await startPayment(app, productId), '4242424242424242')
  await eventually('the payment', async () => (await attempts(productId))[0]?.status === 'paid')
  await set(requestId, 'Ready for drafting', 'Refunded')
  await eventually('the refund', async () => (await attempts(productId))[0]?.status === 'refunded')
  const { rows } = await app.context.pool.query<{ number: string; total: number; credited: number }>(
    `select c.document_context->>'number' as number, (i.document_context->'totals'->>'total')::int as total,
            (c.document_context->'totals'->>'total')::int as credited
       from credit_note c join invoice i on i.variable_symbol = c.invoice_reference where i.product_id = $1`,
    [productId],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.number).toMatch(/^D\d{10}$/)
  expect(rows[0]?.credited).toBe(rows[0]?.total)
  await eventually('the letter', async () => (await lettersTo(app, 'back@ended.test', 'order-refunded')).length === 1)
})

test('one payment that cannot be asked about keeps no other from being settled', async () => {
  const bad = await orderedMatter(app, staff, 'bad@ended.test')
  const good = await orderedMatter(app, staff, 'good@ended.test')
  const badPage = await startPayment(app, bad.productId)
  await enterCard(await startPayment(app, good.productId), '4242424242424242', 'never')
  const { pool, facilities } = app.context
  await pool.query('delete from payment_sandbox.orders where id::text = $1', [badPage.split('/').at(-1)])
  await pool.query(
    `update payment_attempt set created_at = created_at - interval '1 hour' where product_id = any($1)`,
    [[bad.productId, good.productId]],
  )
  await facilities.queue().send(bindDatabase(pool), reconcilePayments, {})
  await expect.poll(async () => (await attempts(good.productId))[0]?.status).toBe('paid')
})

test('a job of the sandbox tells of the order as it is, and not what somebody wrote into it', async () => {
  const { productId } = await orderedMatter(app, staff, 'forged@ended.test')
  const page = await startPayment(app, productId)
  await app.context.sandbox.deliver({ event: crypto.randomUUID(), order: page.split('/').at(-1) ?? '' })
  expect(await attempts(productId)).toMatchObject([{ status: 'pending', charged: 0 }])
})
