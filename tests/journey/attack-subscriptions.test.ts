import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import {
  paymentCharge,
  paymentPrepare,
  subscriptionCheckout,
  subscriptionCreate,
  subscriptionUpdate,
} from '#contract/monitoring.ts'
import {
  paymentMethodCreate,
  paymentMethodList,
  paymentMethodRemove,
  paymentMethodValidate,
} from '#contract/payment-method.ts'
import { createClient } from '#contract/client.ts'
import { productFinishOrder, productProcessPayment, productUpdate } from '#contract/product.ts'
import { userErase } from '#contract/profile.ts'
import { feature as billing } from '#features/billing/index.ts'
import { advanceAll, chargeOne } from '#features/monitoring/index.ts'
import { soughtOf } from '#features/monitoring/search.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { buyer, goodCard, MovedClock, poorCard, SubscriptionWorld } from '#tests/subscription-world.ts'

const clock = new MovedClock('2027-01-11T10:00:00Z')
let app: TestApp
let world: SubscriptionWorld
let admin: Client
let customers = 0

beforeAll(async () => {
  app = await startApp({ SERVICES: 'web', LOG_LEVEL: 'silent' }, { clock: clock.read })
  world = new SubscriptionWorld(app, clock)
  await app.addUser('admin@attacked.test', 'admin')
  admin = world.client('admin@attacked.test')
})
afterAll(async () => await app.close())

async function customer() {
  customers += 1
  const email = `customer${customers}@attacked.test`
  const userId = await app.addUser(email, 'customer')
  return { email, userId, client: world.client(email) }
}

const key = () => ({ idempotencyKey: crypto.randomUUID() })
const rows = async <T extends object>(sql: string, values: unknown[] = []) =>
  (await app.context.pool.query<T>(sql, values)).rows
const today = () => app.context.facilities.today()
const count = (names: string[], name: string) => names.filter((one) => one === name).length

/** Does a job of billing for one row, as a worker would. */
async function job(name: string, data: object = {}): Promise<void> {
  const worker = billing.jobs?.find((one) => 'run' in one && one.job.name === name)
  if (!worker || !('run' in worker)) throw new Error(`no worker of ${name}`)
  await worker.run(data, app.context.facilities)
}

/** A subscription whose first period is paid by card. */
async function running(card = goodCard, plan: Parameters<SubscriptionWorld['order']>[1] = {}) {
  const who = await customer()
  const { id, productId } = await world.order(who.client, plan)
  await world.pay(who.client, productId ?? '', card)
  const [first] = await world.payments(id)
  if (!first) throw new Error('nothing was paid')
  return { ...who, id, first }
}

async function goTo(day: string): Promise<void> {
  while (today() < day) {
    clock.days(1)
    await world.work()
  }
}
const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const chargedFor = async (id: string) =>
  (
    await rows<{ charged: number }>(
      `select coalesce(sum(o.charged - o.refunded), 0)::int as charged from brand_subscription_payment p
         join invoice i on i.product_id = p.product_id join payment_sandbox.orders o on o.reference = i.variable_symbol
        where p.brand_subscription_id = $1`,
      [id],
    )
  )[0]?.charged

