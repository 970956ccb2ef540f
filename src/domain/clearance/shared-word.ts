import { isCommonWord } from './common-words.ts'
import { wordsIn } from './compound.ts'
import { everyWord } from './every-word.ts'
import { better, nothing, type SharedPart } from './shared-part.ts'
import type { Sign } from './sign.ts'
import { isTelling } from './telling.ts'
import { describesClass, isEveryday, isParticle, isWeak } from './weak-words.ts'
import { weights } from './weights.ts'

const rule = weights.part
const shortestPiece = 3
const shortestKnownBy = 4
/** Letters of two words beside each other, from which on they are a phrase. */
const shortestPhrase = 8

/** The words of a sign; of one that is written together those that it is made of. */
function elementsOf(sign: Sign): readonly string[] {
  if (sign.words.length !== 1) return sign.words
  return (sign.kept.elements ??= wordsIn(sign.compact, everyWord) ?? sign.words)
}

/** Whether a word tells of the goods, of their quality or place, or stands in any sentence. */
const tellsLittle = (word: string, classes: readonly number[]): boolean =>
  isWeak(word) || isTelling(word) || isEveryday(word) || classes.some((one) => describesClass(word, one))

const isNumber = (word: string): boolean => /^\d{2,}$/.test(word)

/** Whether a word of both marks is what buyers may know a source by: a number, what no dictionary has, what both begin with, half of one of them. */
function isKnownBy(word: string, areFirst: boolean, fewest: number): boolean {
  if (isNumber(word) || areFirst || fewest <= 2) return true
  return word.length >= shortestKnownBy && !isCommonWord(word)
}

/** Whether no word of one of two marks stands in the other's only word: that is seen before the word is taken apart. */
function shareNoElement(a: Sign, b: Sign): boolean {
  const isAlone = a.words.length === 1
  if (!isAlone && b.words.length !== 1) return false
  // What was asked for is taken apart once, and stands beside many others.
  const single = isAlone && (b.words.length !== 1 || a.kept.elements === undefined) ? a : b
  const { compact } = single
  return !elementsOf(single === a ? b : a).some((word) => word.length >= shortestPiece && compact.includes(word))
}

/** A word that both marks have letter for letter, or two beside each other, whatever else stands in them. */
export function sharedWord(a: Sign, b: Sign, classes: readonly number[]): SharedPart {
  if (shareNoElement(a, b)) return nothing
  const [one, two] = [elementsOf(a), elementsOf(b)]
  let best: SharedPart = nothing
  for (let at = 0; at < one.length; at += 1) {
    const word = one[at] as string
    const other = two.indexOf(word)
    if (other < 0 || word.length < 2 || isParticle(word)) continue
    const areFirst = at === 0 && other === 0
    const next = one[at + 1]
    if (
      next !== undefined &&
      next === two[other + 1] &&
      !(isWeak(word) && isWeak(next)) &&
      word.length + next.length >= shortestPhrase
    )
      best = better(best, { value: rule.sharedKnownBy, text: `${word} ${next}` })
    if (!tellsLittle(word, classes))
      best = better(best, {
        value: isKnownBy(word, areFirst, Math.min(one.length, two.length)) ? rule.sharedKnownBy : rule.sharedWord,
        text: word,
      })
    else if (areFirst || !(isWeak(word) || isEveryday(word)))
      best = better(best, { value: rule.sharedWord, text: word })
  }
  return best
}
