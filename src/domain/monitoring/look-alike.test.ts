import { expect, test } from 'vitest'
import { damerau } from './edits.ts'
import { brandName } from './brand-name.ts'
import { partsOf } from './host.ts'
import { domainLikeness } from './look-alike.ts'
import { domainToUnicode } from './punycode.ts'
import { hostOf } from './host.ts'
import { foldKey, isKnown, sightingCut, sightingScore, type Found, type Sought } from './sighting-score.ts'

const verdano = brandName('Verdáno')
const score = (host: string) => domainLikeness(verdano, host).score

test('changes of letters are counted up to a limit, also two that changed places', () => {
  expect(damerau('verdano', 'verdano', 2)).toBe(0)
  expect(damerau('verdano', 'vedrano', 2)).toBe(1)
  expect(damerau('verdano', 'verdanno', 2)).toBe(1)
  expect(damerau('verdano', 'verano', 2)).toBe(1)
  expect(damerau('verdano', 'berdamo', 2)).toBe(2)
  expect(damerau('verdano', 'bardamo', 2)).toBeNull()
})

test('a domain name is taken apart, and its code is read', () => {
  expect(partsOf('shop.verdano.co.uk')).toEqual({ label: 'verdano', ending: 'co.uk' })
  expect(partsOf('verdano.test')).toEqual({ label: 'verdano', ending: 'test' })
  expect(partsOf('verdano')).toBeNull()
  expect(domainToUnicode('xn--mnchen-3ya')).toBe('münchen')
  expect(domainToUnicode('xn--vrdano-v7a')).not.toBe('')
  // What is no code stays as it is.
  for (const label of ['xn--', 'xn--a!', 'xn--99999999999', 'verdano']) expect(domainToUnicode(label)).toBe(label)
})

/** What a squatter makes of a brand, a name of each kind, and an innocent one beside each. */
const kinds: readonly [kind: string, host: string][] = [
  ['the brand with another ending', 'verdano.shop'],
  ['a letter left out', 'verdan.test'],
  ['a letter twice', 'verdanno.test'],
  ['two letters exchanged', 'vedrano.test'],
  ['the key beside', 'verfano.test'],
  ['another vowel', 'verdeno.test'],
  ['a digit for a letter', 'verdan0.test'],
  ['two digits for letters', 'v3rdan0.test'],
  ['Cyrillic letters', 'vеrdаno.test'],
  ['Greek letters', 'verdanο.test'],
  ['a letter with a mark', 'verdánô.test'],
  ['two letters that look like one', 'vvrdano.test'],
  ['a word behind it', 'verdanoshop.test'],
  ['a word before it', 'myverdano.test'],
  ['a word with a hyphen', 'verdano-outlet.test'],
  ['two words', 'official-verdano-store.test'],
  ['a number', 'verdano24.test'],
  ['a hyphen inside', 'ver-dano.test'],
  ['a slip and a word', 'verdan0-shop.test'],
  ['below another name', 'www.verdano.co.uk'],
  ['above another name', 'verdano.secure-sign-in.test'],
  ['said the same', 'ferdano.test'],
  ['a word and a place around it', 'buyverdanomadrid.test'],
]

test.each(kinds)('%s is found: %s', (_, host) => {
  const found = domainLikeness(verdano, host)
  expect(found.score).toBeGreaterThanOrEqual(sightingCut)
  // A score that a person sees is the sum of its reasons.
  const sum = found.reasons.reduce((all, { points }) => all + points, 0)
  expect(Math.min(1, sum)).toBeCloseTo(found.score, 2)
})

test.each([
  'verandah.test',
  'meadow.test',
  'guardian.test',
  'armando.test',
  'dano.test',
  'green-garden.test',
  'x.test',
])('%s is left alone', (host) => {
  expect(score(host)).toBeLessThan(sightingCut)
})

test('what ordinary words make up is put behind, and a brand that is such a word is not', () => {
  const epsen = brandName('Epsen')
  expect(domainLikeness(epsen, 'epsenshop.test').score).toBeGreaterThan(domainLikeness(epsen, 'eposonline.test').score)
  const garden = brandName('Garden')
  expect(domainLikeness(garden, 'gardenshop.test').reasons.map(({ kind }) => kind)).not.toContain('words')
})

test('a short brand with a slip of a finger and a word behind it stands before what has it by chance', () => {
  const mitro = brandName('Mitro')
  const of = (host: string) => domainLikeness(mitro, host).score
  expect(of('mittro-official.test')).toBeGreaterThan(of('kemitrovan.test'))
  expect(of('mitfoshop.test')).toBeGreaterThan(of('kemitrovan.test'))
  // Another letter than a finger finds, or in the middle of something else.
  expect(of('mitxo-official.test')).toBeLessThan(of('mittro-official.test'))
  expect(of('shopmitfo.test')).toBeLessThan(of('mitfoshop.test'))
})

