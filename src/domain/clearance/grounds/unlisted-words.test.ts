import { expect, test } from 'vitest'
import { unlistedWords } from './unlisted-words.ts'

test.each([
  ['LUMERA', ['LUMERA']],
  ['Zelorka Coffee', ['Zelorka']],
  ['ŽĽUVORKA & Kalixa', ['ŽĽUVORKA', 'Kalixa']],
  ['GOLDEN LION', []],
  ['SMARTHOUSE', []],
  ['Novák', []],
  ['24/7', []],
  ['ab', []],
])('of %s the words without a sense in our lists are %j', (sign, words) => {
  expect(unlistedWords(sign)).toEqual(words)
})

test('no more than five are told', () => {
  expect(unlistedWords('zelorka kalixa morventa lumpra dravost quilpa')).toHaveLength(5)
})

test('of what is transcribed the letters are no word to tell of', () => {
  expect(unlistedWords('シャネル')).toEqual([])
  expect(unlistedWords('シャネル Zorbintak')).toEqual(['Zorbintak'])
})
