import families from '../lists/families.json' with { type: 'json' }
import { normalise } from '../words/letters.ts'

const known = families.entries.map(({ parts, mark, classes }) => ({ parts, mark: normalise(mark).compact, classes }))
const shortestRest = 3

/**
 * The part by which buyers know the family of one of two marks, where the other begins with it before a word that everybody knows
 * (McSWEET, McDONALD'S), for the goods that it is known for or where none are told; null where neither has a family that is listed.
 */
export function familyPart(
  a: string,
  b: string,
  asked: readonly number[],
  isWord: (word: string) => boolean,
): string | null {
  for (const { parts, mark, classes } of known) {
    const other = a === mark ? b : b === mark ? a : null
    if (other === null || (asked.length > 0 && !asked.some((one) => classes.includes(one)))) continue
    const own = parts.find((part) => other.startsWith(part) && isRest(other.slice(part.length), isWord))
    if (own !== undefined) return own
  }
  return null
}

const isRest = (rest: string, isWord: (word: string) => boolean): boolean => rest.length >= shortestRest && isWord(rest)
