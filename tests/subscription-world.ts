import type { Client } from '#contract/client.ts'
import { subscriptionCreate } from '#contract/monitoring.ts'
import { productFinishOrder, productPaymentStatus, productProcessPayment, productUpdate } from '#contract/product.ts'
import type { PaymentFrequency, SubscriptionTier } from '#domain/monitoring/status.ts'
import { advanceAll, chargeOne, keepOne } from '#features/monitoring/index.ts'
import { today, officeZone } from '#kernel/dates.ts'
import type { TestApp } from './app.ts'

export const buyer = {
  type: 'physical',
  firstName: 'Test',
  lastName: 'Fictional',
  email: 'buyer@subscriptions.test',
  country: 'SK',
  street: 'Testovacia 1',
  postcode: '811 01',
  city: 'Bratislava',
} as const

export const goodCard = '4242424242424242'
/** It pays once, with its holder before the page, and never again without. */
export const poorCard = '4000000000000341'

/** A clock that a test moves; it begins in the middle of the office's day. */
export class MovedClock {
  #now: number

  constructor(start: string) {
    this.#now = Date.parse(start)
  }

  readonly read = (): Date => new Date(this.#now)

  days(count: number): void {
    this.#now += count * 86_400_000
  }

  get day(): string {
    return today(officeZone, this.read())
  }
}

/** Subscriptions of one installation under a clock that a test moves; the work of the queue is done by hand. */
export class SubscriptionWorld {
  readonly app: TestApp
  readonly clock: MovedClock

  constructor(app: TestApp, clock: MovedClock) {
    this.app = app
    this.clock = clock
  }

  /** A client that signs in anew when its session is over by the moved clock. */
  client(email: string): Client {
    let kept: { client: Client; day: string } | null = null
    return async (call, input) => {
      const { day } = this.clock
      if (kept?.day !== day) kept = { client: (await this.app.signIn(email)).client, day }
      return await kept.client(call, input)
    }
  }

  async order(
    client: Client,
    more: Partial<{
      tier: SubscriptionTier
      paymentFrequency: PaymentFrequency
      trial: boolean
      brandName: string
    }> = {},
  ): Promise<{ id: string; productId: string | null }> {
    return await client(subscriptionCreate, {
      body: {
        tier: 'basic',
        paymentFrequency: 'monthly',
        platforms: ['domains', 'shops'],
        currency: 'EUR',
        brandName: 'VERDANO',
        ...more,
      },
      idempotencyKey: crypto.randomUUID(),
    })
  }

  /** Goes through the checkout and pays with a test card. */
  async pay(client: Client, productId: string, card = goodCard): Promise<void> {
    const params = { id: productId }
    await client(productUpdate, { params, body: { ...buyer } })
    await client(productFinishOrder, {
      params,
      body: { paymentType: 'card', termsAccepted: true, beginAtOnce: true },
      idempotencyKey: crypto.randomUUID(),
    })
    await this.payOpen(client, productId, card)
  }

  /** Pays what is ordered already on the page of the provider. */
  async payOpen(client: Client, productId: string, card = goodCard): Promise<void> {
    const params = { id: productId }
    const { redirectUrl } = await client(productProcessPayment, { params, idempotencyKey: crypto.randomUUID() })
    const order = redirectUrl?.split('/').at(-1) ?? ''
    await this.app.context.sandbox.pay(order, card, { times: 0, delaySeconds: 0 })
    // Asking tells the same as the message of the provider.
    await client(productPaymentStatus, { params })
    await this.work()
  }

  /** What the timer and the queue do today, as often as they are called. */
  async work(): Promise<void> {
    const { facilities, pool } = this.app.context
    await advanceAll(facilities)
    const charging = await pool.query<{ id: string }>(
      `select id from brand_subscription_payment where status = 'Charging' order by id`,
    )
    for (const { id } of charging.rows) await chargeOne(facilities, id)
    const paid = await pool.query<{ id: string }>(
      `select p.id from brand_subscription_payment p join brand_subscription s on s.id = p.brand_subscription_id
        where p.status = 'Confirmed' and s.user_payment_method_id is null and s.status <> 'Cancelled' order by p.id`,
    )
    for (const { id } of paid.rows) await keepOne(facilities, id)
  }

  async status(id: string) {
    const { rows } = await this.app.context.pool.query<{ status: string; until: string | null; from: string | null }>(
      'select status, end_date::text as until, start_date::text as from from brand_subscription where id = $1',
      [id],
    )
    return rows[0]
  }

  async payments(id: string) {
    const { rows } = await this.app.context.pool.query<{
      status: string
      from: string
      until: string
      attempts: number
      reason: string | null
      product: string
    }>(
      `select status, start_date::text as from, end_date::text as until, number_of_attempts as attempts,
         decline_reason as reason, product_id as product
         from brand_subscription_payment where brand_subscription_id = $1 order by start_date`,
      [id],
    )
    return rows
  }

  /** The names of the letters to somebody, as they were put out. */
  async letters(to: string): Promise<string[]> {
    const { rows } = await this.app.context.pool.query<{ template: string }>(
      'select template from mail.outbox where recipient = $1 order by created_at, id',
      [to],
    )
    return rows.map(({ template }) => template)
  }
}
