import { expect, test } from 'vitest'
import { groundsOf } from './absolute-grounds.ts'
import { unlistedWords } from './unlisted-words.ts'

const told = (text: string, niceClass: number) => groundsOf(text, [niceClass]).hints.map(({ kind }) => kind)

test.each([
  ["L'huile d'olive", 29],
  ['L’EAU', 32],
  ['L´EAU', 32],
  ['L`eau', 32],
  ['L‘eau', 32],
  ["Farine d'avoine", 30],
  ["Olio dell'olivo", 29],
  ["L'hôtel", 43],
  ["Jus d'orange", 32],
] as const)('%s tells of goods of class %i: an article before a vowel hides no word', (text, niceClass) => {
  expect(told(text, niceClass)).toContain('descriptive')
  expect(groundsOf(text, [niceClass]).whole).toBe(true)
  expect(unlistedWords(text)).toEqual([])
})

test('what only begins so is the name that it was', () => {
  expect(told("L'Oréal", 3)).toEqual([])
  expect(told("D'Artagnan", 25)).toEqual([])
  expect(told("O'Neill", 25)).toEqual(['surname'])
  expect(unlistedWords("Cœur d'Or")).toEqual([])
})
