import { expect, test } from 'vitest'
import { groundHints } from './absolute-grounds.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { GroundHint } from './ground.ts'
import type { GroundKind } from './ground-kinds.ts'
import { registersFor, ruleOf, ruleOfUse, senseOf } from './ground-rules.ts'
import { groundsIn, languagesNotRead } from './grounds-law.ts'
import dictionary from '../words/concepts.json' with { type: 'json' }
import words from '../lists/class-words-by-language.json' with { type: 'json' }
import official from '../lists/official-signs.json' with { type: 'json' }

const told = (kind: GroundKind, word: string, classes: readonly number[] = []): GroundHint => ({
  kind,
  word,
  classes,
  whole: true,
  risk: 'high',
})

test('an emblem with a treaty of its own is of that treaty, and no sign of article 6ter', () => {
  const cross = told('official_symbol', 'red cross')
  expect(ruleOf(cross, 'EU')).toBe('EUTMR art. 7(1)(i), First Geneva Convention art. 53')
  expect(ruleOf(cross, 'UK')).toContain('s. 3(4); Geneva Conventions Act 1957 s. 6')
  expect(ruleOf(cross, 'US')).toContain('18 U.S.C. 706')
  expect(ruleOf(cross, 'JP')).toBe('Trademark Act (Japan) art. 4(1)(iv), First Geneva Convention art. 53')
  expect(ruleOf(cross, 'MX')).toBe('First Geneva Convention art. 53')
  const games = told('official_symbol', 'olympic')
  expect(ruleOf(games, 'EU')).toBe('EUTMR art. 7(1)')
  expect(ruleOf(games, 'US')).toContain('36 U.S.C. 220506')
  // The treaty protects the symbol, and not each state is party to it.
  for (const place of ['EU', 'US', 'UK', 'SK', 'DE', 'FR', 'JP'] as const)
    expect(ruleOf(games, place)).not.toContain('Nairobi')
  for (const place of ['EU', 'UK', 'US', 'SK', 'CZ', 'DE', 'JP', 'CN'] as const)
    for (const one of [cross, games]) expect(ruleOf(one, place)).not.toContain('6ter')
  expect(ruleOf(told('official_symbol', 'unesco'), 'EU')).toBe('EUTMR art. 7(1)(h), Paris Convention art. 6ter')
})

test('the name of a public body is none of article 6ter, which protects names of international organisations alone', () => {
  for (const word of ['policia sr', 'fbi', 'ministry', 'slovenska republika']) {
    const body = told('official_symbol', word)
    expect(senseOf(body, 'EU')).toBe('public_body')
    expect(ruleOf(body, 'EU')).toBe('EUTMR art. 7(1)(f), (g)')
    expect(ruleOf(body, 'US')).toBe('Lanham Act § 2(a)')
    expect(ruleOf(body, 'SK')).toContain('písm. f), g)')
  }
  expect(senseOf(told('official_symbol', 'royal arms'), 'UK')).toBe('state_sign')
  expect(ruleOf(told('official_symbol', 'boy scouts of america'), 'US')).toContain('36 U.S.C. 30905')
  expect(senseOf(told('official_symbol', 'france'), 'CN')).toBe('state_in_china')
})

test('every list of official signs is told in words of its own', () => {
  const senses = Object.values(official.rules).map(([first = '']) =>
    senseOf(told('official_symbol', first.toLowerCase()), 'EU'),
  )
  expect(new Set(senses).size).toBe(Object.keys(official.rules).length)
})

