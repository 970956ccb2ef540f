import { byStaff, to, type Actor } from '#domain/account/actor.ts'
import { complaintKinds } from './complaint.ts'
import { defineMachine } from '#kernel/state-machine.ts'

/** To a platform, host or registrar; to the other side; or to whoever decides about a domain name. */
export const noticeKinds = ['takedown', 'letter', ...complaintKinds] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** What becomes of a complaint: whoever decides grants or rejects it, and what was granted is carried out by the registrar. */
export const complaintOutcomes = ['Granted', 'Rejected', 'Carried out'] as const
export type ComplaintOutcome = (typeof complaintOutcomes)[number]

/** Where a notice stands that has gone out, whatever became of it. */
export const goneOut = ['Sent', 'Withdrawn', ...complaintOutcomes] as const

export const noticeStatuses = ['Draft', 'Approved', 'Dropped', ...goneOut] as const
export type NoticeStatus = (typeof noticeStatuses)[number]

/** Where a complaint stands again when an outcome that was recorded by mistake is taken back. */
export const beforeOutcome: Readonly<Record<ComplaintOutcome, NoticeStatus>> = {
  Granted: 'Sent',
  Rejected: 'Sent',
  'Carried out': 'Granted',
}

/** A draft becomes one again when it is changed after its approval; what was sent is withdrawn, or a complaint is decided. */
export const caseNoticeMachine = defineMachine<NoticeStatus, Actor>({
  name: 'case_notice',
  states: noticeStatuses,
  initial: ['Draft'],
  transitions: {
    Draft: to(byStaff, 'Approved', 'Dropped'),
    Approved: to(byStaff, 'Draft', 'Sent', 'Dropped'),
    Sent: to(byStaff, 'Withdrawn', 'Granted', 'Rejected'),
    Granted: to(byStaff, 'Carried out', beforeOutcome.Granted),
    Rejected: to(byStaff, beforeOutcome.Rejected),
    'Carried out': to(byStaff, beforeOutcome['Carried out']),
    Withdrawn: [],
    Dropped: [],
  },
})
