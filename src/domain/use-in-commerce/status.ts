import { byClient, byStaff, bySystem, to, type Actor } from '#domain/account/actor.ts'
import { defineMachine } from '#kernel/state-machine.ts'

/** What the USPTO is told about use, by the section of the Lanham Act it rests on. */
export const useInCommerceTypes = [
  'STATEMENT_OF_USE',
  'SOU_EXTENSION',
  'ALLEGATION_OF_USE',
  'DECLARATION_OF_USE_8',
  'DECLARATION_8_15',
  'RENEWAL_8_9',
  'RENEWAL_8_9_15',
  'DECLARATION_71',
] as const
export type UseInCommerceType = (typeof useInCommerceTypes)[number]

export const useDecisions = ['use', 'not-in-use', 'extension'] as const
export type UseDecision = (typeof useDecisions)[number]

/** Bases of a US filing: use (1a), intent to use (1b), foreign application (44d) or registration (44e), Madrid (66a). */
export const filingBases = ['1a', '1b', '44d', '44e', '66a'] as const
export type FilingBasis = (typeof filingBases)[number]

/** The basis of an international registration that was extended to the US: other rules hold for it. */
export const isMadridBasis = (basis: string | null | undefined): boolean => basis === '66a'

export const useInCommerceStatuses = [
  'Created',
  'Kick-off sent',
  'Ordered',
  'Invoice paid',
  'In preparation',
  'Approved for filing',
  'Submitted',
  'Reopened',
  'Abandoned',
] as const
export type UseInCommerceStatus = (typeof useInCommerceStatuses)[number]

export const useInCommerceMachine = defineMachine<UseInCommerceStatus, Actor>({
  name: 'use_in_commerce_request',
  states: useInCommerceStatuses,
  initial: ['Created'],
  transitions: {
    Created: [...to(byStaff, 'Kick-off sent'), ...to(byClient, 'Ordered', 'Abandoned')],
    'Kick-off sent': to(byClient, 'Ordered', 'Abandoned'),
    Ordered: [...to(bySystem, 'Invoice paid'), ...to(byClient, 'Abandoned')],
    'Invoice paid': to(byClient, 'In preparation'),
    'In preparation': [...to(byClient, 'Approved for filing'), ...to(byStaff, 'Abandoned')],
    'Approved for filing': [...to(byStaff, 'Submitted'), ...to(byClient, 'In preparation')],
    Submitted: to(byStaff, 'Reopened'),
    Reopened: to(byStaff, 'In preparation', 'Submitted', 'Abandoned'),
    Abandoned: to(byStaff, 'Reopened'),
  },
})
