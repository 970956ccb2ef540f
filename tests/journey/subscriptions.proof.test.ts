import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { amount } from '#tests/proof.ts'
import { seededRandom } from '#tests/random.ts'
import { goodCard, MovedClock, poorCard, SubscriptionWorld } from '#tests/subscription-world.ts'

// The whole proof runs by `npm run proof`; a short form of it with every test.
const subscriptions = amount(6, 200)
const days = amount(100, 400)
const seed = Number(process.env['SEED'] ?? 20261123)
const clock = new MovedClock('2027-01-29T10:00:00Z')

let app: TestApp
beforeAll(async () => {
  app = await startApp({ SERVICES: 'web', LOG_LEVEL: 'silent' }, { clock: clock.read })
})
afterAll(async () => await app.close())

test(`${subscriptions} subscriptions over ${days} days: a payment for each period, four attempts at most (seed ${seed})`, async () => {
  process.stdout.write(`subscriptions: seed ${seed}, ${subscriptions} over ${days} days\n`)
  const random = seededRandom(seed)
  const world = new SubscriptionWorld(app, clock)
  const { pool } = app.context
  const late: { client: Client; id: string }[] = []
  for (let n = 0; n < subscriptions; n += 1) {
    const email = `n${n}@proof.test`
    await app.addUser(email, 'customer')
    const client = world.client(email)
    const { id, productId } = await world.order(client, {
      paymentFrequency: random() < 0.8 ? 'monthly' : 'yearly',
      brandName: `BRAND${n}`,
    })
    const card = n % 3 === 2 ? poorCard : goodCard
    await world.pay(client, productId ?? '', card)
    // Half of those whose card is declined pay by hand some days late.
    if (card === poorCard && n % 6 === 2) late.push({ client, id })
  }
  for (let day = 0; day < days; day += 1) {
    clock.days(1)
    // The timer comes several times a day, and sometimes not at all.
    for (let times = Math.floor(random() * 3); times > 0; times -= 1) await world.work()
    for (const { client, id } of late) {
      const declined = (await world.payments(id)).find(({ status }) => status === 'Declined')
      if (declined && random() < 0.15) await world.payOpen(client, declined.product)
    }
  }
  const { rows } = await pool.query<{
    id: string
    from: string
    until: string
    status: string
    attempts: number
    total: number
    charged: number
  }>(
    `select p.brand_subscription_id as id, p.start_date::text as from, p.end_date::text as until, p.status, p.number_of_attempts as attempts,
       coalesce((i.document_context->'totals'->>'total')::int, 0) as total,
       (select coalesce(sum(o.charged - o.refunded), 0)::int from payment_sandbox.orders o where o.reference = i.variable_symbol) as charged
       from brand_subscription_payment p left join invoice i on i.product_id = p.product_id and i.serial_number is not null
      order by p.brand_subscription_id, p.start_date`,
  )
  expect(rows.filter(({ attempts }) => attempts > 4)).toEqual([])
  // What is confirmed was paid once, and what is not was never charged.
  expect(rows.filter(({ status, total, charged }) => charged !== (status === 'Confirmed' ? total : 0))).toEqual([])
  expect(rows.filter(({ status, total }) => (status === 'Confirmed') !== total > 0)).toEqual([])
  // One payment for each period: each begins on the day after the one before.
  const gaps = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((periods) =>
    periods.slice(1).map(({ from }, at) => Date.parse(from) - Date.parse(periods[at]?.until ?? '')),
  )
  expect(gaps.filter((gap) => gap !== 86_400_000)).toEqual([])
  // The control: something of each kind did happen.
  expect(rows.some(({ attempts }) => attempts === 4)).toBe(true)
  expect(rows.filter(({ status }) => status === 'Failed').length).toBeGreaterThan(0)
  expect(rows.filter(({ status }) => status === 'Confirmed').length).toBeGreaterThan(subscriptions * 2)
}, 900_000)
