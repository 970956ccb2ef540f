import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  paymentCharge,
  paymentConfirm,
  paymentDecline,
  paymentNotify,
  paymentPrepare,
  subscriptionBilling,
  subscriptionCancel,
  subscriptionCheckout,
  subscriptionCoupon,
  subscriptionCouponChoose,
  subscriptionCreate,
  subscriptionNotify,
  subscriptionUpdate,
} from '#contract/monitoring.ts'
import { couponCreate } from '#contract/coupon.ts'
import {
  paymentMethodCreate,
  paymentMethodList,
  paymentMethodRemove,
  paymentMethodValidate,
} from '#contract/payment-method.ts'
import type { Client } from '#contract/client.ts'
import { productWithdraw } from '#contract/product.ts'
import { userMonitoringTrial } from '#contract/profile.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { buyer, goodCard, MovedClock, poorCard, SubscriptionWorld } from '#tests/subscription-world.ts'

const clock = new MovedClock('2027-01-11T10:00:00Z')
let app: TestApp
let world: SubscriptionWorld
let admin: Client
let staff: Client
let customers = 0

beforeAll(async () => {
  app = await startApp({ SERVICES: 'web', LOG_LEVEL: 'silent' }, { clock: clock.read })
  world = new SubscriptionWorld(app, clock)
  await app.addUser('admin@subscriptions.test', 'admin')
  admin = world.client('admin@subscriptions.test')
  await app.addUser('staff@subscriptions.test', 'staff')
  staff = world.client('staff@subscriptions.test')
})
afterAll(async () => await app.close())

async function customer() {
  customers += 1
  const email = `customer${customers}@subscriptions.test`
  const userId = await app.addUser(email, 'customer')
  return { email, userId, client: world.client(email) }
}

const key = () => ({ idempotencyKey: crypto.randomUUID() })

test('from a trial to a paid plan, a declined renewal, its dunning and a late payment', async () => {
  const { client, email } = await customer()
  const { id, productId } = await world.order(client, { trial: true })
  expect(productId).toBeNull()
  const began = clock.day
  expect(await world.status(id)).toMatchObject({ status: 'Trial started', from: began })
  expect(await client(userMonitoringTrial, {})).toEqual({ hasTrial: true })
  const { rows: tasks } = await app.context.pool.query(
    'select status from brand_monitoring_task where brand_subscription_id = $1',
    [id],
  )
  expect(tasks).toEqual([{ status: 'Created' }])
  // One trial for each customer, whatever the brand.
  await expect(world.order(client, { trial: true, brandName: 'NOVEX' })).rejects.toMatchObject({
    fields: { trial: 'not-a-choice' },
  })

  clock.days(10)
  await world.work()
  await world.work()
  expect((await world.letters(email)).filter((name) => name === 'trial-ending')).toHaveLength(1)
  const trialEnd = (await world.status(id))?.until

  // Paid during the trial, the paid days begin after it.
  const checkout = await client(subscriptionCheckout, { params: { id } })
  await world.pay(client, checkout.productId, poorCard)
  const [first] = await world.payments(id)
  expect(first).toMatchObject({ status: 'Confirmed', attempts: 0 })
  expect(first?.from && trialEnd && first.from > trialEnd).toBe(true)
  expect(await world.status(id)).toMatchObject({
    status: 'Subscription started',
    from: first?.from,
    until: first?.until,
  })
  const { cards } = await client(paymentMethodList, {})
  expect(cards).toMatchObject([{ lastFour: '0341', status: 'Valid' }])

  // The renewal: prepared three days before, charged on its day, declined four times, made up for by hand.
  const days = () => app.context.facilities.today()
  while (days() <= (first?.until ?? '')) {
    clock.days(1)
    await world.work()
  }
  const attempts: [string, number][] = []
  let seen = 0
  for (let day = 0; day <= 13; day += 1) {
    const renewal = (await world.payments(id))[1]
    if (renewal && renewal.attempts !== seen) {
      seen = renewal.attempts
      attempts.push([days(), seen])
    }
    expect(await world.status(id)).toMatchObject({ status: 'Payment failed' })
    clock.days(1)
    await world.work()
    await world.work()
  }
  const [, renewal] = await world.payments(id)
  expect(renewal).toMatchObject({ status: 'Declined', attempts: 4, reason: 'insufficient-funds' })
  const from = Date.parse(renewal?.from ?? '')
  expect(attempts.map(([day]) => (Date.parse(day) - from) / 86_400_000)).toEqual([0, 1, 3, 7])
  expect((await world.letters(email)).filter((name) => name === 'payment-declined')).toHaveLength(4)
  expect((await world.letters(email)).filter((name) => name === 'payment-coming')).toHaveLength(1)

  await world.payOpen(client, renewal?.product ?? '')
  expect((await world.payments(id))[1]).toMatchObject({ status: 'Confirmed' })
  expect(await world.status(id)).toMatchObject({ status: 'Subscription started', until: renewal?.until })

  // Every paid period has its invoice, and nothing was charged twice.
  const { rows: books } = await app.context.pool.query(
    `select i.serial_number is not null as issued, (i.document_context->'totals'->>'total')::int as total,
       (select coalesce(sum(o.charged - o.refunded), 0)::int from payment_sandbox.orders o where o.reference = i.variable_symbol) as money
       from brand_subscription_payment p join invoice i on i.product_id = p.product_id and i.cancelled_at is null
      where p.brand_subscription_id = $1`,
    [id],
  )
  expect(books).toEqual([
    { issued: true, total: 3567, money: 3567 },
    { issued: true, total: 3567, money: 3567 },
  ])
})

