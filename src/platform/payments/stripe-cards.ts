import Stripe from 'stripe'
import type { PaymentProvider, ProviderOrder } from './provider.ts'

/** A charge of a kept card is a payment of its own, without a page. */
export const isCharge = (orderId: string): boolean => orderId.startsWith('pi_')

/** Stripe's reasons in our words; any other is a refusal of the card. */
const reasons = new Map<string, string>([
  ['insufficient_funds', 'insufficient-funds'],
  ['expired_card', 'expired-card'],
  ['authentication_required', 'authentication-failed'],
])
const reasonOf = (code: string | null | undefined): string => reasons.get(code ?? '') ?? 'card-declined'

/** A charge as an order. One that waits for somebody to prove who they are is declined: nobody is there. */
export function presentCharge(intent: Stripe.PaymentIntent): ProviderOrder {
  const { status, last_payment_error: error } = intent
  const state = status === 'succeeded' ? 'paid' : status === 'processing' ? 'pending' : 'declined'
  const reason = status === 'requires_action' ? 'authentication-failed' : reasonOf(error?.decline_code ?? error?.code)
  return {
    orderId: intent.id,
    key: intent.metadata['key'] ?? '',
    publicOrderId: intent.id.slice(-8),
    redirectUrl: '',
    state,
    declineReason: state === 'declined' ? reason : null,
  }
}

/** The charge of a kept card that was made under a key since a time; a payment on a page belongs to its page. */
export async function findCharge(stripe: Stripe, key: string, created: { gte: number }): Promise<ProviderOrder | null> {
  for await (const intent of stripe.paymentIntents.list({ created, limit: 100 }))
    if (intent.metadata['key'] === key) return presentCharge(intent)
  return null
}

interface Sessions {
  present: (session: Stripe.Checkout.Session) => ProviderOrder
  find: (orderId: string) => Promise<Stripe.Checkout.Session | null>
  localeOf: (language: string) => 'en' | 'sk' | 'cs' | 'es' | 'auto'
}

const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null)

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

/** A charge that made no payment at Stripe, because the card is kept there no more. */
const chargeOfNothing = (key: string): ProviderOrder => ({
  orderId: `none-${key}`,
  key,
  publicOrderId: '',
  redirectUrl: '',
  state: 'declined',
  declineReason: 'card-removed',
})

/** Cards that Stripe keeps: entered on its page, charged on our word. */
export function keptCards(
  stripe: Stripe,
  { present, find, localeOf }: Sessions,
): Pick<PaymentProvider, 'validateCard' | 'keptCard' | 'chargeCard' | 'forgetCard'> {
  const cardIdOf = async (session: Stripe.Checkout.Session): Promise<string | null> => {
    const setup = idOf(session.setup_intent)
    if (setup) return idOf((await stripe.setupIntents.retrieve(setup)).payment_method)
    const payment = idOf(session.payment_intent)
    return payment ? idOf((await stripe.paymentIntents.retrieve(payment)).payment_method) : null
  }
  return {
    async validateCard({ key, holder, returnUrl, language }) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'setup',
          allowed_payment_method_types: ['card'],
          client_reference_id: key,
          ...(holder.customerId
            ? { customer: holder.customerId }
            : { customer_creation: 'always' as const, customer_email: holder.email }),
          success_url: returnUrl,
          cancel_url: returnUrl,
          locale: localeOf(language),
        },
        { idempotencyKey: `card-${key}-${language}` },
      )
      return present(session)
    },
    async keptCard(orderId) {
      const session = await find(orderId)
      const customerId = session && idOf(session.customer)
      const cardId = session && (await cardIdOf(session))
      if (!customerId || !cardId) return null
      const { card } = await stripe.paymentMethods.retrieve(cardId)
      if (!card) return null
      const month = String(card.exp_month).padStart(2, '0')
      return { customerId, cardId, brand: card.brand, lastFour: card.last4, expires: `${card.exp_year}-${month}` }
    },
    async chargeCard({ key, card, amount, currency, reference, description }) {
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            customer: card.customerId,
            payment_method: card.cardId,
            off_session: true,
            confirm: true,
            description: `${reference} ${description}`,
            metadata: { key },
          },
          { idempotencyKey: `charge-${key}` },
        )
        return presentCharge(intent)
      } catch (error) {
        // By whomever it was taken away: asked for ever, it would never pay, and the plan would wait for it.
        if (isMissing(error)) return chargeOfNothing(key)
        if (!(error instanceof Stripe.errors.StripeCardError) || !error.payment_intent) throw error
        const order = presentCharge(error.payment_intent)
        // The library writes an empty word where Stripe gave none.
        const reason = reasonOf(error.decline_code || error.code)
        return { ...order, key, state: 'declined', declineReason: reason }
      }
    },
    async forgetCard({ cardId }) {
      try {
        await stripe.paymentMethods.detach(cardId)
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    },
  }
}
