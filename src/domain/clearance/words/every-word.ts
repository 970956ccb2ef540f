import { conceptsOf, wordsWithConcepts } from './concepts.ts'
import { describingWords, isClassWord, isWeak, weakWords } from './weak-words.ts'
import { WordList } from './word-list.ts'

const isWord = (word: string): boolean => isWeak(word) || isClassWord(word) || conceptsOf(word).length > 0

/** The words of the dictionary, of goods and of trade. */
export const everyWord: WordList = new WordList(isWord, function* () {
  yield* weakWords()
  yield* describingWords()
  yield* wordsWithConcepts.words()
})