test('a period that nobody pays ends the subscription after the days to make up for it', async () => {
  const { client, email } = await customer()
  const { id, productId } = await world.order(client)
  await world.pay(client, productId ?? '', poorCard)
  for (let day = 0; day < 50; day += 1) {
    clock.days(1)
    await world.work()
  }
  expect(await world.status(id)).toMatchObject({ status: 'Expired' })
  const [paid, missed] = await world.payments(id)
  expect(paid).toMatchObject({ status: 'Confirmed' })
  expect(missed).toMatchObject({ status: 'Failed', attempts: 4 })
  expect(await world.letters(email)).toContain('subscription-ended')
  // Its proforma is closed, so that no late payment comes for nothing.
  await app.context.facilities.orders.ended(app.context.pool)
  await expect(client(subscriptionCheckout, { params: { id } })).rejects.toMatchObject({ code: 'transition-refused' })
})

test('another card takes the place of the one that was declined at once', async () => {
  const { client } = await customer()
  const { id, productId } = await world.order(client, { tier: 'standard' })
  await world.pay(client, productId ?? '', poorCard)
  const saved = await client(paymentMethodCreate, key())
  const page = await client(paymentMethodValidate, { params: saved, ...key() })
  // Asking again leads to the same page.
  expect(await client(paymentMethodValidate, { params: saved, ...key() })).toEqual(page)
  await app.context.sandbox.pay(page.redirectUrl?.split('/').at(-1) ?? '', goodCard, { times: 0, delaySeconds: 0 })
  expect(await client(paymentMethodValidate, { params: saved, ...key() })).toEqual({
    status: 'Valid',
    redirectUrl: null,
  })
  for (let day = 0; day < 33; day += 1) {
    clock.days(1)
    await world.work()
  }
  expect(await world.status(id)).toMatchObject({ status: 'Payment failed' })
  const plan = { tier: 'standard' as const, paymentFrequency: 'monthly' as const, platforms: ['domains' as const] }
  await client(subscriptionUpdate, { params: { id }, body: { ...plan, paymentMethodId: saved.id } })
  await world.work()
  expect(await world.status(id)).toMatchObject({ status: 'Subscription started' })
  // A removed card is forgotten by the provider, and the next period is asked for by letter.
  await client(paymentMethodRemove, { params: saved })
  const { rows } = await app.context.pool.query(
    'select user_payment_method_id as card from brand_subscription where id = $1',
    [id],
  )
  expect(rows).toEqual([{ card: null }])
})

