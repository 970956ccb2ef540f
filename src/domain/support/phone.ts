/** Digits by which two spellings of a telephone number are held to be one: without country, zeros and signs. */
export const phoneDigits = 9
/** Of fewer digits a number would be somebody's by chance. */
export const fewestDigits = 6

/** The last digits of a telephone number, however it is written; null when there are too few to know anybody by. */
export function phoneEnd(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '')
  return digits.length < fewestDigits ? null : digits.slice(-phoneDigits)
}
