import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import concepts from '#domain/clearance/concepts.json' with { type: 'json' }
import { seeded } from '../bench/search/generate.ts'
import { proposalOf, withoutRegisters } from './propose.ts'
import { termWordsFile, termWordsText } from './write-term-words.ts'

interface Answer {
  distinctiveness: string | null
  hints: { kind: string; word: string; why: string }[]
  verdicts: Record<string, { risk: string | null; action: string; note: string }>
}

const propose = async (mark: string, classes: readonly number[], place: string): Promise<Answer> =>
  (await proposalOf(JSON.stringify({ mark, classes, jurisdictions: [place] }), withoutRegisters)) as Answer

/** The rule of each kind of ground, by place; what is not here has the treaty's. */
const rules: Record<string, Record<string, string>> = {
  EU: { d: '7(1)(c)', g: '7(1)(d)', n: '7(1)(b)', m: '7(1)(g)', o: '7(1)(h)', i: '7(1)(j)' },
  SK: { d: '§ 5 ods. 1 písm. c)', g: 'písm. d)', n: 'písm. b)', m: 'písm. g)', o: '6ter', i: '506/2009', s: 'písm. b)' },
  CZ: { d: '§ 4 písm. c)', g: 'písm. d)', n: 'písm. b)', m: 'písm. g)', o: '6ter', i: '441/2003', s: 'písm. b)' },
  US: { d: '§ 2(e)(1)–(2)', g: '§§ 1, 2, 45', n: '§§ 1, 2, 45', m: '§ 2(a)', o: '§ 2(a)–(b)', i: '§ 2(a), (e)(2)', s: '§ 2(e)(4)' },
  ES: { d: 'art. 5.1 c)', g: 'art. 5.1 d)', n: 'art. 5.1 b)', m: 'art. 5.1 g)', o: '6ter', i: '17/2001' },
  DE: { d: 'Abs. 2 Nr. 2', g: 'Nr. 3', n: 'Nr. 1', m: 'Nr. 4', o: '6ter', i: '§ 8', s: 'Nr. 1' },
  UK: { d: '3(1)(c)', g: '3(1)(d)', n: '3(1)(b)', m: '3(3)(b)', o: '6ter', i: '3(4)' },
  JP: { d: '6quinquies B(2)', g: '6quinquies B(2)', n: '6quinquies B(2)', m: '6quinquies B(3)', o: '6ter', i: 'TRIPS' },
} // prettier-ignore

const kindOf: Record<string, string> = {
  descriptive: 'd', quality: 'd', geographical: 'd', unit: 'd', generic: 'g', laudatory: 'n', colour: 'n', numeral: 'n',
  too_short: 'n', surname: 's', deceptive: 'm', official_symbol: 'o', geographical_indication: 'i',
} // prettier-ignore

