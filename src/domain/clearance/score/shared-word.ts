import { areOfOneLanguage, commonWords, isCommonWord } from '../words/common-words.ts'
import { wordsIn } from '../words/compound.ts'
import { tellsNobody } from '../words/given-names.ts'
import { wordSet } from '../words/letters.ts'
import { better, nothing, type SharedPart } from './shared-part.ts'
import type { Sign } from './sign.ts'
import { tellsTrade } from '../words/characters.ts'
import { foreignConceptsOf } from '../words/foreign-words.ts'
import { isTelling } from '../words/telling.ts'
import { describesClass, isEveryday, isParticle, isWeak } from '../words/weak-words.ts'
import { weights } from '../weights.ts'

const rule = weights.part
const shortestWord = 3
const shortestPiece = 4
const shortestKnownBy = 4
/** Letters of two words beside each other, from which on they are a phrase. */
const shortestPhrase = 8

/** Titles and what stands before a surname. */
const titles = wordSet(
  'mrs miss sir don dona donna saint sankt santa san sao svaty svata von van mac ben ibn abu bin het ein ing prof doc mudr judr phdr',
)
/** Legal forms that are names as well (COOP, SCA): alone they are no ground, and beside others no likeness. */
const formsAndNames = wordSet('uab snc sca ooo eood ood kgaa eurl jsc pjsc gesmbh coop')
/** Years, and numbers that stand beside anything. */
const anyNumber = /^(?:1[89]|20)\d\d$|^(?:18|24|30|50|100|365)$/

/** The words of a sign; of a single one those of one language that it is written together of. */
function elementsOf(sign: Sign): readonly string[] {
  if (sign.words.length !== 1) return sign.words
  return (sign.kept.elements ??= piecesIn(sign.compact) ?? sign.words)
}

function piecesIn(word: string): readonly string[] | null {
  const pieces = wordsIn(word, commonWords)
  const [first = '', ...others] = pieces ?? []
  const areRead = others.every((one) => one.length >= shortestWord && areOfOneLanguage(first, one))
  return first.length >= shortestWord && areRead ? pieces : null
}

/** Whether a word is read in a sign less than its own words are: in what is a word itself (bull in bulldog), or of three letters (bow in bowflex). */
const isReadLess = (word: string, { words: [only = '', ...others] }: Sign): boolean =>
  others.length === 0 && only !== word && (word.length < shortestPiece || isCommonWord(only))

/**
 * Whether a word tells of the goods of all classes, of a quality or a place, or stands in any sentence. Of some classes alone it tells
 * for the others as any word does, so that a further class never lowers a risk.
 */
export const tellsLittle = (word: string, classes: readonly number[]): boolean =>
  isWeak(word) ||
  isTelling(word) ||
  isEveryday(word) ||
  anyNumber.test(word) ||
  (classes.length > 0 && classes.every((one) => describesClass(word, one)))

/** Whether a word of both marks is what buyers may know a source by: what no dictionary has, what both begin with, half of one of them; but no given name. */
function isKnownBy(word: string, areFirst: boolean, fewest: number): boolean {
  if (tellsNobody(word)) return false
  if (areFirst || fewest <= 2) return true
  return word.length >= shortestKnownBy && !/\d/.test(word) && !isCommonWord(word)
}

/** Whether no word of one of two marks stands in the other's only word: that is seen before the word is taken apart. */
function shareNoElement(a: Sign, b: Sign): boolean {
  const isAlone = a.words.length === 1
  if (!isAlone && b.words.length !== 1) return false
  // What was asked for is taken apart once, and stands beside many others.
  const single = isAlone && (b.words.length !== 1 || a.kept.elements === undefined) ? a : b
  const { compact } = single
  return !elementsOf(single === a ? b : a).some((word) => word.length >= shortestWord && compact.includes(word))
}

const allDigits = /^\d+$/
const isNoElement = (word: string): boolean =>
  (word.length < shortestWord && !allDigits.test(word)) ||
  isParticle(word) ||
  titles.has(word) ||
  formsAndNames.has(word)

const shortestNumber = 2

/** Whether two numbers of as many digits differ in one of them. */
function areNumbersAlike(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < shortestNumber) return false
  let others = 0
  for (let at = 0; at < a.length; at += 1) others += a[at] === b[at] ? 0 : 1
  return others === 1
}

