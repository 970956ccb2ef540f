import { expect, test } from 'vitest'
import { groundHints } from '#domain/clearance/grounds/absolute-grounds.ts'
import { proposeVerdicts } from '#domain/verification/proposal.ts'
import { unreadIn } from '#domain/clearance/unread-sign.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { Language } from '#kernel/languages.ts'
import { ruleText } from './ground-text.ts'
import { notes } from './note-words.ts'
import { proposedNote, verdictOf, withDistinctiveness } from './notes.ts'
import { draftOf } from './result-draft.ts'

const languages = ['en', 'sk', 'cs', 'es'] as const

const note = (mark: string, niceClass: number, places: readonly Jurisdiction[], language: Language = 'en') =>
  proposedNote(mark, draftOf(places, []), groundHints(mark, [niceClass]), language)

const opening = (text: string): string => text.split('{{')[0] ?? text

test.each([
  ['VELMORA SWISS', 3, 'CH', 'MSchG Art. 2 lit. c, Art. 47'],
  ['NOVAKO MADE IN ITALY', 25, 'EU', ''],
  ['LUMETA PARIS', 3, 'US', 'Lanham Act § 2(a), (e)(3)'],
  ['TORREVA MOSCOW', 33, 'CN', 'PRC Trademark Law art. 10(2)'],
] as const)('a place beside a distinctive word stands only where it is true: %s in %s, %s', (mark, niceClass, place, rule) => {
  for (const language of languages) {
    const { partPlace, part } = notes[language].templates
    const told = note(mark, niceClass, [place], language)
    const [, condition = ''] = partPlace.text.split('{{words}}')
    expect(told).toContain(condition.split('{{')[0])
    expect(told).toContain(rule)
    expect(told).not.toContain(part.text.split('{{words}}')[1])
  }
}) // prettier-ignore

test('what describes in a part stands if it is true', () => {
  expect(note('VELMORA VANILLA', 30, ['EU'])).toContain('if it is true of the goods or services')
})

test('a known place weighs in a part of a mark in China', () => {
  const [verdict] = proposeVerdicts(['CN'], [], [], groundHints('TORREVA MOSCOW', [33]), [])
  expect(verdict?.absolute).toBe('medium')
})

test('use does not overcome a place in China, and does where the law of the place says so', () => {
  for (const language of languages) {
    expect(note('SHENZHEN', 9, ['CN'], language)).not.toContain('PRC Trademark Law art. 11')
    expect(note('SHENZHEN', 9, ['CN'], language)).toContain('PRC Trademark Law art. 10(2)')
    const both = note('SHENZHEN', 9, ['CN', 'SK'], language)
    expect(both).toContain('zákon 506/2009 Z. z. § 5 ods. 2')
    expect(both).not.toContain('PRC Trademark Law art. 11')
    expect(note('COFFEE', 30, ['CN'], language)).toContain('PRC Trademark Law art. 11')
  }
})

test('that use is proved throughout the Union is told of the mark of the Union alone', () => {
  for (const language of languages) {
    const { acquiredInUnion } = notes[language]
    for (const places of [['SK', 'US'], ['SK', 'DE'], ['CZ']] as const)
      expect(note('COFFEE', 30, places, language)).not.toContain(acquiredInUnion)
    expect(note('COFFEE', 30, ['SK', 'EU'], language)).toContain(acquiredInUnion)
  }
})

test('a word that a place does not read is not told as one that its office usually refuses', () => {
  for (const language of languages) {
    const { templates, byPlace } = notes[language]
    const [, describing = ''] = templates.descriptive.text.split('{{words}}')
    const [, praising = ''] = templates.praise.text.split('{{words}}')
    const [, offending = ''] = templates.offends.text.split('{{words}}')
    expect(note('PIVO', 32, ['UK'], language)).not.toContain(describing)
    expect(note('PIVO', 32, ['UK'], language)).toContain(byPlace.foreign.says)
    expect(note('NAJLEPŠIE', 30, ['UK'], language)).not.toContain(praising)
    expect(note('KURVA', 33, ['UK'], language)).not.toContain(offending)
    expect(note('KURVA', 33, ['UK'], language)).toContain(byPlace.foreign.offends)
    const both = note('PIVO', 32, ['UK', 'SK'], language)
    expect(both).toContain(describing)
    expect(both).toContain(byPlace.foreign.says)
    expect(note('PIVO', 32, ['SK'], language)).not.toContain(byPlace.foreign.says)
  }
  expect(note('PIVO', 32, ['UK', 'SK'])).toContain('buyers in the United Kingdom are not taken to know, “PIVO”')
})

