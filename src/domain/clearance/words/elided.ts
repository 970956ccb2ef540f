import { normalise } from './letters.ts'

/** French and Italian articles and prepositions that stand with an apostrophe before a vowel, and the words that they are without it. */
const particles: Readonly<Record<string, string>> = {
  d: 'de', l: 'le', dell: 'della', all: 'alla', nell: 'della', sull: 'della', dall: 'della',
} // prettier-ignore
const shortest = 3
const apostrophe = new RegExp(
  `(?<![\\p{L}\\p{N}])(${Object.keys(particles).join('|')})['’‘ʼ\`´](\\p{L}{${shortest},})`,
  'giu',
)

/** A word that is written with an apostrophe behind an article or a preposition: the letters of both, and each of them. */
export interface Elided {
  readonly both: string
  readonly before: string
  readonly rest: string
}

/** The words of a text that stand behind an apostrophe and an article or a preposition (l'huile d'olive). */
export function elidedIn(text: string): Elided[] {
  return [...text.matchAll(apostrophe)].flatMap(([both, particle = '', rest = '']) => {
    const before = particles[particle.toLowerCase()]
    return before === undefined ? [] : [{ both: normalise(both).compact, before, rest: normalise(rest).compact }]
  })
}

/** The letters of a word behind the article or preposition that it may be written together with (lamour), null where none is. */
export const restOfElided = (word: string): string | null => (/^[dl](?=[aeiouh])/.test(word) ? word.slice(1) : null)

/** Whether a word is the French one for gold behind an article or a preposition (d'or, l'or): without it it is no word of the lists. */
export const isElidedGold = (word: string): boolean => word === 'dor' || word === 'lor'
