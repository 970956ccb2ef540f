import { conceptsOf, wordsWithConcepts } from './concepts.ts'
import { describingHashes, isClassWord, isWeak, weakWords } from './weak-words.ts'
import { hashesOf, WordList } from './word-list.ts'

const isWord = (word: string): boolean => isWeak(word) || isClassWord(word) || conceptsOf(word).length > 0

/** The words of the dictionary, of goods and of trade. */
export const everyWord: WordList = new WordList(isWord, function* () {
  yield* hashesOf(weakWords())
  yield* describingHashes()
  yield* wordsWithConcepts.hashes()
})
