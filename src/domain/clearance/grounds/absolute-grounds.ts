import { conceptsOf } from '../words/concepts.ts'
import { tellsUseAlone } from './described.ts'
import { classesOfSite, isFeature } from './features.ts'
import { forWhom } from './for-whom.ts'
import { isGivenName } from '../words/given-names.ts'
import type { GroundHint } from './ground.ts'
import { type GroundKind, kindOf } from './ground-kinds.ts'
import { furtherMatches } from './further-matches.ts'
import { groundLists } from '../words/ground-lists.ts'
import { inside, isPlaceOfGoods, listed, type Match, phrases, single } from './ground-matches.ts'
import { normalise } from '../words/letters.ts'
import { isKnownName } from '../words/known-names.ts'
import { isLivingMark } from '../words/living-marks.ts'
import { familyName } from './family-names.ts'
import { isFoodOfLodging } from './lodging.ts'
import { commonSignIn, riskOfShort, shortOf, signOfRegistrationIn } from './signs-alone.ts'
import { isModifier } from './modifiers.ts'
import { isWordToo } from './names-by-place.ts'
import { isAlways, isNameIn, riskOf } from './ground-risk.ts'
import { isOnlySold, tellsShop } from './retail.ts'
import { classesAsWritten, isOtherThanItsLetters } from './spellings.ts'
import { purposeOf } from './purposes.ts'
import { compoundOf, isAddress, isKnownWord, isWholeWord, signWords, type SignWord } from './sign-pieces.ts'
import { isSlogan, promiseIn } from './slogans.ts'
import { statesNamed } from './states-in-china.ts'
import { isEveryday, isParticle, isWeak } from '../words/weak-words.ts'
import { isTranscribed } from '../words/script-letters.ts'
import { singular } from '../words/word-stem.ts'

/** What a sign says for itself: the grounds against it, and whether nothing but such words is in it. */
export interface SignGrounds {
  readonly hints: readonly GroundHint[]
  readonly whole: boolean
  /** It is one word of the dictionary: what several say together is not told by each. */
  readonly inDictionary: boolean
}

/** A word that is known as one, and of no dictionary, may say more in its parts (smart watch); its parts are whole words then. */
function parted({ word, pieces }: SignWord): readonly string[] {
  const isOne = isLivingMark(word) || isGivenName(word) || isWholeWord(word) || isEveryday(word)
  if (pieces.length > 1 || conceptsOf(word).length > 0 || isOne) return pieces
  const parts = compoundOf(word, 2)
  return parts?.every(({ length }) => length >= shortestPart) ? parts : pieces
}

/** Prepositions, and who offers to whom: beside words of the goods they add nothing (we move pianos). */
const links: ReadonlySet<string> = new Set(
  (
    'en ve ke ze zo so ku po ohne mit bez proti via without against sans senza sin contra gegen sous over under as than al alla alle ai dal dalla ' +
    'very muy tres molto sehr velmi simply just einfach proste jednoducho jednoduse prosto simplemente sencillamente simplement semplicemente ' +
    'we us you wir ihr nous vous noi voi nosotros vam vas nam nas wam'
  ).split(' '),
)

const isLink = (word: string): boolean => links.has(word)

/**
 * Whether a word is the first letters of all the others, or of those that say something: beside what it stands for it adds nothing (Court
 * of Justice C-90/11, C-91/11).
 */
function isInitials(word: string, words: readonly string[]): boolean {
  const others = words.filter((one) => one !== word)
  if (word.length < fewestInitials || others.length !== words.length - 1) return false
  const initialsOf = (row: readonly string[]) => row.map((one) => one.charAt(0)).join('')
  return word === initialsOf(others) || word === initialsOf(others.filter((one) => !isParticle(one)))
}

const fewestInitials = 2
const longestShort = 3
const isLatin = /^[a-z\d ]+$/
const shortestPart = 4
/** Whether words are together somebody's well-known mark, with the particles between them or without. */
const isLivingName = (words: readonly string[]): boolean =>
  isLivingMark(words.join('')) || isLivingMark(words.filter((word) => !isWeak(word)).join(''))

