import { expect, test } from 'vitest'
import { groundHints } from '#domain/clearance/grounds/absolute-grounds.ts'
import { explain } from '#domain/clearance/score/explain.ts'
import { score } from '#domain/clearance/score/score.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { proposeVerdicts } from '#domain/verification/proposal.ts'
import { longestReason } from '#domain/verification/verdict.ts'
import type { Language } from '#kernel/languages.ts'
import { asSignHas, quoted } from './ground-text.ts'
import { notes } from './note-words.ts'
import { proposedNote, verdictOf } from './notes.ts'
import { draftOf } from './result-draft.ts'

const languages = ['en', 'sk', 'cs', 'es'] as const

/** An earlier mark that is as near as can be. */
const identical = (mark: string, classes: readonly number[]) => ({
  office: 'EU' as const, text: mark, number: '1', owner: null, spelling: null, wellKnown: false,
  score: explain(score(mark, mark, { classesA: classes, classesB: classes })),
}) // prettier-ignore

function told(
  mark: string,
  classes: readonly number[],
  place: Jurisdiction,
  language: Language = 'en',
  marks: ReturnType<typeof identical>[] = [],
) {
  const [proposed] = proposeVerdicts([place], marks, [], groundHints(mark, classes), [])
  if (!proposed) throw new Error('no verdict')
  return verdictOf(proposed, { mark, classes }, true, language)
}

test.each(languages)('no ground in the sign is told to end by a list or an agreement: %s', (language) => {
  const { advice } = notes[language]
  for (const [mark, niceClass] of [['PREMIUM', 33], ['1000', 16], ['COFFEE', 30], ['RED CROSS', 5]] as const) {
    const said = told(mark, [niceClass], 'EU', language).advice
    expect([advice.groundHigh, advice.groundMedium]).toContain(said)
    expect([advice.high, advice.medium]).not.toContain(said)
  }
}) // prettier-ignore

test('earlier marks keep what is told of them, beside what is told of the sign, and both can be saved', () => {
  for (const language of languages) {
    const { advice } = notes[language]
    const both = told('COFFEE', [30], 'EU', language, [identical('COFFEE', [30])])
    expect(both.advice.split(`${advice.high} `)).toEqual(['', advice.groundHigh])
    expect(told('VELMORANTA', [30], 'EU', language, [identical('VELMORANTA', [30])]).advice).toBe(advice.high)
    for (const ofSign of [advice.groundHigh, advice.groundMedium, advice.person])
      for (const ofMarks of [advice.high, advice.medium]) expect(`${ofSign} ${ofMarks}`.length).toBeLessThanOrEqual(200)
  }
})

test('a name of somebody is a right of theirs outside of the United States', () => {
  const mark = 'TAYLOR SWIFT'
  expect(told(mark, [25], 'EU').advice).toBe(notes.en.advice.person)
  expect(told(mark, [25], 'US').advice).toBe(notes.en.advice.groundHigh)
})

test('that a name may suggest a connection does not say that offices usually refuse it', () => {
  for (const mark of ['POLÍCIA SR', 'FBI', 'ROYAL ARMS', 'CHAMPAGNE'])
    expect([mark, told(mark, [3], 'EU').advice]).toEqual([mark, notes.en.advice.groundMedium])
  expect(told('FBI', [25], 'EU').reason).toContain(
    'names a state or a public body, and may suggest a connection with it',
  )
  expect(told('RED CROSS', [5], 'EU').reason).toContain('which the Geneva Conventions protect')
})

test('a ground of some of the classes names them, and one of all names none', () => {
  const apple = (language: Language) => told('APPLE', [9, 31], 'EU', language).reason
  expect(apple('en')).toContain('(EUTMR art. 7(1)(c); class 31 only)')
  expect(apple('sk')).toContain('; len trieda 31)')
  expect(apple('cs')).toContain('; jen třída 31)')
  expect(apple('es')).toContain('; solo la clase 31)')
  expect(told('APPLE', [31], 'EU').reason).not.toContain('class')
  expect(told('PREMIUM', [9, 31], 'EU').reason).not.toContain('class')
  const draft = { ...draftOf(['EU'], []), classes: [9, 31], verifiedClasses: [9, 31] }
  const note = proposedNote('APPLE', draft, groundHints('APPLE', [9, 31]), 'en')
  expect(note).toContain('Of the classes that were compared, this concerns class 31 only.')
})

