import {
  registrationMachine,
  registrationStatusGroup,
  type RegistrationStatus,
  type RegistrationStatusGroup,
} from '#domain/registration/status.ts'
import { trademarkMachine, type TrademarkStatus } from '#domain/trademark/status.ts'
import { decide, nextStates } from '#kernel/state-machine.ts'

/** Whose move it is: ours, the client's, the office's, or nobody's because the matter is closed. */
export type Mover = 'staff' | 'client' | 'office' | 'none'

export const actionKeys = [
  'write-result',
  'finish-result',
  'record-transfer',
  'settle-withdrawal',
  'write-goods',
  'answer-review',
  'file',
  'follow-up',
  'wait-order',
  'wait-payment',
  'wait-review',
  'wait-return',
  'record-filing',
  'record-milestone',
  'answer-office',
  'answer-opposition',
  'file-use',
  'check-renewal',
  'nothing',
] as const
export type ActionKey = (typeof actionKeys)[number]

export interface NextAction {
  key: ActionKey
  mover: Mover
  /** The status that the action leads to, when the machine has one. */
  to: string | null
}

/** The tab of the request's screen where an action is done. */
export type RequestTab = 'verification' | 'order' | 'drafting' | 'filing' | 'history'

const ends: readonly string[] = [
  'Verification dismissed',
  'Refunded',
  'Refused',
  'Abandoned',
  'Lost to follow-up',
  'Representative changed',
]

/** What staff do to reach a status from another; what is not here is reached by the client or by the system. */
const staffSteps: Partial<Record<RegistrationStatus, Partial<Record<RegistrationStatus, ActionKey>>>> = {
  'Verification requested': { 'Verification started': 'write-result' },
  'Verification started': { 'Verification approved': 'finish-result' },
  'Ready for drafting': { 'Sent for review': 'write-goods' },
  'Review requested': { 'Sent for review': 'answer-review' },
  'Client unresponsive': { 'Ready for drafting': 'follow-up' },
  'Lost to follow-up': { 'Ready for drafting': 'follow-up' },
}

const waits: Partial<Record<RegistrationStatus, ActionKey>> = {
  'Verification approved': 'wait-order',
  'Verification dismissed': 'wait-return',
  'Order created': 'wait-order',
  'Registration order started': 'wait-order',
  'Checkout completed': 'wait-payment',
  'Sent for review': 'wait-review',
  'Application postponed': 'wait-return',
  'Follow-up later': 'wait-return',
}

/**
 * The one next thing to do with a request: the first step of the state machine that is ours, or whom we wait for.
 * `byTransfer` says that the client chose to pay by bank transfer, which a person records when it arrives; `isWithdrawn` that a
 * consumer withdrew, so that nothing is worked on before a person has settled it.
 */
export function requestNextAction(
  status: RegistrationStatus,
  { byTransfer = false, isWithdrawn = false } = {},
): NextAction {
  if (isWithdrawn && decide(registrationMachine, status, 'Refunded', 'staff').ok)
    return { key: 'settle-withdrawal', mover: 'staff', to: 'Refunded' }
  const steps = nextStates(registrationMachine, status, 'staff').filter((to) => !ends.includes(to))
  for (const to of steps) {
    const key = staffSteps[status]?.[to]
    if (key) return { key, mover: 'staff', to }
  }
  if (status === 'Checkout completed' && byTransfer)
    return { key: 'record-transfer', mover: 'staff', to: 'Invoice paid' }
  if (status === 'Ready for filing' || status === 'Application approved')
    return { key: 'file', mover: 'staff', to: steps[0] ?? null }
  const wait = waits[status]
  return wait ? { key: wait, mover: 'client', to: steps[0] ?? null } : { key: 'nothing', mover: 'none', to: null }
}

/** The one next thing to do with a trademark; `isWithdrawn` says that a consumer withdrew from its order. */
export function trademarkNextAction(status: TrademarkStatus, { isWithdrawn = false } = {}): NextAction {
  if (isWithdrawn && status === 'Ready for filing') return { key: 'settle-withdrawal', mover: 'staff', to: 'Refunded' }
  const steps = nextStates(trademarkMachine, status, 'staff').filter((to) => !ends.includes(to))
  const [first] = steps
  if (first === undefined) return { key: 'nothing', mover: 'none', to: null }
  if (steps.includes('Application filed')) return { key: 'record-filing', mover: 'staff', to: 'Application filed' }
  if (status === 'Office action received') return { key: 'answer-office', mover: 'staff', to: first }
  if (status === 'Application opposed') return { key: 'answer-opposition', mover: 'staff', to: null }
  if (steps.includes('SOU submitted')) return { key: 'file-use', mover: 'staff', to: 'SOU submitted' }
  const to = steps.includes('Trademark registered') ? 'Trademark registered' : first
  return { key: 'record-milestone', mover: 'office', to }
}

/** The tab of each group; what is over or waits is looked up in the history, unless it is named below. */
const tabs: Record<RegistrationStatusGroup, RequestTab> = {
  Verification: 'verification',
  Ordering: 'order',
  Drafting: 'drafting',
  Filing: 'filing',
  'Follow-up': 'history',
  Closed: 'history',
}
const otherTabs: Partial<Record<RegistrationStatus, RequestTab>> = {
  'Application postponed': 'drafting',
  'Client unresponsive': 'drafting',
  Completed: 'filing',
  Refunded: 'order',
}

/** Where an action of a request is done. */
export const tabOf = (status: RegistrationStatus): RequestTab =>
  otherTabs[status] ?? tabs[registrationStatusGroup(status)]
