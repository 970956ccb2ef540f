import type { Coupon } from '#domain/billing/invoice-document.ts'
import { defineEvent } from '#platform/events/events.ts'

export const checkoutStarted = defineEvent<{ productId: string; userId: string | null }>('checkout.started')
export const billingEntitySaved = defineEvent<{ productId: string; billingEntityId: string }>(
  'checkout.billing-entity-saved',
)
/** The order has this coupon now, or none. */
export const couponChosen = defineEvent<{ productId: string; coupon: Coupon | null }>('checkout.coupon-chosen')
export const checkoutCompleted = defineEvent<{ productId: string; userId: string | null; variableSymbol: string }>(
  'checkout.completed',
)
export const invoicePaid = defineEvent<{ productId: string; invoiceId: string }>('invoice.paid')
