import { expect, test } from 'vitest'
import { conceptsOf } from '../words/concepts.ts'
import listed from '../lists/near-meanings.json' with { type: 'json' }
import { score, scoreSigns } from './score.ts'
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

const means = (a: string, b: string): number => scoreSigns(signOf(a), signOf(b)).means

test('words that are taken for each other count for less than the same meaning, and both are found by one key', () => {
  expect(means('WIZARD', 'ZAUBERER')).toBe(1)
  expect(means('WIZARD', 'MAGICIAN')).toBeCloseTo(0.74)
  expect(means('WIZARD', 'MARINER')).toBe(0)
  const keys = (text: string) => searchKeysOf(signOf(text)).concepts
  expect(keys('WIZARD').some((one) => keys('MAGICIAN').includes(one))).toBe(true)
})

test('an article or preposition before a vowel hides no meaning, and a word that only begins so has none', () => {
  expect(means("CŒUR D'OR", 'HEART OF GOLD')).toBeGreaterThan(0.6)
  expect(means("CHANSON D'AMOUR", 'LOVE SONG')).toBe(1)
  expect(means('DOR', 'GOLD')).toBe(0)
  expect(means('VELMO DEAR', 'VELMO EAR')).toBe(0)
})

test('forms of Polish, Portuguese and Dutch words are read, for less than a language that most buyers know', () => {
  for (const [one, two] of [
    ['ZIELONA DOLINA', 'GREEN VALLEY'],
    ['ESTRELAS BRILHANTES', 'BRIGHT STARS'],
    ['ZWARTE PAREL', 'BLACK PEARL'],
  ] as const)
    expect(means(one, two)).toBeCloseTo(0.7)
})

test('a phrase is found within more words', () => {
  expect(means('BUENOS DÍAS', 'GOOD MORNING AND DESIGN')).toBe(1)
  expect(means('BUENOS DÍAS KALINDA', 'GOOD MORNING')).toBeLessThan(0.8)
})
