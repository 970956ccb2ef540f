import families from './lists/families.json' with { type: 'json' }
import { normalise } from './letters.ts'

const known = families.entries.map(({ parts, mark }) => ({ parts, mark: normalise(mark).compact }))
const shortestRest = 3

/**
 * The part by which buyers know the family of one of two marks, where the other begins with it before a word that everybody knows
 * (McSWEET, McDONALD'S); null where neither has a family that is listed.
 */
export function familyPart(a: string, b: string, isWord: (word: string) => boolean): string | null {
  for (const { parts, mark } of known) {
    const other = a === mark ? b : b === mark ? a : null
    if (other === null) continue
    const own = parts.find((part) => other.startsWith(part) && isRest(other.slice(part.length), isWord))
    if (own !== undefined) return own
  }
  return null
}

const isRest = (rest: string, isWord: (word: string) => boolean): boolean => rest.length >= shortestRest && isWord(rest)
