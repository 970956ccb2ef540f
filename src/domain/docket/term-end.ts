import type { PlainDate } from '#kernel/dates.ts'

/**
 * The day on which the running term of a mark ends: as the record has it, else the end of the last term of its docket, unless nobody is
 * sure of it. No closed day moves it: that is the last day of the renewal.
 */
export function termEndOf(
  expires: PlainDate | null,
  dates: readonly { kind: string; due: PlainDate; confidence: string }[],
): PlainDate | null {
  if (expires !== null) return expires
  const ends = dates.filter(({ kind, confidence }) => kind === 'term' && confidence !== 'low').map(({ due }) => due)
  return ends.toSorted().at(-1) ?? null
}
