import { expect, test } from 'vitest'
import { conceptsOf } from '../words/concepts.ts'
import { isCommonWord } from '../words/common-words.ts'
import { foreignConceptsOf, foreignWords } from '../words/foreign-words.ts'
import { isGivenName } from '../words/given-names.ts'
import { groundLists } from '../words/ground-lists.ts'
import { isLivingMark } from '../words/living-marks.ts'
import { languagesOfClassWord } from '../words/weak-words.ts'
import foreign from '../lists/foreign-words.json' with { type: 'json' }
import { score, scoreSigns } from './score.ts'
import { searchKeysOf } from './search-keys.ts'
import { sharedWord } from './shared-word.ts'
import { signOf } from './sign.ts'
import { listCut, watchCut, weights } from '../weights.ts'

const markOf = (a: string, b: string, niceClass = 5) =>
  score(a, b, { classesA: [niceClass], classesB: [niceClass] }).mark

test.each([
  ['ROMUALD PRINZ SOBIESKI ZU SCHWARZENBERG', 'JAN III SOBIESKI', 'a name that no dictionary has', 33],
  ['42 BELOW', 'VODKA 42', 'a number', 33],
  ['PAPA BOY', 'PAPA KETSARAP', 'what both begin with', 30],
  ['GAS STATION', 'BLUE JEANS GAS', 'half of one mark', 25],
  ['ROYAL VELMO LANTERN SONG COMPANY', 'KALINDA LANTERN SONG BAY', 'two words beside each other', 9],
  ['FREELOUNGE', 'LOUNGE BAY', 'a word that one is written together of', 9],
  ['SOLARA X-5 MAX', 'X-5 VENTO', 'letters and a number, a code together', 9],
  ['LES ORVANTES NOIRES', 'CHATEAU LASORVANTES', 'two words that are one of the other but for a letter', 33],
  ['QV HAIR', 'QV WELLNESS', 'two letters beside what tells of the goods', 3],
  ['QV MOONRISE', 'QV LANTERN', 'two letters that both begin with', 9],
  ['QVSAW', 'SUPER QV', 'letters written together with the name of the goods', 7],
  ['KALINDA VELMORA', 'VELMOR DORADO', 'a word that is nearly the same', 9],
  ['VEK-TITE', 'TIGHTVEK', 'halves in another order, of which one is heard', 21],
])('%s is listed beside %s for %s', (a, b, _, niceClass) => {
  expect(markOf(a, b, niceClass)).toBeGreaterThanOrEqual(listCut)
})

test('two letters that are a word, or stand elsewhere, are no reason to list', () => {
  for (const [a, b] of [
    ['MY MOONRISE', 'MY LANTERN'],
    ['MOONRISE QV', 'LANTERN QV'],
    ['DE MOONRISE', 'DE LANTERN'],
  ] as const)
    expect(markOf(a, b, 9)).toBeLessThan(listCut)
})