/** A number that is what one of two marks is known by, in the other but for one digit (61 A NOSSA ALEGRIA, CACHAÇA 51). */
export function numberAlike(a: Sign, b: Sign, classes: readonly number[]): SharedPart {
  const numberOf = ({ words }: Sign) => words.find((word) => allDigits.test(word) && !anyNumber.test(word))
  const [ofA, ofB] = [numberOf(a), numberOf(b)]
  if (ofA === undefined || ofB === undefined || !areNumbersAlike(ofA, ofB)) return nothing
  const isKnownByIt = ({ words }: Sign) => words.every((word) => allDigits.test(word) || tellsLittle(word, classes))
  return isKnownByIt(a) || isKnownByIt(b) ? { value: rule.sharedWord, text: ofA } : nothing
}

/** Whether a number stands in both rows behind the same letters: they are one code together (D-10). */
function isCode(one: readonly string[], at: number, two: readonly string[], other: number): boolean {
  const letters = one[at - 1]
  return (
    allDigits.test(one[at] ?? '') &&
    letters !== undefined &&
    letters.length < shortestWord &&
    /^[a-z]+$/.test(letters) &&
    letters === two[other - 1]
  )
}

/** Whether a word is two letters that are no word, by which a mark that begins with them is known (GK HAIR, GK WELLNESS). */
const areLetters = (word: string): boolean => /^[a-z]{2}$/.test(word) && !isParticle(word) && !tellsLittle(word, [])

const shortestFrame = 5

/** Whether a single letter within and the word behind it stand in both marks (CUP-O-GOLD, BAG-O-GOLD). */
function isFrame(one: readonly string[], at: number, two: readonly string[], other: number): boolean {
  const [word, next] = [one[at] ?? '', one[at + 1]]
  if (word.length > 1 || at === 0 || other === 0 || next === undefined || next !== two[other + 1]) return false
  return word.length + next.length >= shortestFrame && !isEveryday(next) && !isNoElement(next)
}

const characters = /^\p{Script=Han}{2,}$/u

/** A word in Chinese characters of one mark within one of the other (星巴克, 上海星巴克), unless it says a trade, goods, a place or an everyday thing. */
function charactersWithin(a: Sign, b: Sign): SharedPart {
  if (!a.scripts.includes('Han') || !b.scripts.includes('Han')) return nothing
  const within = ({ words }: Sign, other: Sign) =>
    words.find(
      (word) =>
        characters.test(word) &&
        other.words.some((one) => one.includes(word)) &&
        !tellsTrade(word) &&
        foreignConceptsOf(word).length === 0,
    )
  const text = within(a, b) ?? within(b, a)
  return text === undefined ? nothing : { value: rule.sharedKnownBy, text }
}

/** A word that both marks have letter for letter, or two beside each other, whatever else stands in them. */
export function sharedWord(a: Sign, b: Sign, classes: readonly number[]): SharedPart {
  const within = charactersWithin(a, b)
  return within === nothing ? sharedAlone(a, b, classes) : within
}

function sharedAlone(a: Sign, b: Sign, classes: readonly number[]): SharedPart {
  if (shareNoElement(a, b)) return nothing
  const [one, two] = [elementsOf(a), elementsOf(b)]
  let best: SharedPart = nothing
  for (let at = 0; at < one.length; at += 1) {
    const word = one[at] as string
    const other = two.indexOf(word)
    if (other < 0) continue
    const areFirst = at === 0 && other === 0
    if (areFirst && areLetters(word)) best = better(best, { value: rule.sharedKnownBy, text: word })
    if (isFrame(one, at, two, other)) best = better(best, { value: rule.sharedWeak, text: `${word} ${one[at + 1]}` })
    if (isNoElement(word)) continue
    if (isCode(one, at, two, other)) best = better(best, { value: rule.sharedKnownBy, text: `${one[at - 1]} ${word}` })
    const next = one[at + 1]
    if (
      next !== undefined &&
      next === two[other + 1] &&
      !isNoElement(next) &&
      !(tellsLittle(word, classes) && tellsLittle(next, classes)) &&
      word.length + next.length >= shortestPhrase
    )
      best = better(best, { value: rule.sharedKnownBy, text: `${word} ${next}` })
    if (!tellsLittle(word, classes)) {
      const isKnown = isKnownBy(word, areFirst, Math.min(one.length, two.length))
      const isLess = isReadLess(word, a) || isReadLess(word, b)
      best = better(best, {
        value: !isKnown ? rule.sharedWeak : isLess ? rule.sharedWord : rule.sharedKnownBy,
        text: word,
      })
    } else if (areFirst || !(isWeak(word) || isEveryday(word)))
      best = better(best, { value: rule.sharedWeak, text: word })
  }
  return best
}
