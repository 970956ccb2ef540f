import { expect, test } from 'vitest'
import { groundHints } from './absolute-grounds.ts'
import { toldGrounds, wordAsWritten } from './ground.ts'
import { placedGrounds } from './grounds-law.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'

const placed = (sign: string, niceClass: number, places: readonly Jurisdiction[]) =>
  placedGrounds(groundHints(sign, [niceClass]), places)

test('a word stands where it is understood, and only wants a look elsewhere', () => {
  expect(toldGrounds(placed('ZMRZLINA', 30, ['SK', 'ES', 'CZ', 'US']))).toEqual([
    { kind: 'descriptive', word: 'zmrzlina', classes: [30], standing: ['SK', 'CZ', 'US'], toCheck: ['ES'] },
  ])
})

test('what is another ground elsewhere is told of each place by its own', () => {
  expect(toldGrounds(placed('GRUYÈRE', 29, ['EU', 'US'])).map(({ kind, standing }) => [kind, standing])).toEqual([
    ['geographical_indication', ['EU']],
    ['descriptive', ['US']],
  ])
  expect(toldGrounds(placed('FRANCE', 25, ['SK', 'CN'])).map(({ kind, standing }) => [kind, standing])).toEqual([
    ['geographical', ['SK']],
    ['official_symbol', ['CN']],
  ])
})

test('what a word is in a place by two hints is told once', () => {
  const told = toldGrounds(placed('FETA', 29, ['EU', 'US'])).filter(({ kind }) => kind === 'descriptive')
  expect(told).toEqual([{ kind: 'descriptive', word: 'feta', classes: [29], standing: ['US', 'EU'], toCheck: [] }])
})

test('what wants a look everywhere stands everywhere, and what stands nowhere is not told', () => {
  expect(toldGrounds(placed('VELMORA COFFEE', 30, ['SK', 'US']))[0]).toMatchObject({
    standing: ['SK', 'US'],
    toCheck: [],
  })
  expect(toldGrounds(placed('HALLOUMI', 29, ['UK'])).map(({ kind }) => kind)).not.toContain('geographical_indication')
})

test('where no place was asked for none is named', () => {
  expect(toldGrounds(placed('COFFEE', 30, []))).toContainEqual({
    kind: 'descriptive',
    word: 'coffee',
    classes: [30],
    standing: [],
    toCheck: [],
  })
})

test('a word is told as the sign writes it, and one that is only read there as none', () => {
  for (const [word, sign, written] of [
    ['spatlese', 'Alte Spätlese', 'Spätlese'], ['e shop', 'MY E-SHOP', 'E-SHOP'], ['24', '24/7', '24'], ['odriscolls', "O'Driscoll's", "O'Driscoll's"],
    ['thé', 'Comptoir du Thé', 'Thé'], ['losos', 'Łosoś', 'Łosoś'], ['extra', 'XTRA CLEAN', null], ['coffee', 'KOFFEE', null],
  ] as const)
    expect([word, wordAsWritten(word, sign)]).toEqual([word, written])
}) // prettier-ignore

test('a surname is told of no place where it is judged as any other word', () => {
  expect(toldGrounds(placed('NOVÁK', 29, ['SK', 'CZ', 'EU', 'UK']))).toEqual([])
  expect(toldGrounds(placed('NOVÁK', 29, ['SK', 'US']))).toMatchObject([{ kind: 'surname', standing: ['US'] }])
})
