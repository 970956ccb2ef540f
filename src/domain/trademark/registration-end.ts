import type { PlainDate } from '#kernel/dates.ts'
import { isUnfiled } from './queue.ts'
import { hasEnded, type TrademarkStatus } from './status.ts'

/** How a registration ended: cancelled by its office or a court (of an international one: with its basic mark), given up, not renewed. */
export const registrationEnds = ['cancelled', 'given-up', 'not-renewed'] as const
export type RegistrationEnd = (typeof registrationEnds)[number]

/** What a row of the data API says of a mark, by which a registration that is over is told from an application that came to nothing. */
export interface EndingMark {
  status: TrademarkStatus
  registration_date: PlainDate | null
  ended_on: PlainDate | null
}

/**
 * A registration that is over, as against an application that came to nothing. Of one whose end is on record nobody need know the day of
 * its registration, as of an international one.
 */
export const isEndedRegistration = ({ status, registration_date: registered, ended_on: ended }: EndingMark): boolean =>
  status === 'Abandoned' && (registered ?? ended) !== null

/** A status as an owner reads it: of a registration that is over, or lapsed by the days on record, another than the office's last step. */
export type ShownStatus = TrademarkStatus | 'ended' | 'lapsed'
export const shownStatus = (mark: EndingMark, isLapsed = false): ShownStatus =>
  isEndedRegistration(mark) ? 'ended' : isLapsed ? 'lapsed' : mark.status

/** The name of a step of a mark's history as an owner reads it: the end of a registration is none of an application. */
export const shownStep = (name: string, mark: EndingMark): string =>
  name === 'Abandoned' && isEndedRegistration(mark) ? 'ended' : name

/**
 * Whether the end of a registration can be recorded, or put right once it is. What WIPO has is one from its first day; nothing else ends
 * before it is registered.
 */
export const mayEnd = (mark: EndingMark & { jurisdiction: string }): boolean =>
  mark.jurisdiction === 'WIPO'
    ? (!hasEnded(mark.status) && !isUnfiled(mark.status)) || mark.status === 'Abandoned'
    : mark.status === 'Trademark registered' || isEndedRegistration(mark)

/**
 * Whether a mark is a designation whose registration is over: what follows from that for its place is carried over to it, and no end of its
 * own is recorded.
 */
export const isEndCarried = (international: { status: string } | null): boolean =>
  international !== null && hasEnded(international.status)

/** The ways that are asked about: a designation is renewed with its registration, and ends by its term with that alone. */
export const endsOf = ({ isDesignation }: { isDesignation: boolean }): readonly RegistrationEnd[] =>
  registrationEnds.filter((how) => how !== 'not-renewed' || !isDesignation)
