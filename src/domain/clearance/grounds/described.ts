import { conceptCount, conceptNamed, conceptsOf, languagesInDictionary, wordsByLanguage } from '../words/concepts.ts'
import { goodsClasses } from '../goods.ts'
import { groundLists } from '../words/ground-lists.ts'
import { isOfTable } from './lodging.ts'
import { englishOfScript } from '../words/script-words.ts'
import terms from '../lists/term-words.json' with { type: 'json' }
import {
  describesClass,
  hasOtherSense,
  isClassWord,
  namesClass,
  tellsAlone,
  wordsOfClass,
} from '../words/weak-words.ts'
import { singular, wordStem } from '../words/word-stem.ts'

/** What is known of a class beside its words: their meanings in other languages, and the words of the terms filed in it. */
interface Known {
  readonly concepts: ReadonlySet<number>
  /** Those of its own words: a term tells of goods beside their name, of what they are for and where they go. */
  readonly named: ReadonlySet<number>
  readonly terms: ReadonlySet<string>
  /** Those of them that name the goods or services. */
  readonly namesInTerms: ReadonlySet<string>
}

/** Classes whose words tell of each other: what is eaten there, what is driven there, what is cured there. */
const kin: readonly (readonly number[])[] = [
  [29, 30, 43], [32, 33, 43], [9, 38, 42], [3, 44], [5, 10, 44], [12, 39], [16, 41], [28, 41],
] // prettier-ignore
const retail = 35
/** Of animals and plants, and of what is eaten of them, shops are named after other things as well (Hirsch, a stag). */
const soldByName = goodsClasses.filter((one) => one !== 29 && one !== 31)
/** Services that are done to goods, with the classes of the goods: their object describes them as the word for the work does. */
const doneTo: Readonly<Record<number, readonly number[]>> = {
  35: goodsClasses,
  37: [6, 7, 9, 11, 12, 14, 19, 20, 27],
  40: [2, 6, 14, 16, 19, 20, 24, 25, 29, 30],
}

/** Concepts that stand in terms of a class and tell of none of its goods: wax of bees, optical fibres. */
const untold: Readonly<Record<number, readonly string[]>> = { 4: ['bee'], 38: ['eye'] }

const known = new Map<number, Known>()

function knownOf(niceClass: number): Known {
  const before = known.get(niceClass)
  if (before) return before
  const texts: Readonly<Record<string, string | undefined>> = terms.classes
  const names: Readonly<Record<string, string | undefined>> = terms.names
  const ofTerms = new Set((texts[String(niceClass)] ?? '').split(' '))
  const strange = (untold[niceClass] ?? []).map((word) => conceptNamed(word))
  const isKnown = (one: number) => !strange.includes(one)
  const named = conceptsByWords(wordsOfClass(niceClass)).filter(isKnown)
  const made = {
    concepts: new Set([...named, ...conceptsInTerms(ofTerms).filter(isKnown)]),
    named: new Set(named),
    terms: ofTerms,
    namesInTerms: new Set((names[String(niceClass)] ?? '').split(' ')),
  }
  known.set(niceClass, made)
  return made
}

/**
 * The concepts that words tell of by two languages, or by the word that they are named by: of one word alone the letters may be
 * another word (regal, a shelf to Germans, and a king's).
 */
function conceptsByWords(words: ReadonlySet<string>): number[] {
  const candidates = new Set([...words].flatMap((word) => conceptsOf(word)))
  return [...candidates].filter((concept) => {
    const rows = wordsByLanguage(concept).map((row) => row.filter((word) => words.has(word)))
    return new Set(rows.flat()).size >= 2 && rows.filter((row) => row.length > 0).length >= 2
  })
}

/** The concepts of which two words or more, of whatever languages, stand in terms: of one alone the letters may be another word. */
function conceptsInTerms(terms: ReadonlySet<string>): number[] {
  return Array.from({ length: conceptCount }, (_, concept) => concept).filter((concept) => {
    const rows = wordsByLanguage(concept).map((row) =>
      row.filter((word) => word.length >= shortestOfTerms && isTermOf(word, terms)),
    )
    return new Set(rows.flat()).size >= 2 && rows.filter((row) => row.length > 0).length >= 2
  })
}

/** Shorter words of terms are too often another word of another language. */
const shortestOfTerms = 4

/** Shorter stems are those of words of other languages: a hero's is that of tools (herramienta cut to her). */
const shortestStem = 5

const isStemOf = (word: string, of: ReadonlySet<string>): boolean => {
  const stem = wordStem(word)
  if (stem.length < shortestStem) return false
  return of.has(`${stem}~o`) || (!word.endsWith('o') && of.has(`${stem}~`))
}

const isTermOf = (word: string, of: ReadonlySet<string>): boolean => of.has(singular(word)) || isStemOf(word, of)

/** Without its accent the French word for tea is an English article. */
const article = 'the'
/** Words that are others without their accents, as they are written, with what they mean: tea in French, Spanish and Italian. */
const accentedWords: ReadonlyMap<string, string> = new Map([['thé', 'tea'], ['té', 'tea'], ['tè', 'tea'], ['thés', 'tea'], ['tés', 'tea']]) // prettier-ignore

