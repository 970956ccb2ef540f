import { conceptsOf } from '../words/concepts.ts'
import { isOfGoodsAsAccented, isTermWord } from './described.ts'
import { isAgainst, partsByBeginning } from './coined-words.ts'
import { diminutiveOf } from './diminutives.ts'
import { offenceBeside, offenceIn, withMaskedRead } from './disguises.ts'
import { freeOf } from './free-of.ts'
import { isGivenName } from '../words/given-names.ts'
import { elidedIn } from '../words/elided.ts'
import { groundLists } from '../words/ground-lists.ts'
import unparted from '../lists/whole-words.json' with { type: 'json' }
import { digitsAsLetters, normalise } from '../words/letters.ts'
import { isLivingMark } from '../words/living-marks.ts'
import { numberOf } from '../words/numerals.ts'
import { placeOfAdjective } from './place-adjectives.ts'
import { readAlike, respelt } from './respellings.ts'
import { linksRead, spokenIn } from './spoken-digits.ts'
import { isWordOfMaking } from './ways-of-making.ts'
import { englishOfScript, scriptWordsIn } from '../words/script-words.ts'
import { isClassWord, isEveryday, isParticle, isWeak } from '../words/weak-words.ts'
import { languagesOfWord } from './word-languages.ts'

/** A word of a sign, with the words that it is written together of; just itself when it is none. */
export interface SignWord {
  readonly word: string
  readonly pieces: readonly string[]
}

const webAddress =
  /^(?:https?:\/\/)?(?:www\d?\.)?((?:[\p{L}\p{N}-]+\.)*[\p{L}\p{N}-]+?)(?:\.(?:com|net|org|eu|sk|cz|es|de|fr|it|at|ch|pl|hu|us|info|biz|online|shop|store|app|io|ai|dev|tv|me|co|(?:co|org|com)\.[a-z]{2}))+(?:\/.*)?$/iu
const webHost = /^(?:https?:\/\/)?www\d?[. ](.+)$/iu

/** Whether a sign is an internet address. */
export const isAddress = (text: string): boolean => webAddress.test(text.trim()) || webHost.test(text.trim())

/** What is between www and the ending of a domain: neither tells one seller from another. */
function withoutAddress(text: string): string {
  const line = text.trim()
  const name = webAddress.exec(line)?.[1] ?? webHost.exec(line)?.[1]
  return name === undefined ? line : name.replace(/\./g, ' ')
}

/** A sign with the marks of exclamation that stand for a letter of a known word in its place (VITAM!N). */
const withMarksRead = (line: string): string =>
  // From the beginning of a word alone, so that a long row of letters is read once.
  line.replace(/(?<!\p{L})\p{L}+!\p{L}+/gu, (word) => {
    const read = word.replace('!', 'i')
    return isKnownWord(normalise(read).compact) ? read : word
  })

