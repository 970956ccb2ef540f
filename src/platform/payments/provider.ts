/** What happened to an order at the provider, as told by a signed webhook or by asking. */
export type OrderState = 'pending' | 'paid' | 'declined' | 'cancelled'

export interface ProviderOrder {
  orderId: string
  /** The key that the order was created under. */
  key: string
  publicOrderId: string
  redirectUrl: string
  state: OrderState
  declineReason: string | null
}

/** Whom the provider keeps cards for: its own number of a customer of ours, once it has one. */
export interface CardHolder {
  customerId: string | null
  email: string
}

/** A card that the provider keeps and charges on our word. */
export interface CardKey {
  customerId: string
  cardId: string
}

/** What may be known of a kept card; never its number. */
export interface KeptCard extends CardKey {
  brand: string
  lastFour: string
  /** The last month that it is good in, `YYYY-MM`. */
  expires: string
}

export interface ProviderEvent {
  eventId: string
  /** What was `noticed` changes nothing. */
  type: 'order.paid' | 'order.declined' | 'order.cancelled' | 'order.noticed'
  orderId: string
  declineReason: string | null
}

/** How a payer pays on the provider's page: by the number of a card, or by the wallet of a phone or browser. */
export type PayingBy = 'card' | 'wallet'

/** A payment provider: the sandbox, or a real one. Amounts in minor units. */
export interface PaymentProvider {
  name: string
  /** The ways to pay on its page; none where nothing can be paid by it. */
  payingBy: readonly PayingBy[]
  /** Origins outside of this installation that a payer is sent to. */
  payingAt?: readonly string[]
  /** Creates an order to be paid on the provider's page. The same key gives the same order, also after a timeout. */
  createOrder(order: {
    key: string
    amount: number
    currency: string
    reference: string
    description: string
    returnUrl: string
    language: string
    /** The way that the payer chose: the page begins with it. A card unless it is said. */
    by?: PayingBy
    /** The card that pays is kept, to be charged again later. */
    keepCardOf?: CardHolder
  }): Promise<ProviderOrder>
  /**
   * An order of nothing, on whose page a card is entered to be kept: it is paid once the card is good. The same key gives the
   * same order.
   */
  validateCard(order: { key: string; holder: CardHolder; returnUrl: string; language: string }): Promise<ProviderOrder>
  /** The card that an order left with the provider; null where none is kept. */
  keptCard(orderId: string): Promise<KeptCard | null>
  /** Charges a kept card without its holder. The same key charges once, and answers as it did then. */
  chargeCard(charge: {
    key: string
    card: CardKey
    amount: number
    currency: string
    reference: string
    description: string
  }): Promise<ProviderOrder>
  /** The provider forgets a card; one that it does not know is forgotten. */
  forgetCard(card: CardKey): Promise<void>
  getOrder(orderId: string): Promise<ProviderOrder | null>
  /** The order or charge that was made under a key, `asked` or later; null when none got here. */
  findOrder(key: string, asked: Date): Promise<ProviderOrder | null>
  /** Makes an order that nobody has paid unpayable; answers what it is then, which may be paid. */
  cancelOrder(orderId: string): Promise<ProviderOrder | null>
  /** Gives back `amount` of the payment of an order; the same key refunds once. Throws for more than was paid. */
  refund(orderId: string, key: string, amount: number): Promise<void>
  /**
   * The event of a webhook, or null when its signature is not the provider's or its time is off.
   * @throws AppError malformed-request when it is the provider's and no message
   */
  readWebhook(headers: Headers, rawBody: string, now: number): ProviderEvent | null
}

/** No provider: an installation that takes transfers only. */
export const noPayments: PaymentProvider = {
  name: 'none',
  payingBy: [],
  createOrder: () => Promise.reject(new Error('no payment provider is configured')),
  validateCard: () => Promise.reject(new Error('no payment provider is configured')),
  keptCard: () => Promise.resolve(null),
  chargeCard: () => Promise.reject(new Error('no payment provider is configured')),
  forgetCard: () => Promise.resolve(),
  getOrder: () => Promise.resolve(null),
  findOrder: () => Promise.resolve(null),
  cancelOrder: () => Promise.resolve(null),
  refund: () => Promise.reject(new Error('no payment provider is configured')),
  readWebhook: () => null,
}
