import { localeOf, type Language } from '#kernel/languages.ts'

/** A date within this many days is marked as near. */
export const nearDays = 90

/** "in 19 days", "in 5 months", "in 9 years": how far a date is, in the largest unit that is still honest. */
export function distanceOf(days: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(localeOf[language], { numeric: 'auto' })
  const far = Math.abs(days)
  if (far < 90) return format.format(days, 'day')
  if (far < 730) return format.format(Math.trunc(days / 30.44), 'month')
  return format.format(Math.trunc(days / 365.25), 'year')
}