test('an indication is looked up where there is a register for such goods', () => {
  const swiss = told('geographical_indication', 'swiss', [14])
  const roquefort = told('geographical_indication', 'roquefort', [29])
  expect(registersFor(swiss, 'EU')).toEqual(['EUIPO, Regulation (EU) 2023/2411'])
  expect(registersFor(swiss, 'UK')).toEqual([])
  expect(registersFor(roquefort, 'SK')).toEqual(['eAmbrosia', 'GIview'])
  expect(registersFor(roquefort, 'US')).toEqual([])
  expect(['EU', 'UK', 'US', 'JP'].map((place) => senseOf(swiss, place as 'EU'))).toEqual([
    'geographical_indication',
    'indication_unregistered',
    'indication_in_us',
    'indication_unregistered',
  ])
  expect(ruleOf(roquefort, 'UK')).toBe('TMA 1994 s. 3(4A)')
  expect(ruleOf(roquefort, 'US')).toBe('Lanham Act § 2(a), (e)(3)')
})

test('an indication for other goods is told as one where it is protected against evocation, and a place is a place', () => {
  const champagne = told('geographical', 'champagne')
  expect(senseOf(champagne, 'SK')).toBe('indication_of_others')
  expect(ruleOf(champagne, 'EU')).toBe('EUTMR art. 7(1)(c), (j)')
  expect(ruleOf(champagne, 'FR')).toBe('Code de la propriété intellectuelle art. L. 711-2')
  expect(ruleOf(champagne, 'BX')).toBe('Directive (EU) 2015/2436 art. 4(1)(c), (i)')
  expect([senseOf(champagne, 'US'), ruleOf(champagne, 'US')]).toEqual(['geographical', 'Lanham Act § 2(e)(2)–(3)'])
  expect(senseOf(told('geographical', 'bordeaux'), 'SK')).toBe('geographical')
  expect(senseOf(told('geographical', 'halloumi'), 'UK')).toBe('geographical')
})

test('praise and goods are § 2(e)(1) in the United States, words of every trade and numbers are not customary signs', () => {
  for (const kind of ['laudatory', 'quality', 'descriptive'] as const)
    expect(ruleOf(told(kind, 'premium'), 'US')).toBe('Lanham Act § 2(e)(1)')
  for (const kind of ['generic', 'colour', 'numeral'] as const) {
    expect(ruleOf(told(kind, 'online'), 'EU')).toBe('EUTMR art. 7(1)(b), (c)')
    expect(ruleOf(told(kind, 'online'), 'DE')).toBe('MarkenG § 8 Abs. 2 Nr. 1, 2')
  }
})

test('a common surname is a ground in the United States, and none where Nichols is the law', () => {
  const kinds = (place: 'US' | 'EU') => groundsIn(groundHints('NOVÁK', [29]), place).map(({ kind }) => kind)
  expect(kinds('US')).toEqual(['surname'])
  for (const place of ['EU', 'SK', 'CZ', 'DE', 'UK'] as const) expect(kinds(place as 'EU')).toEqual([])
})

test('every kind of ground is told in Japan, Korea, Canada, China and Switzerland by a rule by which it is refused there', () => {
  const laws = { JP: 'Trademark Act (Japan)', KR: 'Trademark Act (Korea)', CA: 'Trademarks Act (Canada)', CN: 'PRC Trademark Law' } as const
  const kinds = [
    'descriptive', 'quality', 'generic', 'laudatory', 'colour', 'numeral', 'unit', 'too_short', 'common_sign', 'geographical', 'surname', 'deceptive',
    'public_policy', 'person', 'official_symbol', 'geographical_indication', 'story_title',
  ] as const
  for (const [place, law] of Object.entries(laws))
    for (const kind of kinds) expect([kind, ruleOf(told(kind, 'velmora'), place as 'JP')]).toEqual([kind, expect.stringContaining(law)])
  for (const kind of kinds) expect([kind, ruleOf(told(kind, 'velmora'), 'CH')]).toEqual([kind, expect.not.stringContaining('TRIPS')])
  expect(ruleOf(told('surname', 'sato'), 'JP')).toBe('Trademark Act (Japan) art. 3(1)(iv)')
  expect(ruleOf(told('surname', 'kim'), 'KR')).toBe('Trademark Act (Korea) art. 33(1)(v)')
  expect(ruleOf(told('person', 'taylor swift'), 'JP')).toBe('Trademark Act (Japan) art. 4(1)(viii)')
  expect(ruleOf(told('person', 'mozart'), 'KR')).toBe('Trademark Act (Korea) art. 34(1)(ii)')
  expect(ruleOf(told('person', 'taylor swift'), 'CH')).toBe('ZGB Art. 28–29')
  expect(ruleOf(told('person', 'taylor swift'), 'CN')).toBe('PRC Trademark Law art. 32')
  expect((['JP', 'KR', 'CA'] as const).map(ruleOfUse)).toEqual([
    'Trademark Act (Japan) art. 3(2)', 'Trademark Act (Korea) art. 33(2)', 'Trademarks Act (Canada) s. 12(3)',
  ])
}) // prettier-ignore

