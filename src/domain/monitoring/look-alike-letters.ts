import { domainToUnicode } from './punycode.ts'

/** Letters and groups of letters that an eye takes for others, and what they are taken for. */
const groups: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
]
const signs: Readonly<Record<string, string>> = {
  '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b',
  // Cyrillic
  а: 'a', в: 'b', е: 'e', ё: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i', ї: 'i', ј: 'j',
  ѕ: 's', ԁ: 'd', ԛ: 'q', ԝ: 'w', ь: 'b', г: 'r', п: 'n', и: 'u',
  // Greek
  α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ω: 'w', γ: 'y',
  // Latin beyond the alphabet
  ı: 'i', ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't', ß: 'b', æ: 'ae', œ: 'oe', þ: 'p', ɑ: 'a', ɡ: 'g', ɩ: 'i', ʟ: 'l', ɴ: 'n', ʀ: 'r', ѵ: 'v',
} // prettier-ignore

/** A label as it is read: with the letters that its signs look like; `changed` when that is not what stands there. */
export function lookAlikeOf(label: string): { plain: string; changed: boolean } {
  const unicode = label.startsWith('xn--') ? domainToUnicode(label) : label
  let plain = ''
  for (const sign of unicode.normalize('NFKD').replaceAll(/\p{M}/gu, '')) plain += signs[sign] ?? sign
  return { plain, changed: plain !== label }
}

/** The same with the pairs of letters that look like one: both readings are held against a brand. */
export function groupedOf(plain: string): string {
  return groups.reduce((text, [from, to]) => text.replaceAll(from, to), plain)
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const places = new Map(rows.flatMap((row, y) => Array.from(row, (letter, x) => [letter, { x: x + y / 2, y }] as const)))

/** The letters around one on the usual keyboards; z and y change places on some. */
export function keyboardNeighbours(letter: string): string[] {
  const place = places.get(letter)
  const near = place
    ? [...places].flatMap(([other, { x, y }]) =>
        other !== letter && Math.abs(x - place.x) <= 1 && Math.abs(y - place.y) <= 1 ? [other] : [],
      )
    : []
  return letter === 'z' ? [...near, 'y'] : letter === 'y' ? [...near, 'z'] : near
}

/** Endings that a brand would have itself; another one is a small sign more. */
export const strongEndings: ReadonlySet<string> = new Set([
  'com',
  'eu',
  'sk',
  'cz',
  'de',
  'net',
  'org',
  'co.uk',
  'fr',
  'es',
  'at',
])
