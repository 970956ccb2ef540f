import { defineEvent } from '#platform/events/events.ts'

export const checkoutStarted = defineEvent<{ productId: string; userId: string | null }>('checkout.started')
export const billingEntitySaved = defineEvent<{ productId: string; billingEntityId: string }>(
  'checkout.billing-entity-saved',
)
export const checkoutCompleted = defineEvent<{ productId: string; userId: string | null; variableSymbol: string }>(
  'checkout.completed',
)
export const invoicePaid = defineEvent<{ productId: string; invoiceId: string }>('invoice.paid')
