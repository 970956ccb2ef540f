import { expect, test } from 'vitest'
import { score } from './score.ts'

const of = (later: string, laterClass: number, earlier: string, earlierClass: number) =>
  score(later, earlier, { classesA: [laterClass], classesB: [earlierClass] })

test.each([
  ['CARTIER OPTICAL', 44, 'Cartier', 14],
  ['LEGOCHEM', 5, 'LEGO', 28],
  ['Zara Tanzania Adventures', 39, 'ZARA', 25],
] as const)(
  '%s in %i: the earlier name is widely known for its goods, and its owner may claim more than them',
  (later, niceClass, earlier, own) => {
    const known = of(later, niceClass, earlier, own)
    expect([known.goods.level, known.band]).toEqual(['known_name', 'medium'])
    // A name that nobody knows reaches no other goods.
    expect(of(later.replace(/cartier|lego|zara/i, 'Zorvin'), niceClass, 'Zorvin', own).band).toBe('low')
  },
)

test('a known name that is a word too is taken for that word within another sign, and for the name alone', () => {
  expect(of('ORANGE BLOSSOM', 3, 'Orange', 38).goods.level).toBe('other')
  expect(of('ORANGE', 3, 'Orange', 38).goods.level).toBe('known_name')
})

test('the same and related goods, and those that nobody told, stay what they are; so does the client’s own known name', () => {
  expect(of('CARTIER OPTICAL', 14, 'Cartier', 14).goods.level).toBe('same_class')
  expect(of('CARTIER OPTICAL', 25, 'Cartier', 14).goods.level).toBe('related_class')
  expect(score('CARTIER', 'Cartier').goods.level).toBe('unknown')
  expect(of('Cartier', 14, 'CARTIER OPTICAL', 44).goods.level).toBe('other')
})

test('a mark of the same name for goods that it is not known for is somebody else’s', () => {
  expect(of('CARTIER OPTICAL', 44, 'Cartier', 7).goods.level).toBe('other')
})

test('of a watched name it is the watched one that may be known, the first of the two', () => {
  const watched = (own: string, filed: string) =>
    score(own, filed, { classesA: [14], classesB: [44], earlier: 'a' }).goods.level
  expect(watched('Cartier', 'CARTIER OPTICAL')).toBe('known_name')
  expect(watched('CARTIER OPTICAL', 'Cartier')).toBe('other')
})
