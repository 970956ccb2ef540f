import { seeded } from './generate.ts'

type Make = (word: string, random: () => number) => string

const consonants = 'bcdfgklmnprstvz'
const vowels = 'aeiou'
const near = (letter: string, random: () => number): string => {
  const list = vowels.includes(letter) ? vowels : consonants
  const others = list.split('').filter((one) => one !== letter)
  return others[Math.floor(random() * others.length)] ?? 'x'
}

const edit: Make = (word, random) => {
  const at = Math.floor(random() * word.length)
  const kind = random()
  if (kind < 0.4) return word.slice(0, at) + near(word[at]?.toLowerCase() ?? 'a', random) + word.slice(at + 1)
  if (kind < 0.6) return word.slice(0, at) + word.slice(at + 1)
  if (kind < 0.8) return word.slice(0, at) + near('x', random) + word.slice(at)
  return at + 1 < word.length ? word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2) : `${word}e`
}

const respelled: readonly [RegExp, string][] = [
  [/ph/g, 'f'], [/ck/g, 'k'], [/qu/g, 'kw'], [/c(?=[aou])/g, 'k'], [/x/g, 'ks'], [/c(?=[eiy])/g, 's'], [/ee/g, 'ea'],
  [/y$/g, 'ie'], [/f/g, 'ph'], [/k/g, 'c'], [/i(?=[^aeiou])/g, 'y'], [/oo/g, 'u'], [/z/g, 's'], [/([lnt])(?=[aeiou])/g, '$1$1'],
] // prettier-ignore
const cyrillic: Record<string, string> = { a: 'а', b: 'б', c: 'к', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'и', j: 'й', k: 'к', l: 'л', m: 'м', n: 'н', o: 'о', p: 'п', q: 'к', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', w: 'в', x: 'кс', y: 'ы', z: 'з' } // prettier-ignore
const greek: Record<string, string> = { a: 'α', b: 'β', c: 'κ', d: 'δ', e: 'ε', f: 'φ', g: 'γ', h: 'η', i: 'ι', j: 'ι', k: 'κ', l: 'λ', m: 'μ', n: 'ν', o: 'ο', p: 'π', q: 'κ', r: 'ρ', s: 'σ', t: 'τ', u: 'ου', v: 'β', w: 'ω', x: 'ξ', y: 'υ', z: 'ζ' } // prettier-ignore
const accents: Record<string, string> = {
  a: 'á',
  e: 'ě',
  i: 'í',
  o: 'ö',
  u: 'ů',
  c: 'č',
  s: 'š',
  z: 'ž',
  n: 'ñ',
  r: 'ř',
}
const glyphs: readonly [RegExp, string][] = [[/o/gi, '0'], [/l/gi, '1'], [/m/g, 'rn'], [/w/g, 'vv'], [/i/gi, 'l'], [/s/gi, '5'], [/d/g, 'cl']] // prettier-ignore
const from = (list: readonly string[], random: () => number) => list[Math.floor(random() * list.length)] ?? ''

/** The kinds of variants that are planted: how a later mark comes near an earlier one. A kind that does not fit a mark leaves it. */
export const variantKinds: Readonly<Record<string, Make>> = {
  edit1: edit,
  edit2: (word, random) => edit(edit(word, random), random),
  phonetic: (word, random) => {
    const fitting = respelled.filter(([pattern]) => word.toLowerCase().search(pattern) >= 0)
    const first = fitting[Math.floor(random() * fitting.length)]
    return first ? word.toLowerCase().replace(...first) : word.replace(/[aeiou](?=[^aeiou]*$)/i, (v) => near(v, random))
  },
  spacing: (word, random) => {
    if (word.includes(' ')) return word.replaceAll(' ', '')
    const at = 2 + Math.floor(random() * Math.max(1, word.length - 3))
    return `${word.slice(0, at)} ${word.slice(at)}`
  },
  plural: (word) => (/s$/i.test(word) ? word.slice(0, -1) : `${word}s`),
  prefix: (word, random) => `${from(['my', 'the', 'e', 'bio', 'neo', 'pro', 'go'], random)}${word}`,
  word: (word, random) => `${word} ${from(['group', 'store', 'pro', 'europe', 'line', 'gold'], random)}`,
  suffix: (word, random) => `${word.slice(0, -2)}${from(['ex', 'on', 'ia', 'um', 'is', 'or'], random)}`,
  first: (word, random) => near(word[0]?.toLowerCase() ?? 'a', random) + word.slice(1),
  diacritics: (word) => word.toLowerCase().replace(/[aeioucsznr]/g, (one) => accents[one] ?? one),
  script: (word) => word.toLowerCase().replace(/[a-z]/g, (one) => cyrillic[one] ?? one),
  glyphs: (word, random) => {
    const fitting = glyphs.filter(([pattern]) => word.search(pattern) >= 0)
    const chosen = fitting[Math.floor(random() * fitting.length)]
    return chosen ? word.replace(...chosen) : word
  },
  order: (word) => word.split(' ').toReversed().join(' '),
  halves: (word) => {
    const letters = word.replaceAll(' ', '')
    const middle = Math.ceil(letters.length / 2)
    return letters.slice(middle) + letters.slice(0, middle)
  },
  joined: (word) => word.split(' ').toReversed().join(''),
  acronym: (word) => {
    const words = word.split(' ')
    return words.length < 3
      ? word
      : words
          .map((one) => one.slice(0, 1))
          .join('')
          .toUpperCase()
  },
  greek: (word) => word.toLowerCase().replace(/[a-z]/g, (one) => greek[one] ?? one),
  vowels: (word) => {
    const without = word.replace(/[aeiou]/gi, '')
    return without.replaceAll(' ', '').length < 4 ? word : without
  },
  doubled: (word) => word.replace(/([lmnrst])(?=[aeiou])/i, '$1$1'),
  address: (word) => `www.${word.toLowerCase().replaceAll(' ', '-')}.com`,
  around: (word, random) =>
    `${from(['villa', 'casa', 'royal', 'nova', 'alfa'], random)}${word.toLowerCase().replaceAll(' ', '')}`,
  endings: (word, random) => `${word.replace(/[aeiouy]+$/i, '')}${from(['o', 'a', 'i', 'e', 'y'], random)}`,
}

export interface Planted {
  readonly kind: string
  readonly text: string
  readonly of: string
  readonly classes: readonly number[]
}

/** Queries made of marks of the register, `each` of every kind, none equal to its mark; of marks of 6 to 24 letters. */
export function plantedOf(
  marks: readonly { text: string; classes: readonly number[] }[],
  each: number,
  seed: number,
): Planted[] {
  const random = seeded(seed)
  const planted: Planted[] = []
  for (const [kind, make] of Object.entries(variantKinds)) {
    for (let got = 0, tries = 0; got < each && tries < each * 400; tries += 1) {
      const mark = marks[Math.floor(random() * marks.length)]
      if (!mark || !/^[a-z ]{6,24}$/i.test(mark.text) || (kind === 'order' && !mark.text.includes(' '))) continue
      const text = make(mark.text, random)
      if (text === mark.text) continue
      planted.push({ kind, text, of: mark.text, classes: mark.classes })
      got += 1
    }
  }
  return planted
}
