import { addDays, addMonths, type PlainDate } from '#kernel/dates.ts'

/** How near the end of a term is worth a count, in months. */
const nearMonths = 6

/** What an address says of a list of only those. */
export const nearEnd = 'near'

/** The first day that is no longer near. */
export const firstDayNotNear = (on: PlainDate): PlainDate => addDays(addMonths(on, nearMonths), 1)
