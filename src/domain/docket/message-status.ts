import { byStaff, bySystem, to, type Actor } from '#domain/account/actor.ts'
import { defineMachine } from '#kernel/state-machine.ts'

/** What an office's mail is about; `other` until somebody says. */
export const docketedMessageTypes = [
  'filing-receipt',
  'office-action',
  'publication',
  'opposition',
  'notice-of-allowance',
  'registration',
  'brand-registry-code',
  'account-code',
  'renewal-receipt',
  'other',
] as const

export const docketedMessageStatuses = ['Received', 'Matched', 'Unmatched', 'Processed', 'Ignored'] as const
export type DocketedMessageStatus = (typeof docketedMessageStatuses)[number]

export const docketedMessageMachine = defineMachine<DocketedMessageStatus, Actor>({
  name: 'docketed_message',
  states: docketedMessageStatuses,
  initial: ['Received'],
  transitions: {
    Received: to(bySystem, 'Matched', 'Unmatched', 'Ignored'),
    Unmatched: to(byStaff, 'Matched', 'Processed', 'Ignored'),
    Matched: to(bySystem, 'Processed', 'Ignored', 'Unmatched'),
    Processed: to(byStaff, 'Received'),
    Ignored: to(byStaff, 'Received'),
  },
})
