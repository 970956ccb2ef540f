import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Reading, reading } from './readings.ts'

const manners: readonly Reading[] = ['default', 'es', 'sk', 'de', 'fr']

test.each([
  ['knight', 'nait knigt knight knight knig'],
  ['mcdonald', 'makdonald mkdonald mcdonald mkdonald mkdonal'],
  ['psyche', 'siC siCe psihe psihe psiS'],
  ['nation', 'naSn nation nation nation nasion'],
  ['queen', 'kwin ken kvin kven ken'],
  ['yes', 'yes yes ies ies ie'],
  ['ye', 'ye ye ie ie ie'],
  ['bed', 'bed bed bed bed be'],
  ['agence', 'agens ahense agence agence aJens'],
  ['guerra', 'gera gera guera gura gera'],
  ['jorge', 'JorJ horhe yorge yorge JorJ'],
  ['schule', 'Sul sCule shule Sule Sul'],
  ['strasse', 'stras strase strase Strase stras'],
  ['oiseaux', 'oiso oiseauks oiseauks oiseauks uaso'],
  ['4you', 'foryou kuatroyou styriou firiu katriu'],
  ['straße', 'straß straße straße Straße straß'],
  ['漢字', '漢字 漢字 漢字 漢字 漢字'],
  // A letter that is not said is all there is.
  ['h', 'h h h h h'],
])('%s is read as %s in English, Spanish, Slovak, German and French', (word, sounds) => {
  expect(manners.map((manner) => reading(word, manner)).join(' ')).toBe(sounds)
})

const seed = 20261126
const words = fc
  .array(fc.constantFrom(...'aeiouyhckstgxnmpq05ščЖ漢'.split('')), { maxLength: 14 })
  .map((all) => all.join(''))

test('what is known of other readings changes none', () => {
  fc.assert(
    fc.property(words, fc.constantFrom(...manners), fc.constantFrom(...manners), (word, manner, other) => {
      expect(reading(word, manner, reading(word, other))).toBe(reading(word, manner))
    }),
    { seed, numRuns: 2000 },
  )
})

test('of what is said at most 240 sounds are kept, none twice in a row', () => {
  const long = reading('5a'.repeat(300), 'default')
  expect(long).toHaveLength(240)
  fc.assert(
    fc.property(words, fc.constantFrom(...manners), (word, manner) => {
      const sounds = reading(word, manner)
      expect(sounds === word || !/(.)\1/u.test(sounds)).toBe(true)
    }),
    { seed },
  )
})
