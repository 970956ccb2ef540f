import { expect, test } from 'vitest'
import { conceptsOf } from './concepts.ts'
import { isCommonWord } from './common-words.ts'
import { foreignConceptsOf, foreignWords } from './foreign-words.ts'
import { isGivenName } from './given-names.ts'
import { groundLists } from './ground-lists.ts'
import { score, scoreSigns } from './score.ts'
import { searchKeysOf } from './search-keys.ts'
import { sharedWord } from './shared-word.ts'
import { signOf } from './sign.ts'
import { listCut } from './weights.ts'

const markOf = (a: string, b: string, niceClass = 5) =>
  score(a, b, { classesA: [niceClass], classesB: [niceClass] }).mark

test.each([
  ['ROMUALD PRINZ SOBIESKI ZU SCHWARZENBERG', 'JAN III SOBIESKI', 'a name that no dictionary has', 33],
  ['42 BELOW', 'VODKA 42', 'a number', 33],
  ['PAPA BOY', 'PAPA KETSARAP', 'what both begin with', 30],
  ['GAS STATION', 'BLUE JEANS GAS', 'half of one mark', 25],
  ['SANTA MONICA POLO CLUB', 'BEVERLY HILLS POLO CLUB', 'two words beside each other', 25],
  ['BULLDOG', 'RED BULL', 'a word that one is written together of', 32],
])('%s is listed beside %s for %s', (a, b, _, niceClass) => {
  expect(markOf(a, b, niceClass)).toBeGreaterThanOrEqual(listCut)
})

test('a word of many others is in common and no reason to list; one of form or of the goods is nothing', () => {
  const shared = (a: string, b: string, niceClass: number) => scoreSigns(signOf(a), signOf(b), [niceClass]).part
  expect(shared('MORNING EAGLE POINT', 'SILVER MOON EAGLE', 9)).toBeGreaterThan(0)
  expect(markOf('MORNING EAGLE POINT', 'SILVER MOON EAGLE', 9)).toBeLessThan(listCut)
  expect(shared('NORTHERN FAMILY BAKERY', 'KALINDA BROTHERS BAKERY', 30)).toBeLessThan(
    shared('KALINDA BAKERY POINT', 'MOON KALINDA BROTHERS', 30),
  )
  expect(sharedWord(signOf('KALINDA GROUP'), signOf('MORVENTO GROUP'), [36]).value).toBe(0)
})

test('the order of two marks does not matter', () => {
  for (const [a, b] of [
    ['BULLDOG', 'RED BULL'],
    ['SUNHOUSE', 'SUNLIGHT'],
    ['GAS STATION', 'BLUE JEANS GAS'],
  ] as const)
    expect(markOf(a, b)).toBe(markOf(b, a))
})

test('a mark that is heard in another, that is nearly one of its words, or most of its letters, is listed', () => {
  expect(markOf('KIDAX', 'DAKS')).toBeGreaterThanOrEqual(listCut)
  expect(markOf('LUMERA HARVEST OYSTRA', 'OYSTER')).toBeGreaterThanOrEqual(listCut)
  expect(markOf('T.Z.L.B.', 'Z.B.T.')).toBeGreaterThanOrEqual(listCut)
  expect(markOf('XKING', 'X')).toBeGreaterThanOrEqual(listCut)
  expect(markOf('ES6', 'S6')).toBeGreaterThanOrEqual(listCut)
})

test('letters in common that stand nowhere beside each other make two marks less alike', () => {
  expect(markOf('SELENIUM-ACE', 'CAREER IMAGE')).toBeLessThan(listCut)
  expect(markOf('TERRAPIN', 'PRAMINO')).toBeLessThan(listCut)
  expect(markOf('ENEOS', 'NETTO')).toBeLessThan(listCut)
  // Of three letters two are most.
  expect(markOf('ILS', 'ELS')).toBeGreaterThanOrEqual(0.7)
})

test.each([
  ['CAMEL', 'CAMEO', 'CAMEV'],
  ['SCRAMBLE', 'SCRABBLE', 'SCRADBLE'],
  ['CALYPSO', 'CALPICO', 'CALUPSO'],
])('%s is further from %s than the invented %s', (word, other, invented) => {
  expect(markOf(word, other)).toBeLessThan(markOf(invented, other))
})

test('two words of one stem do not tell two marks apart', () => {
  const apart = (a: string, b: string) => score(a, b).apart
  expect(apart('SENATOR', 'SENATE')).toBeNull()
  expect(apart('WIZARD', 'WIZARDRY')).toBeNull()
  expect(apart('SCRAMBLE', 'SCRABBLE')).toBe('both')
})

test('words of two languages that are alike mostly mean the same, and so do two spellings of one', () => {
  const apart = (a: string, b: string) => score(a, b).apart
  expect(apart('URGENCE', 'URGENCY')).toBeNull()
  expect(apart('GRATITUDE', 'GRATITUD')).not.toBe('both')
  expect(apart('HERACLES', 'HERCULES')).toBeNull()
  expect(apart('MUSTACHE', 'MOUSTACHE')).toBeNull()
  expect(apart('COLOUR', 'COLOR')).toBeNull()
})

test('what a word means in a language that few here speak is found, and tells no mark apart', () => {
  expect(markOf('BORBOLETA', 'BUTTERFLY')).toBeGreaterThanOrEqual(0.8)
  expect(markOf('MAYUR', 'PEACOCK')).toBeGreaterThanOrEqual(0.8)
  expect(markOf('BHASKAR', 'SURYA')).toBeGreaterThanOrEqual(0.8)
  expect(score('BORBOLETA', 'BORBOLITA').apart).toBeNull()
})

test('the list of those languages has no word that buyers here read as another', () => {
  const { surnames, places } = groundLists()
  const known = [...foreignWords()].filter(
    (word) =>
      conceptsOf(word).length > 0 || isCommonWord(word) || isGivenName(word) || surnames.has(word) || places.has(word),
  )
  expect(known).toEqual([])
  expect([...foreignWords()].filter((word) => word.length < 4)).toEqual([])
  expect([...foreignWords()].every((word) => foreignConceptsOf(word).length > 0)).toBe(true)
})

test('a mark is found by what its words mean there', () => {
  const [peacock] = conceptsOf('peacock')
  expect(searchKeysOf(signOf('MAYUR')).concepts).toContain(peacock)
})

test('letters beside the words that they stand for are what buyers keep', () => {
  expect(markOf('DSA Deutsche Sportmanagementakademie', 'BSA', 41)).toBeGreaterThanOrEqual(0.6)
  expect(markOf('BGW Bundesverband der deutschen Gesundheitswirtschaft', 'BGV', 35)).toBeGreaterThanOrEqual(listCut)
  expect(markOf('DSX Deutsche Sportmanagementakademie', 'BSX', 41)).toBeLessThan(
    markOf('DSA Deutsche Sportmanagementakademie', 'BSA', 41) - 0.05,
  )
})
