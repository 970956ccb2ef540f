import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asSignHas } from '#admin/registration-request/verification/ground-text.ts'
import en from '#content/verification-notes/en.json' with { type: 'json' }
import concepts from '#domain/clearance/words/concepts.json' with { type: 'json' }
import indications from '#domain/clearance/lists/geographical-indications.json' with { type: 'json' }
import { explain } from '#domain/clearance/score/explain.ts'
import { score } from '#domain/clearance/score/score.ts'
import { competingOffices, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { seeded } from '../bench/search/generate.ts'
import { furtherMarks } from './propose-marks-further.ts'
import { marksOfGoods } from './propose-marks-goods.ts'
import { marksOfFormulas, marksOfNoFormula } from './propose-marks-formulas.ts'
import { marksOfKinds, marksOutOfKind } from './propose-marks-kinds.ts'
import { marksByLanguage } from './propose-marks-languages.ts'
import { marksOfMaking } from './propose-marks-making.ts'
import { marksWithoutGround, suggestiveMarks } from './propose-marks-names.ts'
import { marksOfNoPurpose, marksOfPurposes, marksOfWineTerms } from './propose-marks-purposes.ts'
import { marksOfElsewhere, marksOfNoSense, marksOfSenses, marksToWeigh } from './propose-marks-senses.ts'
import { marksOfSigns } from './propose-marks-signs.ts'
import { marksOfForms, marksOfLodging, marksOfOtherWords } from './propose-marks-written.ts'
import { ruleWanted } from './propose-marks-rules.ts'
import { marksToPropose } from './propose-marks.ts'
import { type Answering, proposalOf, withoutRegisters } from './propose.ts'
import { termWordsFile, termWordsText } from './write-term-words.ts'

interface Answer {
  distinctiveness: string | null
  hints: { kind: string; word: string; why: string }[]
  verdicts: Record<string, { risk: string | null; action: string; note: string }>
}

const propose = async (mark: string, classes: readonly number[], place: string): Promise<Answer> =>
  (await proposalOf(JSON.stringify({ mark, classes, jurisdictions: [place] }), withoutRegisters)) as Answer

const rowsOf = (text: string) => text.trim().split('\n')

const table = [
  marksToPropose,
  furtherMarks,
  marksByLanguage,
  marksOfForms,
  marksOfGoods,
  marksOfKinds,
  marksOfMaking,
  marksOfPurposes,
  marksOfWineTerms,
  marksOfSenses,
  marksOfFormulas,
  marksOfSigns,
]
  .flatMap(rowsOf)
  .map((row) => row.split('|') as [string, string, string, string, string])

const weight: Record<string, number> = { check: 1, low: 1, medium: 2, high: 3 }

test('the table is as long as it has to be, and holds each row once', () => {
  expect(table.length).toBeGreaterThanOrEqual(1000)
  expect(new Set(table.map((row) => row.slice(0, 3).join())).size).toBe(table.length)
})

test.each(table)('%s in %s, %s: %s, %s', async (mark, classes, place, kind, least) => {
  const { distinctiveness, hints, verdicts } = await propose(mark, classes.split(',').map(Number), place)
  const hint = hints.find((one) => one.kind === kind)
  expect(hints.map((one) => one.kind)).toContain(kind)
  expect(hint?.why).toContain(ruleWanted(kind, place as Jurisdiction, hint?.word ?? ''))
  expect([null, 'descriptive', 'generic']).toContain(distinctiveness)
  const verdict = verdicts[place]
  // Nothing was read: what is only to be checked stays open.
  expect(weight[verdict?.risk ?? 'low']).toBeGreaterThanOrEqual(weight[least] ?? 9)
  expect(verdict?.risk).not.toBe('low')
  // The ground stands in what the client reads, with its rule, and nothing advises to file.
  expect(verdict?.note).toContain(hint && (asSignHas(hint.word, mark) ?? hint.word.toUpperCase()))
  expect(`${verdict?.action} ${verdict?.note}`).not.toMatch(/\bfile\b|good arguments|accept/i)
})

test('of 200 words of four languages none is called invented, and no register is needed to say so', async () => {
  const random = seeded(20261122)
  const words = concepts.flatMap(({ en, sk, cs, es }) => [en, sk, cs, es].flat())
  const picked = Array.from({ length: 200 }, () => words[Math.floor(random() * words.length)] ?? '')
  for (const word of picked) {
    const { distinctiveness, verdicts } = await propose(word, [1 + Math.floor(random() * 45)], 'EU')
    expect([word, distinctiveness]).not.toEqual([word, 'invented'])
    expect([word, verdicts['EU']?.risk]).not.toEqual([word, 'low'])
  }
})

test.each(['APPLE|9', 'JAGUAR|12', 'DOVE|3', 'PENGUIN|16', 'CAMEL|34', 'PUMA|25', 'MANGO|25', 'GALAXY|9'])(
  '%s is a word out of place, with no ground in it',
  async (row) => {
    const [mark = '', niceClass] = row.split('|')
    expect(await propose(mark, [Number(niceClass)], 'EU')).toMatchObject({ distinctiveness: 'arbitrary', hints: [] })
  },
)

test.each([
  'NOVÁKOVÁ|30|SK',
  'KODAK|9|EU',
  'ADIDAS|25|EU',
  'LIDL|35|DE',
  'THUNDERBOLT|28|EU',
  'BLUEBIRD|12|EU',
  'JUST DO IT|25|EU',
])('%s is not taken apart for words that would be in it', async (row) => {
  const [mark = '', niceClass, place = ''] = row.split('|')
  const { hints, verdicts } = await propose(mark, [Number(niceClass)], place)
  expect(hints).toEqual([])
  expect(verdicts[place]?.risk).toBeNull()
})

test.each([marksWithoutGround, marksOfNoFormula, marksOfOtherWords, marksOutOfKind, marksOfNoSense].flatMap(rowsOf))(
  '%s has no ground in it',
  async (row) => {
    const [mark = '', niceClass, place = ''] = row.split('|')
    const answer = await propose(mark, [Number(niceClass)], place)
    expect(answer.hints).toEqual([])
    expect(answer.verdicts[place]?.risk).toBeNull()
    expect([null, 'arbitrary']).toContain(answer.distinctiveness)
  },
)

test.each(rowsOf(marksToWeigh))('%s is to be weighed', async (row) => {
  const [mark = '', niceClass, place = ''] = row.split('|')
  expect((await propose(mark, [Number(niceClass)], place)).verdicts[place]?.risk).toBe('medium')
})

test.each([suggestiveMarks, marksOfLodging, marksOfNoPurpose].flatMap(rowsOf))(
  '%s is only to be looked at',
  async (row) => {
    const [mark = '', niceClass, place = ''] = row.split('|')
    const { distinctiveness, verdicts } = await propose(mark, [Number(niceClass)], place)
    expect(verdicts[place]?.risk).toBeNull()
    expect([null, 'arbitrary']).toContain(distinctiveness)
  },
)

test.each([
  'RANA|3|ES',
  'RANA|44|ES',
  'ÁNGEL|28|ES',
  'ANGEL|28|US',
  'RED|38|UK',
  'RED|42|US',
  'HUT|25|UK',
  'ROCK|25|US',
  'GIFT|5|UK',
  'CHAIR|29|US',
  ...rowsOf(marksOfElsewhere),
])('%s tells of goods in a language of elsewhere', async (row) => {
  const [mark = '', niceClass, place = ''] = row.split('|')
  expect((await propose(mark, [Number(niceClass)], place)).verdicts[place]?.risk).toBeNull()
})

test.each([
  'VČELA|29|CZ', 'VČELA|43|CZ', 'ANCHOR|40|EU', 'PUERTA|41|ES', 'SOL|42|ES', 'MANO|39|ES', 'WALD|39|DE', 'BEAR|43|EU', 'KLADIVO|40|CZ',
])('%s may tell of the goods, and is not their name', async (row) => {
  const [mark = '', niceClass, place = ''] = row.split('|')
  expect((await propose(mark, [Number(niceClass)], place)).verdicts[place]?.risk ?? 'low').not.toBe('high')
}) // prettier-ignore

test('a traditional speciality is one of the Union and of the United Kingdom, elsewhere the name of a kind of goods', async () => {
  const kinds = async (place: string) => (await propose('SPIŠSKÉ PÁRKY', [29], place)).hints.map(({ kind }) => kind)
  expect(await kinds('EU')).toEqual(['traditional_speciality'])
  expect(await kinds('CH')).toEqual(['descriptive'])
  expect((await propose('SPIŠSKÉ PÁRKY', [29], 'SK')).verdicts['SK']?.note).toContain('eAmbrosia')
})

test('a semi-generic name of wine is told as one in the United States, with its reason, and as an indication elsewhere', async () => {
  for (const mark of indications.semi_generic_in_us.names) {
    const { hints, verdicts } = await propose(mark, [33], 'US')
    expect([mark, hints.map(({ kind }) => kind), verdicts['US']?.risk]).toEqual([mark, ['semi_generic'], 'high'])
    expect(verdicts['US']?.note).toContain('semi-generic')
    for (const place of ['EU', 'UK', 'SK'])
      expect((await propose(mark, [33], place)).hints.map(({ kind }) => kind)).not.toContain('semi_generic')
  }
  for (const mark of ['CHABLIS', 'BURGUNDY', 'CHAMPAGNE', 'SHERRY', 'PORT', 'MADEIRA', 'MARSALA'])
    expect((await propose(mark, [33], 'EU')).hints[0]?.kind).toBe('geographical_indication')
})

test('a sausage by its town is an origin where the courts say so, and a kind of sausage elsewhere', async () => {
  const kinds = async (place: string) =>
    (await propose('FRANKFURTER', [29], place)).hints.map(({ kind }) => kind).toSorted()
  expect(await kinds('DE')).toEqual(['geographical'])
  expect(await kinds('AT')).toEqual(['descriptive'])
  expect(await kinds('US')).toEqual(['descriptive'])
  expect(await kinds('EU')).toEqual(['descriptive', 'geographical'])
})

test('a word that is the goods themselves promises nothing else of them; several words have the verb of several', async () => {
  for (const [mark, niceClass, place] of [['CERVEZA', 32, 'ES'], ['PIVO', 32, 'SK'], ['VÍNO', 33, 'SK'], ['KÁVA', 30, 'CZ']] as const)
    expect((await propose(mark, [niceClass], place)).hints.map(({ kind }) => kind)).toEqual(['descriptive'])
  expect((await propose('SOURDOUGH BREAD', [30], 'EU')).verdicts['EU']?.note).toContain('SOURDOUGH and BREAD may describe the goods')
  expect((await propose('ALCOHOL FREE', [33], 'EU')).verdicts['EU']?.note).toContain('or what they are')
}) // prettier-ignore

test('of several classes each keeps the ground that the word is for it', async () => {
  const kinds = async (mark: string, classes: number[], place: string) =>
    (await propose(mark, classes, place)).hints.map(({ kind }) => kind).toSorted()
  for (const [mark, classes, place] of [['BERLINER', [30, 36], 'DE'], ['WIENER', [29, 36], 'DE'], ['FRANKFURTER', [29, 36], 'AT']] as const)
    expect([mark, await kinds(mark, [...classes], place)]).toEqual([mark, ['descriptive', 'geographical']])
  expect(await kinds('FRANKFURTER', [29, 36], 'DE')).toEqual(['geographical'])
  expect(await kinds('BURGUNDY', [25, 33], 'US')).toEqual(['colour', 'geographical', 'semi_generic'])
  expect(await kinds('MADEIRA', [33, 39], 'US')).toEqual(['geographical', 'semi_generic'])
  expect(await kinds('CHAMPAGNE', [25, 33], 'EU')).toEqual(['descriptive', 'geographical', 'geographical_indication'])
}) // prettier-ignore

test('absence of something describes, and deceives only where the goods have it', async () => {
  const kinds = async (mark: string, niceClass: number) =>
    (await propose(mark, [niceClass], 'EU')).hints.map(({ kind }) => kind)
  for (const mark of ['ALCOHOL FREE', 'ALCOHOLFREE', 'SIN ALCOHOL', 'ALKOHOLFREI', 'BEZ ALKOHOLU']) {
    expect([mark, await kinds(mark, 32)]).toEqual([mark, ['descriptive']])
    expect([mark, await kinds(mark, 33)]).toEqual([mark, ['descriptive', 'deceptive']])
  }
  for (const mark of ['SUGARFREE', 'GLUTEN-FREE', 'BEZLEPKOVÉ', 'SANS LACTOSE', 'SENZA ZUCCHERO'])
    expect([mark, await kinds(mark, 30)]).toEqual([mark, ['descriptive']])
})

test('a short form is a description where it is customary, and two letters elsewhere', async () => {
  const kinds = async (niceClass: number) => (await propose('AI', [niceClass], 'EU')).hints.map(({ kind }) => kind)
  expect(await kinds(42)).toEqual(['descriptive'])
  expect(await kinds(25)).toEqual(['too_short'])
})

test('a material tells nothing of goods that are not made of it', async () => {
  for (const [mark, niceClass] of [['STEEL', 25], ['GLASS', 25], ['PORCELAIN', 25], ['CORK', 9], ['ŽELEZO', 27], ['BRONZE', 28]] as const) {
    const { hints, verdicts } = await propose(mark, [niceClass], 'EU')
    expect([mark, hints.filter(({ kind }) => kind === 'descriptive' || kind === 'deceptive')]).toEqual([mark, []])
    // Cork is a city as well, and bronze a colour: each is another word first.
    expect([mark, verdicts['EU']?.risk]).toEqual([mark, { CORK: 'medium', BRONZE: 'medium' }[mark as string] ?? null])
  }
}) // prettier-ignore

test('what the Union registered since 2021 is no indication of the United Kingdom, whose own register the note names', async () => {
  for (const mark of ['HALLOUMI', 'HELLIM']) {
    const { hints, verdicts } = await propose(mark, [29], 'UK')
    expect(hints.map(({ kind }) => kind)).not.toContain('geographical_indication')
    expect(verdicts['UK']?.note).not.toContain('geographical indication')
  }
  const notes = async (place: string) => (await propose('ROQUEFORT', [29], place)).verdicts[place]?.note
  expect(await notes('UK')).toContain('Protected geographical food and drink names')
  expect(await notes('UK')).not.toContain('eAmbrosia')
  expect(await notes('SK')).toContain('eAmbrosia')
  expect(await notes('US')).not.toContain('eAmbrosia')
})

test('the name of a state is forbidden in China whatever is added, and a place elsewhere', async () => {
  expect((await propose('VELMORA FRANCE', [25], 'CN')).verdicts['CN']?.risk).toBe('medium')
  expect((await propose('JORDAN', [25], 'CN')).verdicts['CN']?.risk).toBe('medium')
  expect((await propose('TAIWAN', [25], 'CN')).hints.map(({ kind }) => kind)).toEqual(['geographical'])
  expect((await propose('FRANCE', [25], 'EU')).hints.map(({ kind }) => kind)).toEqual(['geographical'])
})

test('of several words together nothing is claimed that each of them says', async () => {
  expect(await propose('Red Fox', [25], 'EU')).toMatchObject({ distinctiveness: null })
})

test('a word that no list has is not assessed, a known one out of place is arbitrary', async () => {
  expect(await propose('Zorbexium', [5], 'SK')).toMatchObject({ distinctiveness: null, hints: [] })
  expect(await propose('Tornado', [18], 'SK')).toMatchObject({ distinctiveness: 'arbitrary', hints: [] })
  const { verdicts } = await propose('Zorbexium', [5], 'SK')
  expect(verdicts['SK']).toMatchObject({ risk: null, note: 'Not searched: EU, SK, WIPO.' })
})

test.each([
  '',
  'nonsense',
  '[]',
  '{"mark":""}',
  '{"mark":"a","jurisdictions":["XX"]}',
  String.raw`{"mark":"COF\nFEE","jurisdictions":["SK"]}`,
  String.raw`{"mark":"\u202eEEFFOC","jurisdictions":["SK"]}`,
  String.raw`{"mark":"CO\u0000FFEE","jurisdictions":["SK"]}`,
  '{"mark":"a","classes":[46],"jurisdictions":["SK"]}',
])('a line that cannot be read says so: %s', async (line) => {
  expect(await proposalOf(line, withoutRegisters)).toHaveProperty('error')
})

test('a word of a language that a place does not speak is only to be checked there', async () => {
  const risks = async (mark: string, classes: number[]) =>
    Object.fromEntries(
      await Promise.all(
        ['SK', 'CZ', 'ES', 'UK', 'US', 'EU'].map(async (place) => {
          const { hints, verdicts } = await propose(mark, classes, place)
          expect([mark, place, hints.length]).not.toEqual([mark, place, 0])
          return [place, verdicts[place]?.risk] as const
        }),
      ),
    )
  // Nothing was read, so that what is only to be checked stays open.
  expect(await risks('ZMRZLINA', [30])).toEqual({ SK: 'high', CZ: 'high', ES: null, UK: null, US: 'high', EU: 'high' })
  expect(await risks('ZAPATOS', [25])).toEqual({ SK: null, CZ: null, ES: 'high', UK: null, US: 'high', EU: 'high' })
  expect(await risks('COFFEE', [30])).toEqual({
    SK: 'high',
    CZ: 'high',
    ES: 'high',
    UK: 'high',
    US: 'high',
    EU: 'high',
  })
})

test('where a word weighs less for its language, that is said', async () => {
  const { hints } = await propose('咖啡', [30], 'SK')
  expect(hints[0]?.why).toContain('in a language or a sense that buyers in SK are not taken to know')
  expect((await propose('COFFEE', [30], 'SK')).hints[0]?.why).not.toContain('language')
})

test('the words of our terms are those of the terms of today: npm run term-words', () => {
  expect(readFileSync(termWordsFile, 'utf8')).toBe(termWordsText())
})

/** Every register that competes was read to a day, and nothing near was found. */
const nothingNear: Answering = async (question) => ({
  ...(await withoutRegisters(question)),
  register: {
    count: 1000,
    offices: [...new Set(question.jurisdictions.flatMap(competingOffices))].map((office) => ({
      office,
      count: 10,
      asOf: '2026-11-12',
    })),
  },
})

const earlier = (text: string, office: Jurisdiction, niceClass: number) => ({
  office, number: '1', registrationNumber: null, text, name: text, markType: 'WORD' as const, classes: [niceClass],
  goods: [{ class: niceClass, terms: ['bags'] }], owner: null, ownerCountry: null, state: 'registered' as const, status: null,
  filingDate: null, registrationDate: null, expiryDate: null, imageUrl: null, officeUrl: null, spelling: null,
  score: explain(score(text, text, { classesA: [niceClass], classesB: [niceClass] })),
}) // prettier-ignore

const unreadSigns = [
  ['라온제나', 'meaning'], ['ליאורן', 'meaning'], ['นภัสกร', 'meaning'], ['अरुणोदय', 'meaning'], ['ნათელი', 'meaning'], ['Արեգակ', 'meaning'],
  ['نورسين', 'meaning'], ['雲海堂', 'characters'], ['ひかり', 'meaning'], ['VELMORA 雲海', 'characters'], ['ᚠᚢᚦ', 'script'], ['ʇɐʃɐʌ', 'script'],
  ['١٢٣٤', 'script'], ['ЯELMOПA', 'mixed'], ['ДELMOЯA', 'mixed'], ['СЕНТРА', 'look_alike'], ['ΡΟΝΤΑΧ', 'look_alike'], ['🦊', 'symbols'],
  ['🦊🌲✨', 'symbols'], ['VELMORA 🦊', 'symbols'], ['I ❤ VELMORA', 'symbols'], ['♥', 'symbols'], ['!?!', 'symbols'], ['---', 'symbols'],
  ['❖ ◆ ❖', 'symbols'], ['\u0301\u0302', 'symbols'], ['velmora orvanta '.repeat(10), 'long'],
] as const // prettier-ignore

test.each(unreadSigns)('%s is not read wholly: no place is low, and each says why', async (mark, reason) => {
  const places = ['SK', 'EU', 'US', 'JP', 'CH']
  const line = JSON.stringify({ mark, classes: [18], jurisdictions: places })
  const { verdicts, distinctiveness } = (await proposalOf(line, nothingNear)) as Answer
  const said = en.unreadSign[reason].split('{{part}}').at(-1)?.split('{{as}}')[0] ?? 'nothing'
  for (const place of places) {
    expect([place, verdicts[place]?.risk]).toEqual([place, /^[!?-]+$/.test(mark) ? 'medium' : null])
    expect(verdicts[place]?.note).toContain(said)
    expect(verdicts[place]?.note).not.toContain('far enough')
  }
  expect(distinctiveness).toBeNull()
})

test.each([
  'Velmoranta',
  'Велморанта',
  'ΒΕΛΜΩΡΑΝΔΑ',
  'Vélmořanta®',
  'VELMORANTA™',
  'Velmora & Orvanta',
  'Straße Nº 5 Velmoranta',
  'VELMORA+',
  'Ｖｅｌｍｏｒａｎｔａ',
])('%s is read wholly: where nothing is near and no ground stands, low is said', async (mark) => {
  const line = JSON.stringify({ mark, classes: [18], jurisdictions: ['SK', 'EU'] })
  const { verdicts } = (await proposalOf(line, nothingNear)) as Answer
  expect(Object.values(verdicts).map(({ risk }) => risk)).toEqual(['low', 'low'])
})

test('a mark that is found near one of a script that is not read still counts', async () => {
  const { verdicts } = (await proposalOf(
    JSON.stringify({ mark: '雲海堂', classes: [18], jurisdictions: ['JP'] }),
    async (question) => ({ ...(await nothingNear(question)), marks: [earlier('雲海堂', 'JP', 18)] }),
  )) as Answer
  expect(verdicts['JP']?.risk).toBe('high')
})
