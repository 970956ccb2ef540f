import { describes } from './described.ts'
import { inflectionsOf } from '../words/inflections.ts'
import { normalise } from '../words/letters.ts'
import list from '../lists/modifiers.json' with { type: 'json' }
import { goodsOfAdjective } from './trades.ts'

type ByLanguage = Readonly<Record<string, string | undefined>>

function formsOf(entries: ByLanguage): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [language, words] of Object.entries(entries))
    for (const word of (words ?? '').split(' ')) {
      const letters = normalise(word).compact
      for (const form of [letters, ...inflectionsOf(word, letters, language)]) found.add(form)
    }
  return found
}

interface Modifiers {
  readonly every: ReadonlySet<string>
  readonly notOfFoods: ReadonlySet<string>
  readonly activities: ReadonlySet<string>
}

let modifiers: Modifiers | undefined

const foods: ReadonlySet<number> = new Set([29, 30, 31, 32, 33, 34])

/** Classes of services of which an activity tells no kind. */
const untold: ReadonlySet<number> = new Set(list.activities.not_of_classes)

const ofClasses = new Map<number, ReadonlySet<string>>()

/** Words that tell a kind of the goods or services of one class. */
function ofClass(niceClass: number): ReadonlySet<string> {
  const before = ofClasses.get(niceClass)
  if (before) return before
  const listed: Readonly<Record<string, ByLanguage | undefined>> = list.by_class
  const made = formsOf(listed[String(niceClass)] ?? {})
  ofClasses.set(niceClass, made)
  return made
}

/** Adjectives of an animal (medvedí): beside the name of goods they are as a rule a name. */
const ofWhom = /[^nc]i$/

const shortestAdjective = 7

/**
 * Whether a word tells, beside the name of goods or services of the classes, what kind of them they are: for what, for whom, when,
 * where (travel pillow); and an adjective that Slovak or Czech make of the goods themselves, which is said of a kind and not of a seller.
 */
export function isModifier(word: string, classes: readonly number[]): boolean {
  const { every, not_of_foods: notOfFoods, activities } = list.entries
  modifiers ??= { every: formsOf(every), notOfFoods: formsOf(notOfFoods), activities: formsOf(activities) }
  const isOfFoods = classes.every((one) => foods.has(one))
  const isThing = (thing: string) => classes.some((one) => describes(thing, one))
  return (
    modifiers.every.has(word) ||
    classes.some((one) => ofClass(one).has(word)) ||
    (!isOfFoods && modifiers.notOfFoods.has(word)) ||
    (classes.some((one) => !foods.has(one) && !untold.has(one)) && modifiers.activities.has(word)) ||
    (word.length >= shortestAdjective && !ofWhom.test(word) && goodsOfAdjective(word, isThing) !== null)
  )
}