test('the name of a leader weighs high in China, by the rule on public order, and any name of the living where the office asks for consent', () => {
  const weighs = (mark: string, place: Jurisdiction) =>
    groundsIn(groundHints(mark, [33]), place).find(({ kind }) => kind === 'person')?.risk
  for (const mark of ['XI JINPING', 'PUTIN', 'MAO ZEDONG', 'BARACK OBAMA']) {
    expect([mark, weighs(mark, 'CN')]).toEqual([mark, 'high'])
    expect(ruleOf(told('person', mark.toLowerCase()), 'CN')).toBe('PRC Trademark Law art. 10(1)(8)')
  }
  expect((['US', 'JP', 'KR', 'CN', 'CH', 'EU'] as const).map((place) => weighs('TAYLOR SWIFT', place))).toEqual([
    'high', 'high', 'high', 'medium', 'medium', 'medium',
  ])
}) // prettier-ignore

test('a name of the state weighs high in China in whatever stands beside it, and another state in what its characters stand in', () => {
  const weighs = (mark: string, place: Jurisdiction = 'CN') =>
    groundsIn(groundHints(mark, [9]), place).find(({ kind }) => kind === 'official_symbol')?.risk
  for (const mark of ['PRC', 'VELMORA PRC', 'CHINA', 'VELMORA CHINA', 'P.R. CHINA', '中国', '中华宝'])
    expect([mark, weighs(mark)]).toEqual([mark, 'high'])
  expect([weighs('日本'), weighs('日本酒'), weighs('FRANCE'), weighs('VELMORA FRANCE')]).toEqual(['high', 'medium', 'high', 'medium'])
  expect(senseOf(told('official_symbol', '日本'), 'CN')).toBe('state_in_china')
  expect(ruleOf(told('official_symbol', 'prc'), 'CN')).toBe('PRC Trademark Law art. 10(1)(1)–(2)')
  for (const place of ['EU', 'US', 'JP', 'SK'] as const) expect([weighs('PRC', place), weighs('日本酒', place)]).toEqual([undefined, undefined])
}) // prettier-ignore

test('nobody has a right in the name of somebody long dead, and of the later dead that is open', () => {
  const weighs = (mark: string) => groundsIn(groundHints(mark, [33]), 'US').find(({ kind }) => kind === 'person')?.risk
  for (const mark of ['MOZART', 'NAPOLEON', 'JÁNOŠÍK', 'LEONARDO DA VINCI', 'ALEXANDER THE GREAT'])
    expect([mark, weighs(mark)]).toEqual([mark, 'low'])
  for (const mark of ['EINSTEIN', 'NELSON MANDELA', 'MARTIN LUTHER KING', 'PABLO NERUDA', 'MILAN HODŽA'])
    expect([mark, weighs(mark)]).toEqual([mark, 'medium'])
})

