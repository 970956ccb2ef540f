import { minorUnits } from '#kernel/money.ts'

/** Minor units of what somebody typed as an amount, with a comma or a point; null while it is none. */
export function minorOf(text: string, currency: string): number | null {
  try {
    return minorUnits(text.replace(',', '.').replaceAll(/\s/g, ''), currency)
  } catch {
    // Not an amount yet: the field says so.
    return null
  }
}

/** The same for a call that refuses what is no amount beside its field; nothing typed is nothing. */
export const unitsOf = (text: string, currency: string): number =>
  text.trim() === '' ? 0 : (minorOf(text, currency) ?? -1)