/** The places of phrases that say another thing than their words (cloud nine), well-known marks of several words among them. */
function inIdioms(pieces: readonly string[]): ReadonlySet<number> {
  const spans = phrases(pieces).filter(
    ({ letters, from, to }) =>
      to > from && (groundLists().idioms.has(letters) || isLivingName(pieces.slice(from, to + 1))),
  )
  return new Set(spans.flatMap(({ from, to }) => pieces.map((_, at) => at).slice(from, to + 1)))
}

/** Whether a phrase of its own sense names the goods in its first sense too: all its words tell of them (leather and lace). */
const namesInBothSenses = (
  pieces: readonly string[],
  idiom: ReadonlySet<number>,
  describing: readonly Match[],
): boolean =>
  pieces.every(
    (piece, at) => !idiom.has(at) || isWeak(piece) || describing.some(({ from, to }) => from <= at && at <= to),
  )

/** The words of a sign as they are written, in small letters, by their bare letters. */
function writtenWords(text: string): ReadonlyMap<string, string> {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
  return new Map(words.map((word) => [normalise(word).compact, word]))
}

/** The words that a sign sets apart by a capital alone (SharpKnife). */
const inCapitals = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFC')
      .split(/(?<=\p{Ll})(?=\p{Lu})|[^\p{L}\p{N}]+/u)
      .map((word) => normalise(word).compact),
  )

/** What a word says of goods by itself: of a given name nobody takes it. */
const saying: ReadonlySet<GroundKind> = new Set(['descriptive', 'quality', 'laudatory', 'deceptive', 'colour'])

const longestInitials = 5

/** Grounds of what a sign has beside the goods: they say nothing of them. */
const besideGoods: ReadonlySet<GroundKind> = new Set(['person', 'public_policy'])

/** What a list has of one word, for the classes for which it is that word as it is written; empty where it is another. */
function asWritten(match: Match, written: string | undefined): readonly Match[] {
  const letters = match.word.replaceAll(' ', '')
  if (match.from === match.to && saying.has(match.kind) && isGivenName(letters)) return []
  if (written === undefined || match.from !== match.to || normalise(written).compact !== letters) return [match]
  // The first letters of a body's name have no accents (naša, NASA).
  if (match.kind === 'official_symbol' && letters.length <= longestInitials && written !== letters) return []
  const classes = classesAsWritten(match.kind, written, letters, match.classes)
  return classes === null || (match.classes.length > 0 && classes.length === 0) ? [] : [{ ...match, classes }]
}

/** Whether a sign is one word that is an article elsewhere and a word of its own (les, a forest), or written as another (dôm and dom). */
const isOtherWord = (words: readonly string[], spelled: ReadonlyMap<string, string>): boolean =>
  words.length === 1 &&
  words.every((word) => (isParticle(word) && conceptsOf(word).length > 0) || isOtherThanItsLetters(spelled.get(word)))

/** The surname that the form of a sign shows; what is a word first is none, but where many bear it. */
function surnameShown(text: string, words: readonly string[]): string | null {
  const name = familyName(text, words)
  return name !== null && isKnownWord(name) && !groundLists().surnames.has(name) ? null : name
}

/** Grounds that tell what a number or a few letters say. */
const besideNumber: ReadonlySet<GroundKind> = new Set([
  'descriptive', 'deceptive', 'laudatory', 'quality', 'unit', 'public_policy', 'official_symbol',
]) // prettier-ignore

/** Whether a body is one of the list, which is told once; an institution that a sign describes stands beside its words. */
const isListedBody = (word: string): boolean => groundLists().official.has(word.replaceAll(' ', ''))

const isOver = (one: Match, other: Match): boolean => one.from <= other.from && one.to >= other.to

const placesOf = (matches: readonly Match[]): ReadonlySet<number> =>
  new Set(matches.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, more) => from + more)))

