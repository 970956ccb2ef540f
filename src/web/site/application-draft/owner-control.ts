import type { FormControls } from '../../form/use-form.ts'
import type { OwnerControl } from './owner.server.ts'

/** The controls of the owner's form. */
export type OwnerControls = FormControls<Exclude<OwnerControl, 'priority' | 'mailing' | 'domicile'>>