test('a common surname weighs in Japan and Korea by those of each, and in Canada by what is mainly a name', () => {
  const weighs = (mark: string, place: Jurisdiction) =>
    groundsIn(groundHints(mark, [20]), place).find(({ kind }) => kind === 'surname')?.risk
  for (const mark of ['SUZUKI', 'SATO', 'WATANABE']) expect([mark, weighs(mark, 'JP')]).toEqual([mark, 'high'])
  expect([weighs('KIM', 'KR'), weighs('KIM', 'JP'), weighs('SATO', 'KR')]).toEqual(['high', 'low', 'low'])
  for (const mark of ['LIM', 'SHIN']) expect([weighs(mark, 'KR'), weighs(mark, 'US')]).toEqual(['high', 'low'])
  expect([weighs('WATANABE FURNITURE', 'JP'), weighs('WATANABE VELMORA', 'JP')]).toEqual(['high', undefined])
  expect([weighs('NGUYEN', 'CA'), weighs('KING', 'CA'), weighs('NGUYEN', 'CN')]).toEqual(['medium', 'low', 'low'])
})

test('a surname stays one in the possessive and beside a description, and is none beside a distinctive word', () => {
  const weighs = (mark: string, place: Jurisdiction = 'US') =>
    groundsIn(groundHints(mark, [43]), place).find(({ kind }) => kind === 'surname')?.risk
  for (const mark of ['SUZUKI BAR', 'GARCIA RESTAURANT', 'THE NGUYEN CAFE', "NGUYEN'S", 'Nguyen’s'])
    expect([mark, weighs(mark)]).toEqual([mark, 'high'])
  expect(weighs('SUZUKI BAR', 'JP')).toBe('high')
  const rice = groundsIn(groundHints('SUZUKI RICE', [30]), 'EU')
  expect(rice.map(({ kind, word, risk }) => [kind, word, risk])).toEqual([['descriptive', 'rice', 'low']])
  for (const mark of ['REED RESTAURANT', 'SMITH BAR']) expect([mark, weighs(mark)]).toEqual([mark, 'medium'])
  for (const mark of ['SUZUKI VELMORA', 'KING BAR', 'FOX RESTAURANT', 'BAKER CAFE', "DRAGON'S"])
    expect([mark, weighs(mark)]).toEqual([mark, undefined])
  for (const place of ['EU', 'UK', 'SK'] as const) expect(weighs('SUZUKI BAR', place)).toBeUndefined()
})

test('a language counts as read where it has thousands of words of goods and a thousand meanings', () => {
  const held = new Map<string, number>()
  for (const languages of Object.values<Record<string, unknown>>(words.classes))
    for (const [language, list] of Object.entries(languages))
      if (typeof list === 'string') held.set(language, (held.get(language) ?? 0) + list.split(' ').length)
  const meanings = (language: string) => dictionary.filter((entry) => Object.hasOwn(entry, language)).length
  const broad = [...held].filter(([language, count]) => count > 3000 && meanings(language) > 1000)
  expect(broad.map(([language]) => language).toSorted()).toEqual(['cs', 'de', 'en', 'es', 'fr', 'it', 'sk'])
  const read = ['SK', 'CZ', 'DE', 'FR', 'IT', 'CH', 'CA'] as const
  expect(read.map((place) => languagesNotRead(place))).toEqual(read.map(() => null))
  // A word of any language counts there (TMEP 1209.03(g)).
  expect(languagesNotRead('US')).toEqual([])
  expect(languagesNotRead('BX')).toEqual(['nl'])
  expect(languagesNotRead('ES')).toEqual(['ca', 'eu', 'gl'])
  expect(languagesNotRead('EU')).toContain('pl')
  expect(languagesNotRead('EU')?.filter((language) => broad.some(([one]) => one === language))).toEqual([])
})

test('each name that a law of the United States reserves is told with its own law', () => {
  const rule = (word: string) => ruleOf({ kind: 'official_symbol', word, classes: [] }, 'US')
  expect(rule('boy scouts of america')).toBe('Lanham Act § 2(a); 36 U.S.C. 30905')
  expect(rule('smokey bear')).toBe('Lanham Act § 2(a); 16 U.S.C. 580p-4')
})
