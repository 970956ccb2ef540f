/** Hours before a talk at which its client is reminded, the earlier first. */
export const remindedHours = [24, 1] as const

/**
 * Which reminder of a talk is due now: the last one whose hour has come, so that after a silence of ours one letter goes out
 * and not two. Null before the first, once the talk has begun, and when it was booked after that hour: who books for
 * tomorrow morning knows it.
 */
export function dueReminder(at: Date, bookedAt: Date, now: Date): (typeof remindedHours)[number] | null {
  if (now >= at) return null
  const due = remindedHours.findLast((hours) => at.getTime() - now.getTime() <= hours * 3_600_000)
  return due !== undefined && at.getTime() - bookedAt.getTime() > due * 3_600_000 ? due : null
}
