import { readFileSync } from 'node:fs'
import { keyboardNeighbours } from '#domain/monitoring/look-alike-letters.ts'

/** A domain name that somebody took for its likeness with a brand. */
export interface Squat {
  brand: string
  host: string
  kind: string
}

type Random = () => number

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
const vowels = 'aeiou'
const cyrillic: Record<string, string> = {
  a: 'а',
  e: 'е',
  o: 'о',
  p: 'р',
  c: 'с',
  x: 'х',
  y: 'у',
  i: 'і',
  k: 'к',
  t: 'т',
}
const digits: Record<string, string> = { o: '0', l: '1', i: '1', e: '3', a: '4', s: '5', b: '8', t: '7' }
const marks: Record<string, string> = { a: 'á', e: 'ě', i: 'í', o: 'ö', u: 'ů', c: 'ç', n: 'ñ', s: 'š', z: 'ž', r: 'ř' }
const sounds: readonly (readonly [string, string])[] = [
  ['ph', 'f'],
  ['f', 'ph'],
  ['ck', 'k'],
  ['k', 'ck'],
  ['c', 'k'],
  ['x', 'ks'],
  ['y', 'i'],
  ['i', 'y'],
]
const pairs: readonly (readonly [string, string])[] = [
  ['m', 'rn'],
  ['w', 'vv'],
  ['d', 'cl'],
]
const endings = [
  'com',
  'net',
  'shop',
  'online',
  'store',
  'top',
  'xyz',
  'site',
  'info',
  'co.uk',
  'eu',
  'de',
  'sk',
  'app',
]
const shopWords = ['shop', 'store', 'outlet', 'sale', 'online', 'official', 'discount']
const signWords = ['login', 'secure', 'account', 'verify', 'support', 'pay', 'service', 'update']
const places = ['uk', 'usa', 'china', 'france', 'berlin', 'slovakia', 'madrid', 'canada', 'asia', 'india', 'dubai']

/** One sign of a text by another of a list; null where the text has none of it. */
function swapped(text: string, by: Readonly<Record<string, string>>, random: Random): string | null {
  const places = Array.from(text, (sign, at) => ({ sign, at })).filter(({ sign }) => by[sign] !== undefined)
  if (places.length === 0) return null
  const { sign, at } = pick(random, places)
  return text.slice(0, at) + (by[sign] ?? '') + text.slice(at + 1)
}

function replaced(text: string, list: readonly (readonly [string, string])[], random: Random): string | null {
  const fit = list.filter(([from]) => text.includes(from))
  if (fit.length === 0) return null
  const [from, to] = pick(random, fit)
  return text.replace(from, to)
}

/** Where a letter is changed: the first one seldom is. */
const inside = (text: string, random: Random): number => 1 + Math.floor(random() * (text.length - 1))
const letter = (random: Random): string => pick(random, 'abcdefghijklmnopqrstuvwxyz'.split(''))

type Kind = (text: string, random: Random) => string | null

const slips: Readonly<Record<string, Kind>> = {
  'a letter left out': (text, random) => {
    const at = inside(text, random)
    return text.slice(0, at) + text.slice(at + 1)
  },
  'a letter twice': (text, random) => {
    const at = inside(text, random)
    return text.slice(0, at) + (text[at] ?? '') + text.slice(at)
  },
  'two letters exchanged': (text, random) => {
    const at = Math.min(inside(text, random), text.length - 2)
    return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
  },
  'the key beside': (text, random) => {
    const at = inside(text, random)
    return text.slice(0, at) + pick(random, [...keyboardNeighbours(text[at] ?? 'a'), 'e']) + text.slice(at + 1)
  },
  'another vowel': (text, random) =>
    swapped(
      text,
      Object.fromEntries(vowels.split('').map((one) => [one, pick(random, vowels.replace(one, '').split(''))])),
      random,
    ),
  'a letter more': (text, random) => {
    const at = inside(text, random)
    return text.slice(0, at) + letter(random) + text.slice(at)
  },
  'one bit of a letter': (text, random) => {
    const at = inside(text, random)
    const code = (text.charCodeAt(at) ^ (1 << Math.floor(random() * 3))) & 0x7f
    const other = String.fromCharCode(code)
    return /[a-z0-9]/.test(other) ? text.slice(0, at) + other + text.slice(at + 1) : null
  },
  plural: (text) => `${text}s`,
  'said the same': (text, random) => replaced(text, sounds, random),
}

/** What a squatter makes of a brand: twenty kinds. A kind that a brand's letters do not give is left out for it. */
export const kinds: Readonly<Record<string, Kind>> = {
  'another ending': (text) => text,
  ...slips,
  'a digit for a letter': (text, random) => swapped(text, digits, random),
  'a Cyrillic letter': (text, random) => swapped(text, cyrillic, random),
  'a letter with a mark': (text, random) => swapped(text, marks, random),
  'two letters that look like one': (text, random) => replaced(text, pairs, random),
  'a hyphen inside': (text, random) => {
    const at = inside(text, random)
    return `${text.slice(0, at)}-${text.slice(at)}`
  },
  'a word of shops behind it': (text, random) => text + pick(random, shopWords),
  'a word of sign-ins with a hyphen': (text, random) => `${pick(random, signWords)}-${text}`,
  'a place behind it': (text, random) => text + pick(random, places),
  'two words around it': (text, random) => `${pick(random, ['my', 'the', 'get'])}${text}${pick(random, shopWords)}`,
  'a number behind it': (text, random) => text + String(1 + Math.floor(random() * 99)),
  'a slip and a word': (text, random) => {
    const slip = text.length >= 5 ? slips['a letter twice']?.(text, random) : null
    return slip ? `${slip}-${pick(random, [...shopWords, ...signWords])}` : null
  },
}

/** One squat of each kind for each brand. */
export function ownSquats(brands: readonly { name: string; letters: string }[], random: Random): Squat[] {
  return brands.flatMap(({ name, letters }) =>
    Object.entries(kinds).flatMap(([kind, make]) => {
      const label = make(letters, random)
      if (label === null || (label === letters && kind !== 'another ending')) return []
      return [{ brand: name, host: `${label}.${pick(random, endings)}`, kind }]
    }),
  )
}

const label = (text: string): string => text.toLowerCase().replaceAll(/[_. ]+/g, '-')
const isLabel = (text: string): boolean => /^[a-z0-9][a-z0-9-]{1,62}$/.test(text)

/** Names of packages that were made to be taken for others; addresses and options, which no domain can be, are left out. */
export function packageSquats(path: string): Squat[] {
  const rows = readFileSync(path, 'utf8').trim().split('\n').slice(1)
  return rows.flatMap((row) => {
    const [name = '', target = '', kind = ''] = row.split(',')
    const [own, other] = [label(target), label(name)]
    return isLabel(own) && isLabel(other) && kind !== 'other' && own.replaceAll('-', '') !== other.replaceAll('-', '')
      ? [{ brand: target, host: `${other}.com`, kind }]
      : []
  })
}

/** Domain names that were disputed, without those whose complaint was denied. */
export function disputedSquats(path: string): Squat[] {
  const rows = readFileSync(path, 'utf8').trim().split('\n').slice(1)
  return rows.flatMap((row) => {
    const [host = '', brand = '', outcome = ''] = row.split('\t')
    return outcome === 'denied' ? [] : [{ brand, host: `${host}.com`, kind: 'disputed' }]
  })
}
