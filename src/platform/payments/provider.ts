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

export interface ProviderEvent {
  eventId: string
  /** What was `noticed` changes nothing. */
  type: 'order.paid' | 'order.declined' | 'order.cancelled' | 'order.noticed'
  orderId: string
  declineReason: string | null
}

/** A payment provider: the sandbox, or a real one. Amounts in minor units. */
export interface PaymentProvider {
  name: string
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
  }): Promise<ProviderOrder>
  getOrder(orderId: string): Promise<ProviderOrder | null>
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
  createOrder: () => Promise.reject(new Error('no payment provider is configured')),
  getOrder: () => Promise.resolve(null),
  cancelOrder: () => Promise.resolve(null),
  refund: () => Promise.reject(new Error('no payment provider is configured')),
  readWebhook: () => null,
}
