/** Days for which a step of a ladder that was not taken is still made up for; older matters are left alone. */
export const catchUpDays = 3

/** The step that is due after so many whole days, counted from 1; null when nobody is reminded now. */
export function stepAfter(after: readonly number[], days: number): number | null {
  const step = after.findLastIndex((one) => one <= days)
  const began = after[step]
  return began === undefined || days > began + catchUpDays ? null : step + 1
}

/** The most days after which anybody is still reminded. */
export const lastDayOf = (after: readonly number[]): number => Math.max(...after) + catchUpDays

/** Days after an order became binding at which a client who pays by transfer is reminded, whatever was ordered. */
export const unpaidAfter: readonly number[] = [3, 7, 14]
