import list from '../lists/purposes.json' with { type: 'json' }
import { groundLists } from '../words/ground-lists.ts'
import { wordSet } from '../words/letters.ts'
import { isClassWord, isParticle, namesClass } from '../words/weak-words.ts'
import { languagesOfWord } from './word-languages.ts'

const languages = ['en', 'sk', 'cs', 'es', 'de', 'fr', 'it'] as const
type Language = (typeof languages)[number]

/** Prepositions of purpose: after them stands whatever goods are for. */
const links: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    for: ['en'], pre: ['sk'], na: ['sk', 'cs', 'pl'], do: ['sk', 'cs', 'pl'], k: ['sk', 'cs'], ke: ['cs'], ku: ['sk'], proti: ['sk', 'cs'], pro: ['cs'],
    dla: ['pl'], przeciw: ['pl'], para: ['es'], contra: ['es'], fur: ['de'], gegen: ['de'], pour: ['fr'], contre: ['fr'], per: ['it'], contro: ['it'],
  }),
) // prettier-ignore

/** Prepositions that join any two nouns: after them only what such goods are for tells a purpose (crema de manos, and anillo de fuego). */
const joints: ReadonlyMap<string, readonly Language[]> = new Map(
  Object.entries({
    de: ['es', 'fr'], del: ['es', 'it'], du: ['fr'], des: ['fr'], a: ['fr'],
    di: ['it'], da: ['it'], dei: ['it'], delle: ['it'], degli: ['it'], della: ['it'],
  } as const),
) // prettier-ignore

/** Prepositions of what goods hold or come with: after them stand other goods (soap with oatmeal, pain au seigle). */
const holding: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    with: ['en'], z: ['pl'], ze: ['pl'], s: ['sk', 'cs'], so: ['sk'], se: ['cs'], con: ['es', 'it'], mit: ['de'], avec: ['fr'],
  }),
) // prettier-ignore

/** Those that foods alone are told by so: other things are named after what they are not made of (libro de arena). */
const ofFoods: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    z: ['sk', 'cs'], zo: ['sk'], ze: ['cs'], aus: ['de'], au: ['fr'], aux: ['fr'], de: ['es', 'fr'], al: ['it', 'es'], alla: ['it'], alle: ['it'], di: ['it'],
  }),
) // prettier-ignore

/** Languages whose genitive says without a preposition what goods are for: čistič okien. */
const ofGenitive: readonly Language[] = ['sk', 'cs']

/** Foods, drinks and tobacco: for whom or what they are is a play with words as a rule. */
const foods: ReadonlySet<number> = new Set([29, 30, 32, 33, 34])
const most = 3

interface Entry extends Readonly<Partial<Record<Language, string>>> {
  readonly classes: readonly number[]
  /** Classes of which the English word before the name tells a material or an image rather: glass hammer. */
  readonly not_before?: readonly number[]
}

type Things = ReadonlyMap<string, readonly number[]>

function read() {
  const entries: readonly Entry[] = list.entries
  const images = new Map(
    entries.flatMap(({ en = '', not_before: of = [] }) => [...wordSet(en)].map((word) => [word, of] as const)),
  )
  const things = new Map<Language, Map<string, readonly number[]>>()
  for (const language of languages) {
    const told = new Map<string, readonly number[]>()
    for (const entry of entries)
      for (const word of wordSet(entry[language] ?? ''))
        if (word !== '') told.set(word, [...(told.get(word) ?? []), ...entry.classes])
    things.set(language, told)
  }
  return { things, images, works: wordSet(list.not_named_by_it) }
}

let lists:
  | { readonly things: ReadonlyMap<Language, Things>; readonly images: Things; readonly works: ReadonlySet<string> }
  | undefined
const purposes = () => (lists ??= read())

/** Whether goods or services of one of the classes are for a thing, by its word in one of the languages. */
const isPurpose = (word: string, classes: readonly number[], of: readonly string[]): boolean =>
  languages.some(
    (language) =>
      of.includes(language) &&
      (purposes()
        .things.get(language)
        ?.get(word)
        ?.some((one) => classes.includes(one)) ??
        false),
  )

