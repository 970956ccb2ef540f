/** The number of a class in an address; null when it is none of the 45. */
export function classIn(text: string | undefined): number | null {
  const number = /^[1-9]\d?$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 && number <= 45 ? number : null
}
