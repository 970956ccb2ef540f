import { isUnfiled } from './queue.ts'
import { hasEnded, type TrademarkStatus } from './status.ts'

/** How a registration ended: cancelled by its office or a court (of an international one: with its basic mark), given up, not renewed. */
export const registrationEnds = ['cancelled', 'given-up', 'not-renewed'] as const
export type RegistrationEnd = (typeof registrationEnds)[number]

interface Registered {
  status: TrademarkStatus
  registered: string | null
}

/** A registration that is over, as against an application that came to nothing. */
export const isEndedRegistration = ({ status, registered }: Registered): boolean =>
  status === 'Abandoned' && registered !== null

/** A status as an owner reads it: of a registration that is over, or lapsed by the days on record, another than the office's last step. */
export type ShownStatus = TrademarkStatus | 'ended' | 'lapsed'
export const shownStatus = (mark: Registered, isLapsed = false): ShownStatus =>
  isEndedRegistration(mark) ? 'ended' : isLapsed ? 'lapsed' : mark.status

/**
 * Whether the end of a registration can be recorded, or put right once it is. What WIPO has is one from its first day; nothing else ends
 * before it is registered.
 */
export const mayEnd = (mark: Registered & { jurisdiction: string }): boolean =>
  mark.jurisdiction === 'WIPO'
    ? (!hasEnded(mark.status) && !isUnfiled(mark.status)) || mark.status === 'Abandoned'
    : mark.status === 'Trademark registered' || isEndedRegistration(mark)

/** The ways that are asked about: a designation is renewed with its registration, and ends by its term with that alone. */
export const endsOf = ({ isDesignation }: { isDesignation: boolean }): readonly RegistrationEnd[] =>
  registrationEnds.filter((how) => how !== 'not-renewed' || !isDesignation)