/** The places of a sign that grounds take, for each of the classes; once where no class is told. */
const coveredByClass = (matches: readonly Match[], classes: readonly number[]): ReadonlySet<number>[] =>
  classes.length === 0
    ? [placesOf(matches)]
    : classes.map((one) => placesOf(matches.filter(({ classes: of }) => of.length === 0 || of.includes(one))))

/** What a sign of two or three words says as one, or of one word as an internet address. */
function ofWhole(
  pieces: readonly string[],
  classes: readonly number[],
  found: readonly Match[],
  address: boolean,
): readonly Match[] {
  if (found.some(({ kind }) => kind === 'descriptive')) return []
  const at = { word: pieces.join(' '), from: 0, to: pieces.length - 1 }
  const site = address && pieces.length === 1 ? classesOfSite(at.word, classes) : []
  return [
    ...(isFeature(pieces, classes) ? [{ ...at, kind: 'quality' as const, classes: [] }] : []),
    ...(site.length > 0 ? [{ ...at, kind: 'descriptive' as const, classes: site }] : []),
  ]
}

/**
 * The grounds that an office may find in a sign for the chosen classes (EUTMR article 7, Lanham Act section 2, the Paris
 * Convention and the like), by our lists in all languages that we hold. A word written together of known words is looked
 * at in its parts; an invented combination gives no hint.
 */
