import { expect, test } from 'vitest'
import { groundHints } from './absolute-grounds.ts'

const described = (word: string, niceClass: number) =>
  groundHints(word, [niceClass]).some(({ kind }) => kind === 'descriptive')

test.each([
  ['ZAPATERO', 25],
  ['QUESERÍA', 29],
  ['FROMAGERIE', 29],
  ['KLAMPIARSTVO', 37],
  ['SYRÁREŇ', 29],
  ['VINÁRSTVO', 33],
  ['HODINÁŘ', 14],
  ['LEDERMACHER', 18],
])('%s is named after goods or services of class %i', (word, niceClass) => {
  expect(described(word, niceClass)).toBe(true)
})

test.each([
  ['DOLLAR', 28],
  ['PANTERA', 25],
  ['CHARLIER', 33],
  ['SOMBRERO', 9],
  ['VOLTAREN', 9],
  ['TORNERO', 25],
])('%s only ends as such words do', (word, niceClass) => {
  expect(described(word, niceClass)).toBe(false)
})

test.each([
  ['OMBRELLAIO', 18, 'who makes umbrellas'],
  ['SGABELLINO', 20, 'a small stool, in Italian'],
  ['QUESITO', 29, 'a small cheese, in Spanish'],
  ['BROODJE', 30, 'a small bread, in Dutch'],
  ['HÜNDCHEN', 31, 'a small dog, in German'],
])('%s tells of goods of class %i: %s', (word, niceClass) => {
  expect(described(word, niceClass)).toBe(true)
})

test.each([
  ['VALENTINO', 25],
  ['LUMERINO', 3],
  ['KALINETTE', 25],
  ['MORVENTJE', 30],
  ['ZELORCHEN', 12],
])('%s is no small thing of class %i', (word, niceClass) => {
  expect(described(word, niceClass)).toBe(false)
})
