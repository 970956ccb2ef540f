import { addDays, type PlainDate } from '#kernel/dates.ts'

/** A row of law or of our list with its days, both included. */
export interface Dated {
  validFrom: PlainDate
  validTo: PlainDate | null
}

/** Days ahead in which somebody should still know what comes after a row. */
export const noticeDays = 60

/** The rows that end in the next sixty days with none of the same key in force on the day after, the first to end first. */
export function runningOut<T extends Dated>(rows: readonly T[], keyOf: (row: T) => string, on: PlainDate): T[] {
  const last = addDays(on, noticeDays)
  const isInForce = (row: T, day: PlainDate) => row.validFrom <= day && (row.validTo === null || day <= row.validTo)
  return rows
    .filter(({ validTo }) => validTo !== null && validTo >= on && validTo <= last)
    .filter((row) => {
      const after = addDays(row.validTo ?? last, 1)
      return !rows.some((other) => keyOf(other) === keyOf(row) && isInForce(other, after))
    })
    .toSorted((a, b) => ((a.validTo ?? '') < (b.validTo ?? '') ? -1 : 1))
}
