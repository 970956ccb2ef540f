import { Temporal } from 'temporal-polyfill'
import { localeOf, type Language } from './languages.ts'

/** A calendar date without time, "YYYY-MM-DD". */
export type PlainDate = string

/** The zone of the office: whose day counts where neither a client's nor an authority's is meant. */
export const officeZone = 'Europe/Bratislava'

/** Today in a time zone (IANA name); legal dates are read in the zone of the office. */
export function today(zone: string, now: Date): PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString()
}

export function isPlainDate(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
  } catch {
    return false
  }
}

/** Adds months and keeps the day number, clipped to the month's end (31 August + 6 months = 28 or 29 February). */
export function addMonths(date: PlainDate, months: number): PlainDate {
  return Temporal.PlainDate.from(date).add({ months }, { overflow: 'constrain' }).toString()
}

/** Adds years; 29 February becomes 28 February in a common year. */
export function addYears(date: PlainDate, years: number): PlainDate {
  return Temporal.PlainDate.from(date).add({ years }, { overflow: 'constrain' }).toString()
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** Whole days from one date to another; negative when the second is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'day' }).days
}

/** "in 19 days", "in 5 months", "9 years ago": how far a date is in days, in the largest unit that is still honest. */
export function distanceOf(days: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(localeOf[language], { numeric: 'auto' })
  const far = Math.abs(days)
  if (far < 90) return format.format(days, 'day')
  if (far < 730) return format.format(Math.trunc(days / 30.44), 'month')
  return format.format(Math.trunc(days / 365.25), 'year')
}

/** "20 November 2026" in the reader's language; never ambiguous numerals. */
export function formatDate(date: PlainDate, language: Language): string {
  return new Intl.DateTimeFormat(localeOf[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
}

/** Date and time of an instant in a time zone, e.g. "20 November 2026 at 14:05". */
export function formatInstant(instant: string | Date, language: Language, zone = officeZone): string {
  return new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(
    new Date(instant),
  )
}
