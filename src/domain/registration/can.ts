import { decide } from '#kernel/state-machine.ts'
import {
  registrationMachine,
  registrationStatuses,
  registrationStatusGroup,
  type RegistrationActor,
  type RegistrationStatus,
} from './status.ts'

const leadingTo = (to: RegistrationStatus, actor: RegistrationActor): RegistrationStatus[] =>
  registrationStatuses.filter((from) => decide(registrationMachine, from, to, actor).ok)

const drafting = registrationStatuses.filter((status) => registrationStatusGroup(status) === 'Drafting')

/** In which statuses a request takes what is not a step of its own: the machine where it says so, else the group. */
export const statusesToWork = {
  /** Jurisdictions and classes are chosen, and the order is made or made anew. */
  order: [...new Set<RegistrationStatus>([...leadingTo('Order created', 'client'), 'Order created'])],
  /** The checkout says who is billed. */
  checkout: leadingTo('Checkout completed', 'client'),
  /** The owner's data are kept and completed. */
  owner: [...drafting, 'Application postponed'],
  /** Staff write the lists of goods and services. */
  goods: drafting,
  /** The client reads the draft and approves it, or asks for a change. */
  review: leadingTo('Application approved', 'client'),
} as const satisfies Record<string, readonly RegistrationStatus[]>

type Work = keyof typeof statusesToWork

/** `requestCan.order(row)`: whether a request's status allows a work. */
export const requestCan = Object.fromEntries(
  Object.entries(statusesToWork).map(([work, statuses]) => [
    work,
    (row: { status: string }) => statuses.some((status) => status === row.status),
  ]),
) as Readonly<Record<Work, (row: { status: string }) => boolean>>