/** The capitals inside of a word and the digits beside letters part it. */
function parted(text: string): string {
  return text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replace(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
}

/** Whether a word is known: a concept, a word of trade, of praise or of a class, or in one of the lists of grounds. */
export function isKnownWord(word: string): boolean {
  const lists = groundLists()
  return (
    isWeak(word) || isClassWord(word) || conceptsOf(word).length > 0 || isTermWord(word) || lists.qualities.has(word) ||
    lists.places.has(word) || lists.colours.has(word) || lists.units.has(word) || lists.official.has(word) ||
    lists.indications.has(word) || lists.specialities.has(word) || lists.abbreviations.has(word) || lists.deceptive.has(word) ||
    freeOf().has(word) || numberOf(word) !== null || isWordOfMaking(word) || englishOfScript(word) !== undefined
  ) // prettier-ignore
}

/** Whether a list of grounds has a word as it is written, so that it is read as no other one (cazzo, not kazoo). */
function isListed(word: string): boolean {
  const { policy, varieties, termsOfWine, money } = groundLists()
  return policy.has(word) || varieties.has(word) || termsOfWine.has(word) || money.has(word)
}

let wholeWords: ReadonlySet<string> | undefined

/** Whether a word written together has a sense of its own (lighthouse), that its parts do not say. */
export function isWholeWord(word: string): boolean {
  wholeWords ??= new Set(
    Object.values(unparted.entries).flatMap((line) => line.split(' ').map((one) => normalise(one).compact)),
  )
  return wholeWords.has(word)
}

const isName = (word: string): boolean =>
  groundLists().surnames.has(word) || groundLists().towns.has(word) || isLivingMark(word) || isGivenName(word)

const links = ['', 's', 'o', 'e', 'n', 'en', 'i', 'y', 'a']
const shortestPiece = 3
const mostPieces = 4
/** Particles with which no compound ends: what ends so is another word. */
const neverLast: ReadonlySet<string> = new Set(
  'mit des les del der die das den dem una sur par con por pre pri nad von zur zum the and for via'.split(' '),
)

function isPiece(word: string): boolean {
  if (word.length < shortestPiece) return false
  if (word.length > shortestPiece) return isKnownWord(word)
  const { colours, places, units } = groundLists()
  // Of three letters only what is a word of ours or a colour, not the stem of one in a term, a measure, a country or a legal form.
  if (isParticle(word) || units.has(word) || places.has(word)) return false
  return isWeak(word) || isClassWord(word) || conceptsOf(word).length > 0 || colours.has(word)
}

/** Of the parts of a compound one may be of three letters: of more the letters are another word by chance (Hattie, a vandal). */
const areLongEnough = (parts: readonly string[]): boolean =>
  parts.filter(({ length }) => length === shortestPiece).length <= 1

const longestEnding = 4
/** Languages that name a thing by the last word of a compound. */
const headLast: ReadonlySet<string> = new Set(['en', 'de', 'nl', 'sv', 'da', 'no', 'fi', 'et'])

/**
 * Whether the last part is a short word of languages that make no such compounds, beside words of others: with it an invented name
 * ends as many do (Aqualino, Melipane).
 */
function endsInvented(parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? ''
  const own = last.length > longestEnding || isWeak(last) ? null : languagesOfWord(last)
  if (own === null || [...own].some((language) => headLast.has(language))) return false
  return !parts
    .slice(0, -1)
    .some((part) => isWeak(part) || [...own].some((language) => languagesOfWord(part)?.has(language)))
}

/** Whether a word is known as English alone, which joins words without a letter between them. */
const isEnglishAlone = (word: string): boolean => {
  const languages = languagesOfWord(word)
  return languages !== null && languages.size === 1 && languages.has('en')
}

/** Whether the parts may be of one language where one of them is short: what only several languages have together is chance (swiftlet). */
function areOfOneLanguage(parts: readonly string[]): boolean {
  if (endsInvented(parts)) return false
  if (parts.every(({ length }) => length > shortestPiece)) return true
  const [first, ...more] = parts.flatMap((part) => (isWeak(part) ? [] : (languagesOfWord(part) ?? [])))
  return first === undefined || [...first].some((language) => more.every((one) => one.has(language)))
}

/** Words of trade, of praise and of goods, of which compounds are made rather than of forms of others (coffee shop, not coffees hop). */
const plainness = (parts: readonly string[]): number =>
  parts.filter((part) => isWeak(part) || isClassWord(part) || groundLists().qualities.has(part)).length

const isPlainer = (one: readonly string[], other: readonly string[]): boolean => plainness(one) > plainness(other)

const shortestCut = 4

/** What German leaves off a word that begins a compound: the last vowel (Erdbeere, Erdbeerjoghurt), the ending of a verb (lernen, Lernwerkstatt). */
const leftOff = ['e', 'en', 'n'] as const

/** The first word of a compound as it is known. */
function firstPiece(part: string): string | null {
  if (isPiece(part)) return part
  if (part.length < shortestCut) return null
  const { places, towns } = groundLists()
  const full = leftOff
    .map((end) => part + end)
    .find((one) => isPiece(one) && !places.has(one) && !towns.has(one) && languagesOfWord(one)?.has('de'))
  return full ?? null
}

/** The fewest known words that make up a word, with or without a linking letter between them; null when none do. */
export function compoundOf(word: string, most = mostPieces): readonly string[] | null {
  if (word.length < 2 * shortestPiece || most < 2) return null
  let best: readonly string[] | undefined
  for (let at = word.length - shortestPiece; at >= shortestPiece; at -= 1) {
    const first = firstPiece(word.slice(0, at))
    if (first === null) continue
    for (const link of links) {
      if (link !== '' && (!word.startsWith(link, at) || first.length < 4)) continue
      const rest = word.slice(at + link.length)
      // Behind a linking letter three more are chance (Goldaris).
      if (link !== '' && rest.length <= shortestPiece) continue
      const tail: readonly string[] | null = isPiece(rest)
        ? neverLast.has(rest)
          ? null
          : [rest]
        : compoundOf(rest, Math.min(most - 1, (best?.length ?? most) - 1))
      if (!tail || (link !== '' && link !== 's' && isEnglishAlone(first) && isEnglishAlone(tail[0] ?? ''))) continue
      const parts = [first, ...tail]
      if (!areLongEnough(parts) || !areOfOneLanguage(parts)) continue
      if (best === undefined || parts.length < best.length || (parts.length === best.length && isPlainer(parts, best)))
        best = parts
    }
  }
  return best ?? null
}

const longest = 60
/** Whether things are made smaller by their word: what is a quality or a measure is none (zimnička, stopka). */
const isDiminished = (word: string): boolean =>
  (isClassWord(word) || isTermWord(word) || conceptsOf(word).length > 0) &&
  !groundLists().qualities.has(word) &&
  !groundLists().units.has(word)

/** The known words that a word is made of: it by another spelling, the one it is a diminutive of, or those it is written together of. */
function piecesOf(word: string): readonly string[] {
  if (isKnownWord(word) || isEveryday(word) || isListed(word)) return [word]
  if (isAgainst(word)) return [word]
  const heard = respelt(word)
  if (heard !== null) return [heard]
  const small = diminutiveOf(word, isDiminished)
  if (small !== null) return [small]
  return (
    offenceBeside(word, isKnownWord) ??
    partsByBeginning(word, isKnownWord) ??
    compoundOf(word) ?? [readAlike(word) ?? word]
  )
}

/** The words behind an elided article that we know, by their letters together with it. */
function knownElided(plain: string): ReadonlyMap<string, readonly string[]> {
  const known = elidedIn(plain).filter(({ rest }) => isKnownWord(rest) && !isName(rest))
  return new Map(known.map(({ both, before, rest }) => [both, [before, rest]]))
}

/** The known word that is written with digits in the place of letters (C0FFEE, P1VO); null where a word is none. */
function inLetters(word: string): string | null {
  if (!/\d/.test(word) || !/[a-z].*[a-z]/.test(word)) return null
  const read = digitsAsLetters(word)
  return read.length >= shortestCut && isKnownWord(read) ? read : null
}

/** The words of a sign, an internet address taken off, with those that each is written together of. */
export function signWords(text: string): SignWord[] {
  const plain = withMaskedRead(withMarksRead(withoutAddress(text)))
  const whole = normalise(plain).words
  const accented = new Map(
    plain
      .normalize('NFC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(isOfGoodsAsAccented)
      .map((word) => [normalise(word).compact, word]),
  )
  const elided = knownElided(plain)
  const said = linksRead(whole)
  return whole.flatMap((word, at): SignWord[] => {
    const link = said[at]
    if (link !== undefined && link !== word) return [{ word, pieces: [link] }]
    if (word.length > longest) return [{ word, pieces: [word] }]
    const written = plain.split(/[^\p{L}\p{N}\p{M}]+/u).find((one) => normalise(one).compact === word)
    const ofScript = written === undefined ? null : scriptWordsIn(written)
    if (ofScript !== null) return [{ word, pieces: ofScript }]
    const parts = elided.get(word)
    if (parts !== undefined) return [{ word, pieces: parts }]
    const asWritten = accented.get(word)
    if (asWritten !== undefined) return [{ word, pieces: [asWritten] }]
    // A name is not taken apart for the words that would be in it.
    if (isKnownWord(word) || isName(word) || isWholeWord(word)) return [{ word, pieces: [word] }]
    if (placeOfAdjective(word) !== null) return [{ word, pieces: [word] }]
    const spoken =
      word.length > 2 || whole.length > 1 ? spokenIn(word, (one) => isKnownWord(one) || isEveryday(one)) : null
    if (spoken !== null && spoken !== word) return [{ word, pieces: spoken.split(' ') }]
    const read = inLetters(word) ?? (isListed(word) ? null : offenceIn(word))
    if (read !== null) return [{ word, pieces: [read] }]
    const cased = plain.split(/[^\p{L}\p{N}]+/u).find((one) => normalise(one).compact === word)
    const capitals = cased ? normalise(parted(cased)).words : [word]
    const together = capitals.length > 1 && capitals.join('') === word
    return [{ word, pieces: together ? capitals.flatMap(piecesOf) : piecesOf(word) }]
  })
}