describe('a plan that runs', () => {
  test('is not free for who opens the checkout of the next period and leaves', async () => {
    const { client, email, id, first } = await running()
    await client(subscriptionCheckout, { params: { id } })
    await goTo(dayAfter(first.until))
    expect((await world.payments(id))[1]).toMatchObject({ status: 'Confirmed', attempts: 1 })
    expect(count(await world.letters(email), 'payment-coming')).toBe(1)
  })

  test('is not charged for a period that its payer has chosen to pay by transfer', async () => {
    const { client, id, first } = await running()
    const { productId } = await client(subscriptionCheckout, { params: { id } })
    const params = { id: productId ?? '' }
    await client(productUpdate, { params, body: { ...buyer } })
    const body = { paymentType: 'transfer', termsAccepted: true, beginAtOnce: true } as const
    await client(productFinishOrder, { params, body, ...key() })
    await goTo(dayAfter(first.until, 2))
    expect((await world.payments(id))[1]).toMatchObject({ status: 'Prepared', attempts: 0 })
    const charges = await rows<{ n: number }>(
      `select count(*)::int as n from payment_sandbox.orders o join invoice i on i.variable_symbol = o.reference
        where i.product_id = $1`,
      [productId],
    )
    expect(charges).toEqual([{ n: 0 }])
    // The subscription waits for its money in the days to make up for it.
    const [row] = await rows<{ status: string }>('select status from brand_subscription where id = $1', [id])
    expect(row?.status).toBe('Payment failed')
  })

  test('is charged by no administrator for a period that no document asks for', async () => {
    const { client, id } = await running()
    await client(subscriptionCheckout, { params: { id } })
    await expect(admin(paymentCharge, { params: { id } })).rejects.toMatchObject({
      code: 'rules-unmet',
      facts: { missing: 'order' },
    })
    expect(await admin(paymentPrepare, { params: { id } })).toEqual({ status: 'Prepared' })
    expect(await admin(paymentCharge, { params: { id } })).toEqual({ status: 'Confirmed' })
  })

  test('tells of no refusal when the payer has opened the page of the next period and left', async () => {
    const { client, email, id, first } = await running()
    await goTo(dayAfter(first.until, -1))
    const [, next] = await world.payments(id)
    await client(productProcessPayment, { params: { id: next?.product ?? '' }, ...key() })
    await goTo(dayAfter(first.until))
    expect((await world.payments(id))[1]).toMatchObject({ status: 'Confirmed', attempts: 1 })
    expect(await world.letters(email)).not.toContain('payment-declined')
    const steps = await rows<{ name: string }>(
      'select name from brand_subscription_tracking where brand_subscription_id = $1',
      [id],
    )
    expect(steps.map(({ name }) => name)).not.toContain('Payment failed')
  })

  test('has no page to pay on while its card is charged', async () => {
    const { client, id, first } = await running()
    await goTo(first.until)
    clock.days(1)
    await advanceAll(app.context.facilities)
    const [, next] = await world.payments(id)
    expect(next).toMatchObject({ status: 'Charging' })
    // The provider took the charge, and its answer was lost.
    app.context.sandbox.loseNextAnswer()
    const [charging] = await rows<{ id: string }>(
      `select id from brand_subscription_payment where brand_subscription_id = $1 and status = 'Charging'`,
      [id],
    )
    await expect(chargeOne(app.context.facilities, charging?.id ?? '')).rejects.toThrow(/./)
    await expect(
      client(productProcessPayment, { params: { id: next?.product ?? '' }, ...key() }),
    ).rejects.toMatchObject({ code: 'transition-refused' })
    await world.work()
    expect((await world.payments(id))[1]).toMatchObject({ status: 'Confirmed', attempts: 1 })
    const orders = await rows(
      `select 1 from payment_sandbox.orders o join invoice i on i.variable_symbol = o.reference where i.product_id = $1`,
      [next?.product],
    )
    expect(orders).toHaveLength(1)
  })

  test('goes on with the plan that was chosen last, also when the next period is ordered already', async () => {
    const { client, id, first } = await running(goodCard, { tier: 'basic' })
    const choose = async (tier: 'basic' | 'standard', platforms: ('domains' | 'shops')[] = ['domains', 'shops']) => {
      const [row] = await rows<{ card: string | null }>(
        'select user_payment_method_id as card from brand_subscription where id = $1',
        [id],
      )
      return await client(subscriptionUpdate, {
        params: { id },
        body: { tier, paymentFrequency: 'monthly', platforms, paymentMethodId: row?.card ?? null },
      })
    }
    const orderedTier = async () =>
      (
        await rows<{ tier: string }>(
          `select invoice_content->>'tier' as tier from brand_subscription_payment where brand_subscription_id = $1
            order by start_date desc limit 1`,
          [id],
        )
      )[0]?.tier
    await choose('standard')
    await goTo(dayAfter(first.until, -1))
    const [, second] = await world.payments(id)
    expect([second?.status, await orderedTier()]).toEqual(['Prepared', 'standard'])
    // The period that comes is ordered as standard: basic holds from the one after it.
    expect(await choose('basic')).toEqual({ changesOn: dayAfter(second?.until ?? '') })
    await goTo(dayAfter(first.until))
    expect((await world.payments(id))[1]).toMatchObject({ status: 'Confirmed' })
    await goTo(dayAfter(second?.until ?? ''))
    expect((await world.payments(id))[2]).toMatchObject({ status: 'Confirmed' })
    expect(await orderedTier()).toBe('basic')
  })
})

