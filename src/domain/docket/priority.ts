import { addDays, addMonths, type PlainDate } from '#kernel/dates.ts'

const priorityMonths = 6

/** The last day to claim priority from a first filing: six months (Paris Convention, article 4 C). */
export function priorityEnd(firstFilingDate: PlainDate): PlainDate {
  return addMonths(firstFilingDate, priorityMonths)
}

/** No first filing after this day has its priority ended by `end`: the other way round, and never too early. */
export function priorityEndsBy(end: PlainDate): PlainDate {
  return addDays(addMonths(end, -priorityMonths), 3)
}
