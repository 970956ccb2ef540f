import { bySystem, byStaff, to, type Actor } from '#domain/account/actor.ts'
import type { RegistrationStatus } from '#domain/registration/status.ts'
import { defineMachine } from '#kernel/state-machine.ts'

export const followUpStatuses = ['Created', 'Client approached', 'Client unresponsive', 'Resolved'] as const
export type FollowUpStatus = (typeof followUpStatuses)[number]

/** Going after a client who has gone quiet about an order. It is opened by where the order stands, or by hand, and ends when they answer. */
export const followUpMachine = defineMachine<FollowUpStatus, Actor>({
  name: 'follow_up_case',
  states: followUpStatuses,
  initial: ['Created'],
  transitions: {
    Created: [...to(byStaff, 'Client approached'), ...to(bySystem, 'Resolved')],
    'Client approached': to(bySystem, 'Client unresponsive', 'Resolved'),
    'Client unresponsive': [...to(byStaff, 'Client approached'), ...to(bySystem, 'Resolved')],
    Resolved: [],
  },
})

/** Statuses in which an order waits for a client who does not answer; one that is postponed goes on by itself. */
export const opensFollowUp = [
  'Follow-up later',
  'Lost to follow-up',
  'Client unresponsive',
] as const satisfies readonly RegistrationStatus[]
export const followUpCauses = [...opensFollowUp, 'By hand'] as const
export type FollowUpCause = (typeof followUpCauses)[number]

/** How a client is approached, and how a case ends. */
export const approaches = ['mail', 'phone', 'other'] as const
export const followUpOutcomes = ['answered', 'went-on', 'closed', 'given-up'] as const
/** What a person says of the end; that the order went on or was closed, it says by itself. */
export const saidOutcomes = ['answered', 'given-up'] as const satisfies readonly (typeof followUpOutcomes)[number][]

/** Days without an answer after which an approached client counts as unresponsive. */
export const quietDays = 14

export const openFollowUps: readonly FollowUpStatus[] = followUpStatuses.filter((status) => status !== 'Resolved')
