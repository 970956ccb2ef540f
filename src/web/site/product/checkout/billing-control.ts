import type { BillingField } from './billing.server.ts'

/** How a control of the form is set up: its name, what stands in it and what was refused. */
export type Control = (name: BillingField) => {
  name: BillingField
  label: string
  error: string | undefined
  defaultValue: string
}
