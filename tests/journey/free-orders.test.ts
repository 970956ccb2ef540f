import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { couponCreate, productCoupon } from '#contract/coupon.ts'
import { invoiceRefund } from '#contract/invoice.ts'
import { paymentPrepare, subscriptionCouponChoose } from '#contract/monitoring.ts'
import { productFinishOrder, productProcessPayment, productUpdate } from '#contract/product.ts'
import { serviceRequestCheckout, serviceRequestRenewal } from '#contract/service-order.ts'
import { readLetter } from '#platform/mail/letters.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { buyer, MovedClock, SubscriptionWorld } from '#tests/subscription-world.ts'

const clock = new MovedClock('2027-03-08T10:00:00Z')
let app: TestApp
let world: SubscriptionWorld
let admin: Client
let customers = 0

beforeAll(async () => {
  app = await startApp({ SERVICES: 'web', LOG_LEVEL: 'silent' }, { clock: clock.read })
  world = new SubscriptionWorld(app, clock)
  await app.addUser('admin@free.test', 'admin')
  admin = world.client('admin@free.test')
  for (const [id, more] of [
    ['ALL-FREE', {}],
    ['EVERY-FREE', { recurring: true }],
    ['ONE-ONLY', { maxUses: 1 }],
  ] as const)
    await admin(couponCreate, { body: { id, type: 'percent', lawyerFees: 10_000, fees: 10_000, ...more } })
})
afterAll(async () => await app.close())

/** What a page shows, without what it carries for its scripts. */
const seenIn = (html: string): string => html.split('<script')[0] ?? ''

const key = () => ({ idempotencyKey: crypto.randomUUID() })
const rows = async <T extends object>(sql: string, values: unknown[] = []) =>
  (await app.context.pool.query<T>(sql, values)).rows
const binding = { paymentType: 'card', termsAccepted: true, beginAtOnce: true } as const
const day = (moved: number): string => new Date(clock.read().getTime() + moved * 86_400_000).toISOString().slice(0, 10)

async function customer() {
  customers += 1
  const email = `customer${customers}@free.test`
  await app.addUser(email, 'customer')
  return { email, client: world.client(email) }
}

async function running() {
  const who = await customer()
  const { id, productId } = await world.order(who.client)
  await world.pay(who.client, productId ?? '')
  const [first] = await world.payments(id)
  if (!first) throw new Error('nothing was paid')
  return { ...who, id, first }
}

async function goTo(until: string): Promise<void> {
  while (app.context.facilities.today() < until) {
    clock.days(1)
    await world.work()
  }
}

describe('an order that its coupon leaves nothing of', () => {
  test('is paid when it is placed, by whichever way it was to be, and nobody is sent to a provider', async () => {
    const email = 'renewer@free.test'
    const contact = { contactEmail: email, contactFirstName: 'Test', contactLastName: 'Fictional' }
    const items = [{ jurisdiction: 'SK' as const, mark: 'LAMPA', classes: 1 }]
    const body = { items, ...contact, language: 'en' as const, currency: 'EUR' as const }
    const { id } = await app.anonymous(serviceRequestRenewal, { body })
    const { productId } = await app.anonymous(serviceRequestCheckout, { params: { id } })
    const params = { id: productId }
    await app.anonymous(productUpdate, { params, body: { ...buyer, email } })
    await app.anonymous(productCoupon, { params, body: { code: 'ALL-FREE' } })
    const { total } = await app.anonymous(productFinishOrder, { params, body: { ...binding, expectedTotal: 0 } })
    expect(total).toBe(0)
    expect(
      await rows('select serial_number is not null as numbered from invoice where product_id = $1', [productId]),
    ).toEqual([{ numbered: true }])
    expect(await app.anonymous(productProcessPayment, { params, ...key() })).toEqual({
      state: 'paid',
      redirectUrl: null,
    })
    expect(await rows('select 1 from payment_attempt where product_id = $1', [productId])).toEqual([])
    expect(await world.letters(email)).not.toContain('order-card')
    expect(await world.letters(email)).toContain('receipt')
  })

  test('names no duty to pay on its page, and is not placed at another price than was read there', async () => {
    const email = 'reader@free.test'
    const contact = { contactEmail: email, contactFirstName: 'Test', contactLastName: 'Fictional' }
    const items = [{ jurisdiction: 'SK' as const, mark: 'LAMPA', classes: 1 }]
    const body = { items, ...contact, language: 'en' as const, currency: 'EUR' as const }
    const { id } = await app.anonymous(serviceRequestRenewal, { body })
    const { productId } = await app.anonymous(serviceRequestCheckout, { params: { id } })
    const params = { id: productId }
    const shown = async (fields: Record<string, string>) => {
      const answer = await fetch(`${app.url}/product/${productId}/checkout`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: app.url },
        body: new URLSearchParams({ ...buyer, email, ...fields }),
      })
      return { html: seenIn(await answer.text()), to: answer.headers.get('location') }
    }
    expect((await shown({ intent: 'review' })).html.includes('Order with obligation to pay')).toBe(true)
    await app.anonymous(productCoupon, { params, body: { code: 'ALL-FREE' } })
    const { html } = await shown({ intent: 'review' })
    expect(html.includes('Order without a payment')).toBe(true)
    expect(/obligation to pay|How do you want to pay/.exec(html)).toBeNull()
    const terms = /name="terms" value="([^"]*)"/.exec(html)?.[1] ?? ''
    const paymentType = /name="paymentType" value="([^"]*)"/.exec(html)?.[1] ?? ''
    const press = { intent: 'order', paymentType, terms, total: '0', termsAccepted: 'yes', beginAtOnce: 'yes' }
    // In another window the coupon is taken away: what was read as free is not owed.
    await app.anonymous(productCoupon, { params, body: { code: null } })
    expect((await shown({ ...press, key: crypto.randomUUID() })).to).toBeNull()
    expect(await rows('select 1 from invoice where product_id = $1', [productId])).toEqual([])
    await app.anonymous(productCoupon, { params, body: { code: 'ALL-FREE' } })
    const { to } = await shown({ ...press, key: crypto.randomUUID() })
    expect(to).toContain('/success')
    const done = seenIn(await (await fetch(new URL(to ?? '', app.url))).text())
    expect([done.includes('Ordered. The work begins now.'), done.includes('Paid.')]).toEqual([true, false])
  })

  test('runs from period to period without a charge, when the coupon goes on', async () => {
    const { client } = await customer()
    const { id, productId } = await world.order(client)
    const params = { id: productId ?? '' }
    await client(productUpdate, { params, body: { ...buyer } })
    await client(productCoupon, { params, body: { code: 'EVERY-FREE' } })
    await client(productFinishOrder, { params, body: { ...binding }, ...key() })
    const [first] = await world.payments(id)
    expect(first).toMatchObject({ status: 'Confirmed', attempts: 0 })
    await goTo(day(64))
    const payments = await world.payments(id)
    expect(payments.length).toBeGreaterThanOrEqual(3)
    expect(new Set(payments.slice(0, 3).map(({ status }) => status))).toEqual(new Set(['Confirmed']))
    expect((await world.status(id))?.status).toBe('Subscription started')
    const products = payments.map(({ product }) => product)
    expect(await rows('select 1 from payment_attempt where product_id = any($1)', [products])).toEqual([])
  })
})

