import { expect, test } from 'vitest'
import { isSaidByLetters, lettersSaidBy } from './spoken-letters.ts'

test.each([
  ['kawe', ['kw']],
  ['emcee', ['mc']],
  ['beemwe', ['bmw']],
  ['teve', ['tv']],
  ['elge', ['lg']],
  ['vaude', ['vd']],
  ['velmora', []],
  ['ka', []],
  ['kaweelgeteve', []],
])('%s is how %j is said', (word, letters) => expect(lettersSaidBy([word])).toEqual(letters))

test.each([
  ['elle emme bi', ['lmb']],
  ['aitch bee que', ['hbq']],
  ['jota ge ele', ['jgl']],
  ['elle et lui', []],
  ['be', []],
])('%s, a word for each, is how %j is said', (words, letters) =>
  expect(lettersSaidBy(words.split(' '))).toEqual(letters),
)

test.each([
  ['kw', true],
  ['bmw', true],
  ['ibm', false],
  ['k', false],
  ['strng', false],
])('%s is said by its letters alone: %s', (word, is) => expect(isSaidByLetters(word)).toBe(is))
