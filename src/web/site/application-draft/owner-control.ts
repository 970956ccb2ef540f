import type { OwnerField } from './owner.server.ts'

/** How a control of the owner's form is set up: its name, what stands in it and what was refused. */
export type OwnerControl = (name: OwnerField) => {
  name: OwnerField
  label: string
  error: string | undefined
  defaultValue: string
}
