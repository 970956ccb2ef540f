import { expect, test } from 'vitest'
import { countedSurcharge, timesAsked } from './counted-surcharge.ts'

const read = (name: string) => countedSurcharge({ name })
const list = (number: number, terms: number, characters = 0, words = 0) => ({ class: number, terms, words, characters })

test('a surcharge for the length of a list is read in its words', () => {
  expect(read('each item above 10 in a class')).toEqual({ of: 'item', above: 10, step: 1, classes: null })
  expect(read('each item above 20 (classes 1-34)')).toMatchObject({ above: 20, classes: [1, 34] })
  expect(read('each specific retail service above 5 (class 35)')).toMatchObject({ above: 5, classes: [35, 35] })
  expect(read('each word after 50 in a class')).toMatchObject({ of: 'word', above: 50 })
  expect(read('each further 1,000 characters')).toEqual({ of: 'character', above: 1000, step: 1000, classes: null })
  expect(read('free-form identification')).toBeNull()
  expect(read('priority claim')).toBeNull()
})

test.each([
  ['each item above 10 in a class', list(9, 10), 0],
  ['each item above 10 in a class', list(9, 13), 3],
  ['each item above 20 (classes 1-34)', list(35, 40), 0],
  ['each further 1,000 characters', list(9, 1, 1000), 0],
  ['each further 1,000 characters', list(9, 1, 1001), 1],
  ['each further 1,000 characters', list(9, 1, 3000), 2],
  ['each word after 50 in a class', list(9, 1, 0, 52), 2],
] as const)('%s', (name, of, times) => {
  const counted = read(name)
  expect(counted && timesAsked(counted, of)).toBe(times)
})
