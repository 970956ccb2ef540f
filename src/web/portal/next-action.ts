import type { Language } from '#kernel/languages.ts'
import type { OrderState } from '#operations/portal.ts'
import { withdrawalOf } from '#operations/withdrawal.ts'
import { path } from '../path.ts'

export type ActionName =
  | 'wait'
  | 'readSummary'
  | 'readWhy'
  | 'checkout'
  | 'pay'
  | 'owner'
  | 'review'
  | 'application'
  | 'order'

export interface NextAction {
  name: ActionName
  href: string
  /** The order stands still until the client does this. */
  waits: boolean
}

/** The one next step of an order, as a verb with its address. */
export function nextAction(order: OrderState, language: Language): NextAction {
  const where = { language }
  const { id, product_id: product } = order
  const summary = path.portalVerificationSummary({ id }, where)
  const application = path.applicationDraft({ id }, where)
  const ownOrder: NextAction = { name: 'order', href: path.order({ id }, where), waits: false }
  // A contract that was withdrawn from asks for nothing more: its page says how it stands.
  if (withdrawalOf(order)) return ownOrder
  switch (order.status) {
    case 'Verification requested':
    case 'Verification started':
      return { name: 'wait', href: summary, waits: false }
    case 'Verification approved':
      return { name: 'readSummary', href: summary, waits: true }
    case 'Verification dismissed':
      return { name: 'readWhy', href: summary, waits: false }
    case 'Order created':
      return product ? { name: 'checkout', href: path.checkout({ id: product }, where), waits: true } : ownOrder
    case 'Registration order started':
      return {
        name: 'checkout',
        href: product ? path.checkout({ id: product }, where) : path.registrationRequest({ id }, where),
        waits: true,
      }
    case 'Checkout completed':
      return product ? { name: 'pay', href: path.productSuccess({ id: product }, where), waits: true } : ownOrder
    case 'Ready for drafting':
      return order.application?.onboarding_finished
        ? { name: 'application', href: application, waits: false }
        : { name: 'owner', href: application, waits: true }
    case 'Sent for review':
      return { name: 'review', href: application, waits: true }
    case 'Review requested':
    case 'Application approved':
    case 'Ready for filing':
    case 'Completed':
      return { name: 'application', href: application, waits: false }
    default:
      return ownOrder
  }
}