describe('of two subscriptions of one brand', () => {
  async function two() {
    const who = await customer()
    const one = await world.order(who.client)
    const [row] = await rows<{ brand: string }>('select brand_id as brand from brand_subscription where id = $1', [
      one.id,
    ])
    const other = await who.client(subscriptionCreate, {
      body: {
        tier: 'basic',
        paymentFrequency: 'monthly',
        platforms: ['domains'],
        currency: 'EUR',
        brandId: row?.brand ?? '',
      },
      ...key(),
    })
    return { ...who, one, other }
  }

  test('the second cannot be ordered once the first runs', async () => {
    const { client, one, other } = await two()
    await world.pay(client, one.productId ?? '')
    await expect(world.pay(client, other.productId ?? '')).rejects.toMatchObject({
      code: 'rules-unmet',
      facts: { missing: 'unprotected-brand' },
    })
    expect(await world.status(other.id)).toMatchObject({ status: 'Created' })
  })

  test('the second, ordered before, gives its money back', async () => {
    const { client, one, other } = await two()
    const params = { id: other.productId ?? '' }
    await client(productUpdate, { params, body: { ...buyer } })
    await client(productFinishOrder, {
      params,
      body: { paymentType: 'card', termsAccepted: true, beginAtOnce: true },
      ...key(),
    })
    await world.pay(client, one.productId ?? '')
    await world.payOpen(client, other.productId ?? '')
    expect(await world.status(other.id)).toMatchObject({ status: 'Created' })
    const [attempt] = await rows<{ id: string; status: string }>(
      'select id, status from payment_attempt where product_id = $1',
      [other.productId],
    )
    await job('payment.settle', { attemptId: attempt?.id })
    await job('payment.refund-double', { attemptId: attempt?.id })
    expect(await chargedFor(other.id)).toBe(0)
    expect(await chargedFor(one.id)).toBeGreaterThan(0)
  })
})

