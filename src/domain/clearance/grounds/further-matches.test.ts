import { expect, test } from 'vitest'
import { groundsOf } from './absolute-grounds.ts'
import { groundRiskIn } from './grounds-law.ts'

const told = (text: string, niceClass: number) => groundsOf(text, [niceClass]).hints.map(({ kind }) => kind)

test.each([
  ['24K', 14, 'descriptive'], ['925', 14, 'descriptive'], ['18 KARAT', 14, 'descriptive'], ['AU 750', 14, 'descriptive'], ['GOLDEN RING 24K', 14, 'descriptive'],
  ['V8', 12, 'descriptive'], ['V12', 12, 'descriptive'], ['4X4', 12, 'descriptive'], ['24/7', 35, 'descriptive'], ['100%', 32, 'laudatory'], ['112', 38, 'deceptive'],
  ['911', 45, 'deceptive'], ['155', 44, 'deceptive'], ['50%', 35, 'quality'],
] as const)('%s, for class %i, is more than a number: %s', (text, niceClass, kind) => {
  expect(told(text, niceClass)).toContain(kind)
  expect(told(text, niceClass)).not.toContain('numeral')
}) // prettier-ignore

test.each([['24K', 25], ['925', 25], ['V8', 25], ['112', 25], ['V9', 12], ['V60', 21], ['4711', 3]] as const)('%s, for class %i, is a number alone', (text, niceClass) => {
  expect(told(text, niceClass)).not.toContain('descriptive')
  expect(told(text, niceClass)).not.toContain('deceptive')
}) // prettier-ignore

test.each([
  ['SLOVAK STATE BANK', 36], ['EU BANK', 36], ['ŠTÁTNA BANKA', 36], ['CZECH STATE INSURANCE', 36], ['FEDERAL POLICE', 45], ['EU AGENCY', 45], ['NÁRODNÁ KLINIKA', 44],
  ['ŠTÁTNY ÚSTAV', 44], ['STAATLICHE AKADEMIE', 41], ['BANQUE NATIONALE', 36], ['STÁTNÍ VETERINÁRNÍ ÚSTAV', 44], ['MINISTRY OF HEALTH', 44], ['EURÓPSKA ÚNIA FOND', 36],
] as const)('%s, for class %i, is read as an institution of a state or of the Union', (text, niceClass) => {
  expect(told(text, niceClass)).toContain('official_symbol')
}) // prettier-ignore

test.each([
  ['SLOVENSKÁ BANKA', 36], ['TATRA BANKA', 36], ['STATE FARM INSURANCE', 36], ['NATIONAL COFFEE', 30], ['STATE BANK', 25], ['STATE OF MIND', 36], ['MINISTRY OF SOUND', 41], ['BANANA REPUBLIC', 25],
] as const)('%s, for class %i, names no institution of a state', (text, niceClass) => {
  expect(told(text, niceClass)).not.toContain('official_symbol')
}) // prettier-ignore

test.each([
  ['WOOLTEX', 25, ['quality', 'deceptive']], ['COTTONTEX', 24, ['quality', 'deceptive']], ['BAMBOOWARE', 21, ['quality', 'deceptive']],
  ['CANCERCURE', 5, ['quality', 'deceptive']], ['DIABETCURE', 5, ['quality', 'deceptive']], ['GOLDTEX', 25, []], ['WOOLTEX', 9, []], ['VORTEX', 25, []],
  ['SOFTWARE', 25, []], ['CANCERCURE', 25, []], ['SWISSDOC', 5, ['geographical']],
] as const)('%s, for class %i, tells what it is made of or acts against', (text, niceClass, kinds) => {
  expect(told(text, niceClass)).toEqual(kinds)
}) // prettier-ignore

test('an indication of reputation is weighed for goods of others, in the Union and in its states alike', () => {
  for (const [text, niceClass] of [['CHAMPAGNE DREAMS', 3], ['COGNAC BLEND', 34], ['TEQUILA SUNRISE PERFUME', 3]] as const)
    for (const hint of groundsOf(text, [niceClass]).hints.filter(({ kind }) => kind === 'geographical'))
      expect((['SK', 'EU', 'DE', 'US'] as const).map((place) => groundRiskIn(hint, place))).toEqual(['medium', 'medium', 'medium', 'low'])
}) // prettier-ignore

test.each([
  'AQUALINO|32',
  'AQUALINA|32',
  'VERALINO|25',
  'MELIPANE|30',
  'VESTORA|25',
  'KASTORO|14',
  'NAVISAL|30',
  'GALATEA|30',
  'TORPANO|30',
  'PENISTONE|19',
])('%s is invented: its ending is no word of goods', (row) => {
  const [text = '', niceClass] = row.split('|')
  expect(told(text, Number(niceClass))).toEqual([])
})

test.each([
  ['2PACK', 25, 'descriptive'], ['0,5 L', 32, 'unit'], ['3IN1', 30, 'descriptive'], ['PAINSTOP', 5, 'quality'], ['BAGETERIA', 43, 'descriptive'], ['ÚRAD VLÁDY', 35, 'official_symbol'],
] as const)('%s, for class %i, tells as a whole: %s', (text, niceClass, kind) => {
  expect(told(text, niceClass)).toContain(kind)
}) // prettier-ignore
