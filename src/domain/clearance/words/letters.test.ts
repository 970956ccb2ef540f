import { expect, test } from 'vitest'
import { normalise } from './letters.ts'

// Each line: a word with letters of two scripts, as it is seen, and the Latin letters that it is seen as.
test.each([
  ['ΚΟVΕΝΤΟ', 'kovento', 'Greek capitals around a Latin V'],
  ['КОVЕNТО', 'kovento', 'Cyrillic capitals'],
  ['Kоvеntо', 'kovento', 'Cyrillic small letters'],
  ['PΗΟΤΟ', 'photo', 'a Greek capital eta is an H'],
  ['ΥOGΑ', 'yoga', 'a Greek capital upsilon is a Y'],
  ['NαΝο', 'nano', 'capitals and small letters of Greek'],
])('%s is read by its looks as %s: %s', (written, seen) => {
  expect(normalise(written).compact).toBe(seen)
})

test('a word of one script alone is read by its sound, beside a word of another too', () => {
  expect(normalise('ΝΟΒΑ').compact).toBe('noba')
  expect(normalise('КАФЕ Nova').words).toEqual(['kafe', 'nova'])
})
