import { addMonths, type PlainDate } from '#kernel/dates.ts'

/** Months that a draft may rest at most: what is wanted later than that is asked for anew. */
export const mostMonths = 24

/** The last day until which a draft can be postponed. */
export const lastPostponement = (today: PlainDate): PlainDate => addMonths(today, mostMonths)
