import { addDays, addMonths, type PlainDate } from '#kernel/dates.ts'

/** The first day of a day's month. */
const monthOf = (day: PlainDate): PlainDate => `${day.slice(0, 8)}01`

/** The month that is over on a day, by its first day; a report is about it. */
export const lastMonth = (today: PlainDate): PlainDate => addMonths(monthOf(today), -1)

/** The days of a month, by its first one. */
export const daysOf = (month: PlainDate): { from: PlainDate; until: PlainDate } => ({
  from: month,
  until: addDays(addMonths(month, 1), -1),
})
