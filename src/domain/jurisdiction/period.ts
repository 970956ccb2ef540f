import { addDays, addMonths, type PlainDate } from '#kernel/dates.ts'

export interface Period {
  count: number
  unit: 'days' | 'months'
}

/** The first plain period of a register's rule: "3 m, not extendable" is three months. Working days are not counted. */
export function periodIn(rule: string | null): Period | null {
  const found = /^(\d+) (m|d)\b/.exec(rule ?? '')
  return found ? { count: Number(found[1]), unit: found[2] === 'm' ? 'months' : 'days' } : null
}

/** The last day of a period that begins with a date; the office's closed days are not considered. */
export function periodEnd(from: PlainDate, { count, unit }: Period): PlainDate {
  return unit === 'months' ? addMonths(from, count) : addDays(from, count)
}
