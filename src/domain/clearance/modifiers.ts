import { conceptsOf } from './concepts.ts'
import { inflectionsOf } from './inflections.ts'
import { normalise } from './letters.ts'
import list from './lists/modifiers.json' with { type: 'json' }
import { goodsOfAdjective } from './trades.ts'
import { isClassWord } from './weak-words.ts'

function formsOf(entries: Readonly<Record<string, string>>): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [language, words] of Object.entries(entries))
    for (const word of words.split(' ')) {
      const letters = normalise(word).compact
      for (const form of [letters, ...inflectionsOf(word, letters, language)]) found.add(form)
    }
  return found
}

interface Modifiers {
  readonly every: ReadonlySet<string>
  readonly notOfFoods: ReadonlySet<string>
}

let modifiers: Modifiers | undefined

const foods: ReadonlySet<number> = new Set([29, 30, 31, 32, 33, 34])

/** Adjectives of an animal (medvedí): beside the name of goods they are as a rule a name. */
const ofWhom = /[^nc]i$/

const shortestAdjective = 7

const isThing = (word: string): boolean => isClassWord(word) || conceptsOf(word).length > 0

/**
 * Whether a word tells, beside the name of goods or services of the classes, what kind of them they are: for what, for whom, when,
 * where (travel pillow); and an adjective that Slovak or Czech make of any thing, which is said of a kind and not of a seller.
 */
export function isModifier(word: string, classes: readonly number[]): boolean {
  modifiers ??= { every: formsOf(list.entries.every), notOfFoods: formsOf(list.entries.not_of_foods) }
  const isOfFoods = classes.every((one) => foods.has(one))
  return (
    modifiers.every.has(word) ||
    (!isOfFoods && modifiers.notOfFoods.has(word)) ||
    (word.length >= shortestAdjective && !ofWhom.test(word) && goodsOfAdjective(word, isThing) !== null)
  )
}
