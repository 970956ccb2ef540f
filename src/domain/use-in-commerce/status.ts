import { byClient, byStaff, bySystem, to, type Actor } from '#domain/account/actor.ts'
import { defineMachine } from '#kernel/state-machine.ts'

/** What an office is told about use: the USPTO by the section of the Lanham Act it rests on, every other office by the last. */
export const commerceUseTypes = [
  'STATEMENT_OF_USE',
  'SOU_EXTENSION',
  'ALLEGATION_OF_USE',
  'DECLARATION_OF_USE_8',
  'DECLARATION_8_15',
  'RENEWAL_8_9',
  'RENEWAL_8_9_15',
  'DECLARATION_71',
  'DECLARATION_OF_USE',
] as const
export type UseInCommerceType = (typeof commerceUseTypes)[number]

export const useDecisions = ['use', 'not-in-use', 'extension'] as const
export type UseDecision = (typeof useDecisions)[number]

/** Bases of a US filing: use (1a), intent to use (1b), foreign application (44d) or registration (44e), Madrid (66a). */
export const filingBases = ['1a', '1b', '44d', '44e', '66a'] as const
export type FilingBasis = (typeof filingBases)[number]

/** On what an application that is drafted here can rest; an extension of protection comes from WIPO. */
export const draftedBases = ['1a', '1b', '44d', '44e'] as const satisfies readonly FilingBasis[]

/** The basis of an international registration that was extended to the US: other rules hold for it. */
export const isMadridBasis = (basis: string | null | undefined): boolean => basis === '66a'

/**
 * Whether a mark is an international registration as it was extended to a place: at the USPTO by its basis, everywhere by the
 * registration at WIPO that it is a designation of. Term and renewal are that registration's, and other rules hold.
 */
export const isExtension = (mark: { filingBasis: string | null; internationalId: string | null }): boolean =>
  isMadridBasis(mark.filingBasis) || mark.internationalId !== null

export const commerceUseStatuses = [
  'Created',
  'Kick-off sent',
  'Opened',
  'Ordered',
  'Invoice paid',
  'In preparation',
  'Approved for filing',
  'Submitted',
  'Reopened',
  'Abandoned',
] as const
export type UseInCommerceStatus = (typeof commerceUseStatuses)[number]

/**
 * Nothing is filed that its owner did not sign, and nothing is signed before it is paid. What the office sends back is
 * reopened and goes the same way again; what was let go is taken up again while there is time.
 */
export const commerceUseMachine = defineMachine<UseInCommerceStatus, Actor>({
  name: 'use_in_commerce_request',
  states: commerceUseStatuses,
  initial: ['Created'],
  transitions: {
    Created: [...to(byStaff, 'Kick-off sent'), ...to(byClient, 'Opened', 'Ordered', 'Abandoned')],
    'Kick-off sent': to(byClient, 'Opened', 'Ordered', 'Abandoned'),
    Opened: to(byClient, 'Ordered', 'Abandoned'),
    Ordered: [...to(bySystem, 'Invoice paid'), ...to(byClient, 'Opened', 'Ordered', 'Abandoned')],
    'Invoice paid': [...to(bySystem, 'In preparation'), ...to(byClient, 'In preparation')],
    'In preparation': [...to(byClient, 'Approved for filing'), ...to(byStaff, 'Abandoned')],
    'Approved for filing': [...to(byStaff, 'Submitted'), ...to(byClient, 'In preparation')],
    Submitted: to(byStaff, 'Reopened'),
    Reopened: [...to(byClient, 'Approved for filing'), ...to(byStaff, 'In preparation', 'Submitted', 'Abandoned')],
    Abandoned: to(byStaff, 'Reopened', 'Kick-off sent'),
  },
})

/** Nothing more is waited for. */
const endedStatuses: readonly string[] = ['Submitted', 'Abandoned'] satisfies readonly UseInCommerceStatus[]

/** Something is still to come, from us or the client. */
export const openUseStatuses: readonly UseInCommerceStatus[] = commerceUseStatuses.filter(
  (status) => !endedStatuses.includes(status),
)

export const isEndedUse = (status: string): boolean => endedStatuses.includes(status)
export const isUntoldUse = (status: string): boolean => status === 'Created'

/** Its classes, dates and specimens may still be written; what was signed is then signed again. */
const writtenStatuses: readonly string[] = [
  'Created',
  'Kick-off sent',
  'Opened',
  'Ordered',
  'Invoice paid',
  'In preparation',
  'Approved for filing',
  'Reopened',
] satisfies readonly UseInCommerceStatus[]

export const isWritable = (status: string): boolean => writtenStatuses.includes(status)
