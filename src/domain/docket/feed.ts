import { natureOf } from './state.ts'
import { clientKinds } from './client-kinds.ts'
import type { Confidence, DeadlineKind } from './deadline.ts'

/** Whose dates a calendar reads: all of a customer, those of one brand, or what a member of staff works on. */
export const feedKinds = ['all', 'brand', 'staff'] as const
export type FeedKind = (typeof feedKinds)[number]

/** Days for which a date that was taken back is still told, so that every calendar hears of it. */
export const cancelledDays = 90

/** Whether a client is told of a date: of a kind that concerns them, and of no low confidence unless a person set the day. */
export function isTold({
  kind,
  confidence,
  isSet,
}: {
  kind: DeadlineKind
  confidence: Confidence
  isSet: boolean
}): boolean {
  return clientKinds.includes(kind) && (confidence !== 'low' || isSet)
}

/** Whether a date stands in the calendar of staff: what asks for something, and what others may do. */
export const isForStaff = (kind: DeadlineKind): boolean => natureOf(kind) !== 'fact' || clientKinds.includes(kind)
