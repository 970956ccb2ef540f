import { createInstance, type ResourceLanguage } from 'i18next'
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { languages, type Language } from '#kernel/languages.ts'
import { asWritten, similarityReasons, type SimilarityFacts } from './similarity-reasons.ts'
import { formatScore, Similarity, SimilarityReasons, SimilarityScores, type SimilarityText } from './similarity.tsx'

function textsOf(language: Language): SimilarityText {
  const file = new URL(`../../public/locales/${language}/trademark.json`, import.meta.url)
  const instance = createInstance()
  const trademark = JSON.parse(readFileSync(file, 'utf8')) as ResourceLanguage[string]
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { trademark } },
  })
  return (key, values) => instance.t(`trademark:${key}`, values ?? {})
}

const seiko: SimilarityFacts = {
  looks: 0.62,
  sounds: 0.82,
  soundsAs: ['seikos', 'seiko'],
  shared: '',
  part: 0,
  means: 0,
  same: null,
  goods: { level: 'same_class', classes: [14], weight: 0.85 },
  mark: 0.75,
  risk: 0.69,
  band: 'medium',
}

interface Pair {
  facts: Partial<SimilarityFacts>
  own: string
  earlier: string
  words: Record<Language, string>
}

const pairs: Record<string, Pair> = {
  sounds: {
    facts: {},
    own: 'CEYCOSSE',
    earlier: 'SEIKO',
    words: {
      en: 'Sounds alike, 0.82: seikos / seiko',
      sk: 'Znie podobne, 0,82: seikos / seiko',
      cs: 'Zní podobně, 0,82: seikos / seiko',
      es: 'Suena parecido, 0,82: seikos / seiko',
    },
  },
  'sounds the same': {
    facts: { sounds: 1, soundsAs: ['ksid', 'ksid'] },
    own: 'XCEED',
    earlier: 'X-SEED',
    words: {
      en: 'Sounds the same: ksid',
      sk: 'Znie rovnako: ksid',
      cs: 'Zní stejně: ksid',
      es: 'Suena igual: ksid',
    },
  },
  looks: {
    facts: {},
    own: 'CEYCOSSE',
    earlier: 'SEIKO',
    words: {
      en: 'Looks alike, 0.62',
      sk: 'Vyzerá podobne, 0,62',
      cs: 'Vypadá podobně, 0,62',
      es: 'Se ve parecido, 0,62',
    },
  },
  'one letter': {
    facts: { looks: 0.91 },
    own: 'LUMERA',
    earlier: 'NUMERA',
    words: {
      en: 'One letter differs',
      sk: 'Líši sa jedno písmeno',
      cs: 'Liší se jedno písmeno',
      es: 'Cambia una letra',
    },
  },
  part: {
    facts: { looks: 0.5, sounds: 0.5, part: 0.84, shared: 'laser' },
    own: 'Láser Swing',
    earlier: 'LASER',
    words: {
      en: 'Has the part Láser in common, 0.84',
      sk: 'Má spoločnú časť Láser, 0,84',
      cs: 'Má společnou část Láser, 0,84',
      es: 'Comparte la parte Láser, 0,84',
    },
  },
  'part alike': {
    facts: { looks: 0.5, sounds: 0.5, part: 0.66, shared: 'daks' },
    own: 'KIDAX',
    earlier: 'DAKS',
    words: {
      en: 'Alike in a part: DAKS, 0.66',
      sk: 'Podobná v časti DAKS, 0,66',
      cs: 'Podobná v části DAKS, 0,66',
      es: 'Se parece en una parte: DAKS, 0,66',
    },
  },
  meaning: {
    facts: { looks: 0.2, sounds: 0.24, means: 0.9 },
    own: 'TORNADO',
    earlier: 'CYCLONE',
    words: {
      en: 'Means the same or nearly, 0.90: TORNADO / CYCLONE',
      sk: 'Znamená to isté alebo skoro to isté, 0,90: TORNADO / CYCLONE',
      cs: 'Znamená totéž nebo skoro totéž, 0,90: TORNADO / CYCLONE',
      es: 'Significa lo mismo o casi, 0,90: TORNADO / CYCLONE',
    },
  },
  identical: {
    facts: { same: 'identical', looks: 1, sounds: 1, part: 1, means: 1, mark: 1 },
    own: 'Škoda',
    earlier: 'SKODA',
    words: {
      en: 'The same letters, apart from case, spaces and accents',
      sk: 'Rovnaké písmená, okrem veľkosti, medzier a diakritiky',
      cs: 'Stejná písmena, až na velikost, mezery a diakritiku',
      es: 'Las mismas letras, salvo mayúsculas, espacios y acentos',
    },
  },
  reordered: {
    facts: { same: 'reordered', part: 1, shared: 'north star' },
    own: 'NORTH STAR',
    earlier: 'STAR NORTH',
    words: {
      en: 'The same words in another order',
      sk: 'Rovnaké slová v inom poradí',
      cs: 'Stejná slova v jiném pořadí',
      es: 'Las mismas palabras en otro orden',
    },
  },
  'nothing stronger': {
    facts: { looks: 0.4, sounds: 0.55, mark: 0.5 },
    own: 'ALBA',
    earlier: 'BETON',
    words: {
      en: 'A faint likeness, 0.50',
      sk: 'Slabá podobnosť, 0,50',
      cs: 'Slabá podobnost, 0,50',
      es: 'Un parecido leve, 0,50',
    },
  },
  'nothing stronger than a word of both': {
    facts: { looks: 0.4, sounds: 0.4, mark: 0.5, common: 'pm' },
    own: 'VELMORA PM',
    earlier: 'Orvanta PM',
    words: {
      en: 'A faint likeness, 0.50: both have PM',
      sk: 'Slabá podobnosť, 0,50: obe majú PM',
      cs: 'Slabá podobnost, 0,50: obě mají PM',
      es: 'Un parecido leve, 0,50: ambas tienen PM',
    },
  },
  'the same terms': {
    facts: { goods: { level: 'same_terms', classes: [9, 42], weight: 1 } },
    own: 'ALBA',
    earlier: 'ALFA',
    words: {
      en: 'The same goods or services, classes 9, 42',
      sk: 'Rovnaké tovary alebo služby, triedy 9, 42',
      cs: 'Stejné výrobky nebo služby, třídy 9, 42',
      es: 'Los mismos productos o servicios, clases 9, 42',
    },
  },
  'the same class': {
    facts: {},
    own: 'ALBA',
    earlier: 'ALFA',
    words: { en: 'Same class 14', sk: 'Rovnaká trieda 14', cs: 'Stejná třída 14', es: 'Misma clase 14' },
  },
  'a related class': {
    facts: { goods: { level: 'related_class', classes: [35], weight: 0.6 } },
    own: 'ALBA',
    earlier: 'ALFA',
    words: { en: 'Related class 35', sk: 'Príbuzná trieda 35', cs: 'Příbuzná třída 35', es: 'Clase afín 35' },
  },
  'other goods': {
    facts: { goods: { level: 'other', classes: [], weight: 0.25 } },
    own: 'ALBA',
    earlier: 'ALFA',
    words: {
      en: 'Other goods or services',
      sk: 'Iné tovary alebo služby',
      cs: 'Jiné výrobky nebo služby',
      es: 'Otros productos o servicios',
    },
  },
  'unknown goods': {
    facts: { goods: { level: 'unknown', classes: [], weight: 0.85 } },
    own: 'ALBA',
    earlier: 'ALFA',
    words: {
      en: 'Goods and services not compared',
      sk: 'Tovary a služby neboli porovnané',
      cs: 'Výrobky a služby nebyly porovnány',
      es: 'Productos y servicios sin comparar',
    },
  },
}

