import { expect, test } from 'vitest'
import { FakeStripe } from '#tests/stripe.ts'
import type { FakeCard } from '#tests/stripe-cards.ts'

const page = { key: 'card-1-1', returnUrl: 'https://marks.test/profile', language: 'sk' }
const nobody = { customerId: null, email: 'payer@cards.test' }
const visa: FakeCard = { brand: 'visa', last4: '4242', exp_month: 3, exp_year: 2031 }

async function kept(stripe: FakeStripe, card: FakeCard = visa) {
  const { orderId } = await stripe.provider.validateCard({ ...page, holder: nobody })
  expect(stripe.enter(orderId, card)).toBe(true)
  const found = await stripe.provider.keptCard(orderId)
  if (!found) throw new Error('no card was kept')
  return { orderId, card: found }
}
const charge = { key: '1260000042-2', amount: 3567, currency: 'EUR', reference: '1260000042', description: 'VERDANO' }

test('a card is entered on a page of Stripe that charges nothing, and what may be known of it is kept', async () => {
  const stripe = new FakeStripe()
  const open = await stripe.provider.validateCard({ ...page, holder: nobody })
  expect(open).toMatchObject({ state: 'pending', key: page.key })
  expect(await stripe.provider.validateCard({ ...page, holder: nobody })).toEqual(open)
  expect(await stripe.provider.keptCard(open.orderId)).toBeNull()
  const asked = stripe.calls.find(({ body }) => body.get('mode') === 'setup')?.body
  expect([asked?.get('customer_creation'), asked?.get('customer_email'), asked?.get('customer')]).toEqual([
    'always',
    nobody.email,
    null,
  ])
  stripe.enter(open.orderId, visa)
  expect(await stripe.provider.getOrder(open.orderId)).toMatchObject({ state: 'paid' })
  const card = await stripe.provider.keptCard(open.orderId)
  expect(card).toEqual({ customerId: 'cus_1', cardId: 'pm_1', brand: 'visa', lastFour: '4242', expires: '2031-03' })
  // Whoever is known keeps the next card under the same number.
  const known = { customerId: 'cus_1', email: nobody.email }
  const { orderId } = await stripe.provider.validateCard({ ...page, key: 'card-2-1', holder: known })
  expect(stripe.sessions.get(orderId)?.customer).toBe('cus_1')
})

test('the card that paid on a page is kept when it was asked for, and none is otherwise', async () => {
  const stripe = new FakeStripe()
  const order = { ...charge, returnUrl: page.returnUrl, language: 'en' }
  const asked = await stripe.provider.createOrder({ ...order, key: 'a', keepCardOf: nobody })
  stripe.enter(asked.orderId, visa)
  expect(await stripe.provider.keptCard(asked.orderId)).toMatchObject({ customerId: 'cus_1', lastFour: '4242' })
  const plain = await stripe.provider.createOrder({ ...order, key: 'b' })
  stripe.pay(plain.orderId)
  expect(await stripe.provider.keptCard(plain.orderId)).toBeNull()
})

test('a kept card is charged once under its key, also when the answer was lost', async () => {
  const stripe = new FakeStripe()
  const { card } = await kept(stripe)
  stripe.fail('not-sent', 'lost', 'trouble')
  for (let n = 0; n < 3; n += 1) await expect(stripe.provider.chargeCard({ ...charge, card })).rejects.toThrow(/./)
  const paid = await stripe.provider.chargeCard({ ...charge, card })
  expect(paid).toMatchObject({ state: 'paid', key: charge.key, redirectUrl: '', declineReason: null })
  expect(await stripe.provider.chargeCard({ ...charge, card })).toEqual(paid)
  expect(await stripe.provider.getOrder(paid.orderId)).toMatchObject({ state: 'paid', key: charge.key })
  expect(stripe.cards.intents.size).toBe(1)
  const asked = stripe.calls.findLast(({ path }) => path === '/v1/payment_intents')?.body
  expect([asked?.get('amount'), asked?.get('currency'), asked?.get('off_session')]).toEqual(['3567', 'eur', 'true'])
  // Nothing is left to cancel of a charge that is answered.
  expect(await stripe.provider.cancelOrder(paid.orderId)).toMatchObject({ state: 'paid' })
})

test.each([
  ['insufficient_funds', 'insufficient-funds'],
  ['expired_card', 'expired-card'],
  ['authentication_required', 'authentication-failed'],
  ['lost_card', 'card-declined'],
] as const)(
  'a charge that Stripe declines for %s is declined for %s, now and when it is asked again',
  async (later, reason) => {
    const stripe = new FakeStripe()
    const { card } = await kept(stripe, { ...visa, later })
    const first = await stripe.provider.chargeCard({ ...charge, card })
    expect(first).toMatchObject({ state: 'declined', key: charge.key, declineReason: reason })
    expect(await stripe.provider.chargeCard({ ...charge, card })).toEqual(first)
    expect(await stripe.provider.getOrder(first.orderId)).toMatchObject({ state: 'declined', declineReason: reason })
  },
)

test('a charge that Stripe still works on is open', async () => {
  const stripe = new FakeStripe()
  const { card } = await kept(stripe, { ...visa, later: 'processing' })
  expect(await stripe.provider.chargeCard({ ...charge, card })).toMatchObject({ state: 'pending', declineReason: null })
})

test('a card that is forgotten is charged no more, and forgetting it again is no error', async () => {
  const stripe = new FakeStripe()
  const { card } = await kept(stripe)
  await stripe.provider.forgetCard(card)
  await stripe.provider.forgetCard(card)
  await stripe.provider.forgetCard({ ...card, cardId: 'pm_none' })
  const gone = await stripe.provider.chargeCard({ ...charge, card })
  expect(gone).toMatchObject({ state: 'declined', key: charge.key, declineReason: 'card-removed' })
  expect(await stripe.provider.getOrder(gone.orderId)).toBeNull()
  stripe.fail('trouble')
  await expect(stripe.provider.forgetCard(card)).rejects.toThrow(/./)
})