test('what stands beside the name of goods in a word counts for goods of that class alone', () => {
  expect(markOf('QVSAW', 'SUPER QV', 7)).toBeGreaterThan(markOf('QVSAW', 'SUPER QV', 30))
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

test.each([
  ['SNOWBULL', 'RED BULL', 'a piece of a compound', 32],
  ['CROSSROAD', 'ROADTRIP', 'pieces of two', 28],
  ['VELMORA MAGNITRON', 'MAGNIRIST', 'a word that is nearly one of its words', 14],
  ['ZU', "ZU'BIO KALINDA", 'two letters that the other begins with', 3],
  ['72 NOVA LUMERA', 'VODKA 71', 'a number but for one digit', 33],
  ['GENERAL TAYLOR', 'CAPTAIN HARRIS', 'a rank and who holds it', 33],
])('%s is half alike to %s for %s', (a, b, _, niceClass) => {
  expect(markOf(a, b, niceClass)).toBeGreaterThanOrEqual(0.5)
  expect(markOf(b, a, niceClass)).toBe(markOf(a, b, niceClass))
})

test('other numbers, other ranks and letters within a word are not', () => {
  expect(markOf('72 NOVA LUMERA', 'VODKA 38', 33)).toBeLessThan(0.5)
  expect(markOf('GENERAL TAYLOR', 'CAPTAIN LANTERN', 33)).toBeLessThan(0.5)
  expect(markOf('ZU', 'MOZURA KALINDA', 3)).toBeLessThan(0.5)
})

test('a further class never makes a word in common count for less', () => {
  const of = (classes: readonly number[]) => sharedWord(signOf('VELMO OLIVE'), signOf('OLIVE KALINDA'), classes).value
  expect(of([29])).toBeLessThan(of([9]))
  expect(of([9, 29])).toBe(of([9]))
})

test('the order of two marks does not matter', () => {
  for (const [a, b] of [
    ['FREELOUNGE', 'LOUNGE BAY'],
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
  // Of three letters two are most.
  expect(markOf('ILS', 'ELS')).toBeGreaterThanOrEqual(0.7)
})

test.each([
  ['WHISTLE', 'WHISTRO', 'WHISTRE'],
  ['CALYPSO', 'CALPICO', 'CALUPSO'],
])('%s is further from %s than the invented %s', (word, other, invented) => {
  expect(markOf(word, other)).toBeLessThan(markOf(invented, other))
})

test('two words of one stem do not tell two marks apart', () => {
  const apart = (a: string, b: string) => score(a, b).apart
  expect(apart('SENATOR', 'SENATE')).toBeNull()
  expect(apart('WIZARD', 'WIZARDRY')).toBeNull()
  expect(apart('DONNERN', 'DONNER')).toBeNull()
  expect(apart('HVIEZDÁR', 'HVIEZDA')).toBeNull()
  expect(apart('CHASSER', 'CHASSEUR')).toBeNull()
})

test('words of two languages that are alike mostly mean the same, and so do two spellings of one', () => {
  const apart = (a: string, b: string) => score(a, b).apart
  expect(apart('URGENCE', 'URGENCY')).toBeNull()
  expect(apart('FIBER', 'FIBRE')).toBeNull()
  expect(apart('HERACLES', 'HERCULES')).toBeNull()
  expect(apart('MUSTACHE', 'MOUSTACHE')).toBeNull()
  expect(apart('COLOUR', 'COLOR')).toBeNull()
})

test('what a word means in a language that few here speak is found, and tells no mark apart', () => {
  const found = [markOf('BORBOLETA', 'BUTTERFLY'), markOf('MAYUR', 'PEACOCK'), markOf('BHASKAR', 'SURYA')]
  expect(found.filter((mark) => mark < listCut)).toEqual([])
  // Who speaks none of these languages hears a name: it is worth a look and no more.
  expect(found.filter((mark) => mark >= watchCut)).toEqual([])
  expect(score('BORBOLETA', 'BORBOLITA').apart).toBeNull()
})

function isOfThoseLanguages(word: string): boolean {
  const languages = [...(languagesOfClassWord(word) ?? [])]
  return languages.length > 0 && languages.every((one) => one in foreign.entries)
}

test('the list of those languages has no word that buyers here read as another', () => {
  const { surnames, places } = groundLists()
  // Characters are no letters: what a word of them means, no other word does.
  const inLetters = [...foreignWords()].filter((word) => !/\p{Script=Han}/u.test(word))
  const known = inLetters.filter(
    (word) =>
      conceptsOf(word).length > 0 ||
      // A word of goods in those languages alone is the same word in both lists.
      (isCommonWord(word) && !isOfThoseLanguages(word)) ||
      isGivenName(word) ||
      surnames.has(word) ||
      places.has(word) ||
      isLivingMark(word),
  )
  expect(known).toEqual([])
  expect(inLetters.filter((word) => word.length < 4)).toEqual([])
  expect([...foreignWords()].every((word) => foreignConceptsOf(word).length > 0)).toBe(true)
})

test('a mark is found by what its words mean there', () => {
  const [peacock] = conceptsOf('peacock')
  expect(searchKeysOf(signOf('MAYUR')).concepts).toContain(peacock)
})

test('letters beside the words that they stand for are what buyers keep', () => {
  expect(markOf('DSA Deutsche Seilbahnarchivare', 'BSA', 7)).toBeGreaterThanOrEqual(0.6)
  expect(markOf('BGW Bundesverband der deutschen Gesundheitswirtschaft', 'BGV', 35)).toBeGreaterThanOrEqual(listCut)
  expect(markOf('DSX Deutsche Seilbahnarchivare', 'BSX', 7)).toBeLessThan(
    markOf('DSA Deutsche Seilbahnarchivare', 'BSA', 7) - 0.05,
  )
})

test.each([
  ['PEPSI', 'BEBSY'],
  ['DANONE', 'TAMONI'],
])('%s and %s begin alike, though not with one letter', (a, b) => {
  expect(markOf(a, b)).toBeGreaterThanOrEqual(listCut)
})

test('what stands in any mark is no reason to list two: numbers, titles, units, given names, words of the goods, chance in a word', () => {
  const shared = (a: string, b: string, niceClass: number) => sharedWord(signOf(a), signOf(b), [niceClass]).value
  const nothingOrCommon = [
    shared('PIZZERIA DA MARIO 24', '24 HODIN SERVIS', 43),
    shared('KALINDA 1895', 'BRAUHAUS OBERMOOS 1895', 32),
    shared('DR. OETKER', 'PRAXIS AM MARKT DR. SABINE HUBER', 44),
    shared('VAN HOUTEN', 'ROBIN VAN PERSIE', 30),
    shared('UV PROTECT', 'SUN CREAM KALINDA UV', 3),
    shared('FC BARCELONA', 'WESTERN UNITED FC', 41),
    shared('KALINDA UAB', 'VELMO UAB', 9),
    shared('POLICE', 'ICE CUBE', 9),
    shared('MICHELIN', 'LIN AIR', 12),
    shared('VELMO OLIVE OIL', 'KALINDA OLIVE OIL', 29),
    shared('JOHN DEERE', 'ELTON JOHN', 7),
  ]
  expect(nothingOrCommon.filter((value) => value > weights.part.sharedWord)).toEqual([])
})

test.each([
  ['STUDIA', 'NAIL STUDIO ROSE GARDEN', 44],
  ['SYSTEMA', 'NORDIC HEATING SYSTEMS LTD', 11],
  ['T', 'TRAIN', 12],
  ['中国银行', '银行中国', 36],
  ['501', '105', 25],
])('%s is not listed beside %s', (a, b, niceClass) => {
  expect(markOf(a, b, niceClass)).toBeLessThan(listCut)
})

test.each([
  ['TOP CRAFT', 'KRAFFT', 31, 32],
  ['BUTTERFLY', 'BUTTER BRIOCHE LEON', 11, 20],
  ['VELMO OLIVE', 'OLIVE KALINDA', 9, 29],
  ['OJO SUNGLASSES', 'OIO', 9, 36],
])('%s and %s in class %i are never less alike in class %i as well', (a, b, one, other) => {
  const of = (classes: readonly number[]) => score(a, b, { classesA: classes, classesB: classes }).mark
  expect(of([one, other])).toBeGreaterThanOrEqual(of([one]))
  expect(of([one, other])).toBeGreaterThanOrEqual(of([other]))
})
