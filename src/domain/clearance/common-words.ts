import { everyWord } from './every-word.ts'
import { normalise } from './letters.ts'
import listed from './lists/common-words.json' with { type: 'json' }

let further: ReadonlySet<string> | undefined

const furtherWords = (): ReadonlySet<string> =>
  (further ??= new Set(
    Object.values(listed.entries).flatMap((words) => words.split(' ').map((word) => normalise(word).compact)),
  ))

/** Whether buyers understand a word of `normalise`, or know whom it names, in a language that we hold; its meaning may be in no dictionary of ours. */
export const isCommonWord = (word: string): boolean =>
  (everyWord.mayHave(word) && everyWord.has(word)) || furtherWords().has(word)