test('who may object to a name is told by the place, and of the long dead nobody', () => {
  for (const language of languages) {
    const { person } = notes[language].byPlace
    const said = (mark: string, place: Jurisdiction) => note(mark, 25, [place], language)
    for (const place of ['JP', 'KR', 'CN', 'US'] as const)
      expect(said('TAYLOR SWIFT', place)).not.toContain(person.objecting.split('{{list}}')[language === 'en' ? 1 : 0])
    expect(said('TAYLOR SWIFT', 'SK')).toContain(person.objecting.split('{{list}}')[language === 'en' ? 1 : 0])
    expect(said('TAYLOR SWIFT', 'SK')).not.toContain(person.US)
    expect(said('XI JINPING', 'CN')).toContain(person.CN)
    for (const mark of ['MOZART', 'NAPOLEON', 'JÁNOŠÍK'])
      for (const place of ['SK', 'EU', 'JP', 'US'] as const)
        expect([mark, said(mark, place)]).toEqual([mark, expect.stringContaining(opening(notes[language].templates.personOfPast.text.split('{{words}}')[1] ?? ''))])
  }
}) // prettier-ignore

test('that surnames are registered elsewhere is told of no place that refuses them', () => {
  for (const language of languages) {
    const { surname } = notes[language].byPlace
    const ofWords = (text: string) => text.split('{{list}}')[language === 'en' ? 1 : 0] ?? ''
    for (const [mark, place] of [['SUZUKI', 'JP'], ['KIM', 'KR'], ['NGUYEN', 'US'], ['NGUYEN', 'CA']] as const) {
      const told = note(mark, 43, [place], language)
      expect(told).toContain(ofWords(surname.refused))
      expect(told).not.toContain(ofWords(surname.judged))
    }
    expect(note('NGUYEN', 43, ['US', 'SK'], language)).toContain(ofWords(surname.judged))
  }
}) // prettier-ignore

test('where an office examines names, it is not told as a right of the person alone', () => {
  const advice = (mark: string, place: Jurisdiction) => {
    const [proposed] = proposeVerdicts([place], [], [], groundHints(mark, [33]), [])
    return proposed && verdictOf(proposed, { mark, classes: [33] }, true, 'en').advice
  }
  for (const place of ['JP', 'KR', 'US'] as const)
    expect(advice('TAYLOR SWIFT', place)).toBe(notes.en.advice.groundHigh)
  expect(advice('XI JINPING', 'CN')).toBe(notes.en.advice.groundHigh)
  for (const place of ['CN', 'SK', 'CH'] as const) expect(advice('TAYLOR SWIFT', place)).toBe(notes.en.advice.person)
})

test('a note without a ground says that distinctiveness was not assessed, until a person says it', () => {
  for (const language of languages) {
    const { notAssessed, noGround } = notes[language].templates
    for (const mark of ['VELMORANTA', 'ZDORVANKA']) expect(note(mark, 29, ['EU'], language)).toContain(notAssessed.text)
    expect(note('COFFEE', 30, ['EU'], language)).not.toContain(notAssessed.text)
    const draft = { ...draftOf(['EU'], []), clientNote: note('VELMORANTA', 29, ['EU'], language) }
    const invented = withDistinctiveness(draft, 'invented', language)
    expect(invented.clientNote).not.toContain(notAssessed.text)
    expect(invented.clientNote).toContain(noGround.text)
    expect(withDistinctiveness(invented, 'descriptive', language).clientNote).not.toContain(noGround.text)
    expect(withDistinctiveness({ ...draft, confirmed: true }, 'invented', language).confirmed).toBe(false)
  }
})

test('what was told of a sign is not contradicted by what was not compared', () => {
  const reason = (mark: string, niceClass: number, language: Language) => {
    const [proposed] = proposeVerdicts(['EU'], [], [], groundHints(mark, [niceClass]), unreadIn(mark))
    return proposed && verdictOf(proposed, { mark, classes: [niceClass] }, true, language).reason
  }
  expect(reason('€', 36, 'en')).toContain('€ is a punctuation mark, a symbol of money or another sign in common use')
  for (const [language, earlier] of [['en', 'earlier marks'], ['sk', 'staršími známkami'], ['cs', 'staršími známkami'], ['es', 'marcas anteriores']] as const)
    for (const [mark, niceClass] of [['€', 36], ['寿司', 30]] as const)
      expect(reason(mark, niceClass, language)).toMatch(new RegExp(`${mark}:? [^.]*${earlier}`))
}) // prettier-ignore

test('a treaty that leaves the ground to the state is told as no ground of its office', () => {
  const coffee = { kind: 'descriptive', word: 'coffee', classes: [30] } as const
  expect(ruleText(coffee, 'AU', [30], 'en')).toBe('the law of the place, which we do not hold; cf. TRIPS art. 15(1)')
  for (const language of languages) {
    expect(ruleText(coffee, 'AU', [30], language)).not.toBe('TRIPS art. 15(1)')
    for (const place of ['EU', 'JP', 'KR', 'CA', 'CN', 'CH'] as const)
      expect(ruleText(coffee, place, [30], language)).not.toContain('TRIPS')
  }
})
