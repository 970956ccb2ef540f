/** Categories of the Vienna classification of figurative elements. */
const categories = 29

const written = /^A?\s*(\d{1,2})[./ ](\d{1,2})(?:[./ ](\d{1,2}))?$/i
/** Some offices write the three numbers without anything between them. */
const closed = /^A?(\d{2})(\d{2})(\d{2})$/i

/** A code of the Vienna classification with two digits each, as 26.04.01, or 26.04 for a division; null for what is none. */
export function viennaCode(text: string): string | null {
  const found = written.exec(text.trim()) ?? closed.exec(text.trim())
  if (!found) return null
  const numbers = found.slice(1).filter((one) => one !== undefined)
  const [category = 0] = numbers.map(Number)
  if (category < 1 || category > categories || numbers.some((one) => Number(one) === 0)) return null
  return numbers.map((one) => one.padStart(2, '0')).join('.')
}

/** The codes of a mark that fall under what is asked for: a section itself, or any section of a division. */
export const codesUnder = (codes: readonly string[], asked: readonly string[]): string[] =>
  codes.filter((code) => asked.some((one) => code === one || code.startsWith(`${one}.`)))
