import numerals from '../lists/numerals.json' with { type: 'json' }
import { normalise } from './letters.ts'

const roman = /^(?=[ivxlcdm])m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/
const romanValues: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }
/** Above it so few letters that would be a Roman numeral are rather a word (mix, dim). */
const highestRoman = 50
const longRoman = 4
const ordinal = /^(\d{1,9})(?:st|nd|rd|th|er|ere|eme|te|ste|ta|to|o|a)$/

let named: ReadonlyMap<string, number> | undefined

function readNames(): ReadonlyMap<string, number> {
  return new Map(
    Object.values(numerals.entries).flatMap((words) =>
      Object.entries(words).map(([word, value]): [string, number] => [normalise(word).compact, value]),
    ),
  )
}

/** c d i l m v x, as bits from a. */
const numeralBits = 'cdilmvx'.split('').reduce((bits, one) => bits | (1 << (one.charCodeAt(0) - 97)), 0)

function isOfNumerals(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97
    if (letter < 0 || letter > 25 || ((numeralBits >>> letter) & 1) === 0) return false
  }
  return true
}

/** The number that a word of `normalise` is, in digits, as a word of a language we hold, counted (1st), or as a Roman numeral. */
export function numberOf(word: string): number | null {
  const first = word.charCodeAt(0)
  if (first >= 48 && first <= 57) {
    if (/^\d{1,9}$/.test(word)) return Number(word)
    const counted = ordinal.exec(word)?.[1]
    if (counted !== undefined) return Number(counted)
  }
  const value = (named ??= readNames()).get(word)
  if (value !== undefined) return value
  // A letter alone is a letter.
  if (word.length < 2 || !isOfNumerals(word) || !roman.test(word)) return null
  const values = word.split('').map((sign) => romanValues[sign] ?? 0)
  const sum = values.reduce((total, one, at) => total + (one < (values[at + 1] ?? 0) ? -one : one), 0)
  return sum <= highestRoman || word.length >= longRoman ? sum : null
}
