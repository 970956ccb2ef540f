import { languagesInDictionary } from './concepts.ts'
import { everyWord } from './every-word.ts'
import { normalise } from './letters.ts'
import listed from '../lists/common-words.json' with { type: 'json' }
import { languagesOfClassWord } from './weak-words.ts'
import { hashesOf, WordList } from './word-list.ts'

/** What is no word of a language: figures of myth and fiction, heavenly bodies, persons of history, in any spelling. */
const names = 'names'

let further: ReadonlyMap<string, string> | undefined

const furtherWords = (): ReadonlyMap<string, string> =>
  (further ??= new Map(
    Object.entries(listed.entries).flatMap(([language, words]) =>
      words.split(' ').map((word): [string, string] => [normalise(word).compact, language]),
    ),
  ))

/** Whether buyers understand a word of `normalise`, or know whom it names, in a language that we hold; its meaning may be in no dictionary of ours. */
export const isCommonWord = (word: string): boolean =>
  (everyWord.mayHave(word) && everyWord.has(word)) || furtherWords().has(word)

/** The words of which buyers understand the meaning. */
export const commonWords: WordList = new WordList(isCommonWord, function* () {
  yield* everyWord.hashes()
  yield* hashesOf(furtherWords().keys())
})

/** The languages (ISO 639-1) of a common word as far as they are known; a name is of none. */
function languagesOfCommonWord(word: string): readonly string[] {
  const language = furtherWords().get(word)
  if (language !== undefined) return language === names ? [] : [language]
  return [...(languagesInDictionary(word) ?? languagesOfClassWord(word) ?? [])]
}

/** Whether a common word is no word of a language but a name that is known to many. */
export const isNameOfNoLanguage = (word: string): boolean => furtherWords().get(word) === names

/** Whether a word of `normalise` is a common one of another language than the given one, or it is not known of which. */
export const isCommonElsewhere = (word: string, language: string): boolean =>
  isCommonWord(word) && languagesOfCommonWord(word).join() !== language

/** Whether two common words are of one language: words of two that are alike mostly mean the same (liberté, libertad). */
export function areOfOneLanguage(a: string, b: string): boolean {
  const ofB = languagesOfCommonWord(b)
  return languagesOfCommonWord(a).some((language) => ofB.includes(language))
}
