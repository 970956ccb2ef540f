import byLanguage from '../lists/class-words-by-language.json' with { type: 'json' }
import { strangers } from './concepts.ts'
import { inflectionOf, inflectionsOf } from './inflections.ts'
import { normalise } from './letters.ts'
import { WordTable } from './word-table.ts'

const classCount = 45
const byItself = 1 << 31
const asName = 1 << 30
/** The bits of languages are below these two. */
const mostLanguages = 30
const ofLanguages = ~(byItself | asName)

const bits = new Map<string, number>()
const sets = new Map<number, ReadonlySet<string>>()

/** The bit of a language, in the order in which they are met. */
function bitOf(language: string): number {
  const known = bits.get(language)
  if (known !== undefined) return known
  if (bits.size === mostLanguages) throw new RangeError(`no bit is left for ${language}`)
  const bit = 1 << bits.size
  bits.set(language, bit)
  return bit
}

/** The languages of some bits, each set once. */
function languagesOf(mask: number): ReadonlySet<string> {
  const of = mask & ofLanguages
  const known = sets.get(of) ?? new Set([...bits].filter(([, bit]) => (of & bit) !== 0).map(([language]) => language))
  sets.set(of, known)
  return known
}

/** What the list has of a word of goods and services. */
export class Told {
  /** For each Nice class the languages that tell of it, and whether the word names its goods, and whether it tells of them by itself. */
  readonly masks: Uint32Array
  readonly languages: ReadonlySet<string>

  constructor(masks: Uint32Array) {
    this.masks = masks
    this.languages = languagesOf(masks.reduce((all, one) => all | one, 0))
  }

  tells(niceClass: number): boolean {
    return ((this.masks[niceClass] ?? 0) & ofLanguages) !== 0
  }

  /** Whether it names goods or services of the class, and does not only tell for whom, of what or where they are. */
  names(niceClass: number): boolean {
    return ((this.masks[niceClass] ?? 0) & asName) !== 0
  }

  /** Whether it tells of the class by itself too, and not beside the name of goods alone. */
  tellsAlone(niceClass: number): boolean {
    return ((this.masks[niceClass] ?? 0) & byItself) !== 0
  }

  /** The languages that tell of one of the classes: red is a net in Spanish, and a wine in English. */
  languagesFor(classes: readonly number[]): ReadonlySet<string> {
    return languagesOf(classes.reduce((all, one) => all | (this.masks[one] ?? 0), 0))
  }
}

/** Words that several classes have, by their languages beside what they tell. */
interface Group {
  readonly of?: string
  /** Its words are the names of goods, and not of what goods or services are for. */
  readonly goods?: boolean
  readonly classes: readonly number[]
  /** Classes of which a word of the group tells beside the name of goods alone: a boat is no stationery. */
  readonly not_alone?: readonly number[]
}

/** What words tell: a quarter of a million forms share a few thousand answers. */
class Answers {
  readonly all: Told[] = []
  readonly #numbers = new Map<string, number>()
  readonly #unions = new Map<number, number>()

  /** The number of an answer. */
  of(masks: Uint32Array): number {
    let key = ''
    for (let at = 1; at <= classCount; at += 1) if (masks[at] !== 0) key += `${at}:${masks[at]} `
    const known = this.#numbers.get(key) ?? this.all.push(new Told(masks)) - 1
    this.#numbers.set(key, known)
    return known
  }

  /** The number of what two have of a word together: made once for each two. */
  ofBoth(one: number, other: number): number {
    const key = one * 65_536 + other
    const made = this.#unions.get(key)
    if (made !== undefined) return made
    const masks = new Uint32Array(classCount + 1)
    for (const part of [this.all[one], this.all[other]])
      for (let at = 1; at <= classCount; at += 1) masks[at] = (masks[at] as number) | (part?.masks[at] ?? 0)
    const both = this.of(masks)
    this.#unions.set(key, both)
    return both
  }
}

/** Each list of the words of one language that tell of the same classes. */
function* lists(): Generator<{ group: Group; language: string; words: readonly string[] }> {
  for (const [number, languages] of Object.entries(byLanguage.classes))
    for (const [language, words] of Object.entries(languages))
      yield { group: { classes: [Number(number)], goods: true }, language, words: words.split(' ') }
  const groups: readonly Group[] = byLanguage.groups
  for (const group of groups)
    for (const [language, words] of Object.entries(group))
      if (language !== 'of' && typeof words === 'string') yield { group, language, words: words.split(' ') }
}

const whole = ['']

function read(): { table: WordTable; told: readonly Told[] } {
  const table = new WordTable()
  const answers = new Answers()
  for (const { group, language, words } of lists()) {
    const { classes, goods: areNames = false, not_alone: aside = [] } = group
    const masks = new Uint32Array(classCount + 1)
    for (const niceClass of classes)
      masks[niceClass] = bitOf(language) | (areNames ? asName : 0) | (aside.includes(niceClass) ? 0 : byItself)
    const one = answers.of(masks)
    const change = (before: number) => (before < 0 || before === one ? one : answers.ofBoth(before, one))
    for (const word of words) {
      const letters = normalise(word).compact
      table.put(letters, whole, change)
      const inflection = inflectionOf(word, letters, language)
      if (inflection) table.put(inflection.stem, inflection.endings, change)
    }
  }
  return { table, told: answers.all }
}

let known: ReturnType<typeof read> | undefined

/** What the list has of a word of `normalise`, or of one that it is a form of; undefined where it has none. */
export function toldOf(word: string): Told | undefined {
  const { table, told } = (known ??= read())
  const number = table.get(word)
  return number < 0 || strangers.has(word) ? undefined : told[number]
}

/** The first hashes of the words of the list and of their forms. */
export const hashesOfTold = (): Iterable<number> => (known ??= read()).table.hashes()

/** Whether a word is an English one of the list, or a form of one. */
export const isEnglishClassWord = (word: string): boolean => toldOf(word)?.languages.has('en') ?? false

/** The English words of the list and their forms, by their letters. */
export function englishClassWords(): string[] {
  const words = [...lists()].flatMap((list) => (list.language === 'en' ? list.words : []))
  const forms = words.flatMap((word) => {
    const letters = normalise(word).compact
    return [letters, ...inflectionsOf(word, letters, 'en')]
  })
  return [...new Set(forms)].filter((word) => !strangers.has(word))
}
