import { languagesOfWord } from './word-languages.ts'

/** Endings of Slovak and Czech diminutives, as they are without their marks, each with the endings that the word itself may have. */
const endings: readonly (readonly [ending: string, of: readonly string[]])[] = [
  ['icek', ['ik', '']], ['icok', ['ik', '']], ['ecek', ['ek', '']], ['ocek', ['ok', '']], ['ocik', ['ok', 'ec', '']],
  ['acek', ['ak']], ['acik', ['ak']], ['cek', ['k', '']], ['cok', ['k', '']],
  ['icka', ['ica', 'ice', 'ika', 'ka', 'a']], ['ecka', ['ka', 'a']], ['ocka', ['ka', 'a']], ['inka', ['ina', 'a']],
  ['icko', ['ko', 'o', 'e']], ['ecko', ['ko', 'o', 'e']], ['ocko', ['ko', 'o']], ['cko', ['ko']],
  ['icky', ['ice', 'ky', 'y']], ['ecky', ['ky', 'y']], ['ocky', ['ky', 'y']], ['iky', ['y', 'e']],
  ['ik', ['']], ['ko', ['o']], ['ka', ['a']],
] // prettier-ignore
const shortest = 3

/** The languages of the endings. A word whose language nobody noted may be one of theirs. */
const isSlavic = (word: string): boolean => {
  const languages = languagesOfWord(word)
  return languages === null || languages.has('sk') || languages.has('cs')
}

/** The word that a diminutive is of (medovníček, medovník), by what counts as a word; null when it is none. */
export function diminutiveOf(word: string, isWord: (word: string) => boolean): string | null {
  for (const [ending, replaced] of endings) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    if (stem.length < shortest) continue
    const found = replaced.map((one) => stem + one).find((one) => isWord(one) && isSlavic(one))
    if (found !== undefined) return found
  }
  return null
}