describe('a saved card', () => {
  const keptThere = async (userId: string) =>
    (
      await rows(
        `select 1 from payment_sandbox.cards c join user_payment_method m on m.provider_card_id = c.id::text where m.user_id = $1`,
        [userId],
      )
    ).length
  const waitingJobs = async (cardId: string) =>
    await rows(`select 1 from pgboss.job where name = 'payment-method.forget' and data->>'cardId' = $1`, [cardId])

  test('that is removed after its charge was entered is not charged, and the owner is told why', async () => {
    const { client, email, id, first } = await running()
    await goTo(first.until)
    clock.days(1)
    await advanceAll(app.context.facilities)
    expect((await world.payments(id))[1]).toMatchObject({ status: 'Charging' })
    const [card] = (await client(paymentMethodList, {})).cards
    const before = await chargedFor(id)
    await client(paymentMethodRemove, { params: { id: card?.id ?? '' } })
    await world.work()
    expect((await world.payments(id))[1]).toMatchObject({ status: 'Declined', reason: 'card-removed' })
    expect(await chargedFor(id)).toBe(before)
    expect(await world.letters(email)).toContain('payment-declined')
  })

  test.each(['before it is entered', 'after it was entered'])('that is removed %s is kept nowhere', async (when) => {
    const { client } = await customer()
    const card = await client(paymentMethodCreate, key())
    const { redirectUrl } = await client(paymentMethodValidate, { params: card, ...key() })
    const order = redirectUrl?.split('/').at(-1) ?? ''
    const enter = async () => await app.context.sandbox.pay(order, goodCard, { times: 0, delaySeconds: 0 })
    if (when === 'after it was entered') await enter()
    await client(paymentMethodRemove, { params: card })
    expect(await waitingJobs(card.id)).toHaveLength(1)
    await job('payment-method.forget', { cardId: card.id })
    if (when === 'before it is entered') await enter().catch(() => null)
    const kept = await rows(
      `select 1 from payment_sandbox.cards c join payment_sandbox.orders o on o.card_id = c.id where o.id::text = $1`,
      [order],
    )
    expect(kept).toEqual([])
    expect(
      await rows(
        'select num_nonnulls(provider_card_id, payment_customer_id, validation_order_id) as left from user_payment_method where id = $1',
        [card.id],
      ),
    ).toEqual([{ left: 0 }])
  })

  test('has one page, whatever language it is asked for in', async () => {
    const { client, email } = await customer()
    const card = await client(paymentMethodCreate, key())
    const first = await client(paymentMethodValidate, { params: card, ...key() })
    const { token } = await app.signIn(email)
    const inSlovak = createClient({ baseUrl: app.url, token: () => token, language: 'sk' })
    expect(await inSlovak(paymentMethodValidate, { params: card, ...key() })).toEqual(first)
    const pages = await rows(`select 1 from payment_sandbox.orders where key like $1`, [`card-${card.id}%`])
    expect(pages).toHaveLength(1)
  })

  test('goes with the account, here and at the provider; an account that owes for its plan stays', async () => {
    const { client, email, userId } = await customer()
    const card = await client(paymentMethodCreate, key())
    const { redirectUrl } = await client(paymentMethodValidate, { params: card, ...key() })
    await app.context.sandbox.pay(redirectUrl?.split('/').at(-1) ?? '', goodCard, { times: 0, delaySeconds: 0 })
    await client(paymentMethodList, {})
    expect(await keptThere(userId)).toBe(1)
    const [before] = await rows<{ card: string }>(
      'select provider_card_id as card from user_payment_method where id = $1',
      [card.id],
    )
    await client(userErase, { body: { password: testPassword, confirm: true } })
    await job('payment-method.forget', { cardId: card.id })
    expect(await rows('select 1 from payment_sandbox.cards where id::text = $1', [before?.card])).toEqual([])
    expect(
      await rows(
        `select status, num_nonnulls(card_brand, card_last_four, card_expiration, provider_card_id, payment_customer_id, validation_order_id) as left
           from user_payment_method where id = $1`,
        [card.id],
      ),
    ).toEqual([{ status: 'Removed', left: 0 }])
    expect(email).toContain('@')
    const owing = await running(poorCard)
    await goTo(dayAfter(owing.first.until))
    expect(await world.status(owing.id)).toMatchObject({ status: 'Payment failed' })
    await expect(owing.client(userErase, { body: { password: testPassword, confirm: true } })).rejects.toMatchObject({
      code: 'rules-unmet',
      facts: { missing: 'subscription' },
    })
  })

  test('that ends is told of once a month before, and is out of use afterwards', async () => {
    const { client, email, id } = await running('4000000000000259')
    const letters = async (name: string) => count(await world.letters(email), name)
    const last =
      (
        await rows<{ day: string }>(
          `select (to_date(card_expiration, 'YYYY-MM') + interval '1 month - 1 day')::date::text as day
         from user_payment_method m join brand_subscription s on s.user_payment_method_id = m.id where s.id = $1`,
          [id],
        )
      )[0]?.day ?? ''
    await job('payment-method.expire')
    await job('payment-method.expire')
    expect(await letters('card-expiring')).toBe(1)
    while (today() < last) clock.days(1)
    await job('payment-method.expire')
    expect((await client(paymentMethodList, {})).cards).toMatchObject([{ status: 'Valid' }])
    clock.days(1)
    await job('payment-method.expire')
    await job('payment-method.expire')
    expect((await client(paymentMethodList, {})).cards).toMatchObject([{ status: 'Expired' }])
    expect([await letters('card-expiring'), await letters('card-expired')]).toEqual([1, 1])
  })
})

test('finds are held against the classes that the marks of the brand are registered for', async () => {
  const { userId } = await customer()
  const brandId = crypto.randomUUID()
  await app.context.pool.query(`insert into brand (id, user_id, name) values ($1, $2, 'VERDANO')`, [brandId, userId])
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, user_id, brand_id, status, status_group, goods_and_services)
     values ($1, 'VERDANO', 'WORD', 'SK', $2, $3, 'Application filed', 'Examination', $4)`,
    [
      crypto.randomUUID(),
      userId,
      brandId,
      JSON.stringify([
        { class: 18, terms: ['Suitcases'] },
        { class: 25, terms: ['Shirts'] },
      ]),
    ],
  )
  expect((await soughtOf(app.context.facilities.db, brandId)).classes.toSorted((a, b) => a - b)).toEqual([18, 25])
})
