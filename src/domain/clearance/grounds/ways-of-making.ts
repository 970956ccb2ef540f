import { languagesInDictionary } from '../words/concepts.ts'
import { goodsClasses } from '../goods.ts'
import { normalise } from '../words/letters.ts'
import list from '../lists/ways-of-making.json' with { type: 'json' }

/** What a participle of each language may end in, beside what the list has of it; endings are written without accents. */
const endings = {
  en: [''],
  sk: ['y', 'a', 'e', 'i', 'ych', 'ym', 'ymi', 'ou', 'ej', 'eho', 'emu'],
  cs: ['y', 'a', 'e', 'i', 'ych', 'ym', 'ymi', 'ou', 'eho', 'emu'],
  es: ['o', 'a', 'os', 'as'],
  de: ['', 'e', 'er', 'es', 'en', 'em'],
  fr: ['', 'e', 's', 'es'],
  it: ['o', 'a', 'i', 'e'],
  pl: ['y', 'a', 'e', 'i', 'ych', 'ym', 'ymi', 'ego', 'ej'],
} as const
type Language = keyof typeof endings
const languages = Object.keys(endings) as Language[]

const wordsOf = (line: string | undefined): string[] => (line === undefined ? [] : line.split(' '))
const lettersOf = (word: string): string => normalise(word.replaceAll('_', ' ')).compact

/** The participles of a line of the list in all their forms. */
const formsOf = (language: Language, line: string | undefined): string[] =>
  wordsOf(line).flatMap((stem) => endings[language].map((ending) => `${lettersOf(stem)}${ending}`))

function read() {
  const told = new Map<string, Set<number>>()
  const besideGoods = new Map<string, { readonly language: Language; readonly classes: readonly number[] }>()
  const known = new Map<Language, Set<string>>()
  for (const language of languages) {
    const all = new Set(formsOf(language, list.only_beside[language]))
    for (const group of list.participles)
      for (const form of formsOf(language, group[language])) {
        all.add(form)
        // What is an English word of another sense is no participle alone (gravé, and a grave).
        if (language !== 'en' && languagesInDictionary(form)?.has('en')) {
          besideGoods.set(form, { language, classes: group.classes })
          continue
        }
        const classes = told.get(form) ?? new Set<number>()
        for (const one of group.classes) classes.add(one)
        told.set(form, classes)
      }
    known.set(language, all)
  }
  const phrases = (lines: Readonly<Partial<Record<Language, string>>>) =>
    languages.map((language) => ({
      participles: known.get(language) ?? new Set<string>(),
      words: new Set(wordsOf(lines[language]).map(lettersOf)),
      // Without number or gender what a label says of all that it stands on: ručně šito, vyrobeno ručně.
      neuters: language === 'cs' || language === 'sk',
    }))
  return { told, besideGoods, before: phrases(list.how), after: phrases(list.after), known }
}

let lists: ReturnType<typeof read> | undefined
const ways = () => (lists ??= read())

type Ways = ReturnType<typeof read>['before'][number]

const isParticiple = ({ participles, neuters }: Ways, word: string): boolean =>
  participles.has(word) || (neuters && /[nt]o$/.test(word) && participles.has(`${word.slice(0, -1)}y`))

const mostWords = 4
const byHand = 'hand'

/**
 * How many words, from a place of a row, tell together how goods are made or done (freshly squeezed, ručne šité, cosido a mano), or 0:
 * a participle of the list beside a word for how it is done, in the same language. A way of making is a quality of whatever is made.
 */
export function wayOfMakingAt(pieces: readonly string[], at: number): number {
  const { before, after, known } = ways()
  const row = pieces.slice(at, at + mostWords)
  for (let count = row.length; count >= 2; count -= 1) {
    const [words, last = ''] = [row.slice(0, count - 1).join(''), row[count - 1]]
    if (before.some((one) => one.words.has(words) && isParticiple(one, last))) return count
    const [first = '', rest] = [row[0], row.slice(1, count).join('')]
    if (after.some((one) => one.words.has(rest) && isParticiple(one, first))) return count
  }
  const [word = ''] = row
  if (!word.startsWith(byHand)) return 0
  const done = word.slice(byHand.length)
  return known.get('en')?.has(done) || known.get('de')?.has(done) ? 1 : 0
}

/** Services that make goods, or serve food: of others (freshly minted, for a bank) the words tell nothing. */
const makers: ReadonlySet<number> = new Set([35, 40, 43])

/** Whether a way of making tells of the goods or services of a class. */
export const isMadeIn = (niceClass: number): boolean => goodsClasses.includes(niceClass) || makers.has(niceClass)

/** Whether words are a participle of making beside a word for how it is done. */
export function isWayOfMaking(words: string): boolean {
  const row = words.split(' ')
  return wayOfMakingAt(row, 0) === row.length
}

/** Whether a word is a participle of making, or one that hands are named in. */
export const isWordOfMaking = (word: string): boolean => ways().told.has(word) || wayOfMakingAt([word], 0) === 1

/** Whether a word alone tells how goods of a class are made: forged, of knives. */
export const isMadeSo = (word: string, niceClass: number): boolean => ways().told.get(word)?.has(niceClass) ?? false

/** Whether a word that is an English one of another sense tells how goods of a class are made, after a word of its own language (fer forgé). */
export function isMadeAfter(word: string, before: string | undefined, niceClass: number): boolean {
  const known = ways().besideGoods.get(word)
  if (known === undefined || before === undefined || !known.classes.includes(niceClass)) return false
  const languages = languagesInDictionary(before)
  return (languages?.has(known.language) ?? false) && !languages?.has('en')
}
