import { dateTimeFormat, numberFormat } from '#kernel/formatters.ts'
import { daysBetween, distanceOf, formatDate, formatInstant, officeZone, today, type PlainDate } from '#kernel/dates.ts'
import { localeOf, type Language } from '#kernel/languages.ts'

export const dayOf = (instant: string): PlainDate => today(officeZone, new Date(instant))
export const todayHere = (): PlainDate => today(officeZone, new Date())

/** "3 days ago", "today", "in 12 days", "in 4 years": the distance from today in one unit. */
export function distance(date: PlainDate, language: Language, from: PlainDate = todayHere()): string {
  return distanceOf(daysBetween(from, date), language)
}

/** "3 days", "4 hours", "12 minutes": how long something has waited. */
export function waited(since: string, language: Language, now: Date = new Date()): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / 60_000))
  const [amount, unit]: [number, string] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 1440), 'day']
  return numberFormat(localeOf[language], { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}

/** "18 Nov", for narrow lists of events; the year stands in the full form. */
export function shortDay(instant: string, language: Language): string {
  return dateTimeFormat(localeOf[language], { day: 'numeric', month: 'short', timeZone: officeZone }).format(
    new Date(instant),
  )
}

/** "14:52". */
export function clockTime(instant: Date, language: Language): string {
  return dateTimeFormat(localeOf[language], {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: officeZone,
  }).format(instant)
}

export { formatDate, formatInstant }
