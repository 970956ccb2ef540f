import { planOf, platformKinds, trialDays } from '#domain/monitoring/plan.ts'
import { periodAfter } from '#domain/monitoring/period.ts'
import { pricePlan } from '#domain/monitoring/price.ts'
import type { PaymentFrequency, SubscriptionStatus, SubscriptionTier } from '#domain/monitoring/status.ts'
import { nextPublicId, priceSnapshot } from '#features/billing/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { addDays, addMonths } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import type { People } from './accounts.ts'

interface Told {
  brand: string
  tier: SubscriptionTier
  frequency: PaymentFrequency
  /** Its history, the last of which is where it stands. */
  steps: readonly SubscriptionStatus[]
  /** Months that were paid. */
  paid: number
  declined?: { attempts: number; reason: string }
}

const told: readonly Told[] = [
  {
    brand: 'VERDANO',
    tier: 'advanced',
    frequency: 'monthly',
    steps: ['Created', 'Trial started', 'Subscription started'],
    paid: 3,
  },
  { brand: 'TILVANA', tier: 'basic', frequency: 'monthly', steps: ['Created', 'Trial started'], paid: 0 },
  {
    brand: 'ORMELLA',
    tier: 'standard',
    frequency: 'monthly',
    steps: ['Created', 'Subscription started', 'Payment failed'],
    paid: 1,
    declined: { attempts: 2, reason: 'insufficient-funds' },
  },
  {
    brand: 'RUDOVA',
    tier: 'basic',
    frequency: 'yearly',
    steps: ['Created', 'Subscription started', 'Cancelled'],
    paid: 1,
  },
]

/** Brands that are protected: one that runs, one on trial, one whose card was declined, one that was cancelled. */
export async function seedSubscriptions(tx: Tx, people: People, facilities: Facilities): Promise<void> {
  const cardId = uuidv7()
  // Its numbers at the provider are nobody's: a charge of it would be declined.
  await tx.$client.query(
    `insert into user_payment_method (id, user_id, card_brand, card_expiration, card_last_four, status, created_at)
     values ($1, $2, 'Visa', $3, '4242', 'Valid', now() - interval '100 days')`,
    [cardId, people.customer, `${Number(facilities.today().slice(0, 4)) + 2}-04`],
  )
  for (const one of told) await subscription(tx, people, facilities, one, cardId)
}

async function subscription(
  tx: Tx,
  people: People,
  facilities: Facilities,
  { brand, tier, frequency, steps, paid, declined }: Told,
  cardId: string,
): Promise<void> {
  const on = facilities.today()
  const status = steps.at(-1) ?? 'Created'
  const start = paid > 0 ? addDays(addMonths(on, declined ? -1 : 1 - paid), declined ? -2 : -9) : addDays(on, -4)
  const periods: { start: string; end: string }[] = []
  for (let n = 0; n < paid; n += 1) periods.push(periodAfter(start, frequency, periods.at(-1)?.end ?? null))
  const brandId = uuidv7()
  await tx.$client.query('insert into brand (id, user_id, name, websites) values ($1, $2, $3, $4)', [
    brandId,
    people.customer,
    brand,
    [`https://${brand.toLowerCase()}.test/`],
  ])
  const id = uuidv7()
  await tx.$client.query(
    `insert into brand_subscription (id, public_id, brand_id, tier, status, payment_frequency, start_date, end_date, currency,
       user_payment_method_id, created_by_user_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'EUR', $9, $10, $7::date + interval '9 hours')`,
    [
      id,
      await nextPublicId(tx, facilities.clock(), 'B'),
      brandId,
      tier,
      status,
      frequency,
      start,
      periods.at(-1)?.end ?? addDays(start, trialDays - 1),
      status === 'Subscription started' || declined ? cardId : null,
      people.customer,
    ],
  )
  for (const [at, name] of steps.entries())
    await tx.$client.query(
      `insert into brand_subscription_tracking (id, brand_subscription_id, name, created_at)
       values ($1, $2, $3, $4::date + interval '9 hours' + $5 * interval '1 hour')`,
      [uuidv7(), id, name, name === 'Payment failed' ? on : start, at],
    )
  for (const name of platformKinds.slice(0, planOf(tier).platforms))
    await tx.$client.query(
      'insert into brand_subscription_platform (id, brand_subscription_id, name, start_date) values ($1, $2, $3, $4)',
      [uuidv7(), id, name, start],
    )
  const snapshot = await priceSnapshot(tx, on, { jurisdictions: [], actions: [] })
  const missed = declined ? periodAfter(start, frequency, periods.at(-1)?.end ?? null) : null
  for (const period of [...periods, ...(missed ? [missed] : [])]) {
    const content = pricePlan({ tier, frequency, currency: 'EUR', brand, period }, snapshot)
    const failed = period === missed
    await tx.$client.query(
      `insert into brand_subscription_payment (id, brand_subscription_id, user_payment_method_id, start_date, end_date, status,
         decline_reason, last_attempt_date, number_of_attempts, invoice_content)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        uuidv7(),
        id,
        cardId,
        period.start,
        period.end,
        failed ? 'Declined' : 'Confirmed',
        failed ? declined?.reason : null,
        failed ? facilities.clock() : null,
        failed ? declined?.attempts : 1,
        typeof content === 'string' ? null : JSON.stringify(content),
      ],
    )
  }
}
