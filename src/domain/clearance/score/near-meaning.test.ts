import { expect, test } from 'vitest'
import { conceptsOf } from '../words/concepts.ts'
import listed from '../lists/near-meanings.json' with { type: 'json' }
import { score } from './score.ts'
import { searchKeysOf } from './search-keys.ts'
import { signOf } from './sign.ts'
import { listCut } from '../weights.ts'

test('every word of the lists names a concept, and each line more than one', () => {
  for (const line of listed.near) {
    const words = line.split(' ')
    expect(words.filter((word) => conceptsOf(word).length === 0)).toEqual([])
    expect(new Set(words).size).toBe(words.length)
    expect(words.length).toBeGreaterThan(1)
  }
})

const nearOnes: readonly [string, string][] = [
  ['FUNDOUGH', 'PLAY-DOH'],
  ['HAPPY DOUGH', 'PLAYDOUGH'],
  ['STORM HAMMER', 'THUNDER HAMMER'],
  ['BÚRKA KLADIVO', 'THUNDER HAMMER'],
  ['HAWKFIRE', 'EAGLEFIRE'],
  ['TUNA O’ THE FARM', 'CHICKEN OF THE SEA'],
  ['QUEEN OF THE FOREST', 'KING OF THE JUNGLE'],
  ["KIDS 'R' US", "TOYS 'R' US"],
]

test.each(nearOnes)('%s is listed beside %s by what it means nearly, and found by a key of both', (a, b) => {
  const found = score(a, b)
  expect(found.means).toBeGreaterThan(0)
  expect(found.mark).toBeGreaterThanOrEqual(listCut)
  const keys = (text: string) => {
    const { wholes, names, concepts } = searchKeysOf(signOf(text))
    return [...wholes, ...names, ...concepts.map(String)]
  }
  expect(keys(a).filter((key) => keys(b).includes(key))).not.toEqual([])
})

test.each([
  ['FUN', 'PLAY'],
  ['EAGLE', 'HAWK'],
  ['SALT AND PEPPER', 'SUGAR AND MUSTARD'],
  ['KING OF THE HILL', 'TASTE OF THE SEA'],
  ['EAGLE MARKET', 'HAWK BROTHERS'],
  ['THE LION', 'THE TIGER'],
])('%s is not taken for %s: alone the words are others', (a, b) => {
  expect(score(a, b).means).toBe(0)
})
