import { expect, test } from 'vitest'
import { groundsOf } from './absolute-grounds.ts'
import { placeOfAdjective } from './place-adjectives.ts'

const places = (text: string, niceClass: number) =>
  groundsOf(text, [niceClass]).hints.filter(({ kind }) => kind === 'geographical')

test.each([
  ['CUBAN', 34], ['CUBANO', 34], ['KUBÁNSKA', 34], ['KUBANISCHE', 34], ['CUBAIN', 34], ['HAVANSKÁ', 34], ['GORALSKÁ', 29], ['KEŇSKÁ', 30], ['GRUZÍNSKE', 33],
  ['JAMAJSKÝ', 33], ['MAROCKÝ', 30], ['IZRAELSKÉ', 31], ['PERUÁNSKA', 30], ['ČILSKÉ', 33], ['LUČENECKÁ', 29], ['KREMNICKÁ', 29], ['OPAVSKÁ', 29],
  ['KOLUMBIANISCH', 30], ['BUDWEISER', 32], ['EGYPTIAN', 24], ['IRANIAN', 27], ['PAKISTANI', 30], ['COLOMBIANO', 30], ['CHILENO', 33], ['PANAMEÑO', 34],
  ['LIBANAIS', 30], ['MAROCAIN', 30], ['BRÉSILIEN', 30], ['GIAPPONESE', 43], ['BRASILIANO', 30], ['LEBANESE', 43],
] as const)('%s, for class %i, is the adjective of a place and weighs as its name', (text, niceClass) => {
  expect(places(text, niceClass).map(({ risk }) => risk)).toEqual(['high'])
}) // prettier-ignore

test('a smaller place weighs in its adjective as in its name', () => {
  for (const [name, adjective] of [['LUČENEC', 'LUČENECKÁ'], ['TŘEBÍČ', 'TŘEBÍČSKÉ']] as const)
    expect(places(adjective, 29)[0]?.risk).toBe(places(name, 29)[0]?.risk)
}) // prettier-ignore

test.each(
  'adrian julian marian titan urban tester parker ranger moster corker rajska zenska kralovska detska horska morsky nebeska zlatnicka panska certovska zamocka komensky verano dianese galano serrano volcano soprano divano bueno sereno palais relais magisch frisch nordisch lamborghini zucchini martini bikini veselska selska babska'.split(
    ' ',
  ),
)('%s is the adjective of no place', (word) => {
  expect(placeOfAdjective(word)).toBeNull()
})

test.each([
  ['VÍNO Z TOKAJA', 33, 'geographical_indication'], ['SYR Z ORAVY', 29, 'geographical'], ['MED ZO SLOVENSKA', 30, 'geographical'], ['PIVO Z BRNA', 32, 'geographical'],
  ['KÁVA Z BRAZÍLIE', 30, 'geographical'],
] as const)('%s, for class %i, names a place in a case: %s', (text, niceClass, kind) => {
  expect(groundsOf(text, [niceClass]).hints.map((hint) => hint.kind)).toContain(kind)
}) // prettier-ignore

test.each(['Z LÁSKY', 'OD SRDCA', 'V RAJI', 'NA MOSTE', 'DO SVETA', 'Z LESA', 'V POHODE', 'NA ZDRAVIE'])(
  '%s names no place',
  (text) => {
    expect(places(text, 25)).toEqual([])
  },
)
