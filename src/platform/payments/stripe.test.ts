import { expect, test } from 'vitest'
import { FakeStripe } from '#tests/stripe.ts'

const order = {
  key: '1260000042-1',
  amount: 12_300,
  currency: 'EUR',
  reference: '1260000042',
  description: 'NOVEX, R-2026-000001',
  returnUrl: 'https://marks.test/product/1/success',
  language: 'sk',
}

test('an order is one page of Stripe, also when an answer was lost, and the question is what was meant', async () => {
  const stripe = new FakeStripe()
  stripe.fail('not-sent', 'lost', 'trouble')
  for (let n = 0; n < 3; n++) await expect(stripe.provider.createOrder(order)).rejects.toThrow(/./)
  const [first, second] = [await stripe.provider.createOrder(order), await stripe.provider.createOrder(order)]
  expect(second).toEqual(first)
  expect(stripe.sessions.size).toBe(1)
  expect(first).toMatchObject({
    key: order.key,
    state: 'pending',
    redirectUrl: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//) as string,
  })
  const asked = stripe.calls.at(-1)?.body
  expect(asked?.get('line_items[0][price_data][unit_amount]')).toBe('12300')
  expect(asked?.get('line_items[0][price_data][currency]')).toBe('eur')
  expect(asked?.get('client_reference_id')).toBe(order.key)
  // Every call that changes something carries a key.
  expect(stripe.calls.filter(({ path, key }) => path === '/v1/checkout/sessions' && key === null)).toEqual([])
  // The page was lost to the payer, who then reads another language: it is no error.
  expect((await stripe.provider.createOrder({ ...order, language: 'en' })).redirectUrl).not.toBe('')
})

test('what an order is: open, paid, or over; an unknown one is none', async () => {
  const { provider, pay, ...rest } = bound(new FakeStripe())
  const open = await provider.createOrder(order)
  expect(await provider.getOrder(open.orderId)).toMatchObject({ state: 'pending', key: order.key })
  pay(open.orderId)
  expect(await provider.getOrder(open.orderId)).toMatchObject({ state: 'paid' })
  // Paid a moment ago: cancelling tells so.
  expect(await provider.cancelOrder(open.orderId)).toMatchObject({ state: 'paid' })
  const other = await provider.createOrder({ ...order, key: '1260000042-2' })
  expect(await provider.cancelOrder(other.orderId)).toMatchObject({ state: 'cancelled' })
  expect(await provider.cancelOrder(other.orderId)).toMatchObject({ state: 'cancelled' })
  expect(pay(other.orderId)).toBe(false)
  expect([await provider.getOrder('cs_none'), await provider.cancelOrder('cs_none')]).toEqual([null, null])
  rest.stripe.fail('trouble')
  await expect(provider.getOrder(open.orderId)).rejects.toThrow(/./)
})

test('an order whose answer was lost is found by its key, among hundreds, and none where none got there', async () => {
  const stripe = new FakeStripe()
  const { provider } = stripe
  const asked = new Date('2026-11-20T10:00:00Z')
  stripe.now = () => asked.getTime() - 3_600_000
  await provider.createOrder({ ...order, key: 'long-ago' })
  // Their clock is a little behind.
  stripe.now = () => asked.getTime() - 5_000
  stripe.fail('lost')
  await expect(provider.createOrder(order)).rejects.toThrow(/./)
  for (let n = 0; n < 230; n++) await provider.createOrder({ ...order, key: `other-${n}` })
  stripe.forgetKeys()
  const [made] = [...stripe.sessions.values()].filter((one) => one.client_reference_id === order.key)
  expect(await provider.findOrder(order.key, asked)).toMatchObject({
    orderId: made?.id,
    key: order.key,
    state: 'pending',
  })
  stripe.pay(made?.id ?? '')
  expect(await provider.findOrder(order.key, asked)).toMatchObject({ state: 'paid' })
  expect(await provider.findOrder('1260000042-9', asked)).toBeNull()
  // What is older than the question is not looked through.
  expect(await provider.findOrder('long-ago', asked)).toBeNull()
})