/* Mark | classes | place | the ground that a careful attorney names | the least risk; "check": no more than a look is asked for. */
const table = `
BRATISLAVA|43|SK|geographical|high
BRATISLAVA|43|EU|geographical|high
KOŠICE|32|SK|geographical|high
ŽILINA|39|SK|geographical|high
TATRY|43|SK|geographical|high
LIPTOV|29|SK|geographical|high
SKALICA|25|SK|geographical|high
PRAHA|43|CZ|geographical|high
BRNO|41|CZ|geographical|high
ŠUMAVA|32|CZ|geographical|high
KRKONOŠE|43|CZ|geographical|high
KARLOVY VARY|43|EU|geographical|high
MADRID|25|ES|geographical|high
ANDALUCÍA|39|ES|geographical|high
IBIZA|43|ES|geographical|high
PARIS|3|US|geographical|high
NEW YORK|25|US|geographical|high
TOKYO|9|JP|geographical|high
SLOVENSKO|35|SK|geographical|high
DEUTSCHLAND|35|DE|geographical|high
ITALY|30|US|geographical|high
CALIFORNIA|25|EU|geographical|high
ALPINE|25|EU|geographical|high
TOKAJ|33|SK|geographical_indication|high
TOKAJ VELMORA|33|SK|geographical_indication|high
CHAMPAGNE|33|EU|geographical_indication|high
COGNAC|33|US|geographical_indication|high
RIOJA|33|ES|geographical_indication|high
CAVA DORUNA|33|ES|geographical_indication|high
PROSECCO|33|UK|geographical_indication|high
ROQUEFORT|29|EU|geographical_indication|high
PARMIGIANO REGGIANO|29|US|geographical_indication|high
PARMA HAM|29|EU|geographical_indication|high
FETA|29|EU|geographical_indication|high
MANCHEGO|29|ES|geographical_indication|high
SLOVENSKÁ BRYNDZA|29|SK|geographical_indication|high
OŠTIEPOK|29|SK|descriptive|high
SLOVENSKÝ OŠTIEPOK|29|SK|geographical_indication|high
EMMENTALER|29|EU|descriptive|high
ORUJO|33|ES|descriptive|high
SAKE|33|EU|descriptive|high
PASHMINA|25|EU|descriptive|high
LAVENDER|3|EU|descriptive|high
CANNABIS|5|EU|descriptive|high
CHIC|25|EU|quality|medium
ORGANICA|29|EU|quality|medium
PREKLADY|41|SK|descriptive|high
VIDEOHRY|9|SK|descriptive|high
SKALICKÝ TRDELNÍK|30|SK|geographical_indication|high
OLOMOUCKÉ TVARŮŽKY|29|CZ|geographical_indication|high
PARDUBICKÝ PERNÍK|30|CZ|geographical_indication|high
ŽATEC|32|CZ|geographical_indication|high
JIJONA|30|ES|geographical_indication|high
TEQUILA|33|US|geographical_indication|high
SWISS MADE|14|EU|geographical_indication|high
SOLINGEN|8|DE|geographical_indication|high
UNESCO|41|SK|official_symbol|high
VELMORA UNESCO|41|EU|official_symbol|high
RED CROSS|5|US|official_symbol|high
REDCROSS|5|EU|official_symbol|high
ČERVENÝ KRÍŽ|44|SK|official_symbol|high
CRUZ ROJA|44|ES|official_symbol|high
INTERPOL|45|EU|official_symbol|high
NATO|13|US|official_symbol|high
WHO|44|EU|official_symbol|high
UNICEF|36|SK|official_symbol|high
OLYMPIC|28|US|official_symbol|high
OLYMPICA|28|EU|official_symbol|high
UNITED NATIONS|45|UK|official_symbol|high
FBI|25|US|official_symbol|high
EURÓPSKA ÚNIA|35|SK|official_symbol|high
PIZZERIA|30|EU|descriptive|high
PIZZERIA|29,30|SK|descriptive|high
FRESH PIZZA|30|EU|descriptive|high
SPRCHOVÝ GÉL|3|SK|descriptive|high
SPRCHOVÝ GEL|3|CZ|descriptive|high
SMARTHOUSE|9|EU|quality|medium
FASTSHIP|39|US|descriptive|high
WWW.SHOES.COM|25|US|descriptive|high
SHOES.SK|35|SK|descriptive|high
KÁVA|30|SK|descriptive|high
COFFEE|30|EU|descriptive|high
KAFFEE|30|DE|descriptive|high
PAN Y QUESO|30|ES|descriptive|high
ZMRZLINA|30|CZ|descriptive|high
MEDOVINA MED|30|SK|descriptive|check
KVETY|31|SK|descriptive|high
HRAČKY|28|SK|descriptive|high
ZAPATOS|25|ES|descriptive|high
CERVEZA|32|ES|descriptive|high
BIERHAUS|32|DE|descriptive|high
BIOFARM|29|EU|descriptive|high
EASYBANK|36|EU|descriptive|high
EUROHYPO|36|DE|descriptive|high
KWIK KLEAN|3|US|descriptive|high
DOUBLEMINT|30|EU|descriptive|high
BABY-DRY|5|EU|quality|medium
CLOUD STORAGE|42|US|descriptive|high
SOFTWARE|9|EU|descriptive|high
TRAVEL AGENCY|39|US|descriptive|high
KADERNÍCTVO|44|SK|descriptive|high
ADVOKÁT|45|SK|descriptive|high
HOTEL|43|EU|descriptive|high
iPhone|9|EU|descriptive|high
LEATHERLINE|18|EU|descriptive|high
ONLINE SHOP|35|EU|generic|high
E-SHOP|35|SK|generic|high
STORE|35|US|generic|high
BEST|30|US|laudatory|high
PREMIUM|33|EU|laudatory|high
NAJLEPŠIA KVALITA|30|SK|laudatory|high
MEJOR CALIDAD|29|ES|laudatory|high
FAST|9|EU|quality|medium
ČERSTVÉ|29|SK|quality|medium
RÁPIDO|39|ES|quality|medium
SUPER SOFT|16|UK|quality|medium
24|9|EU|numeral|medium
24|43|SK|numeral|medium
1000|16|EU|numeral|medium
SEVEN|25|EU|numeral|medium
SEDEM|25|SK|numeral|medium
XIV|9|US|numeral|medium
X|25|EU|too_short|medium
X|25|US|too_short|medium
Q|9|SK|too_short|medium
TV|38|EU|too_short|medium
AB|12|DE|too_short|medium
RED|25|EU|colour|medium
MODRÁ|2|SK|colour|medium
AZUL|25|ES|colour|medium
KILOGRAM|30|EU|unit|medium
500 ML|32|SK|unit|medium
XXL|25|EU|unit|medium
SMITH|25|US|surname|high
JOHNSON|9|US|surname|high
NOVÁK|29|US|surname|high
MÜLLER|29|US|surname|high
NOVÁK|29|CZ|surname|check
KOVÁČOVÁ|3|SK|surname|check
MÜLLER|12|DE|surname|check
CUERO DORUNA|18|ES|deceptive|check
SILK VELMORA|25|EU|deceptive|check
KOŽA|18|SK|deceptive|medium
ORGANIC|29|US|deceptive|medium
GOLD|14|EU|deceptive|medium
VELMORA COFFEE|30|EU|descriptive|check
VELMORA PRAHA|25|CZ|geographical|check
VELMORA SHOP|35|SK|generic|check
PÂTISSERIE|30|FR|descriptive|high
REISEBÜRO|39|DE|descriptive|high
KNÍHKUPECTVO|35|SK|descriptive|high
LACNÉ LETENKY|39|SK|descriptive|high
KLIMATIZÁCIA|11|SK|descriptive|high
HUNDEFUTTER|31|DE|descriptive|high
WORLD'S BEST COFFEE|30|US|descriptive|high
FERRETERÍA|35|ES|descriptive|high
TRENČIANSKE MLIEKO|29|SK|geographical|high
ORAVSKÉ|29|SK|geographical|high
ŠTIAVNICA|32|SK|geographical|high
VERMONT|30|US|geographical|high
GRENOBLE|28|FR|geographical|medium
MADE IN GERMANY|7|EU|geographical|high
I LOVE BRATISLAVA|25|SK|geographical|high
JAMÓN DE TERUEL|29|ES|geographical_indication|high
POLICIE ČR|45|CZ|official_symbol|high
EU|35|EU|official_symbol|high
SMITH & JONES|45|US|surname|high
KING|30|US|surname|medium
KOWALSKI|29|US|surname|high
MÜLLER MILCH|29|DE|descriptive|check
COFFEESHOP|43|EU|descriptive|high
SMARTWATCH|14|EU|descriptive|high
CARWASH|37|US|descriptive|high
APFELSAFT|32|DE|descriptive|high
STRECHY|19|SK|descriptive|high
WELLNESS|44|EU|descriptive|high
BLOCKCHAIN|36|EU|descriptive|high
GOUDA|29|EU|descriptive|high
MUEBLES BARATOS|20|ES|descriptive|high
LA MAISON DU CAFÉ|30|FR|descriptive|high
THE BEST COFFEE IN TOWN|43|EU|laudatory|medium
QUALITY YOU CAN TRUST|35|EU|laudatory|medium
HAPPY BIRTHDAY|30|EU|quality|medium
BAMBOO|24|EU|deceptive|medium
ALPACA|25|EU|deceptive|medium
1ST|41|EU|numeral|medium
MMXX|25|EU|numeral|medium
4YOU|35|EU|numeral|medium
`
  .trim()
  .split('\n')
  .map((row) => row.split('|') as [string, string, string, string, string])

