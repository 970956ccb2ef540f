import { byStaff, bySystem, to, type Actor } from '#domain/account/actor.ts'
import { formatDay, formatInstant } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import { defineMachine } from '#kernel/state-machine.ts'

export const serviceLetterStatuses = ['Draft', 'Approved', 'Sending', 'Sent', 'Dropped'] as const
export type ServiceLetterStatus = (typeof serviceLetterStatuses)[number]

/**
 * A letter that is changed after its approval is a draft again. It is sending while our mail server has not taken it; what
 * the server does not take is approved and unsent as before.
 */
export const serviceLetterMachine = defineMachine<ServiceLetterStatus, Actor>({
  name: 'service_letter',
  states: serviceLetterStatuses,
  initial: ['Draft'],
  transitions: {
    Draft: to(byStaff, 'Approved', 'Dropped'),
    Approved: to(byStaff, 'Draft', 'Sending', 'Sent', 'Dropped'),
    Sending: to(bySystem, 'Sent', 'Approved'),
    Sent: [],
    Dropped: [],
  },
})

/** How a letter went out: from here as a mail, or by hand as somebody records it. */
export const sentWays = ['mail', 'post', 'courier', 'portal', 'meeting'] as const
export type SentWay = (typeof sentWays)[number]

/** What staff record; a mail from here is recorded by itself. */
export const handedWays = ['post', 'courier', 'portal', 'meeting'] as const satisfies readonly SentWay[]

/** When a letter went out, as it is known: of a mail of ours to the minute, of what somebody recorded the day. */
export const sentWhen = (way: string | null, at: string, language: Language): string =>
  way === 'mail' ? formatInstant(at, language) : formatDay(at, language)