const bound = (stripe: FakeStripe) => ({ stripe, provider: stripe.provider, pay: (id: string) => stripe.pay(id) })

test('a refund of a part happens once under its key, also when Stripe has forgotten the key, and never above what was paid', async () => {
  const { stripe, provider, pay } = bound(new FakeStripe())
  const { orderId } = await provider.createOrder(order)
  await expect(provider.refund(orderId, 'refund-0', 100)).rejects.toThrow(/./)
  pay(orderId)
  // The list is read, then the answer to the refund is lost.
  stripe.fail()
  await provider.refund(orderId, 'refund-1', 300)
  stripe.forgetKeys()
  await provider.refund(orderId, 'refund-1', 300)
  await provider.refund(orderId, 'refund-2', 12_000)
  expect(stripe.refunds.map(({ amount }) => amount)).toEqual([300, 12_000])
  await expect(provider.refund(orderId, 'refund-3', 1)).rejects.toThrow(/./)
  await expect(provider.refund('cs_none', 'refund-4', 1)).rejects.toThrow(/./)
})

const now = 1_795_000_000_000
const seconds = now / 1000

test('a message counts when Stripe signed it just now, and only what it means', () => {
  const stripe = new FakeStripe()
  const session = { id: 'cs_1', object: 'checkout.session', status: 'complete', payment_status: 'paid' }
  const told = (type: string, object: object = session) => {
    const { body, headers } = stripe.message(type, object, { id: 'evt_1', seconds })
    return stripe.provider.readWebhook(headers, body, now)
  }
  expect(told('checkout.session.completed')).toEqual({
    eventId: 'evt_1',
    type: 'order.paid',
    orderId: 'cs_1',
    declineReason: null,
  })
  expect(told('checkout.session.completed', { ...session, payment_status: 'unpaid' })).toMatchObject({
    type: 'order.noticed',
  })
  expect(told('checkout.session.async_payment_succeeded')).toMatchObject({ type: 'order.paid' })
  expect(told('checkout.session.async_payment_failed')).toMatchObject({
    type: 'order.declined',
    declineReason: 'card-declined',
  })
  expect(told('checkout.session.expired', { ...session, status: 'expired' })).toMatchObject({ type: 'order.cancelled' })
  expect(told('payment_intent.succeeded', { id: 'pi_1', object: 'payment_intent' })).toMatchObject({
    type: 'order.noticed',
  })
  expect(told('toString')).toMatchObject({ type: 'order.noticed' })
})

test('a message that is forged, altered, old or signed by another secret is none', () => {
  const stripe = new FakeStripe()
  const { provider } = stripe
  const session = { id: 'cs_1', object: 'checkout.session', status: 'complete', payment_status: 'paid' }
  const { body, headers } = stripe.message('checkout.session.completed', session, { seconds })
  expect(provider.readWebhook(headers, body, now)).not.toBeNull()
  expect(provider.readWebhook(headers, body.replace('cs_1', 'cs_2'), now)).toBeNull()
  expect(provider.readWebhook(headers, body, now + 301_000)).toBeNull()
  for (const header of ['', 't=1', `t=${seconds},v1=${'0'.repeat(64)}`, 'nonsense'])
    expect(provider.readWebhook(new Headers({ 'stripe-signature': header }), body, now)).toBeNull()
  expect(provider.readWebhook(new Headers(), body, now)).toBeNull()
  const other = stripe.message('checkout.session.completed', session, { seconds, secret: 'whsec_of_somebody_else' })
  expect(provider.readWebhook(other.headers, other.body, now)).toBeNull()
  // Signed, and still nothing.
  const { body: empty, headers: signed } = stripe.message('', {}, { seconds })
  expect(() => provider.readWebhook(signed, empty, now)).not.toThrow(TypeError)
})
