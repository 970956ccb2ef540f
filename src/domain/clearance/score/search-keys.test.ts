import { expect, test } from 'vitest'
import { searchKeysOf } from './search-keys.ts'
import { signOf } from './sign.ts'

const skeletonOf = (text: string) =>
  searchKeysOf(signOf(text))
    .names.find((name) => name.startsWith('skeleton '))
    ?.slice('skeleton '.length)

const skeletons: readonly (readonly [text: string, skeleton: string])[] = [
  ['Marlowe', 'mrlv'],
  ['Philharmonia', 'flhrmn'],
  // The vowels between them gone, the letters stand beside each other.
  ['Pahlavi', 'flv'],
  ['Offphotos', 'fts'],
  ['Clackquet', 'klkt'],
  ['Razzmatazz', 'rsmts'],
  ['Appphone', 'pfn'],
  ['Hapsarip', 'hpsrp'],
]
test.each(skeletons)('of %j the consonants alone are %j', (text, skeleton) => {
  expect(skeletonOf(text)).toBe(skeleton)
})

test.each(['Wavvve', 'Cackle', 'Oiseau', 'Ka'])('%j has too few consonants to be found by', (text) => {
  expect(skeletonOf(text)).toBeUndefined()
})

test('marks of the same consonants share the key, whatever vowels stand between', () => {
  expect(skeletonOf('Pentaz')).toBe(skeletonOf('Pintosey'))
})