test('the note says what distinctiveness acquired through use overcomes, by the law of each place, and what it does not', () => {
  const note = (mark: string, niceClass: number, places: Jurisdiction[], language: Language = 'en') =>
    proposedNote(mark, draftOf(places, []), groundHints(mark, [niceClass]), language)
  for (const language of languages) {
    expect(note('COFFEE', 30, ['EU', 'SK'], language)).toContain('EUTMR art. 7(3)')
    expect(note('COFFEE', 30, ['EU', 'SK'], language)).toContain('zákon 506/2009 Z. z. § 5 ods. 2')
    expect(note('COFFEE', 30, ['EU'], language)).not.toContain('1091')
    expect(note('COFFEE', 30, ['US'], language)).toContain('Supplemental Register')
    for (const [mark, niceClass] of [
      ['RED CROSS', 5],
      ['HITLER', 33],
      ['RESERVA', 33],
    ] as const)
      expect(note(mark, niceClass, ['EU'], language)).not.toContain('art. 7(3)')
    expect(note('VELMORA COFFEE', 30, ['EU'], language)).not.toContain('art. 7(3)')
  }
  expect(note('RED CROSS', 5, ['EU'])).toContain('other grounds told here of “RED CROSS” stay as they are')
  expect(note('FUCK', 25, ['US'])).not.toContain('stay as they are')
})

test('use overcomes a ground where it stands, and only there', () => {
  const note = proposedNote('NOVÁK', draftOf(['CZ', 'US'], []), groundHints('NOVÁK', [20]), 'en')
  expect(note).toContain('Lanham Act § 2(f)')
  expect(note).not.toContain('441/2003')
})

test('what praises is told as praise, what is one of several words is told of them all, and nothing is said flatly', () => {
  const note = (mark: string, niceClass: number, language: Language = 'en') =>
    proposedNote(mark, draftOf(['EU'], []), groundHints(mark, [niceClass]), language)
  expect(note('EXCELLENT', 25)).toContain('Buyers may read “EXCELLENT” as praise')
  expect(note('FRESH PIZZA', 30)).toContain('Buyers may read “FRESH PIZZA” as what the goods or services are')
  expect(note('VELMORA VANILLA RESTAURANT', 43)).toMatch(/Buyers may read .+ and .+ as a description/)
  expect(note('COFFEE', 30)).toContain('in the European Union.')
  expect(note('COFFEE', 30)).toContain('throughout the territory')
  expect(proposedNote('COFFEE', draftOf(['US'], []), groundHints('COFFEE', [30]), 'en')).not.toContain('throughout')
  for (const language of languages) expect(note('COFFEE', 30, language)).not.toContain('tells buyers')
})

test('however many grounds there are, what was not read is told', () => {
  const mark = 'Slovenská republika Bratislava Champagne Bordeaux Tokaj Feta Gold Bio Fresh 100'
  for (const language of languages)
    for (const place of ['EU', 'SK', 'US'] as const) {
      const { reason } = told(mark, [29, 30, 33], place, language)
      expect(reason.length).toBeLessThanOrEqual(longestReason)
      expect(reason).toContain(notes[language].reason.notRead.split('{{')[0])
    }
})

test('the note has a paragraph of its own for names of bodies and for indications of other goods', () => {
  const note = (mark: string, place: Jurisdiction) =>
    proposedNote(mark, draftOf([place], []), groundHints(mark, [3]), 'en')
  expect(note('FBI', 'EU')).toContain('not such names')
  expect(note('RED CROSS', 'EU')).toContain('of the Red Cross')
  expect(note('CHAMPAGNE', 'EU')).toContain('geographical indications for other goods')
  expect(note('CHAMPAGNE', 'US')).toContain('as the name of a place or as a reference to one')
})

test.each([
  ['spatlese', 'SPÄTLESE', 'SPÄTLESE'],
  ['coffee', 'Velmora Coffee!', 'Coffee'],
  ['coffee', 'SuperCoffee', 'Coffee'],
  ['policia sr', 'POLÍCIA SR', 'POLÍCIA SR'],
  ['247', '24/7', '24/7'],
  ['praga', 'ПРАГА', 'ПРАГА'],
  ['wurst', 'Bio-Wurst', 'Wurst'],
  ['extra', 'XTRA CLEAN', null],
  ['coffee', 'KOFFEE', null],
])('%s is quoted as %s has it', (word, mark, written) => {
  expect(asSignHas(word, mark)).toBe(written)
})

test('what is not written in the sign is told as read in it', () => {
  expect(quoted('extra', 'XTRA CLEAN', 'en')).toBe('EXTRA (as a part of the sign is read)')
  expect(told('24/7', [9], 'EU').reason).toContain('24/7 is a number')
  expect(told('24/7', [39], 'EU').reason).toContain('24/7 may describe the goods or services')
})