test('a card that is refused can be tried again, and one of somebody else is not found', async () => {
  const [{ client }, other] = [await customer(), await customer()]
  const card = await client(paymentMethodCreate, key())
  const { redirectUrl } = await client(paymentMethodValidate, { params: card, ...key() })
  await app.context.sandbox.pay(redirectUrl?.split('/').at(-1) ?? '', '4000000000000002', { times: 0, delaySeconds: 0 })
  expect((await client(paymentMethodList, {})).cards).toMatchObject([{ status: 'Invalid', lastFour: null }])
  const again = await client(paymentMethodValidate, { params: card, ...key() })
  expect(again.status).toBe('Pending validation')
  expect(again.redirectUrl).not.toBe(redirectUrl)
  await expect(other.client(paymentMethodValidate, { params: card, ...key() })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(other.client(paymentMethodRemove, { params: card })).rejects.toMatchObject({ code: 'not-found' })
})

test('another plan holds from the next period; until then what is paid stays, and cancelling keeps it to its end', async () => {
  const { client, email } = await customer()
  const { id, productId } = await world.order(client)
  await world.pay(client, productId ?? '')
  const [first] = await world.payments(id)
  const wider = { tier: 'standard', paymentFrequency: 'monthly' } as const
  // The tier that is paid has room for two places only.
  await expect(
    client(subscriptionUpdate, {
      params: { id },
      body: { ...wider, platforms: ['domains', 'shops', 'social'], paymentMethodId: null },
    }),
  ).rejects.toMatchObject({ fields: { platforms: 'too-much' } })
  const { cards } = await client(paymentMethodList, {})
  const paymentMethodId = cards[0]?.id ?? null
  const changed = await client(subscriptionUpdate, {
    params: { id },
    body: { ...wider, platforms: ['domains', 'social'], paymentMethodId },
  })
  expect(changed.changesOn && first && changed.changesOn > first.until).toBe(true)
  while (app.context.facilities.today() <= (first?.until ?? '')) {
    clock.days(1)
    await world.work()
  }
  const [, second] = await world.payments(id)
  expect(second).toMatchObject({ status: 'Confirmed', attempts: 1 })
  const { rows } = await app.context.pool.query('select tier, next_tier from brand_subscription where id = $1', [id])
  expect(rows).toEqual([{ tier: 'standard', next_tier: null }])
  const ended = await client(subscriptionCancel, { params: { id } })
  expect(ended).toEqual({ status: 'Cancelled', endsOn: second?.until })
  expect(await world.letters(email)).toContain('subscription-cancelled')
  for (let day = 0; day < 40; day += 1) {
    clock.days(1)
    await world.work()
  }
  expect(await world.payments(id)).toHaveLength(2)
  await expect(client(subscriptionCancel, { params: { id } })).rejects.toMatchObject({ code: 'transition-refused' })
})

test('a consumer who withdraws from a plan is charged for no further period', async () => {
  const { client } = await customer()
  const { id, productId } = await world.order(client)
  await world.pay(client, productId ?? '')
  // Events of a product have the day of the database, which is not the moved one.
  await app.context.pool.query('update product_event set created_at = $2 where product_id = $1', [
    productId,
    clock.read().toISOString(),
  ])
  await client(productWithdraw, { params: { id: productId ?? '' }, body: { message: null } })
  expect(await world.status(id)).toMatchObject({ status: 'Cancelled' })
  for (let day = 0; day < 40; day += 1) {
    clock.days(1)
    await world.work()
  }
  expect(await world.payments(id)).toMatchObject([{ status: 'Confirmed' }])
})

test('a recurring coupon is on every period, another on one; the document bills who is named', async () => {
  await admin(couponCreate, {
    body: { id: 'ALWAYS10', type: 'percent', lawyerFees: 1000, fees: 0, recurring: true },
    ...key(),
  })
  await admin(couponCreate, { body: { id: 'ONCE50', type: 'percent', lawyerFees: 5000, fees: 0 }, ...key() })
  const nets = async (id: string) =>
    (
      await app.context.pool.query<{ net: number }>(
        `select (invoice_content->'lines'->0->>'net')::int as net from brand_subscription_payment where brand_subscription_id = $1 order by start_date`,
        [id],
      )
    ).rows.map(({ net }) => net)
  for (const [code, wanted] of [
    ['ALWAYS10', [2610, 2610]],
    ['ONCE50', [1450, 2900]],
  ] as const) {
    const { client } = await customer()
    const { id, productId } = await world.order(client)
    await client(subscriptionCouponChoose, { params: { id }, body: { code } })
    expect((await client(subscriptionCoupon, { params: { id } })).coupon).toMatchObject({ id: code, problem: null })
    await world.pay(client, productId ?? '')
    await client(subscriptionBilling, { params: { id }, body: { ...buyer, lastName: 'Renamed' } })
    for (let day = 0; day < 32; day += 1) {
      clock.days(1)
      await world.work()
    }
    expect(await nets(id)).toEqual(wanted)
    const { rows } = await app.context.pool.query<{ name: string }>(
      `select i.document_context->'customer'->>'name' as name from invoice i join brand_subscription_payment p on p.product_id = i.product_id
        where p.brand_subscription_id = $1 order by i.created_at`,
      [id],
    )
    expect(rows.map(({ name }) => name)).toEqual(['Test Fictional', 'Test Renamed'])
  }
})

test('staff offer a plan, send letters again, and an administrator does by hand what the timer does', async () => {
  const { client, email, userId } = await customer()
  const brandId = crypto.randomUUID()
  await app.context.pool.query(`insert into brand (id, user_id, name) values ($1, $2, 'OFFERED')`, [brandId, userId])
  const body = { tier: 'advanced' as const, paymentFrequency: 'yearly' as const, currency: 'EUR' as const, brandId }
  const platforms = ['domains' as const]
  await expect(
    client(subscriptionCreate, { query: { proactive: 'true' }, body: { ...body, platforms }, ...key() }),
  ).rejects.toMatchObject({
    fields: { proactive: 'not-a-choice' },
  })
  const offer = await staff(subscriptionCreate, {
    query: { proactive: 'true' },
    body: { ...body, platforms },
    ...key(),
  })
  expect(await world.letters(email)).toEqual(['subscription-offered'])
  await world.pay(client, offer.productId ?? '')
  const { id } = offer
  expect(await world.status(id)).toMatchObject({ status: 'Subscription started' })
  await staff(subscriptionNotify, { params: { id } })
  await expect(staff(subscriptionNotify, { params: { id } })).rejects.toMatchObject({ code: 'too-many-requests' })
  await expect(staff(paymentPrepare, { params: { id } })).rejects.toMatchObject({ code: 'not-allowed' })
  expect(await admin(paymentPrepare, { params: { id } })).toEqual({ status: 'Prepared' })
  await admin(paymentNotify, { params: { id } })
  await expect(admin(paymentConfirm, { params: { id } })).rejects.toMatchObject({ code: 'rules-unmet' })
  await expect(admin(paymentDecline, { params: { id } })).rejects.toMatchObject({ code: 'rules-unmet' })
  // The answer of the provider is lost; asking again finds the same charge.
  app.context.sandbox.loseNextAnswer()
  await expect(admin(paymentCharge, { params: { id } })).rejects.toMatchObject({ code: 'provider-failed' })
  expect((await world.payments(id))[1]).toMatchObject({ status: 'Charging', attempts: 1 })
  await expect(client(subscriptionCancel, { params: { id } })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect(await admin(paymentConfirm, { params: { id } })).toEqual({ status: 'Confirmed' })
  const { rows } = await app.context.pool.query(
    `select sum(charged)::int as charged from payment_sandbox.orders o join invoice i on i.variable_symbol = o.reference
       join brand_subscription_payment p on p.product_id = i.product_id where p.brand_subscription_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ charged: 2 * 244_770 }])
})

test('what is somebody else’s is not found, and a brand has one subscription', async () => {
  const [{ client }, other] = [await customer(), await customer()]
  const { id, productId } = await world.order(client)
  await world.pay(client, productId ?? '')
  for (const attempt of [
    () => other.client(subscriptionCancel, { params: { id } }),
    () => other.client(subscriptionCheckout, { params: { id } }),
    () => other.client(subscriptionCoupon, { params: { id } }),
    () => other.client(subscriptionCouponChoose, { params: { id }, body: { code: null } }),
    () => other.client(subscriptionBilling, { params: { id }, body: { ...buyer } }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not-found' })
  const { rows } = await app.context.pool.query<{ brand_id: string }>(
    'select brand_id from brand_subscription where id = $1',
    [id],
  )
  const again = {
    tier: 'basic',
    paymentFrequency: 'monthly',
    platforms: ['domains' as const],
    currency: 'EUR',
    brandId: rows[0]?.brand_id ?? null,
  } as const
  await expect(
    client(subscriptionCreate, { body: { ...again, platforms: [...again.platforms] }, ...key() }),
  ).rejects.toMatchObject({
    code: 'already-done',
  })
  await expect(
    other.client(subscriptionCreate, { body: { ...again, platforms: [...again.platforms] }, ...key() }),
  ).rejects.toMatchObject({
    code: 'not-found',
  })
})
