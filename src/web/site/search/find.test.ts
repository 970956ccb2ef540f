import { expect, test } from 'vitest'
import { searchOver, type Findable } from './find.ts'
import { mostFound } from './most-found.ts'

const page = (address: string, title: string, text = ''): Findable => ({
  address,
  title,
  description: '',
  language: 'sk',
  text,
})
const find = searchOver([
  page('/lehota', 'Dodatočná lehota', 'Mesiace po konci platnosti známky.'),
  page('/obnova', 'Obnova zápisu', 'Kedy sa zápis obnovuje a koľko stojí dodatočná lehota.'),
  page('/namietky', 'Námietky', 'Kto a dokedy môže namietať.'),
  ...Array.from({ length: 50 }, (_, at) => page(`/trieda/${at}`, `Trieda ${at}`)),
])
const addresses = (question: string) => find(question).map(({ address }) => address)

test.each([
  ['dodatočná lehota', '/lehota'],
  ['dodatocna lehota', '/lehota'],
  ['DODATOČNÁ', '/lehota'],
  ['obnov', '/obnova'],
  ['namietkz', '/namietky'],
])('%s finds its page first', (question, address) => {
  expect(addresses(question)[0]).toBe(address)
})

test('a title counts more than a text, and pages with all words come before those with some', () => {
  expect(addresses('dodatočná lehota')).toEqual(['/lehota', '/obnova'])
  expect(addresses('obnova neexistujúcehoslova')[0]).toBe('/obnova')
})

test('what nobody wrote finds nothing, and a word of many pages finds no more than are shown', () => {
  expect(addresses('xylofonista')).toEqual([])
  expect(addresses('?!')).toEqual([])
  expect(addresses('trieda')).toHaveLength(mostFound)
})
