import Stripe from 'stripe'
import { AppError } from '#kernel/errors.ts'
import type { OrderState, PaymentProvider, ProviderEvent, ProviderOrder } from './provider.ts'
import { findCharge, isCharge, keptCards, presentCharge } from './stripe-cards.ts'
import { toleranceSeconds } from '../webhook/signature.ts'

export interface StripeOptions {
  secretKey: string
  webhookSecret: string
  /** Instead of the network: for tests. */
  fetch?: typeof fetch
}

/** What Stripe tells of an order, in our words; everything else it may tell changes nothing. */
const told = new Map<string, ProviderEvent['type']>([
  ['checkout.session.async_payment_succeeded', 'order.paid'],
  ['checkout.session.async_payment_failed', 'order.declined'],
  ['checkout.session.expired', 'order.cancelled'],
])

const stateOf = ({ mode, payment_status: payment, status }: Stripe.Checkout.Session): OrderState =>
  payment === 'paid' || (mode === 'setup' && status === 'complete')
    ? 'paid'
    : status === 'expired'
      ? 'cancelled'
      : 'pending'

/** Seconds by which their clock may be behind ours. */
const clocksApart = 60

const languages = ['en', 'sk', 'cs', 'es'] as const
const localeOf = (language: string) => languages.find((one) => one === language) ?? 'auto'

const paymentOf = ({ payment_intent: payment }: Stripe.Checkout.Session): string | null =>
  typeof payment === 'string' ? payment : (payment?.id ?? null)

/**
 * Stripe: an order is a page of theirs (a Checkout Session) that takes cards and is open for a day at most. Cards never reach
 * us. Calls that change something carry a key of ours, and are not repeated here: the job that makes them is.
 */
export function createStripe({ secretKey, webhookSecret, fetch: fetchLike }: StripeOptions): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 0,
    timeout: 20_000,
    telemetry: false,
    ...(fetchLike && { httpClient: Stripe.createFetchHttpClient(fetchLike) }),
  })
  const present = (session: Stripe.Checkout.Session): ProviderOrder => ({
    orderId: session.id,
    key: session.client_reference_id ?? '',
    publicOrderId: session.id.slice(-8),
    redirectUrl: session.url ?? '',
    state: stateOf(session),
    declineReason: null,
  })
  const find = async (orderId: string): Promise<Stripe.Checkout.Session | null> => {
    try {
      return await stripe.checkout.sessions.retrieve(orderId)
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
      throw error
    }
  }
  const getOrder = async (orderId: string): Promise<ProviderOrder | null> => {
    if (isCharge(orderId)) return presentCharge(await stripe.paymentIntents.retrieve(orderId))
    const session = await find(orderId)
    return session && present(session)
  }
  return {
    name: 'stripe',
    // Their page offers the wallets that the payer's browser has with the cards: there is nothing else to ask for.
    payingBy: ['card', 'wallet'],
    payingAt: ['https://checkout.stripe.com'],
    ...keptCards(stripe, { present, find, localeOf }),
    async createOrder({ key, amount, currency, reference, description, returnUrl, language, keepCardOf: holder }) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          allowed_payment_method_types: ['card'],
          client_reference_id: key,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amount,
                product_data: { name: description },
              },
            },
          ],
          payment_intent_data: {
            description: reference,
            metadata: { key },
            ...(holder && { setup_future_usage: 'off_session' as const }),
          },
          ...(holder &&
            (holder.customerId ? { customer: holder.customerId } : { customer_creation: 'always' as const })),
          ...(holder && !holder.customerId && { customer_email: holder.email }),
          success_url: returnUrl,
          cancel_url: returnUrl,
          locale: localeOf(language),
        },
        // Stripe refuses a key that comes with another question; the language is a part of the question.
        { idempotencyKey: `order-${key}-${language}` },
      )
      return present(session)
    },
    getOrder,
    async findOrder(key, asked) {
      // Neither list can be asked for a key; both answer the newest first.
      const created = { gte: Math.floor(asked.getTime() / 1000) - clocksApart }
      for await (const session of stripe.checkout.sessions.list({ created, limit: 100 }))
        if (session.client_reference_id === key) return present(session)
      return await findCharge(stripe, key, created)
    },
    async cancelOrder(orderId) {
      // A charge is over when it is answered.
      if (isCharge(orderId)) return await getOrder(orderId)
      try {
        return present(await stripe.checkout.sessions.expire(orderId))
      } catch (error) {
        // It is over already, in one way or the other: paid perhaps.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return await getOrder(orderId)
        throw error
      }
    },
    async refund(orderId, key, amount) {
      const session = isCharge(orderId) ? null : await find(orderId)
      const payment = isCharge(orderId) ? orderId : session && paymentOf(session)
      if (!payment) throw new Error(`no payment of the order ${orderId} to give back`)
      // Stripe forgets keys after a while; what was made under one is found by what it carries.
      const { data: made } = await stripe.refunds.list({ payment_intent: payment, limit: 100 })
      if (made.some(({ metadata, status }) => metadata?.['key'] === key && status !== 'failed')) return
      const refund = await stripe.refunds.create(
        { payment_intent: payment, amount, metadata: { key } },
        { idempotencyKey: key },
      )
      if (refund.status === 'failed' || refund.status === 'canceled')
        throw new Error(`the refund ${refund.id} of the order ${orderId} ${refund.status}`)
    },
    readWebhook(headers, rawBody, now): ProviderEvent | null {
      const event = genuine(stripe, rawBody, headers.get('stripe-signature') ?? '', webhookSecret, now)
      if (!event) return null
      const { object } = event.data
      if (object.object !== 'checkout.session')
        return { eventId: event.id, type: 'order.noticed', orderId: '', declineReason: null }
      const type =
        event.type === 'checkout.session.completed' && stateOf(object) === 'paid'
          ? 'order.paid'
          : (told.get(event.type) ?? 'order.noticed')
      const declineReason = type === 'order.declined' ? 'card-declined' : null
      return { eventId: event.id, type, orderId: object.id, declineReason }
    },
  }
}

/** The event of a message that Stripe signed just now; null for any other. */
function genuine(stripe: Stripe, body: string, signature: string, secret: string, now: number): Stripe.Event | null {
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now)
    const isEvent =
      typeof event.id === 'string' && typeof event.type === 'string' && typeof event.data?.object === 'object'
    if (!isEvent) throw new AppError('malformed-request')
    return event
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
    // Genuine, and still no message: said to Stripe, which would otherwise send it for days.
    throw new AppError('malformed-request', { cause: error })
  }
}
