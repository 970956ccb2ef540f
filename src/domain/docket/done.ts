import { addDays, type PlainDate } from '#kernel/dates.ts'

/** Days after the last day within which is said that a renewal was done in time: agents and offices report it later. */
const toldWithin = 30

interface Day {
  kind: string
  opens: PlainDate | null
  due: PlainDate
  graceUntil: PlainDate | null
  confidence: string
  /** Somebody of us set its last day. */
  isSet: boolean
}

/**
 * Why it cannot be said on a day that what a deadline asks for was done; null where it can. A renewal that is told of long after its grace is
 * said by the end of the next term on the record. What nobody is sure of refuses nothing.
 */
export function doneProblem(
  { kind, opens, due, graceUntil, confidence, isSet }: Day,
  on: PlainDate,
): 'open-window' | 'running-day' | null {
  if (confidence === 'low' && !isSet) return null
  if (opens !== null && on < opens) return 'open-window'
  if (kind !== 'renewal' || graceUntil === null) return null
  const last = due > graceUntil ? due : graceUntil
  return on > addDays(last, toldWithin) ? 'running-day' : null
}
