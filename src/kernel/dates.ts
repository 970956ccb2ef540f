import { dateTimeFormat, relativeTimeFormat } from './formatters.ts'
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

const dayMs = 86_400_000
const first = Date.UTC(1000, 0, 1)
const last = Date.UTC(9999, 11, 31)

/** Year, month and day of a date of four-digit years that there is; null leaves it to Temporal, which also refuses. */
function partsOf(date: PlainDate): [year: number, month: number, day: number] | null {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(date)) return null
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))]
  const at = new Date(Date.UTC(year, month - 1, day))
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? [year, month, day] : null
}

const writtenAt = (at: number): PlainDate | null =>
  at >= first && at <= last ? new Date(at).toISOString().slice(0, 10) : null

// A docket adds up hundreds of thousands of dates: plain numbers take a tenth of Temporal's time and give the same.

/** Adds months and keeps the day number, clipped to the month's end (31 August + 6 months = 28 or 29 February). */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const parts = partsOf(date)
  if (parts && Number.isInteger(months)) {
    const [year, month, day] = parts
    const longest = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
    const plain = writtenAt(Date.UTC(year, month - 1 + months, Math.min(day, longest)))
    if (plain !== null) return plain
  }
  return Temporal.PlainDate.from(date).add({ months }, { overflow: 'constrain' }).toString()
}

/** Adds years; 29 February becomes 28 February in a common year. */
export function addYears(date: PlainDate, years: number): PlainDate {
  return addMonths(date, years * 12)
}

export function addDays(date: PlainDate, days: number): PlainDate {
  const parts = partsOf(date)
  if (parts && Number.isInteger(days)) {
    const plain = writtenAt(Date.UTC(parts[0], parts[1] - 1, parts[2]) + days * dayMs)
    if (plain !== null) return plain
  }
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** Whole days from one date to another; negative when the second is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'day' }).days
}

/** "in 19 days", "in 5 months", "9 years ago": how far a date is in days, in the largest unit that is still honest. */
export function distanceOf(days: number, language: Language): string {
  const format = relativeTimeFormat(localeOf[language], { numeric: 'auto' })
  const far = Math.abs(days)
  if (far < 90) return format.format(days, 'day')
  if (far < 730) return format.format(Math.trunc(days / 30.44), 'month')
  return format.format(Math.trunc(days / 365.25), 'year')
}

/** "20 November 2026" in the reader's language; never ambiguous numerals. */
export function formatDate(date: PlainDate, language: Language): string {
  return dateTimeFormat(localeOf[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
}

/** The day of an instant by the calendar of a zone, as `formatDate` writes it. */
export function formatDay(instant: string | Date, language: Language, zone = officeZone): string {
  return formatDate(today(zone, new Date(instant)), language)
}

/** "November 2026", the month of a date. */
export function formatMonth(date: PlainDate, language: Language): string {
  return dateTimeFormat(localeOf[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
}

/** Date and time of an instant in a time zone, e.g. "20 November 2026 at 14:05". */
export function formatInstant(instant: string | Date, language: Language, zone = officeZone): string {
  return dateTimeFormat(localeOf[language], { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(
    new Date(instant),
  )
}

/** Facts of a refusal as they are read: days in the reader's language, all else as it is. */
export const readableFacts = (facts: Readonly<Record<string, string>>, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, isPlainDate(value) ? formatDate(value, language) : value]),
  )
