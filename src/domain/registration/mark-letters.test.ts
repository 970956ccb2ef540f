import { expect, test } from 'vitest'
import { oddLetters } from './mark-letters.ts'

test.each(['VERDINA', 'Žltý kôň', 'СОВА', 'ΑΘΗΝΑ', 'Сова Nord', 'R2-D2', '👨‍👩‍👧 FAMILY', ''])(
  '%s has nothing odd in it',
  (text) => expect(oddLetters(text)).toEqual([]),
)

test('a Cyrillic or Greek letter in a Latin word is named with where it stands and what it is taken for', () => {
  expect(oddLetters('VERDIN\u0410')).toEqual([
    { letter: '\u0410', at: 7, kind: 'cyrillic', looksLike: 'A', code: 'U+0410' },
  ])
  expect(oddLetters('no\u03bfn')).toMatchObject([{ at: 3, kind: 'greek', looksLike: 'o', code: 'U+03BF' }])
  expect(oddLetters('СОBА')).toMatchObject([{ letter: 'B', at: 3, kind: 'latin', looksLike: null }])
})

test('what is drawn as nothing is told of', () => {
  expect(oddLetters('VER\u200bDINA\u00ad')).toMatchObject([
    { at: 4, kind: 'invisible', code: 'U+200B' },
    { at: 9, kind: 'invisible', code: 'U+00AD' },
  ])
})