const weight: Record<string, number> = { check: 1, low: 1, medium: 2, high: 3 }

test('the table is as long as it has to be, and holds each row once', () => {
  expect(table.length).toBeGreaterThanOrEqual(120)
  expect(new Set(table.map((row) => row.slice(0, 3).join())).size).toBe(table.length)
})

test.each(table)('%s in %s, %s: %s, %s', async (mark, classes, place, kind, least) => {
  const { distinctiveness, hints, verdicts } = await propose(mark, classes.split(',').map(Number), place)
  const hint = hints.find((one) => one.kind === kind)
  expect(hints.map((one) => one.kind)).toContain(kind)
  expect(hint?.why).toContain(rules[place]?.[kindOf[kind] ?? ''] ?? 'art. 6quinquies')
  expect([null, 'descriptive', 'generic']).toContain(distinctiveness)
  const verdict = verdicts[place]
  // Nothing was read: what is only to be checked stays open.
  expect(weight[verdict?.risk ?? 'low']).toBeGreaterThanOrEqual(weight[least] ?? 9)
  expect(verdict?.risk).not.toBe('low')
  // The ground stands in what the client reads, with its rule, and nothing advises to file.
  expect(verdict?.note.toLowerCase()).toContain(hint?.word)
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
  expect(hints.filter(({ kind }) => kind !== 'surname')).toEqual([])
  expect(verdicts[place]?.risk).toBeNull()
})

test('of several words together nothing is claimed that each of them says', async () => {
  expect(await propose('Hot Dog', [43], 'EU')).toMatchObject({ distinctiveness: null })
})

test('a word that no list has is not assessed, a known one out of place is arbitrary', async () => {
  expect(await propose('Zorbexium', [5], 'SK')).toMatchObject({ distinctiveness: null, hints: [] })
  expect(await propose('Tornado', [18], 'SK')).toMatchObject({ distinctiveness: 'arbitrary', hints: [] })
  const { verdicts } = await propose('Zorbexium', [5], 'SK')
  expect(verdicts['SK']).toMatchObject({ risk: null, note: 'Not read: EU, SK, WIPO.' })
})

test.each([
  '',
  'nonsense',
  '[]',
  '{"mark":""}',
  '{"mark":"a","jurisdictions":["XX"]}',
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

test('the words of our terms are those of the terms of today: npm run term-words', () => {
  expect(readFileSync(termWordsFile, 'utf8')).toBe(termWordsText())
})
