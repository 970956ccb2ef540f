import { byStaff, to, type Actor } from '#domain/account/actor.ts'
import { complaintKinds } from './complaint.ts'
import { defineMachine } from '#kernel/state-machine.ts'

/** To a platform, host or registrar; to the other side; or to whoever decides about a domain name. */
export const noticeKinds = ['takedown', 'letter', ...complaintKinds] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const noticeStatuses = ['Draft', 'Approved', 'Sent', 'Withdrawn', 'Dropped'] as const
export type NoticeStatus = (typeof noticeStatuses)[number]

/** A draft becomes one again when it is changed after its approval; what was sent can only be withdrawn. */
export const caseNoticeMachine = defineMachine<NoticeStatus, Actor>({
  name: 'case_notice',
  states: noticeStatuses,
  initial: ['Draft'],
  transitions: {
    Draft: to(byStaff, 'Approved', 'Dropped'),
    Approved: to(byStaff, 'Draft', 'Sent', 'Dropped'),
    Sent: to(byStaff, 'Withdrawn'),
    Withdrawn: [],
    Dropped: [],
  },
})
