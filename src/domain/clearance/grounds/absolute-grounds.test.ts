import { expect, test } from 'vitest'
import { groundHints, groundsOf, nothingDistinctive } from './absolute-grounds.ts'

test('a word that describes the goods is named, in each of the four languages, for its class alone', () => {
  for (const word of ['coffee', 'káva', 'café']) {
    expect(groundHints(`Zorbex ${word}`, [30, 9])).toContainEqual({
      kind: 'descriptive',
      word: word.normalize('NFKD').replace(/\p{M}/gu, ''),
      classes: [30],
      whole: false,
      risk: 'low',
    })
  }
  expect(groundHints('Zorbex coffee', [9])).toEqual([])
})

test('praise, places, official symbols and single letters are told apart', () => {
  expect(groundHints('Najlepší Bratislava', [25]).map((one) => one.kind)).toEqual([
    'quality',
    'geographical',
    'laudatory',
  ])
  expect(groundHints('Red Cross Water', [5]).map((one) => one.kind)).toContain('official_symbol')
  expect(groundHints('X', [5]).map((one) => one.kind)).toEqual(['too_short'])
})

test('an invented word gives no hint', () => {
  expect(groundHints('Zorbexium', [3, 5, 25, 30])).toEqual([])
  expect(nothingDistinctive('Best Coffee Shop', [30, 43])).toBe(true)
  expect(nothingDistinctive('Zorbex Coffee', [30])).toBe(false)
})

test('a word that describes the goods is known in its plurals and genders', () => {
  for (const word of ['Flores', 'Kvety', 'Květiny', 'Flowers']) expect(nothingDistinctive(word, [31])).toBe(true)
  expect(groundHints('Zlatá Velmora', [14]).map((one) => one.kind)).toEqual(['descriptive', 'deceptive'])
  expect(groundHints('Zlatá Velmora', [9])).toEqual([])
  expect(groundHints('Velmora Outlet Deluxe', [25]).map((one) => one.kind)).toEqual(['generic', 'laudatory'])
})

test('an everyday word that a body is called too is no sign of it beside other words, and wants a look alone', () => {
  const official = (sign: string) => groundHints(sign, [30, 43]).filter(({ kind }) => kind === 'official_symbol')
  for (const sign of ['EMA BAKERY', 'PENTAGONAL', 'PENTAGON GAMES', 'SCHENGEN HOTEL', 'CE VELMORA', 'HIS MAJESTY TEA'])
    expect([sign, official(sign)]).toEqual([sign, []])
  for (const sign of ['PENTAGON', 'SCHENGEN', 'SUPREME COURT'])
    expect(official(sign).map(({ risk }) => risk)).toEqual(['medium'])
  expect(official('VELMORA UNESCO').map(({ risk }) => risk)).toEqual(['high'])
})

test('a traditional speciality, a kind of goods or a trademark is not said to be a geographical indication', () => {
  for (const sign of [
    'Jamón Serrano',
    'Bratislavské rožky',
    'Ovčí hrudkový syr',
    'Prosciutto',
    'Rakia',
    'Żubrówka',
    'Becherovka',
  ])
    expect([sign, groundHints(sign, [29, 30, 33]).filter(({ kind }) => kind === 'geographical_indication')]).toEqual([
      sign,
      [],
    ])
})

test('a word of several senses is to be weighed alone, and beside the name of the goods it is a part of it', () => {
  const risks = (sign: string, niceClass: number) =>
    groundHints(sign, [niceClass])
      .filter(({ kind }) => kind === 'descriptive' || kind === 'quality')
      .map(({ risk }) => risk)
  for (const [sign, niceClass] of [
    ['LOCATION', 39],
    ['WINGS', 43],
    ['NIGHT', 3],
    ['COLD', 5],
  ] as const)
    expect([sign, [...new Set(risks(sign, niceClass))]]).toEqual([sign, ['medium']])
  // What the goods are called stays what it is.
  for (const [sign, niceClass] of [
    ['FOUNDATION', 3],
    ['TONIC', 32],
    ['STRAW', 21],
    ['LABEL', 16],
    ['DOWN', 24],
  ] as const)
    expect([sign, risks(sign, niceClass)]).toEqual([sign, ['high']])
  expect(risks('NIGHT CREAM', 3)).toContain('high')
})

test('words that say together what the goods are are found together', () => {
  expect(groundHints('5 STAR', [43])).toContainEqual(expect.objectContaining({ kind: 'descriptive', risk: 'high' }))
  expect(groundHints('5 STAR', [9]).map(({ kind }) => kind)).toEqual(['quality'])
})

test('the French word for tea takes no ground from what stands behind an English article', () => {
  for (const niceClass of [29, 30, 35, 43])
    expect([niceClass, groundHints('THE KOVENTA', [niceClass]).map(({ kind }) => kind)]).toEqual([niceClass, []])
  expect(groundHints('THE SMITH', [30]).map(({ kind }) => kind)).toContain('surname')
})

