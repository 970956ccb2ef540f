import type { Coupon } from '#domain/billing/invoice-document.ts'
import { defineEvent } from '#platform/events/events.ts'
import type { OrderedRow } from './payable.ts'

export const checkoutStarted = defineEvent<{ productId: string; order: OrderedRow; userId: string | null }>(
  'checkout.started',
)
export const billingEntitySaved = defineEvent<{ productId: string; order: OrderedRow; billingEntityId: string }>(
  'checkout.billing-entity-saved',
)
/** The order has this coupon now, or none. */
export const couponChosen = defineEvent<{ productId: string; coupon: Coupon | null }>('checkout.coupon-chosen')
export const checkoutCompleted = defineEvent<{
  productId: string
  order: OrderedRow
  /** The status of its row, which is locked. */
  standing: string
  userId: string | null
  variableSymbol: string
}>('checkout.completed')
export const invoicePaid = defineEvent<{ productId: string; invoiceId: string }>('invoice.paid')
/** A person gave back all that was left of a paid invoice. */
export const invoiceGivenBack = defineEvent<{ productId: string; userId: string }>('invoice.given-back')
/** An attempt to pay was refused, on a page or as a charge of a saved card; `reason` in our words where it is one of them. */
export const paymentDeclined = defineEvent<{
  productId: string
  attemptId: string
  isCharge: boolean
  reason: string | null
}>('payment.declined')
/** A saved card is no more. */
export const cardRemoved = defineEvent<{ cardId: string }>('payment-method.removed')
/** A consumer withdrew from an order that is not ended (Directive 2011/83/EU, article 9). */
export const orderWithdrawn = defineEvent<{ productId: string; userId: string | null }>('order.withdrawn')
