import { byClient, byStaff, bySystem, to, type Actor } from '#domain/account/actor.ts'
import { defineMachine } from '#kernel/state-machine.ts'

export const caseStatuses = [
  'Draft',
  'New',
  'Kicked off',
  'Solution ordered',
  'In progress',
  'Dismissed',
  'Closed',
] as const
export type CaseStatus = (typeof caseStatuses)[number]
/** The names of the lines of a case's history. */
export const caseSteps = [
  ...caseStatuses,
  'Updated',
  'Mailed again',
  'Solution offered',
  'Solution declined',
  'Solution withdrawn',
  'Solution done',
  'Solution refunded',
  'Notice sent',
  'Notice withdrawn',
  'Complaint granted',
  'Complaint rejected',
  'Decision carried out',
  'Outcome taken back',
] as const
export type CaseStep = (typeof caseSteps)[number]
export const caseOutcomes = ['Resolved', 'Settled', 'Taken down', 'No action', 'Lost', 'Client withdrew'] as const
export const caseRelevances = ['low', 'medium', 'high'] as const

/** A draft was found in a monitoring task and is shown to the client once that task is processed. */
export const caseMachine = defineMachine<CaseStatus, Actor>({
  name: 'case',
  states: caseStatuses,
  initial: ['Draft', 'New'],
  transitions: {
    Draft: [...to(bySystem, 'New'), ...to(byStaff, 'Dismissed')],
    New: [...to(byStaff, 'Kicked off', 'Closed'), ...to(byClient, 'Dismissed')],
    'Kicked off': [...to(byStaff, 'Closed'), ...to(byClient, 'Solution ordered', 'Dismissed')],
    'Solution ordered': [...to(bySystem, 'In progress'), ...to(byClient, 'Kicked off')],
    'In progress': to(byStaff, 'Kicked off', 'Closed'),
    Dismissed: to(byStaff, 'New'),
    Closed: to(byStaff, 'In progress'),
  },
})

/** Statuses of a solution that somebody has paid for, and has not had the money back. */
const paidSolutions: readonly string[] = ['Paid', 'Done'] satisfies readonly CaseSolutionStatus[]

/** Whether we act in a case: somebody works on it, and a solution of it is paid for. A case that was taken up again is not enough. */
export const isCommissioned = (status: string, solutions: readonly { status: string }[]): boolean =>
  status === 'In progress' && solutions.some((one) => paidSolutions.includes(one.status))

export const caseRequestTypes = ['report-threat', 'report-brand-infringement', 'report-violation'] as const
export const caseRequestStatuses = ['Created', 'In review', 'Info requested', 'Case created', 'Dismissed'] as const
export type CaseRequestStatus = (typeof caseRequestStatuses)[number]

export const caseRequestMachine = defineMachine<CaseRequestStatus, Actor>({
  name: 'case_request',
  states: caseRequestStatuses,
  initial: ['Created'],
  transitions: {
    Created: to(byStaff, 'In review', 'Dismissed'),
    'In review': to(byStaff, 'Case created', 'Info requested', 'Dismissed'),
    'Info requested': [...to(byClient, 'In review'), ...to(byStaff, 'Dismissed')],
    'Case created': [],
    Dismissed: to(byStaff, 'In review'),
  },
})

export const caseSolutionStatuses = [
  'Offered',
  'Ordered',
  'Paid',
  'Done',
  'Declined',
  'Withdrawn',
  'Expired',
  'Cancelled',
  'Refunded',
] as const
export type CaseSolutionStatus = (typeof caseSolutionStatuses)[number]

export const caseSolutionMachine = defineMachine<CaseSolutionStatus, Actor>({
  name: 'case_solution',
  states: caseSolutionStatuses,
  initial: ['Offered'],
  transitions: {
    Offered: [...to(byClient, 'Ordered', 'Declined'), ...to(byStaff, 'Withdrawn'), ...to(bySystem, 'Expired')],
    Ordered: [...to(bySystem, 'Paid'), ...to(byClient, 'Cancelled')],
    Paid: to(byStaff, 'Done', 'Refunded'),
    // The order ended without money: the same is on offer again.
    Cancelled: to(bySystem, 'Offered'),
    Done: [],
    Declined: [],
    Withdrawn: [],
    Expired: [],
    Refunded: [],
  },
})