export function groundsOf(text: string, classes: readonly number[]): SignGrounds {
  const words = signWords(text)
  const spelled = writtenWords(text)
  const matchesOf = (row: readonly string[]) =>
    [...listed(row, classes), ...single(row, classes)].flatMap((match) =>
      asWritten(match, spelled.get(row[match.from] ?? '')),
    )
  const written = words.map(({ word }) => word)
  // Words that a list has together are read as they are written (silicon valley, not silicone).
  const together = new Set(
    listed(written, classes)
      .filter(({ from, to }) => to > from)
      .flatMap(({ from, to }) => written.slice(from, to + 1)),
  )
  const piecesFor = (one: SignWord): readonly string[] =>
    together.has(one.word) || (words.length > 1 && isModifier(one.word, classes))
      ? [one.word]
      : matchesOf(one.pieces).length > 0
        ? one.pieces
        : parted(one)
  const pieces = words.flatMap(piecesFor)
  const compact = normalise(text).compact
  // What kana and hangul are written as is no short form of ours.
  const isOther = isTranscribed(text)
  const listedHere = matchesOf(pieces).filter(
    ({ word }) => !isOther || word.length > longestShort || !isLatin.test(word),
  )
  // The first letters of a body's name say nothing else (NASA, and naša).
  const bodies = new Set(
    listedHere
      .filter(({ kind, from, to, word }) => kind === 'official_symbol' && from === to && word.length <= longestInitials)
      .map(({ from }) => from),
  )
  const found = listedHere.filter(({ kind, from, to }) => !(from === to && bodies.has(from) && saying.has(kind)))
  const family = surnameShown(text, written)
  const matches: Match[] = found.filter(({ kind }) => family === null || kind !== 'surname')
  matches.push(
    ...inside(compact, pieces),
    ...ofWhole(pieces, classes, found, isAddress(text)),
    ...furtherMatches(text, pieces, classes),
  )
  if (family !== null) matches.push({ kind: 'surname', word: family, classes: [], from: 0, to: pieces.length - 1 })
  const bearing = matches.filter(({ kind }) => kind === 'surname').map(({ from }) => from)
  const told = placesOf(matches.filter(({ kind }) => kind === 'descriptive'))
  // Beside a name, a surname that is the goods is the goods (Suzuki Rice).
  const surnames = new Set(bearing.some((at) => !told.has(at)) ? bearing.filter((at) => !told.has(at)) : bearing)
  // Beside other words a surname is what tells one seller from another.
  const areNames =
    family !== null ||
    (words.length === pieces.length && pieces.every((piece, at) => surnames.has(at) || isWeak(piece)))
  const covering = areNames ? matches : matches.filter(({ kind }) => kind !== 'surname')
  const idiom = inIdioms(pieces)
  const telling = covering.filter(({ kind, from, to }) => isAlways(kind) || !(idiom.has(from) && idiom.has(to)))
  const covered = placesOf(telling)
  // What is told of such letters or of a number says more than that they are few.
  const isShortened = matches.some(
    ({ kind, from, to }) => besideNumber.has(kind) && from === 0 && to === pieces.length - 1,
  )
  const sign = commonSignIn(text)
  // Signs in the place of letters are read as them (F**K).
  const isRead = pieces.some(({ length }) => length > compact.length)
  const short = isShortened || isOther || isRead || sign !== null ? null : shortOf(compact)
  const describing = matches.filter(({ kind }) => kind === 'descriptive')
  const describesGoods = describing.length > 0
  const namesGoods = describing.some(({ word, classes: of }) => isNameIn(word, of))
  const isUse = ({ kind, word, classes: of }: Match) =>
    kind === 'descriptive' && of.every((one) => tellsUseAlone(word, one))
  const tells = (at: number, one: Match) => one.from <= at && at <= one.to
  const purpose = purposeOf(
    pieces,
    classes,
    (at) => describing.some((one) => tells(at, one) && isNameIn(one.word, one.classes)),
    (at) => describing.some((one) => tells(at, one)),
  )
  const apart = inCapitals(text)
  const users = new Set([...purpose, ...(namesGoods ? forWhom(pieces, classes) : [])])
  const addsNothing = (piece: string) =>
    isWeak(piece) ||
    (piece.length > shortestPart && isWeak(singular(piece))) ||
    isInitials(piece, written) ||
    (covered.size > 0 && isLink(piece)) ||
    (namesGoods &&
      (written.includes(piece) || apart.has(piece)) &&
      isModifier(piece, classes) &&
      !isKnownName(piece, classes) &&
      !classes.some((one) => isFoodOfLodging(piece, one, pieces)))
  const isAllOf = (taken: readonly Match[]): boolean =>
    pieces.length > 0 &&
    !(taken.length === 0 && isOtherWord(written, spelled)) &&
    !(taken.length > 0 && taken.every(isUse)) &&
    // What tells of one class and what tells of another are a name of neither.
    coveredByClass(taken, classes).some((of) =>
      pieces.every((piece, at) => of.has(at) || addsNothing(piece) || users.has(at)),
    )
  const whole = isAllOf(telling) || short !== null
  // Beside the name of somebody, or a word that offends, what describes the goods is a part of the sign (CHOPIN VODKA).
  const isSaidByAll = isAllOf(telling.filter(({ kind }) => !besideGoods.has(kind))) || short !== null
  const inBothSenses = !whole && idiom.size > 0 && !isLivingName(pieces) && namesInBothSenses(pieces, idiom, describing)
  const isShop = tellsShop(text, pieces)
  const isAmount = matches.some(({ kind }) => kind === 'numeral')
  const hints: GroundHint[] = []
  const add = (kind: GroundKind, word: string, of: readonly number[]) => {
    const known = hints.findIndex((one) => one.kind === kind && one.word === word)
    const before = hints[known]
    if (before) {
      hints[known] = { ...before, classes: [...new Set([...before.classes, ...of])].toSorted((a, b) => a - b) }
      return
    }
    const all = saying.has(kind) ? isSaidByAll : whole
    const risk =
      kind === 'surname' && surnames.size > 1
        ? 'low'
        : kind === 'descriptive' && inBothSenses
          ? 'medium'
          : kind === 'descriptive' && all && !isShop && isOnlySold(word, of)
            ? 'medium'
            : riskOf({ kind, word, classes: of }, all, namesGoods, {
                tellsPurpose: purpose.size > 0,
                isAmount,
                isKnownForGoods: isPlaceOfGoods(word.replaceAll(' ', ''), classes),
              })
    hints.push({ kind, word, classes: [...of], whole: all, risk })
  }
  if (short === 'too_short')
    hints.push({
      kind: short,
      word: compact,
      classes: [],
      whole,
      risk: riskOfShort(compact),
    })
  else if (short !== null) add(short, compact, [])
  for (const match of matches) {
    if (kindOf(match.kind).stands === 'whole' && !whole) continue
    if (match.kind === 'surname' && (!areNames || describesGoods)) continue
    if (match.kind === 'numeral' && matches.some((other) => besideNumber.has(other.kind) && isOver(other, match)))
      continue
    if (match.kind === 'colour' && areNames && surnames.size > 1) continue
    // A phrase of its own sense says nothing by its words (biela vrana), unless they name the goods.
    if (saying.has(match.kind) && idiom.size === pieces.length && !namesGoods) continue
    // A word inside a longer name is not another ground: New England is not what is new.
    if (
      matches.some(
        (other) =>
          other !== match &&
          (match.to >= match.from || isListedBody(match.word)) &&
          other.from <= match.from &&
          other.to >= match.to &&
          other.to - other.from > match.to - match.from,
      )
    )
      continue
    add(match.kind, match.word, match.classes)
  }
  // A description beside a surname leaves it one (TMEP 1211.01(b)(vi)).
  const [named] = surnames.size === 1 && !areNames && describesGoods ? surnames : []
  const name = named === undefined ? undefined : pieces[named]
  const isNamed = (word: string) => words.length === pieces.length && !isWordToo(word) && !isGivenName(word)
  if (name !== undefined && isNamed(name) && idiom.size === 0)
    if (pieces.every((piece, at) => (at === named ? !covered.has(at) : covered.has(at) || addsNothing(piece))))
      // Of one that is a word of some language too (Reed, of baskets), whether it is read as the name is to be weighed.
      hints.push({ kind: 'surname', word: name, classes: [], whole: conceptsOf(name).length === 0, risk: 'medium' })
  const promise = hints.some(({ kind, whole: all }) => kind === 'laudatory' && all) ? null : promiseIn(written, pieces)
  if (promise !== null || (!whole && idiom.size === 0 && isSlogan(words, pieces, covered, matches))) {
    hints.splice(0, hints.length, ...hints.filter(({ kind }) => kind !== 'laudatory'))
    hints.push({
      kind: 'laudatory',
      word: written.join(' '),
      classes: [],
      whole: true,
      risk: promise ?? 'medium',
    })
  }
  if (sign !== null)
    hints.push({
      kind: 'common_sign',
      word: sign,
      classes: [],
      whole: true,
      risk: sign.length === 1 ? 'high' : 'medium',
    })
  const registered = signOfRegistrationIn(text)
  if (sign === null && registered !== null)
    hints.push({ kind: 'common_sign', word: registered, classes: [], whole: false, risk: 'low' })
  for (const state of statesNamed(text, written)) {
    const isAll = state === compact || state === text.trim()
    hints.push({ kind: 'official_symbol', word: state, classes: [], whole: isAll, risk: isAll ? 'high' : 'medium' })
  }
  // Words that weigh nothing, and no list that says which ground they are.
  if (whole && hints.length === 0) add('generic', compact, [])
  return {
    // What is protected is told before what the same word says.
    hints: hints.toSorted((a, b) => Number(isAlways(b.kind)) - Number(isAlways(a.kind))),
    whole: isSaidByAll || promise === 'high' || sign !== null,
    inDictionary: words.length === 1 && words.every(({ word }) => conceptsOf(word).length > 0),
  }
}

/** The hints of `groundsOf` alone. */
export function groundHints(text: string, classes: readonly number[]): readonly GroundHint[] {
  return groundsOf(text, classes).hints
}

/** Whether nothing in the mark distinguishes: every word is weak or a ground of refusal. */
export function nothingDistinctive(text: string, classes: readonly number[]): boolean {
  return groundsOf(text, classes).whole
}
