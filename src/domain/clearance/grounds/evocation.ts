import { conceptsOf } from '../words/concepts.ts'
import { groundLists } from '../words/ground-lists.ts'
import { isEveryday } from '../words/weak-words.ts'

/** Endings by which languages of the Union make a name smaller or call what is like it, in bare letters. */
const endings: ReadonlySet<string> = new Set(
  (
    'ino ina ini hino hina hini inho inha ello ella elli ellas ellos etto etta etti hetto hetta hetti uccio uccia one ona oni ' +
    'ette ettes ine ines inette ot otte eau ito ita itos itas cito cita illo illa uelo ix ex ina inka ko ka ek ik icka cek chen lein erl ' +
    'issimo ista esque oise ois'
  ).split(' '),
)

const shortestStem = 6

let stems: ReadonlyMap<string, readonly number[]> | undefined

/** Names of one word without the vowel that they end in, with the classes of the goods that they are indications of. */
function stemsOfIndications(): ReadonlyMap<string, readonly number[]> {
  if (stems) return stems
  const found = new Map<string, readonly number[]>()
  for (const [name, groups] of groundLists().indications) {
    const stem = name.replace(/[aeiouy]$/, '')
    if (stem.length >= shortestStem && /^[a-z]+$/.test(stem)) found.set(stem, groups.flat())
  }
  return (stems = found)
}

/**
 * The classes, among those asked for, of goods of which a coined word recalls an indication by its stem (Prosecchino): what evokes one
 * is refused as the indication is (Court of Justice C-87/97, Cambozola; C-75/15, Verlados). Empty where it is a word of its own.
 */
export function classesEvoked(word: string, classes: readonly number[]): readonly number[] {
  if (groundLists().indications.has(word) || conceptsOf(word).length > 0 || isEveryday(word)) return []
  const known = stemsOfIndications()
  for (let length = word.length - 2; length >= shortestStem; length -= 1) {
    const of = endings.has(word.slice(length)) ? known.get(word.slice(0, length)) : undefined
    if (of) return classes.filter((one) => of.includes(one))
  }
  return []
}