test('of periods that prepare themselves at once only as many take a coupon as it is for', async () => {
  const plans = [await running(), await running(), await running()]
  for (const { client, id } of plans)
    await client(subscriptionCouponChoose, { params: { id }, body: { code: 'ONE-ONLY' } })
  await Promise.all(plans.map(async ({ id }) => await admin(paymentPrepare, { params: { id }, ...key() })))
  expect(
    await rows(`select 1 from invoice where discount_coupon_id = 'ONE-ONLY' and cancelled_at is null`),
  ).toHaveLength(1)
})

describe('a plan whose money goes back', () => {
  async function giveBack(product: string, share: number) {
    const [row] = await rows<{ id: string; total: number; credited: number }>(
      `select i.id, (i.document_context->'totals'->>'total')::int as total,
         (select coalesce(sum((document_context->'totals'->>'total')::int), 0)::int from credit_note c where c.invoice_reference = i.variable_symbol) as credited
         from invoice i where i.product_id = $1`,
      [product],
    )
    if (!row) throw new Error('no invoice')
    const amount = Math.round((row.total - row.credited) * share)
    const body = { amount, credited: row.credited, currency: 'EUR' as const, reason: 'As agreed' }
    await admin(invoiceRefund, { params: { id: row.id }, body, ...key() })
  }

  test('in part goes on', async () => {
    const { id, first } = await running()
    await giveBack(first.product, 0.5)
    expect(await world.status(id)).toMatchObject({ status: 'Subscription started', until: first.until })
  })

  test('whole, if in two steps, ends, is not charged again, and its owner is told', async () => {
    const { id, first, email } = await running()
    await giveBack(first.product, 0.5)
    await giveBack(first.product, 1)
    expect(await world.status(id)).toMatchObject({ status: 'Cancelled', until: day(0) })
    expect((await world.payments(id))[0]).toMatchObject({ status: 'Refunded' })
    // Nobody says that the customer cancelled it, or that its days are paid.
    expect(await world.letters(email)).not.toContain('subscription-cancelled')
    const [letter, ...more] = await rows<{ id: string }>(
      `select id from mail.outbox where recipient = $1 and template = 'subscription-given-back'`,
      [email],
    )
    expect(more).toEqual([])
    const told = await readLetter(app.context.letters, letter?.id ?? '')
    expect(told?.text).toContain('We gave back what was paid last')
    expect(told?.text).not.toMatch(/last paid day|is cancelled/)
    await goTo(day(40))
    expect(await world.payments(id)).toHaveLength(1)
    expect(
      await rows(
        'select name from brand_subscription_tracking where brand_subscription_id = $1 order by created_at desc, id desc limit 1',
        [id],
      ),
    ).toEqual([{ name: 'Cancelled' }])
  })

  test('after some days ends the day before', async () => {
    const { id, first } = await running()
    await goTo(day(5))
    await giveBack(first.product, 1)
    expect(await world.status(id)).toMatchObject({ status: 'Cancelled', until: day(-1) })
  })

  test('for the second period runs to the end of the first', async () => {
    const { id, first } = await running()
    await goTo(first.until)
    await goTo(day(2))
    const [, second] = await world.payments(id)
    expect(second).toMatchObject({ status: 'Confirmed' })
    await giveBack(second?.product ?? '', 1)
    expect(await world.status(id)).toMatchObject({ status: 'Cancelled', until: first.until })
  })

  test('for an earlier period goes on with the days that are paid', async () => {
    const { id, first } = await running()
    await goTo(first.until)
    await goTo(day(2))
    await giveBack(first.product, 1)
    expect((await world.payments(id)).map(({ status }) => status)).toEqual(['Refunded', 'Confirmed'])
    expect((await world.status(id))?.status).toBe('Subscription started')
  })
})
