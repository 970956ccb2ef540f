import { languagesOfWord } from './word-languages.ts'

/** An ending of diminutives, as it is without its marks, with the endings that the word itself may have. */
type Ending = readonly [ending: string, of: readonly string[]]

const slavic: readonly Ending[] = [
  ['icek', ['ik', '']], ['icok', ['ik', '']], ['ecek', ['ek', '']], ['ocek', ['ok', '']], ['ocik', ['ok', 'ec', '']],
  ['acek', ['ak']], ['acik', ['ak']], ['cek', ['k', '']], ['cok', ['k', '']],
  ['icka', ['ica', 'ice', 'ika', 'ka', 'a']], ['ecka', ['ka', 'a']], ['ocka', ['ka', 'a']], ['inka', ['ina', 'a']],
  ['icko', ['ko', 'o', 'e']], ['ecko', ['ko', 'o', 'e']], ['ocko', ['ko', 'o']], ['cko', ['ko']],
  ['icky', ['ice', 'ky', 'y']], ['ecky', ['ky', 'y']], ['ocky', ['ky', 'y']], ['iky', ['y', 'e']],
  ['ik', ['']], ['co', ['o']], ['ko', ['o']], ['ka', ['a']],
] // prettier-ignore

/** The same of other languages: of these a letter less or more makes another word, so that more has to stand before them. */
const further: readonly (readonly [languages: readonly string[], endings: readonly Ending[]])[] = [
  [['it'], [['ino', ['o', 'e', 'a']], ['ina', ['a', 'e', 'o']], ['ini', ['o', 'e', 'a']], ['ine', ['a', 'e']], ['etto', ['o', 'e', 'a']], ['etta', ['a', 'e']], ['ello', ['o', 'e']], ['ella', ['a', 'e']]]],
  [['es'], [['ito', ['o', 'e', '']], ['ita', ['a', 'e', '']], ['itos', ['o', 'e', '']], ['itas', ['a', 'e', '']], ['illo', ['o', 'e', '']], ['illa', ['a', 'e', '']], ['cito', ['', 'e']], ['cita', ['', 'e']], ['itin', ['o', '']]]],
  [['pt'], [['inho', ['o', 'e', 'a', '']], ['inha', ['a', 'e', '']], ['inhos', ['o', 'e', '']], ['inhas', ['a', 'e', '']]]],
  [['fr'], [['ette', ['', 'e']], ['ettes', ['', 'e']], ['elet', ['', 'e']]]],
  [['de'], [['chen', ['', 'e', 'en']], ['lein', ['', 'e', 'en']], ['erl', ['', 'e']]]],
  [['nl'], [['etje', ['']], ['etjes', ['']], ['tje', ['']], ['tjes', ['']], ['je', ['']], ['jes', ['']]]],
  [['pl'], [['eczka', ['ka', 'a']], ['eczki', ['ka', 'a']], ['eczek', ['ek', '']], ['iczek', ['ik', '']], ['ecka', ['a']], ['ka', ['a']], ['ek', ['']], ['ik', ['']]]],
] // prettier-ignore
const shortest = 3
const shortestOfFurther = 4

/** Whether a word may be of one of the languages: one whose language nobody noted is of them too where `unknown` says so. */
function isOf(word: string, languages: readonly string[], unknown: boolean): boolean {
  const own = languagesOfWord(word)
  return own === null ? unknown : languages.some((language) => own.has(language))
}

function wordOf(
  word: string,
  endings: readonly Ending[],
  least: number,
  counts: (word: string) => boolean,
): string | null {
  for (const [ending, replaced] of endings) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    if (stem.length < least) continue
    const found = replaced.map((one) => stem + one).find(counts)
    if (found !== undefined) return found
  }
  return null
}

/** The word that a diminutive is of (medovníček, medovník; panino, pane), by what counts as a word; null when it is none. */
export function diminutiveOf(word: string, isWord: (word: string) => boolean): string | null {
  const own = wordOf(word, slavic, shortest, (one) => isWord(one) && isOf(one, ['sk', 'cs'], true))
  if (own !== null) return own
  for (const [languages, endings] of further) {
    const found = wordOf(word, endings, shortestOfFurther, (one) => isWord(one) && isOf(one, languages, false))
    if (found !== null) return found
  }
  return null
}
