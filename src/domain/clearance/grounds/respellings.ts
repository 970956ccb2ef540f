import qualities from '../lists/qualities.json' with { type: 'json' }
import { normalise } from '../words/letters.ts'
import { reading } from '../words/readings.ts'
import { englishClassWords, isEnglishClassWord } from '../words/class-words.ts'
import { everyClassWord, isClassWord } from '../words/weak-words.ts'
import { singular } from '../words/word-stem.ts'

const shortest = 4
/** Shorter words are heard as many others: rise is no Reise. */
const shortestHeard = 5

/** Ways of writing a word that advertising has, each with the usual one (TMEP 1209.03(j)). */
const respellings: readonly (readonly [RegExp, string])[] = [
  [/z$/, 's'], [/x$/, 'cks'], [/ite$/, 'ight'], [/^qw/, 'qu'], [/^kw/, 'qu'], [/^k/, 'c'], [/k/g, 'c'], [/^x(?=[tp])/, 'ex'], [/oo/g, 'ou'], [/([^s])\1{1,3}$/, '$1'],
  [/(?:ear|air|aire|ayr)$/, 'are'], [/ew/, 'eau'], [/ch(?=u)/, 't'], [/cc(?=[aey]$)/, 'zz'], [/ay/, 'ai'], [/ei/, 'ie'], [/y/g, 'i'], [/([^s])\1{1,3}/g, '$1'],
] // prettier-ignore
const respeltWords: ReadonlyMap<string, string> = new Map(Object.entries({
  ez: 'easy', eezi: 'easy', thru: 'through', tekno: 'techno', luv: 'love', lo: 'low', hi: 'high', nu: 'new', dri: 'dry', cheez: 'cheese', kreme: 'cream',
  creme: 'cream', tuff: 'tough', gr8: 'great', fone: 'phone', kwik: 'quick', pix: 'pictures', biz: 'business', rx: 'prescription',
  standart: 'standard', bewty: 'beauty', bajk: 'bike', bajky: 'bikes', kejk: 'cake', kare: 'care', fud: 'food', softwer: 'software', juise: 'juice', jooce: 'juice', plumming: 'plumbing', rentz: 'rents', kleen: 'clean', klean: 'clean',
  kleenerz: 'cleaners', karpet: 'carpet', nite: 'night', lite: 'light', brite: 'bright', rite: 'right', tyme: 'time', wurld: 'world', kool: 'cool', krazy: 'crazy',
  kutz: 'cuts', kandy: 'candy', kar: 'car', shoppe: 'shop', donutz: 'donuts', toyz: 'toys', kidz: 'kids', petz: 'pets', carz: 'cars', sekurity: 'security',
  bildings: 'buildings', wotch: 'watch', hairkuts: 'haircuts', dogz: 'dogs', ekonomy: 'economy',
})) // prettier-ignore

/** What several spellings of a word have in common: letters once, and of those that are read alike one (cleen and clean, káfé and café). */
function folded(word: string): string {
  return word
    .replace(/ea/g, 'e')
    .replace(/oe/g, 'o')
    .replace(/ph/g, 'f')
    .replace(/ck|q|c(?![eihy])/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/y/g, 'i')
    .replace(/z/g, 's')
    .replace(/v/g, 'b')
    .replace(/(.)\1+/g, '$1')
}

interface Told {
  /** English words of quality, and the words of a class, without those of the list by language. */
  readonly words: ReadonlySet<string>
  /** Those of them that are long enough, by how they sound to an English reader. */
  readonly bySound: ReadonlyMap<string, string>
  readonly byFold: ReadonlyMap<string, string>
}

let told: Told | undefined

function read(): Told {
  const words = [...qualities.entries.en.map((one) => normalise(one).compact), ...everyClassWord()]
  const long = words.filter((one) => one.length >= shortest)
  return {
    words: new Set(words),
    bySound: new Map(long.map((one) => [reading(one, 'default'), one])),
    byFold: new Map([...englishClassWords(), ...long].map((one) => [folded(one), one])),
  }
}

/** The word of quality or of a class that an unknown word is heard as (KWIK KLEAN), or is another writing of (SNAX, BYKE); null when it is none. */
export function respelt(word: string): string | null {
  const written = respeltWords.get(word)
  if (written !== undefined) return written
  if (word.length < shortest) return null
  const { words, bySound } = (told ??= read())
  const heard = word.length < shortestHeard ? undefined : bySound.get(reading(word, 'default'))
  if (heard !== undefined) return heard
  const isWord = (one: string) => words.has(one) || isEnglishClassWord(one)
  const isTold = (one: string) => isWord(one) || isWord(singular(one))
  const usual = respellings.map(([how, by]) => word.replace(how, by)).find((one) => one !== word && isTold(one))
  if (usual !== undefined) return isWord(usual) ? usual : singular(usual)
  // A vowel that no language doubles, or a letter three times, is there for its look, in whatever language (kávaa).
  const single = word.replace(/([aiu])\1+|(.)\2{2,}/g, '$1$2')
  return single !== word && single.length >= shortest && isClassWord(single) ? single : null
}

/** The word of a class that an unknown word, in which nothing else is found, is read alike with (kaffé, cleen); null when it is none. */
export function readAlike(word: string): string | null {
  if (word.length < shortestHeard) return null
  return (told ??= read()).byFold.get(folded(word)) ?? null
}
