import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoiceRefund } from '#contract/invoice.ts'
import { productPaymentStatus, productProcessPayment } from '#contract/product.ts'
import { requestStatus } from '#contract/registration.ts'
import { reconcilePayments } from '#features/billing/index.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { orderedMatter } from '#tests/matter.ts'
import { amount } from '#tests/proof.ts'
import { FakeStripe } from '#tests/stripe.ts'
import { eventually } from '#tests/waiting.ts'
import { bindDatabase } from '#platform/db/database.ts'

const staff = 'stripe@office.test'
const stripe = new FakeStripe()
let app: TestApp
beforeAll(async () => {
  app = await startApp({
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_stand_in_for_tests',
    PAYMENTS_WEBHOOK_SECRET: 'whsec_5V9mQf3xKpT8LrZ2NwYdBs7H',
    LOG_LEVEL: 'silent',
  })
  expect(app.context.facilities.payments.name).toBe('stripe')
  // The same provider, but for the network.
  app.context.facilities.payments = stripe.provider
  await app.addUser(staff, 'staff')
})
afterAll(async () => await app.close())

async function send({ body, headers }: ReturnType<FakeStripe['message']>): Promise<number> {
  const answer = await fetch(`${app.url}/api/webhooks/payment/stripe`, { method: 'POST', headers, body })
  return answer.status
}

const pageOf = async (productId: string) => {
  const { redirectUrl } = await app.anonymous(productProcessPayment, { params: { id: productId } })
  return redirectUrl?.split('/').at(-1) ?? ''
}

const sessionOf = (id: string) => ({ ...stripe.sessions.get(id) })
const statusOf = async (id: string) => (await app.anonymous(productPaymentStatus, { params: { id } })).state

const facts = async (productId: string) =>
  (
    await app.context.pool.query<{ id: string; issued: number; paid: number; receipts: number; credited: number }>(
      `select i.id, (i.serial_number is not null)::int as issued,
         (select count(*)::int from payment_attempt a where a.product_id = i.product_id and a.status = 'paid') as paid,
         (select count(*)::int from product_event e where e.product_id = i.product_id and e.name = 'Invoice paid') as receipts,
         (select coalesce(sum((c.document_context->'totals'->>'total')::int), 0)::int from credit_note c where c.invoice_reference = i.variable_symbol) as credited
         from invoice i where i.product_id = $1`,
      [productId],
    )
  ).rows[0]

const orders = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((first) => orders(list.filter((one) => one !== first)).map((rest) => [first, ...rest]))

test('four messages in every order, once and again and at once: one final state', async () => {
  const types = [
    'checkout.session.completed',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
    'payment_intent.succeeded',
  ]
  const all = orders(types)
  expect(all).toHaveLength(24)
  const ends = new Set<string>()
  for (const [at, order] of all.entries()) {
    if (at % amount(6, 1) !== 0) continue
    for (const together of [false, true]) {
      const { productId } = await orderedMatter(app, staff, `order-${at}-${together}@stripe.test`)
      const id = await pageOf(productId)
      expect(stripe.pay(id)).toBe(true)
      const object = (type: string) =>
        type.startsWith('checkout') ? sessionOf(id) : { id: 'pi_1', object: 'payment_intent' }
      const messages = order.map((type) => stripe.message(type, object(type)))
      const three = [...messages, ...messages, ...messages]
      const codes: number[] = []
      if (together) codes.push(...(await Promise.all(three.map(send))))
      else for (const one of three) codes.push(await send(one))
      expect(new Set(codes)).toEqual(new Set([200]))
      const { id: _, ...rest } = (await facts(productId)) ?? { id: '' }
      ends.add(JSON.stringify([await statusOf(productId), rest]))
    }
  }
  expect([...ends]).toEqual([JSON.stringify(['paid', { issued: 1, paid: 1, receipts: 1, credited: 0 }])])
})

