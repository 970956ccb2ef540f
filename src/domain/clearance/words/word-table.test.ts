import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '#tests/random.ts'
import { englishClassWords, isEnglishClassWord, toldOf } from './class-words.ts'
import { WordTable } from './word-table.ts'

test('a table has the words that were put into it, with their last numbers, and no others', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.nat(60_000)), { maxLength: 200 }), (pairs) => {
      const table = new WordTable()
      for (const [word, number] of pairs) table.put(word, [''], () => number)
      const wanted = new Map(pairs)
      expect(table.size).toBe(wanted.size)
      for (const [word, number] of wanted) expect(table.get(word)).toBe(number)
      expect(table.get('a word that none of them is')).toBe(-1)
    }),
  )
})

test('a word is put with its endings, each told its number from the one it had', () => {
  const table = new WordTable()
  table.put('kni', ['ha', 'hy'], () => 1)
  table.put('kniha', [''], (before) => before + 10)
  expect([table.get('kniha'), table.get('knihy'), table.get('kni')]).toEqual([11, 1, -1])
})

test('of made-up words none is taken for one of goods because its hashes are, seed 20261127', () => {
  const random = seededRandom(20261127)
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const made = Array.from({ length: 200_000 }, () =>
    Array.from({ length: 12 }, () => letters[Math.floor(random() * letters.length)]).join(''),
  )
  expect(made.filter((word) => toldOf(word) !== undefined)).toEqual([])
  const english = englishClassWords()
  expect(english.length).toBeGreaterThan(10_000)
  expect(english.filter((word) => !isEnglishClassWord(word))).toEqual([])
})