describe.each(languages)('%s', (language) => {
  const say = textsOf(language)
  const common = { say, language }

  test.each(Object.entries(pairs))('says: %s', (_name, { facts, own, earlier, words }) => {
    const shown = renderToStaticMarkup(
      <SimilarityReasons {...common} similarity={{ ...seiko, ...facts }} own={own} earlier={earlier} />,
    )
    expect(shown).toContain(`<li>${words[language]}</li>`)
    expect(shown).not.toContain('similarity.')
    expect(shown).not.toMatch(/{{|%/)
  })

  test('every score has a ruler, a name and two decimals; what is not known is said', () => {
    const shown = renderToStaticMarkup(<SimilarityScores {...common} similarity={seiko} />)
    expect(shown.match(/<meter/g)).toHaveLength(7)
    expect(shown).toContain(`<b>${formatScore(0.82, language)}</b>`)
    expect(shown.split(`<b>${say('similarity.none')}</b>`)).toHaveLength(3)
    expect(shown).not.toMatch(/aria-label=""|similarity\.|%/)
  })

  test('the whole never goes without its caution', () => {
    const shown = renderToStaticMarkup(<Similarity {...common} similarity={seiko} own="CEYCOSSE" earlier="SEIKO" />)
    expect(shown).toContain(say('similarity.caution'))
    expect(shown).toContain(`${say('similarity.own')}: CEYCOSSE`)
  })
})

test('the strongest reason comes first, the goods last', () => {
  const kinds = similarityReasons({ ...seiko, part: 0.9, shared: 'sei' }, 'SEITA', 'SEIKO').map(({ kind }) => kind)
  expect(kinds).toEqual(['part', 'sounds', 'looks', 'same_class'])
  const same = similarityReasons({ ...seiko, same: 'identical', sounds: 1 }, 'SEIKO', 'seiko').map(({ kind }) => kind)
  expect(same).toEqual(['identical', 'same_class'])
})

test('shared letters are written as a mark writes them', () => {
  expect(asWritten('laser', ['Swing', 'Laser-Tag'])).toBe('Laser')
  expect(asWritten('cerveny', ['Červený dom', 'x'])).toBe('Červený')
  expect(asWritten('strasse', ['Straße', 'x'])).toBe('STRASSE')
})

test('long marks go on in further rows, each name is said once, and a row without letters is left out', () => {
  const say = textsOf('en')
  const own = 'The extraordinarily long slogan of Lumera company'
  const shown = renderToStaticMarkup(
    <Similarity say={say} language="en" similarity={seiko} own={own} earlier="LUMERA" />,
  )
  expect(shown.split(`aria-label="Yours: ${own}"`)).toHaveLength(2)
  expect(shown.split('aria-label="Earlier mark: LUMERA"')).toHaveLength(2)
  const rows = shown.match(/mw-letters__row/g) ?? []
  const pairs = shown.match(/mw-letters__pair/g) ?? []
  expect(pairs.length).toBeGreaterThan(2)
  expect(rows).toHaveLength(pairs.length + 1)
})
