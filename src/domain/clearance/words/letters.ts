import { firstForeign, scriptRead } from './script-letters.ts'

const otherLatin: Record<string, string> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŋ: 'n', ſ: 's', ə: 'a', ʻ: '',
  '&': ' and ', '＆': ' and ', '@': ' at ', '€': 'e', $: 's', '©': '', '®': '',
} // prettier-ignore

const cyrillic: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n',
  о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'ch', ш: 'sh', щ: 'sch', ъ: '', ы: 'y',
  ь: '', э: 'e', ю: 'yu', я: 'ya', є: 'e', і: 'i', ґ: 'g', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ђ: 'dj', џ: 'dz', қ: 'k',
  ғ: 'g', ә: 'a', ө: 'o', ұ: 'u', ү: 'u', ң: 'n', һ: 'h',
} // prettier-ignore

const greek: Record<string, string> = {
  α: 'a', β: 'b', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x',
  ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o',
} // prettier-ignore

/** A foreign letter among Latin ones is there for its look: what it is taken for, small letters. */
export const lookAlike: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i', ј: 'j', и: 'n',
  я: 'r', г: 'r', п: 'n', ѕ: 's', α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't',
  υ: 'u', χ: 'x', ω: 'w', μ: 'm', ζ: 'z',
} // prettier-ignore

/** Capitals of Cyrillic and Greek that are drawn as the Latin ones. */
const sameCapitals: Readonly<Record<string, string>> = {
  А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X', І: 'I', Ј: 'J', Ѕ: 'S',
  Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X',
} // prettier-ignore

/**
 * The Latin letters, in small ones, that a text of another script is taken for by its capitals (ВЕЕР as beep); null where a letter of it has no
 * such twin, or where none is of another script.
 */
export function drawnAs(text: string): string | null {
  if (!isBeyond(text, firstForeign) || !foreign.test(text) || latinLetter.test(text)) return null
  const capitals = text
    .slice(0, 4 * longestMark)
    .normalize('NFKD')
    .replace(/[\p{M}\s-]+/gu, '')
    .toUpperCase()
  let out = ''
  for (const one of capitals) {
    const drawn = sameCapitals[one] ?? (/\d/.test(one) ? one : null)
    if (drawn === null) return null
    out += drawn
  }
  return out.toLowerCase().slice(0, longestMark)
}

function isBeyond(text: string, first: number): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) >= first) return true
  return false
}

const latinLetter = /\p{Script=Latin}/u

/** The longest part of a mark that is compared, in letters as they are read; longer ones are slogans and are cut. */
export const longestMark = 120

/** A mark as it is compared: its words, and all its letters in one. */
export interface Normalised {
  readonly words: readonly string[]
  readonly compact: string
}

const plain = /^[a-z0-9 ]*$/
const foreign = /[\u0370-\u03ff\u0400-\u052f]/u
const latin = /[a-z]/u

function romanised(word: string): string {
  if (!foreign.test(word)) return word
  const mixed = latin.test(word)
  let out = ''
  // Two letters that Greek writes one vowel with.
  for (const sign of mixed ? word : word.replaceAll('ου', 'u')) {
    out += (mixed ? lookAlike[sign] : undefined) ?? cyrillic[sign] ?? greek[sign] ?? sign
  }
  return out
}

const ending =
  /(?:(?<=[\p{L}\p{N}]{2})\.(?=com|net|org|info|biz)|(?<=[\p{L}\p{N}]{3})\.)(com|net|org|info|biz|eu|sk|cz|de|es|fr|it|at|pl|hu|us|online|shop|store|app|io|ai|tv|co\.uk)(?= |$)/gu

/** The ends of an internet address are words beside the name. */
function addressParted(line: string): string {
  return line.includes('.') ? line.replace(/(?<![^ ])(www\d?)\.(?=[\p{L}\p{N}])/gu, '$1 ').replace(ending, ' $1') : line
}

/** What an internet address begins with, where no point stands behind it. */
const begunAsAddress = /^www(?=[a-vx-z0-9][\p{L}\p{N}]+$)/u

const asVowel: Readonly<Record<string, string>> = { '!': 'i', '@': 'a' }
const vowelSign = /(?<![\p{L}\p{N}])([b-df-hj-np-tv-z]{1,3})([!@])(?=[b-df-hj-np-tv-z])/gu

/** Signs in the place of a vowel among the first letters of a word are read as it (P!NK, C@FE). */
const withSignsRead = (line: string): string =>
  line.includes('!') || line.includes('@')
    ? line.replace(vowelSign, (_, first: string, sign: string) => first + (asVowel[sign] ?? ''))
    : line

const lettersOfWord = /[\p{L}\p{M}]+/gu

/** A capital among Latin letters is there for its own look, which its small letter need not have (Ν and ν). */
const withCapitalsDrawn = (text: string): string =>
  isBeyond(text, firstForeign) && foreign.test(text) && latinLetter.test(text)
    ? text.replace(lettersOfWord, (word) =>
        foreign.test(word) && latinLetter.test(word)
          ? Array.from(word, (letter) => sameCapitals[letter] ?? letter).join('')
          : word,
      )
    : text

