import { daysBetween, type PlainDate } from '#kernel/dates.ts'
import type { DeadlineKind } from './deadline.ts'
import { natureOf } from './state.ts'

/** Days before the last day, and after it while a surcharge still helps, at which an owner is reminded. */
export const reminderDays = { before: [180, 90, 60, 30, 14, 7, 3, 1], late: [1, 30, 90, 150] } as const

/** What may be left undone is told of less often. */
const optionDays = [60, 30, 14] as const

export interface Rung {
  kind: 'before' | 'late'
  days: number
}

/**
 * The step of the ladder on which a date stands on a day; null when nobody is reminded then. Facts are told in the portal and
 * not reminded of.
 */
export function rungOf(
  date: { kind: DeadlineKind; due: PlainDate; graceUntil: PlainDate | null },
  on: PlainDate,
): Rung | null {
  const nature = natureOf(date.kind)
  if (nature === 'fact') return null
  const left = daysBetween(on, date.due)
  if (left >= 0) {
    const steps: readonly number[] = nature === 'duty' ? reminderDays.before : optionDays
    const days = steps.findLast((step) => step >= left)
    return days === undefined ? null : { kind: 'before', days }
  }
  if (nature !== 'duty' || date.graceUntil === null || on > date.graceUntil) return null
  const days = reminderDays.late.findLast((step) => step <= -left)
  return days === undefined ? null : { kind: 'late', days }
}