test('a name of several words is known by each that tells it, without its article and form, and turned round', () => {
  const house = brandName('The Kestrel Verdano Ltd')
  const of = (host: string) => domainLikeness(house, host).score
  expect(of('kestrelverdano.test')).toBeGreaterThan(0.95)
  expect(of('verdano-shop.test')).toBeGreaterThanOrEqual(sightingCut)
  expect(of('verdano-shop.test')).toBeLessThan(of('kestrelverdano-shop.test'))
  expect(domainLikeness(brandName('Sons & Tilvana'), 'tilvanasons.test').score).toBeGreaterThanOrEqual(sightingCut)
  expect(domainLikeness(brandName('Sons & Tilvana'), 'sonsandtilvana.test').score).toBeGreaterThan(0.95)
})

test('the nearer one comes first', () => {
  const order = ['verdano.test', 'verdan0.test', 'verdanno.test', 'verdano-shop.test', 'verdano-gardeners.test']
  expect(order.toSorted((a, b) => score(b) - score(a))).toEqual(order)
})

const found = (more: Partial<Found> = {}): Found => ({
  platform: 'marketplaces',
  name: 'VERDANO suitcase, new',
  url: 'https://bazaaria.test/item/1',
  host: 'bazaaria.test',
  seller: 'bd-lighting',
  classes: [18],
  foundOn: '2026-11-20',
  ...more,
})
const sought = (more: Partial<Sought> = {}): Sought => ({
  names: ['Verdano'],
  ownHosts: ['verdano.test'],
  friends: ['Good Partner s. r. o.'],
  classes: [18, 35],
  taught: [],
  ...more,
})
const on = '2026-11-23'

test('an offer is scored by its name, its goods and its age', () => {
  const one = sightingScore(sought(), found(), on)
  expect(one.score).toBe(0.92)
  expect(one.reasons.map(({ kind }) => kind)).toEqual(['name', 'goods', 'new'])
  expect(sightingScore(sought(), found({ name: 'Verdanno trolley' }), on).score).toBeGreaterThanOrEqual(sightingCut)
  expect(sightingScore(sought(), found({ name: 'Meadow lamp' }), on).score).toBe(0)
})

test('what people decided moves the next ranking', () => {
  const before = {
    host: 'bazaaria.test',
    url: 'https://bazaaria.test/item/0',
    seller: 'bd-lighting',
    status: 'Dismissed',
  }
  const lower = sightingScore(sought({ taught: [{ ...before, reason: 'other-goods' }] }), found(), on)
  expect(lower.score).toBeCloseTo(0.62)
  expect(isKnown(sought({ taught: [{ ...before, reason: 'authorised-seller' }] }), found())).toBe(true)
  expect(isKnown(sought({ taught: [{ ...before, reason: 'authorised-seller' }] }), found({ seller: 'another' }))).toBe(
    false,
  )
  expect(
    isKnown(sought({ taught: [{ ...before, url: found().url, status: 'Accepted', reason: null }] }), found()),
  ).toBe(true)
  // What was gone and is told of again is looked at again.
  expect(isKnown(sought({ taught: [{ ...before, url: found().url, reason: 'gone' }] }), found())).toBe(false)
})

test('domains below one registered name are one find, and those of others are their own', () => {
  const key = (host: string) => foldKey(found({ platform: 'domains', host, name: host }))
  expect(new Set(Array.from({ length: 300 }, (_, at) => key(`a${at}.verdano.xyz`))).size).toBe(1)
  expect(key('shop.verdano.co.uk')).toBe(key('verdano.co.uk'))
  expect(key('verdano.co.uk')).not.toBe(key('vedrano.co.uk'))
})

test('own websites and authorised sellers are known, and repeats are one', () => {
  expect(isKnown(sought(), found({ host: 'shop.verdano.test' }))).toBe(true)
  expect(isKnown(sought(), found({ host: 'notverdano.test' }))).toBe(false)
  expect(isKnown(sought(), found({ seller: 'GOOD PARTNER S.R.O.' }))).toBe(true)
  expect(foldKey(found())).toBe(foldKey(found({ url: 'https://bazaaria.test/item/2', name: 'Verdano  suitcase NEW' })))
  expect(foldKey(found())).not.toBe(foldKey(found({ seller: 'another' })))
  expect(hostOf('https://www.Verdano.test/a?b')).toBe('verdano.test')
})
