import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginningIn, wordsIn } from './compound.ts'
import { hashesOf, WordList } from './word-list.ts'

const listed = new Set(
  'sun sunny beam ray rays blue marine mar azul kids vits club ice cream house haus boot'.split(' '),
)
const list = new WordList(
  (word) => listed.has(word),
  () => hashesOf(listed),
)

test.each([
  ['sunbeam', ['sun', 'beam']],
  ['marazul', ['mar', 'azul']],
  // A letter that joins is of neither.
  ['icescream', ['ice', 'cream']],
  ['kidsvitsclub', ['kids', 'vits', 'club']],
  ['sunx', null],
  ['velmora', null],
  ['', null],
])('%s is written together of %j', (word, words) => {
  expect(wordsIn(word, list)).toEqual(words)
})

test('the longest word that begins another is told', () => {
  expect(beginningIn('sunnyvelmora', list)).toEqual(['sunny', 'velmora'])
  expect(beginningIn('velmora', list)).toBeNull()
})

/** Whether any of the ways to write two words, or three, together gives it. */
function isMadeOf(word: string): boolean {
  const links = ['', 's', 'n', 'en', 'es', 'o', 'e']
  for (const one of listed) {
    for (const two of listed) {
      if (links.some((link) => one + link + two === word && (link === '' || two.length >= 4))) return true
      if (one.length >= 4 && two.length >= 4)
        for (const three of listed) if (three.length >= 4 && one + two + three === word) return true
    }
  }
  return false
}

test('letters that may begin no word leave out none that do', () => {
  const piece = fc.constantFrom(...listed, 's', 'en', 'x', 'o')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
      const word = pieces.join('')
      expect(wordsIn(word, list) !== null).toBe(isMadeOf(word))
      expect(list.mayHave(word) || !listed.has(word)).toBe(true)
    }),
    { seed: 20261126, numRuns: 3000 },
  )
})