test('a word that tells a kind counts beside the name of the goods alone', () => {
  expect(groundHints('Executive', [9])).toEqual([])
  expect(nothingDistinctive('Executive Search', [35])).toBe(true)
  expect(nothingDistinctive('Executive Velmora', [35])).toBe(false)
  // Of foods a word of use or trade is as a rule a name.
  expect(nothingDistinctive('Climbing Coffee', [30])).toBe(false)
})

test('a Slovak or Czech adjective is of the goods that it is made of', () => {
  for (const [sign, niceClass] of [['Čučoriedkový koláč', 30], ['Kozí sýr', 29], ['Zahradní nábytek', 20]] as const)
    expect([sign, nothingDistinctive(sign, [niceClass])]).toEqual([sign, true])
  expect(groundHints('Velmorový', [30])).toEqual([])
}) // prettier-ignore

test('a word written together with a sense of its own is not read in its parts', () => {
  for (const sign of ['Springboard', 'Lifeboat', 'Rückenwind', 'Sandcastle'])
    expect([sign, groundHints(sign, [36, 41])]).toEqual([sign, []])
  expect(groundHints('Head & Shoulders', [3]).filter(({ whole }) => whole)).toEqual([])
})

test('what is protected is told before what the same word says', () => {
  expect(groundHints('Grappa', [33]).map(({ kind }) => kind)).toEqual(['geographical_indication', 'descriptive'])
  expect(groundHints('Plzeňské', [32]).map(({ kind }) => kind)).toEqual(['geographical_indication', 'geographical'])
  // Of other goods an indication that names no place says nothing.
  expect(groundHints('Grappa', [25])).toEqual([])
})

test.each(['!', '#', '%', '€', '...', ' ?! '])('%s is told as a sign in common use', (sign) => {
  expect(groundHints(sign, [25])).toEqual([
    { kind: 'common_sign', word: sign.trim(), classes: [], whole: true, risk: sign.length === 1 ? 'high' : 'medium' },
  ])
})

test.each(['🦊', '', '   ', '猫'])('%j, which no list knows, has no ground', (sign) => {
  expect(groundHints(sign, [25])).toEqual([])
})

test('what tells of one class and what tells of another are a name of neither', () => {
  expect(groundsOf('IT GIRL', [25, 42]).whole).toBe(false)
  expect(groundsOf('SHOE SHOP', [25, 35]).whole).toBe(true)
})

test.each([
  ['FUCK YOU', 25, 'you'],
  ['#HASHTAG', 35, 'tag'],
  ['Modrá', 2, 'geographical'],
  ['DREAM IT DO IT', 41, 'it'],
])('%s in class %i has no ground of %s', (sign, niceClass, of) => {
  expect(groundsOf(sign, [niceClass]).hints.filter(({ kind, word }) => kind === of || word === of)).toEqual([])
})

test('words of a sign that have the letters of a listed word together are others, and a short name within a word is chance', () => {
  for (const sign of ['Ni que', 'Citrus mint', 'Con sobrasada', 'Neurostat'])
    expect([
      sign,
      groundHints(sign, [9]).filter(({ kind }) => kind === 'public_policy' || kind === 'official_symbol'),
    ]).toEqual([sign, []])
  expect(groundHints('Cazzo che buono', [30]).map(({ kind, risk }) => [kind, risk])).toContainEqual([
    'public_policy',
    'medium',
  ])
  expect(groundHints('Porco dio', [25]).map(({ kind, risk }) => [kind, risk])).toContainEqual(['public_policy', 'high'])
  expect(groundHints('Sporco negro shirts', [25]).map(({ kind, risk }) => [kind, risk])).toContainEqual([
    'public_policy',
    'high',
  ])
})

test('a name that is protected or offends is found however it is parted, and beside words that add nothing', () => {
  const kinds = (sign: string) => groundHints(sign, [25]).map(({ kind }) => kind)
  for (const sign of ['F-U-C-K', 'FU CK', 'K-K-K', 'kur va'])
    expect([sign, kinds(sign)]).toEqual([sign, expect.arrayContaining(['public_policy'])])
  for (const sign of ['UNI-CEF', 'u n i c e f', 'euro pol', 'MYUNESCO', 'THEUNICEF'])
    expect([sign, kinds(sign)]).toEqual([sign, expect.arrayContaining(['official_symbol'])])
  expect(kinds('Interpolation')).not.toContain('official_symbol')
})

test('what kana and hangul are transcribed as is no short sign and no short form', () => {
  for (const sign of ['の', '코', '아이']) expect([sign, groundHints(sign, [9])]).toEqual([sign, []])
})

test('what foods are made of is read in Slovak and Czech beside Polish', () => {
  expect(groundHints('nápoj z ryže', [32]).some(({ risk }) => risk === 'high')).toBe(true)
})
