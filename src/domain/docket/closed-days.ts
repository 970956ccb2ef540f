import { addDays, type PlainDate } from '#kernel/dates.ts'
import holidays from './holidays.json' with { type: 'json' }
import type { JurisdictionLaw } from './law/rule.ts'

/** Why an office is closed on a day: its weekly rest, or a holiday by its local name; null when it is open. */
export type Closed = { kind: 'weekend' } | { kind: 'holiday'; name: string } | null

/** Holidays are recorded from the first day of this year to the last of the other. */
export const holidaysRecorded = { first: holidays.first, last: holidays.last }

const offices: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = holidays.offices
const known = new Map<string, Map<string, string>>()

/** By date, and by month and day where a holiday is on that day every year. */
function holidaysOf(code: string): ReadonlyMap<string, string> {
  const found = known.get(code)
  if (found) return found
  const days = new Map(
    Object.entries(offices[code] ?? {}).flatMap(([name, dates]) => dates.map((date) => [date, name])),
  )
  known.set(code, days)
  return days
}

/**
 * Whether an office is closed: its weekly rest, and the public holidays of its country with the office's own additions. A
 * closing that an office announces for a day is not known here.
 */
export function closedOn({ code, calendar }: JurisdictionLaw, date: PlainDate): Closed {
  if (calendar.weekend.includes(new Date(`${date}T00:00:00Z`).getUTCDay() || 7)) return { kind: 'weekend' }
  const days = holidaysOf(code)
  const name = days.get(date) ?? days.get(date.slice(5))
  return name === undefined ? null : { kind: 'holiday', name }
}

/** The day itself when the office is open, otherwise the first open day after it. */
export function openDayFrom(law: JurisdictionLaw, date: PlainDate): PlainDate {
  let day = date
  while (closedOn(law, day)) day = addDays(day, 1)
  return day
}