test('a message of nobody is refused and changes nothing', async () => {
  const { productId } = await orderedMatter(app, staff, 'forged@stripe.test')
  const id = await pageOf(productId)
  const paid = { ...sessionOf(id), status: 'complete', payment_status: 'paid' }
  const type = 'checkout.session.completed'
  expect(await send(stripe.message(type, paid, { secret: 'whsec_of_somebody_else' }))).toBe(403)
  expect(await send(stripe.message(type, paid, { seconds: Math.floor(Date.now() / 1000) - 400 }))).toBe(403)
  const { headers } = stripe.message(type, paid)
  expect(await send({ headers, body: '{}' })).toBe(403)
  expect(await send(stripe.message(type, 'nothing' as unknown as object))).toBe(400)
  expect(await statusOf(productId)).toBe('pending')
  expect(await facts(productId)).toMatchObject({ issued: 0, paid: 0 })
})

test('answers that are lost lead to the same page, a message that never comes is asked for', async () => {
  const { productId, variableSymbol } = await orderedMatter(app, staff, 'lost@stripe.test')
  for (const fault of ['not-sent', 'lost', 'trouble'] as const) {
    stripe.fail(fault)
    await expect(pageOf(productId)).rejects.toMatchObject({ code: 'provider-failed' })
  }
  const pages = await Promise.all(Array.from({ length: 5 }, async () => await pageOf(productId)))
  expect(new Set(pages).size).toBe(1)
  stripe.pay(pages[0] ?? '')
  expect(await statusOf(productId)).toBe('paid')
  expect(stripe.books(new RegExp(`^${variableSymbol}-`))).toMatchObject({ refunded: 0 })
})

test('money goes back in part and whole: what was charged less what went back is invoiced less credited', async () => {
  const { productId, requestId, total, variableSymbol } = await orderedMatter(app, staff, 'back@stripe.test')
  const page = await pageOf(productId)
  stripe.pay(page)
  expect(await statusOf(productId)).toBe('paid')
  const { client } = await app.signIn(staff)
  const { id = '' } = (await facts(productId)) ?? {}
  // The list is asked for; Stripe gives back, and its answer is lost.
  const { payments } = app.context.facilities
  const give = payments.refund.bind(payments)
  payments.refund = async (...asked) => {
    await give(...asked)
    throw new Error('lost')
  }
  await client(invoiceRefund, {
    params: { id },
    body: { amount: 1000, currency: 'EUR', credited: 0, reason: 'One class fewer' },
  })
  const mine = new RegExp(`^${variableSymbol}-`)
  await eventually('Stripe has given back', async () => stripe.books(mine).refunded === 1000)
  payments.refund = give
  stripe.forgetKeys()
  await app.context.pool.query(`update payment_refund set created_at = created_at - interval '5 minutes'`)
  await app.context.facilities.queue().send(bindDatabase(app.context.pool), reconcilePayments, {})
  await eventually('it is entered', async () => {
    const { rowCount } = await app.context.pool.query(`select 1 from payment_refund where status = 'done'`)
    return rowCount === 1
  })
  expect(stripe.books(mine)).toEqual({ charged: total, refunded: 1000 })
  const { rows } = await app.context.pool.query<{ status: string }>(
    'select status from registration_request where id = $1',
    [requestId],
  )
  await client(requestStatus, { params: { id: requestId }, body: { from: rows[0]?.status, to: 'Refunded' } as never })
  await eventually('the rest went back', async () => stripe.books(mine).refunded === total)
  expect(await facts(productId)).toMatchObject({ issued: 1, credited: total })
  expect(stripe.books(mine)).toEqual({ charged: total, refunded: total })
})

test('an order that ends closes its page at Stripe', async () => {
  const { productId, requestId } = await orderedMatter(app, staff, 'closed@stripe.test')
  const page = await pageOf(productId)
  const { client } = await app.signIn(staff)
  await client(requestStatus, {
    params: { id: requestId },
    body: { from: 'Checkout completed', to: 'Abandoned' } as never,
  })
  await eventually('the page is closed', async () => sessionOf(page).status === 'expired')
  expect(stripe.pay(page)).toBe(false)
})

test('the page to pay on may be reached from the checkout, and no other may', async () => {
  const { productId } = await orderedMatter(app, staff, 'policy@stripe.test')
  const answer = await fetch(`${app.url}/product/${productId}/checkout`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/form-action 'self' https:\/\/checkout\.stripe\.com(?:;|$)/)
})