/** The word by which the goods are known that a word of accents, or of another script, names. */
const asKnown = (word: string): string | undefined => accentedWords.get(word) ?? englishOfScript(word)

/** Whether a word as it is written is a word of goods that its bare letters are not. */
export const isOfGoodsAsAccented = (written: string): boolean => accentedWords.has(written)

/** Classes whose words tell of a class too. */
export const nearOf = (niceClass: number): readonly number[] => [
  ...(doneTo[niceClass] ?? []),
  ...kin.filter((group) => group.includes(niceClass)).flat(),
]

/** Services of food and drink, and of temporary accommodation, which tells of no food. */
const hospitality = 43

/** Whether the name of goods or services of a class tells of another class too; red is a wine, and no hotel. */
const namesBeside = (word: string, of: number, niceClass: number): boolean =>
  namesClass(word, of) &&
  (of !== hospitality || isOfTable(word)) &&
  (niceClass !== hospitality || !groundLists().colours.has(word))

/**
 * Whether a word says what the goods or services of a class are: by our words for it and for the classes that go with it,
 * by their translations and by our terms. A shop is described by what it sells.
 */
export function describes(word: string, niceClass: number): boolean {
  if (word === article) return false
  const accented = asKnown(word)
  if (accented !== undefined) return describes(accented, niceClass)
  // For whom goods of another class are, or where they stand, tells nothing of these.
  if (describesClass(word, niceClass) || nearOf(niceClass).some((one) => namesBeside(word, one, niceClass))) return true
  const { concepts, terms: of } = knownOf(niceClass)
  if (word.length >= shortestOfTerms && isTermOf(word, of)) return true
  return conceptsOf(word).some((one) => concepts.has(one))
}

/**
 * Whether a word tells of goods of a class only for whom or what they are, or where they stand: beside their name it describes them, and
 * alone it is the name of another thing (a boat, of furniture).
 */
export const tellsUseAlone = (word: string, niceClass: number): boolean =>
  describesClass(word, niceClass) &&
  !tellsAlone(word, niceClass) &&
  !meansGoods(word, niceClass) &&
  !isInTerms(word, niceClass, true) &&
  nearOf(niceClass).every((one) => !namesBeside(word, one, niceClass))

/** Whether one of the concepts is that of goods or services of a class. */
export const conceptsTell = (concepts: readonly number[], niceClass: number): boolean =>
  concepts.some((one) => knownOf(niceClass).concepts.has(one))

/** Whether one of the concepts is that by which goods or services of a class are named. */
export const conceptsName = (concepts: readonly number[], niceClass: number): boolean =>
  concepts.some((one) => knownOf(niceClass).named.has(one))

/** Whether a word stands in terms of a class, and where `english` is false in those of other languages. */
export const isInTerms = (word: string, niceClass: number, english: boolean): boolean =>
  word.length >= shortestOfTerms &&
  (english ? isTermOf(word, knownOf(niceClass).terms) : isStemOf(word, knownOf(niceClass).terms))

/** Whether one of the meanings of a word is that of goods or services of a class. */
export const meansGoods = (word: string, niceClass: number): boolean => conceptsTell(conceptsOf(word), niceClass)

const isLatinAlone = (word: string): boolean => {
  const languages = languagesInDictionary(word)
  return languages !== null && languages.size === 1 && languages.has('la') && !isClassWord(word)
}

const isSold = (word: string): boolean => soldByName.some((one) => namesClass(word, one) && !hasOtherSense(word, one))

/** Whether our words, meanings or terms have a word as a name of what is in a class itself. */
function namesService(word: string, niceClass: number): boolean {
  const { named, namesInTerms } = knownOf(niceClass)
  if (namesClass(word, niceClass) || conceptsOf(word).some((one) => named.has(one))) return true
  return word.length >= shortestOfTerms && isTermOf(word, namesInTerms)
}

/** Whether a word tells of retail by what is sold there alone, and not by the service or the shop. */
export const tellsOnlyWhatIsSold = (word: string, niceClass: number): boolean =>
  niceClass === retail && isSold(word) && !namesService(word, niceClass)

/**
 * Whether a word that describes goods or services of a class is their name, and not a word of another sense that may tell of them: what
 * it is for the class by which it tells of them.
 */
export function isNameOf(word: string, niceClass: number): boolean {
  const accented = asKnown(word)
  if (accented !== undefined) return isNameOf(accented, niceClass)
  if (hasOtherSense(word, niceClass)) return false
  // Of Latin few know more than that a word is one (codex): it may tell of the goods.
  if (isLatinAlone(word)) return false
  if (namesService(word, niceClass)) return true
  // A shop is named by what it sells.
  if (niceClass === retail && isSold(word)) return true
  // Of another class, beside the name of goods or in a term of theirs alone, it tells for whom, of what or where they are.
  return !describes(word, niceClass)
}

let everyTerm: ReadonlySet<string> | undefined

/** Whether a word stands in a term of goods or services of any class. */
export function isTermWord(word: string): boolean {
  everyTerm ??= new Set(Object.values(terms.classes).flatMap((line) => line.split(' ')))
  return word.length >= shortestOfTerms && isTermOf(word, everyTerm)
}
