import table from './concepts.json' with { type: 'json' }
import { normalise } from './letters.ts'

/** What a word means: the numbers of the concepts it may stand for, by its normalised letters. */
const meanings = new Map<string, number[]>()
for (const [number, languages] of table.entries()) {
  for (const words of Object.values(languages)) {
    for (const word of words) {
      const key = normalise(word).compact
      const known = meanings.get(key)
      if (!known) meanings.set(key, [number])
      else if (!known.includes(number)) known.push(number)
    }
  }
}

const none: readonly number[] = []

/** The concepts a word of `normalise` stands for in English, Slovak, Czech or Spanish, plural allowed; empty when unknown. */
export function conceptsOf(word: string): readonly number[] {
  const known = meanings.get(word)
  if (known) return known
  if (word.length < 4 || !word.endsWith('s')) return none
  return meanings.get(word.slice(0, -1)) ?? (word.endsWith('es') ? meanings.get(word.slice(0, -2)) : undefined) ?? none
}

/** How many concepts the dictionary holds; their numbers run from 0. */
export const conceptCount: number = table.length
