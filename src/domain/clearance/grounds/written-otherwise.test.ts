import { expect, test } from 'vitest'
import { groundsOf } from './absolute-grounds.ts'

const toldOf = (sign: string, niceClass: number): string[] =>
  groundsOf(sign, [niceClass]).hints.map(({ kind, word }) => `${kind} ${word}`)

test.each([
  ['C0FFEE', 30, 'descriptive coffee'],
  ['W1NE', 33, 'descriptive wine'],
  ['B33R', 32, 'descriptive beer'],
  ['P1VO', 32, 'descriptive pivo'],
  ['1NSURANCE', 36, 'descriptive insurance'],
  ['VITAM!N', 5, 'descriptive vitamin'],
  ['SOFTWER', 9, 'descriptive software'],
  ['KWIK FIX PLUMMING', 37, 'descriptive plumbing'],
  ['СТАНДАРТ', 35, 'quality standard'],
])('%s is read as the word that it is written for', (sign, niceClass, hint) => {
  const { hints, whole } = groundsOf(sign, [niceClass])
  expect(hints.map(({ kind, word }) => `${kind} ${word}`)).toContain(hint)
  expect(whole).toBe(true)
})

test('digits and marks between letters that make no known word say nothing', () => {
  expect(toldOf('V3LM0R4', 30)).toEqual([])
  expect(toldOf('GO!LUMETA', 30)).toEqual([])
})

test('a word with letters of its own is none of another language or of a body', () => {
  expect(toldOf('BAŤA', 25)).toEqual([])
  expect(toldOf('BATA', 25)).toContain('descriptive bata')
  expect(toldOf('NAŠA FARMA', 29).filter((one) => one.startsWith('official'))).toEqual([])
  expect(toldOf('NASA', 25)).toEqual(['official_symbol nasa'])
  expect(toldOf('PREDAJ NEHNUTEĽNOSTÍ', 36).join()).toContain('descriptive')
})

test('a name of somebody or a word that offends beside the goods leaves the goods a part of the sign', () => {
  for (const [sign, niceClass] of [
    ['CHOPIN VODKA', 33],
    ['KAFKA CAFÉ', 43],
    ['KURVA DRINK', 32],
  ] as const) {
    const { hints, whole } = groundsOf(sign, [niceClass])
    expect(whole).toBe(false)
    expect(hints.filter(({ kind }) => kind === 'descriptive').map(({ risk }) => risk)).toEqual(['low'])
  }
  expect(groundsOf('KURVA DRINK', [32]).hints[0]).toMatchObject({ kind: 'public_policy', risk: 'high' })
})

test('police of a place is the police, and of fashion it is not', () => {
  expect(toldOf('POLIZEI MÜNCHEN', 25)).toContain('official_symbol polizei')
  expect(toldOf('POLÍCIA SHOP', 25)).toContain('official_symbol policia')
  expect(toldOf('FASHION POLICE', 25)).not.toContain('official_symbol police')
})

test.each([
  ['AQUAVIA', 32],
  ['SUPERNOVA', 9],
  ['ULTRAPLUS', 21],
  ['BIELA VRANA', 41],
  ['VERDELLO', 31],
  ['TU CASA, TU MUNDO', 36],
])('%s is not told by the pieces that it might be cut into', (sign, niceClass) => {
  expect(toldOf(sign, niceClass)).toEqual([])
})

test('an indication is recalled by what was held to do so', () => {
  expect(toldOf('VERLADOS', 33)).toContain('evocation verlados')
  expect(toldOf('CAMBOZOLA', 29)).toContain('evocation cambozola')
  expect(toldOf('TOKAJKO', 33)).toContain('evocation tokajko')
  expect(toldOf('VELMORADOS', 33)).toEqual([])
})
