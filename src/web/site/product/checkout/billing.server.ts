import type { CallBody } from '#contract/call.ts'
import type { productUpdate } from '#contract/product.ts'
import { stateIn } from '../../../party/state.ts'
import { oneOf, type Typed } from '../../../answers.server.ts'

/** The names of the billing form's controls, the same as the contract's. */
export const billingFields = [
  'type',
  'firstName',
  'lastName',
  'businessName',
  'companyId',
  'taxId',
  'vat',
  'email',
  'phone',
  'street',
  'city',
  'postcode',
  'country',
  'state',
] as const
export type BillingField = (typeof billingFields)[number]
export type Billing = Record<BillingField, string>

export function billingIn(typed: Typed): Billing {
  return Object.fromEntries(billingFields.map((name) => [name, oneOf(typed, name)])) as Billing
}

/** What the call takes: a person has no business data and the other way round; a region counts only in its country. */
export function billingBody(billing: Billing): CallBody<typeof productUpdate> {
  const legal = billing.type === 'legal'
  return {
    type: legal ? 'legal' : 'physical',
    firstName: legal ? null : billing.firstName,
    lastName: legal ? null : billing.lastName,
    businessName: legal ? billing.businessName : null,
    companyId: legal ? billing.companyId : null,
    taxId: legal ? billing.taxId : null,
    vat: legal ? billing.vat.replaceAll(/[\s.-]/g, '').toUpperCase() : null,
    email: billing.email,
    phone: billing.phone,
    street: billing.street,
    city: billing.city,
    postcode: billing.postcode,
    country: billing.country,
    state: stateIn(billing.state, billing.country),
  }
}
