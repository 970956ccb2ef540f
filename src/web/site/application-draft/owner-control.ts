import type { Control } from '../../party/address-fields.tsx'
import type { OwnerField } from './owner.server.ts'

/** How a control of the owner's form is set up. */
export type OwnerControl = Control<OwnerField>
