import { describe, expect, test } from 'vitest'
import { conceptsOf, dictionaryName } from './concepts.ts'
import dictionary from './concepts.json' with { type: 'json' }
import { normalise } from './letters.ts'

const table: readonly Readonly<Record<string, readonly string[] | undefined>>[] = dictionary
const languages = ['en', 'sk', 'cs', 'es'] as const
const of = (word: string) => conceptsOf(normalise(word).compact)
const shareMeaning = (a: string, b: string) => of(a).some((one) => of(b).includes(one))
const words = (text: string) => text.split(' ').filter((one) => one !== '')

describe('the dictionary', () => {
  test('has each concept in English, Slovak, Czech and Spanish', () => {
    for (const concept of table) for (const language of languages) expect(concept[language]?.length).toBeGreaterThan(0)
    expect(table.length).toBeGreaterThan(1000)
    expect(table.length).toBeLessThan(4096)
    expect(dictionaryName()).toMatch(/^[0-9a-z]{4,}$/)
  })

  test('names a word once in a language of a concept, and no concept takes in everything', () => {
    for (const concept of table) {
      const lists = Object.values(concept).map((list) => list ?? [])
      for (const list of lists) {
        const letters = list.map((word) => normalise(word).compact)
        expect([...new Set(letters)]).toEqual(letters)
        for (const one of letters) expect(one).toMatch(/^[a-z]{2,}$/)
      }
      expect(lists.flat().length).toBeLessThanOrEqual(54)
    }
  })

  // Two usual meanings in one language (hoja: leaf and blade; vlna: wave and wool), or a common word in each of two languages
  // whose other name is not at hand (hora: mountain and hour; pan: bread, sir and pan; pie: cake and foot; sol: sun and salt).
  const known = words(
    'arena balon banco bota brillante cafe camara cape caramelo carrera carta celeste cesta chico cocka columna cometa diario ' +
      'duch estrecho globo helado hierba hoja hora kocka kolo korenie koza list listek listok llama manana med mys orange pan ' +
      'pastel pie pluma pravy rayo roh rosa seal seguro sol square stastie stesti stit suelo tienda valor vaquero vela vila vlna zavod',
  )
  test('has a word in two concepts only where both are usual', () => {
    const at = new Map<string, Set<number>>()
    for (const [number, concept] of table.entries()) {
      for (const word of Object.values(concept).flatMap((list) => list ?? [])) {
        const letters = normalise(word).compact
        at.set(letters, (at.get(letters) ?? new Set<number>()).add(number))
      }
    }
    const double = [...at].filter(([, numbers]) => numbers.size > 1).map(([letters]) => letters)
    expect(double.toSorted()).toEqual(known.toSorted())
  })
})

describe('words of one meaning', () => {
  const pairs = words(
    'lion/león king/rey heart/srdce golden/zlaté lagoon/laguna lupo/wolf wolf/vlk water/agua eau/voda sun/slnečný moon/lunar ' +
      'reef/arrecife glacier/ľadovec bay/bahía eagle/orol fox/zorro bee/včela storm/búrka spark/iskra glow/žiara leap/salto ' +
      'dare/výzva run/beh stars/hviezdy kings/kráľ roses/ruža rosa/rose flores/kvety luces/svetlo leones/lev rojas/červená ' +
      'rojo/red zlatého/gold čierneho/black zlatou/oro srdcia/hearts ryby/fish lesy/forest knihy/book berries/bobuľa knives/nôž ' +
      'heroes/hrdina schwarzer/negro Blumen/flor étoile/star fiore/kvet cavalli/caballo bakery/pekáreň smith/kováč ' +
      'sword/meč bridge/most tower/torre castle/hrad ship/barco hammer/kladivo silk/hodváb velvet/terciopelo purple/fialový ' +
      'seven/siete infinity/nekonečno angel/anjel dragon/drak phoenix/fénix princess/princezná captain/kapitán garden/záhrada ' +
      'pearl/perla coffee/káva honey/med wine/víno bread/chlieb song/canción violin/husle freedom/libertad peace/mier luck/suerte ' +
      'cartas/letter medovou/honey malinový/raspberry perlový/pearl leónes/lion reinas/queen kráľovskou/royal lux/light aqua/water',
  ).map((pair) => pair.split('/') as [string, string])
  test.each(pairs)('%s and %s', (a, b) => {
    expect(shareMeaning(a, b)).toBe(true)
  })
})

describe('words that only look like one', () => {
  const strange = words(
    'mare mora moria lesk soles mares pana pani panes sales male mali bile case lane slave stole scale drake venice ' +
      'lagos tony muslim gluten anime diva parole golem manga siena led kolas starbucks lionel kingston ' +
      'wolfgang bearing rosetta rosario solaris lunetta goldman silverado foxconn pearson marek lukas zorbex velmora ' +
      'tornadox redish blueprint greenwich browning whitney appleby cherokee honeywell winehouse breadth milka cheesecloth ' +
      'sunderland moonraker rainier snowden iceland firebase waterloo wavelength seattle mountbatten',
  )
  test.each(strange)('%s means nothing', (word) => {
    expect(of(word)).toEqual([])
  })

  const others = words(
    'bread/brad sea/tea lion/lyon king/ring golden/golem wolf/golf storm/strom heart/hart star/stará moon/moony wine/vine ' +
      'bear/bean cat/cap dog/dok rose/nose fire/hire gold/cold silver/sliver horse/house bird/bard fish/fist tree/three ' +
      'leaf/loaf jar/spring led/ľad cap/stork rain/train snow/snore sand/hand lake/cake hill/hell road/roar boat/boot coat/goat ship/shop sun/son ' +
      'light/night stone/tone sword/word tower/towel crown/crow queen/green angel/angle apple/ample peach/beach pear/year ' +
      'plum/plus berry/ferry honey/money sugar/cigar salt/malt milk/silk cheese/cheetah butter/button table/cable clock/block ' +
      'mirror/mirage candle/handle bottle/battle glass/grass paper/pepper letter/leather song/son music/muse kráľ/kráska ' +
      'hrad/had zlato/zlatník ryba/rybár les/let more/mora slnko/slon',
  ).map((pair) => pair.split('/') as [string, string])
  test.each(others)('%s is not %s', (a, b) => {
    expect(shareMeaning(a, b)).toBe(false)
  })
})
