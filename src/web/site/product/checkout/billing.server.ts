import { formFor } from '#contract/form.ts'
import { productUpdate } from '#contract/product.ts'

/** Who is billed, as the checkout asks for it. */
export const billingForm = formFor(productUpdate)
export type BillingField = (typeof billingForm.names)[number]
export type Billing = Record<BillingField, string>
