import { standFor } from './shortened.ts'
import { type Sign, signOf } from './sign.ts'
import { isTelling } from './telling.ts'
import { describesClass } from './weak-words.ts'
import { weights } from './weights.ts'

const shortest = 3

/** Whether buyers keep a word of a mark: it tells neither of goods of the classes nor of a quality or a place. */
const isLeft = (sign: Sign, at: number, classes: readonly number[]): boolean => {
  const word = sign.words[at] ?? ''
  return (
    (sign.weights[at] ?? 1) > weights.word.weak && !isTelling(word) && !classes.some((one) => describesClass(word, one))
  )
}

/**
 * A mark without its words that tell of the goods of some classes, of a quality or a place, or without those that its first letters
 * stand for (BGW Bundesverband der Gesundheitswirtschaft, C-20/14): what buyers keep of it. The mark itself where it has none of
 * them, or hardly anything else.
 */
export function bareOf(sign: Sign, classes: readonly number[]): Sign {
  if (sign.words.length < 2) return sign
  const known = sign.kept.bare
  if (known && known.classes.length === classes.length && known.classes.every((one, at) => one === classes[at]))
    return known.sign
  const left = standFor(sign) ? sign.words.slice(0, 1) : sign.words.filter((_, at) => isLeft(sign, at, classes))
  const isLess = left.length < sign.words.length && left.join('').length >= shortest
  const bare = isLess ? signOf(left.join(' ')) : sign
  sign.kept.bare = { classes, sign: bare }
  return bare
}
