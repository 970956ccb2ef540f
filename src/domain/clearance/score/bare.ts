import { standFor } from './shortened.ts'
import { type Sign, signOf } from './sign.ts'
import { commonWords, isCommonWord } from '../words/common-words.ts'
import { wordsIn } from '../words/compound.ts'
import { isTelling } from '../words/telling.ts'
import { describesClass, isWeak, namesClass } from '../words/weak-words.ts'
import { weights } from '../weights.ts'

const shortest = 2

/** Of no class at all. */
const anyClass = 0

/** Whether buyers keep a word of a mark: it tells neither of goods of the class nor of a quality or a place. */
const isLeft = (sign: Sign, at: number, niceClass: number): boolean =>
  (sign.weights[at] ?? 1) > weights.word.weak && !tells(sign.words[at] ?? '', niceClass)

/** Whether a word is written together of such as tell of goods of the class, of a quality or a place (SNACKCOMPANY). */
function tellsInPieces(word: string, niceClass: number): boolean {
  if (word.length < shortestCompound || isCommonWord(word)) return false
  const pieces = wordsIn(word, commonWords) ?? []
  return pieces.length > 1 && pieces.every((piece) => isWeak(piece) || tells(piece, niceClass))
}

const tells = (word: string, niceClass: number): boolean => isTelling(word) || describesClass(word, niceClass)

const shortestCompound = 8

const longestInitial = 2

/** The letters of a mark that is nothing but letters and an "and" (AT&T), without it; null for any other. */
function initialsOf({ words }: Sign): string | null {
  if (!words.includes('and') || words.some((word) => word !== 'and' && word.length > longestInitial)) return null
  const letters = words.filter((word) => word !== 'and')
  return letters.length > 1 ? letters.join('') : null
}

const shortestRest = 2
const shortestName = 3

/** Of a mark of one word that is no word itself what stands before or behind the name of goods of a class in it (GPSAW); null where there is none. */
export function restOfCompound(sign: Sign, niceClass: number): string | null {
  if (sign.words.length !== 1) return null
  const kept = (sign.kept.rests ??= new Map<number, string | null>())
  const known = kept.get(niceClass)
  if (known !== undefined) return known
  const rest = besideName(sign.compact, niceClass)
  kept.set(niceClass, rest)
  return rest
}

function besideName(letters: string, niceClass: number): string | null {
  if (letters.length < shortestRest + shortestName || isCommonWord(letters)) return null
  for (let length = shortestRest; length <= letters.length - shortestName; length += 1) {
    if (namesClass(letters.slice(length), niceClass)) return letters.slice(0, length)
    if (namesClass(letters.slice(0, -length), niceClass)) return letters.slice(-length)
  }
  return null
}

/** The longest name beside which words of any goods count, and the fewest letters of these. */
export const longestShortName = 3
const shortestWords = 8
const manyLetters = 12

/** Whether a mark of one word is a short name written together with two words or three, or a weak one (HP, HPHARDDRIVES, BUYHP). */
export function isNameBesideWords({ words, compact }: Sign, name: string): boolean {
  if (words.length !== 1 || isCommonWord(compact)) return false
  if (compact.startsWith(name) && areWords(compact.slice(name.length))) return true
  return compact.endsWith(name) && areWords(compact.slice(0, -name.length))
}

const isName = ({ length }: string): boolean => length <= longestShortName

function areWords(letters: string): boolean {
  if (letters.length < shortestWords) return letters.length > 1 && isWeak(letters)
  const words = wordsIn(letters, commonWords)
  return words ? !words.some(isName) : letters.length >= manyLetters && areThreeWords(letters)
}

/** Of three words and many letters the others may be short (COLOR LASER JET). */
function areThreeWords(letters: string): boolean {
  for (let at = longestShortName + 1; at <= letters.length - 2 * longestShortName; at += 1)
    if (commonWords.has(letters.slice(0, at)) && wordsIn(letters.slice(at), commonWords)?.length === 2) return true
  return false
}

/**
 * A mark without its words that tell of the goods of a class, of a quality or a place, or without those that its first letters
 * stand for (BGW Bundesverband der Gesundheitswirtschaft, C-20/14), or the "and" between its letters: what buyers keep of it. The mark itself where it has none of
 * them, or hardly anything else.
 */
export function bareOf(sign: Sign, niceClass: number = anyClass): Sign {
  if (sign.words.length < 2) return sign
  const known = (sign.kept.bare ??= new Map<number, Sign>()).get(niceClass)
  if (known) return known
  const letters = initialsOf(sign)
  if (letters !== null) {
    const bare = signOf(letters)
    sign.kept.bare.set(niceClass, bare)
    return bare
  }
  let left = standFor(sign) ? sign.words.slice(0, 1) : sign.words.filter((_, at) => isLeft(sign, at, niceClass))
  if (left.length > 1) left = left.filter((word) => !tellsInPieces(word, niceClass))
  const isLess = left.length < sign.words.length && left.join('').length >= shortest
  const bare = isLess ? signOf(left.join(' ')) : sign
  sign.kept.bare.set(niceClass, bare)
  return bare
}
