import { Temporal } from 'temporal-polyfill'
import { Temporal as FullTemporal } from 'temporal-polyfill/full'
import { addDays, addMonths, addYears, type PlainDate } from '#kernel/dates.ts'
import { closedOn, openDayFrom } from './closed-days.ts'
import type { Length, JurisdictionLaw } from './law/rule.ts'

export interface Period extends Length {
  end?: 'day_before' | 'month_end' | undefined
  /** The event is the day after the date given, which then counts as the first day. */
  startsNextDay?: boolean
}

/**
 * The last day of a period that an event begins, before closed days are considered. The day of the event is not counted
 * unless the law counts it in; a month without the day ends on its last, or as the law says.
 */
export function periodEnd(event: PlainDate, period: Period, law: JurisdictionLaw): PlainDate {
  const { amount, unit } = period
  if (unit === 'day' || unit === 'week' || unit === 'working_day') return dayCount(event, period, law)
  const start = period.startsNextDay ? addDays(event, 1) : event
  const same =
    unit === 'hijri_year' ? addHijriYears(start, amount) : addMonths(start, unit === 'year' ? amount * 12 : amount)
  if (period.end === 'month_end') return lastOfMonth(same)
  const isClipped = same.slice(8) !== start.slice(8)
  if (unit !== 'hijri_year' && isClipped && law.calendar.monthEnd === 'next_month')
    return openDayFrom(law, addDays(same, 1))
  return period.startsNextDay || period.end === 'day_before' ? (isClipped ? same : addDays(same, -1)) : same
}

function dayCount(event: PlainDate, { amount, unit }: Period, law: JurisdictionLaw): PlainDate {
  if (unit === 'working_day') {
    let day = event
    for (let left = amount; left > 0; left -= closedOn(law, day) ? 0 : 1) day = addDays(day, 1)
    return day
  }
  const days = unit === 'week' ? amount * 7 : amount
  if (law.calendar.firstDay !== 'first_working_day_after' || days <= 0) return addDays(event, days)
  return addDays(openDayFrom(law, addDays(event, 1)), days - 1)
}

/** A later date by a length, negative ones before it; no closed days. */
export function shift(date: PlainDate, { amount, unit }: Length): PlainDate {
  if (unit === 'year') return addYears(date, amount)
  if (unit === 'month') return addMonths(date, amount)
  return addDays(date, unit === 'week' ? amount * 7 : amount)
}

export function lastOfMonth(date: PlainDate): PlainDate {
  const day = Temporal.PlainDate.from(date)
  return day.with({ day: day.daysInMonth }).toString()
}

/** Years of the Umm al-Qura calendar. */
function addHijriYears(date: PlainDate, years: number): PlainDate {
  return FullTemporal.PlainDate.from(date)
    .withCalendar('islamic-umalqura')
    .add({ years })
    .withCalendar('iso8601')
    .toString()
}