const isImage = (word: string, classes: readonly number[]): boolean =>
  purposes()
    .images.get(word)
    ?.some((one) => classes.includes(one)) ?? false

/** Whether a word of goods may be one of the languages of the preposition before it. */
function isOfGoods(word: string, of: readonly string[]): boolean {
  const known = languagesOfWord(word)
  return isClassWord(word) && (known === null || of.some((language) => known.has(language)))
}

/** The places of the words that tell, after the name of goods and a preposition, what is in them or what they are made of. */
function contentsOf(pieces: readonly string[], isFood: boolean, isHead: (at: number) => boolean): ReadonlySet<number> {
  const linkOf = (piece: string): readonly string[] | undefined => {
    const of = [...(holding.get(piece) ?? []), ...((isFood ? ofFoods.get(piece) : undefined) ?? [])]
    return of.length === 0 ? undefined : of
  }
  const link = pieces.findIndex((piece, at) => at > 0 && linkOf(piece) !== undefined)
  const of = linkOf(pieces[link] ?? '')
  const rest = pieces.slice(link + 1)
  const isTold =
    of !== undefined &&
    pieces.slice(0, link).every((_, at) => isHead(at)) &&
    rest.length > 0 &&
    rest.length <= most &&
    rest.every((word) => isParticle(word) || isHeld(word, of, isFood)) &&
    rest.some((word) => !isParticle(word))
  return new Set(isTold ? pieces.map((_, at) => at).slice(link) : [])
}

/** The classes of materials, remedies and foods. */
const held: readonly number[] = [1, 4, 5, 6, 17, 19, 22, 23, 24, 29, 30, 31]
const heldByFood: readonly number[] = [29, 30, 31, 32, 33]

/** Whether a word may be what goods hold or are made of, by its word in a language of the preposition. */
const isHeld = (word: string, of: readonly string[], byFood: boolean): boolean =>
  isOfGoods(word, of) && (byFood ? heldByFood : held).some((one) => namesClass(word, one))

/**
 * The places of a row of words that tell, after the name of goods or services, what they are for or are done to: kvapky do nosa, oil for
 * wood, crema de manos, čistič okien. `isHead` tells of a place whether the word there names the goods, `isDescribed` whether it tells of them.
 */
export function purposeOf(
  pieces: readonly string[],
  classes: readonly number[],
  isHead: (at: number) => boolean,
  isDescribed: (at: number) => boolean,
): ReadonlySet<number> {
  const none: ReadonlySet<number> = new Set()
  const isFood = classes.every((one) => foods.has(one))
  const contents = contentsOf(pieces, isFood, isHead)
  if (contents.size > 0 || isFood) return contents
  const before = pieces.findIndex((_, at) => isDescribed(at) && !isPurpose(pieces[at] ?? '', classes, ['en']))
  // English puts what goods are for before their name: cancer cure.
  if (before > 0 && pieces.slice(0, before).every((one) => isPurpose(one, classes, ['en']) && !isImage(one, classes)))
    return new Set(pieces.map((_, at) => at).slice(0, before))
  const first = pieces.findIndex((_, at) => !isHead(at))
  if (first <= 0 || pieces.slice(0, first).some((one) => purposes().works.has(one))) return none
  const link = pieces[first] ?? ''
  const [purpose, joint] = [links.get(link), joints.get(link)]
  const from = purpose || joint ? first + 1 : first
  const rest = pieces.slice(from)
  if (rest.length === 0 || rest.length > most) return none
  // What kind of them they are adds nothing: pre malé firmy.
  const named = rest.filter((one) => !isParticle(one) && !(purpose && groundLists().qualities.has(one)))
  const isTold = (word: string) =>
    purpose
      ? isPurpose(word, classes, purpose) || isOfGoods(word, purpose)
      : isPurpose(word, classes, joint ?? ofGenitive)
  return named.length > 0 && named.every(isTold) ? new Set(pieces.map((_, at) => at).slice(first)) : none
}
