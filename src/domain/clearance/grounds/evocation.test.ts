import { expect, test } from 'vitest'
import { groundHints } from './absolute-grounds.ts'
import { indicationEvoked } from './evocation.ts'
import { groundsIn } from './grounds-law.ts'

const evoked = (sign: string, niceClass: number) =>
  groundHints(sign, [niceClass]).filter(({ kind }) => kind === 'evocation')

test.each([
  ['Prosecchino', 33, 'Prosecco'],
  ['Roquefortine', 29, 'Roquefort'],
])('%s recalls an indication by its stem', (sign, niceClass, indication) => {
  expect(evoked(sign, niceClass).map(({ risk }) => risk)).toEqual(['medium'])
  expect(indicationEvoked(sign.toLowerCase())).toBe(indication)
})

test('of other goods, of a name or a word of its own, and of the indication itself nothing is said to be evoked', () => {
  expect(evoked('Prosecchino', 9)).toEqual([])
  for (const sign of ['Toscanini', 'Prosecco', 'Champagner', 'Castellina'])
    expect([sign, evoked(sign, 33)]).toEqual([sign, []])
})

test('it stands in the Union and the United Kingdom, and where the United Kingdom does not protect the indication in the Union alone', () => {
  const kindsIn = (sign: string, niceClass: number, place: 'EU' | 'UK' | 'US') =>
    groundsIn(groundHints(sign, [niceClass]), place).map(({ kind }) => kind)
  expect(kindsIn('Roquefortine', 29, 'EU')).toContain('evocation')
  expect(kindsIn('Roquefortine', 29, 'UK')).toContain('evocation')
  expect(kindsIn('Roquefortine', 29, 'US')).not.toContain('evocation')
  expect(kindsIn('Halloumino', 29, 'EU')).toContain('evocation')
  expect(kindsIn('Halloumino', 29, 'UK')).not.toContain('evocation')
})