function spelled(text: string): string {
  let out = ''
  // The signs of trade marks would fall apart into letters, an accent alone into a blank.
  const line = scriptRead(withCapitalsDrawn(text))
    .replace(/[™℠´]/gu, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
  for (const sign of withSignsRead(line)) out += otherLatin[sign] ?? sign
  // Blanks become one first: looking back over many of them from each would take their square.
  return addressParted(out.replace(/\s+/g, ' '))
    .replace(/(?<=[\p{L}\p{N}] ?)\+(?= ?[\p{L}\p{N}])/gu, ' and ')
    .replace(/\+/g, ' plus ')
    .replace(/['’‘ʼ`´".·•]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
}

/** How many letters a text is compared by, blanks among them, were it not cut. */
export const lengthAsRead = (text: string): number => spelled(text).trim().length

const firstAccented = 0xc0
const lastAccented = 0x17f
/** What each letter with an accent is without it, of those that most languages here write in one character; null for what is no letter. */
let unaccented: readonly (string | null)[] | undefined

const withoutAccents = (): readonly (string | null)[] =>
  (unaccented ??= Array.from({ length: lastAccented + 1 - firstAccented }, (_, more) => {
    const plainly = spelled(String.fromCharCode(firstAccented + more))
    return plainly === ' ' ? null : plainly
  }))

/** What `spelled` makes of small letters, digits and blanks, some with accents, and nothing else; null for all other texts. */
function spelledFast(line: string): string | null {
  let out = ''
  let from = 0
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at)
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 32) continue
    const letters = code >= firstAccented && code <= lastAccented ? withoutAccents()[code - firstAccented] : null
    if (letters == null) return null
    out += line.slice(from, at) + letters
    from = at + 1
  }
  return out + line.slice(from)
}

/**
 * The letters of a mark without case, diacritics, punctuation and script (Cyrillic, Greek, kana and hangul in Latin letters). No letter
 * is left out as a supposed word of form. A mark of signs alone keeps its signs, so that it equals itself and nothing else.
 */
export function normalise(text: string): Normalised {
  const cut = text.length > 4 * longestMark ? text.slice(0, 4 * longestMark) : text
  let line = cut.toLowerCase()
  const isPlain = plain.test(line)
  if (!isPlain) line = spelledFast(line) ?? spelled(cut)
  line = line.slice(0, longestMark).trim()
  if (line.startsWith('www')) line = line.replace(begunAsAddress, 'www ')
  if (line.includes('et c')) line = line.replace(/\bet c(?:etera|aetera|)\b/g, 'etc')
  const words = line.includes(' ') ? line.split(' ') : [line]
  const roman = (isPlain ? words : words.map(romanised)).filter((word) => word !== '')
  if (roman.length > 0) return { words: roman, compact: roman.length === 1 ? (roman[0] as string) : roman.join('') }
  const signs = cut.normalize('NFKC').replace(/\s+/gu, '').slice(0, longestMark).toWellFormed()
  return { words: signs === '' ? [] : [signs], compact: signs }
}

const looksLike: Record<string, string> = { '0': 'o', '1': 'i', l: 'i', j: 'i', '5': 's', '8': 'b', '3': 'e', '4': 'a', '2': 'z', '7': 't', q: 'g' } // prettier-ignore

const digitFor: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' }

/** For each plain letter or digit the one it is folded to. */
const foldOf = (signs: Readonly<Record<string, string>>): readonly string[] =>
  Array.from({ length: 128 }, (_, code) => signs[String.fromCharCode(code)] ?? String.fromCharCode(code))
const looksOfCodes = foldOf(looksLike)
const digitsOfCodes = foldOf(digitFor)
const plainCodes = foldOf({})

/** What two letters are taken for that stand beside each other: rn, vv and cl. */
const pairFold = (code: number, next: number): string | null =>
  code === 114 && next === 110 ? 'm' : code === 118 && next === 118 ? 'w' : code === 99 && next === 108 ? 'd' : null

function foldedBy(folds: readonly string[], compact: string): string {
  let out = ''
  let isChanged = false
  for (let at = 0; at < compact.length; at += 1) {
    const code = compact.charCodeAt(at)
    const pair = pairFold(code, compact.charCodeAt(at + 1))
    const folded = pair ?? folds[code] ?? compact.charAt(at)
    if (!isChanged && pair === null && (code > 127 || folded.charCodeAt(0) === code)) continue
    if (!isChanged) out = compact.slice(0, at)
    isChanged = true
    out += folded
    if (pair !== null) at += 1
  }
  return isChanged ? out : compact
}

/** The letters with those that look the same written the same: rn as m, vv as w, cl as d, 0 as o, 1 and l as i. */
export function visualFold(compact: string): string {
  return foldedBy(looksOfCodes, compact)
}

/** A gentler fold, that leaves letters apart from each other: digits as letters, rn as m, vv as w, cl as d. */
export function glyphFold(compact: string): string {
  return foldedBy(/[a-z]/.test(compact) ? digitsOfCodes : plainCodes, compact)
}

function hasDigit(letters: string): boolean {
  for (let at = 0; at < letters.length; at += 1) {
    const code = letters.charCodeAt(at)
    if (code >= 48 && code <= 57) return true
  }
  return false
}

/** The letters with the digits inside of them taken for the letters they resemble; no digits or nothing else: as given. */
export function digitsAsLetters(compact: string): string {
  return hasDigit(compact) && /[a-z]/.test(compact)
    ? compact.replace(/[0134578]/g, (digit) => digitFor[digit] ?? digit)
    : compact
}

/** The words of a line, separated by spaces, by their bare letters. */
export const wordSet = (line: string): ReadonlySet<string> =>
  new Set(line.split(' ').map((word) => normalise(word).compact))
