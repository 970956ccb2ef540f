import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { isEvokedIn } from './evocation.ts'
import { isForeignReadIn } from './foreign-goods.ts'
import type { GroundHint, GroundRisk, PlacedGround } from './ground.ts'
import { kindOf } from './ground-kinds.ts'
import { groundLists } from '../words/ground-lists.ts'
import { isOfTheUnion, senseOf } from './ground-rules.ts'
import { languagesOfPublic } from './languages-of-places.ts'
import {
  isCommonSurname,
  isCommonSurnameIn,
  isOfPublicOrder,
  isOfThePast,
  isSurnameOfJapan,
  isWordFirst,
  isWordToo,
} from './names-by-place.ts'
import { placeLetters } from './place-adjectives.ts'
import { isStateInChinaAlone, isStateOfChina } from './states-in-china.ts'
import { languagesInDictionary } from '../words/concepts.ts'
import { languagesOfScript } from '../words/script-words.ts'
import { isInTerms, meansGoods } from './described.ts'
import { languagesTelling, tellsInEnglish, wordsOfClass } from '../words/weak-words.ts'
import { isEnglishFirst, languagesOfPhrase } from './word-languages.ts'

/** Whether the public of a place is taken to understand a word; of one whose language we do not know it is. */
function isUnderstood(word: string, place: Jurisdiction): boolean {
  const [languages, spoken] = [languagesOfPhrase(word), languagesOfPublic(place)]
  if (languages === null || spoken === null) return true
  return languages.has('en') || languages.has('la') || spoken.some((one) => languages.has(one))
}

/**
 * Whether the public of a place takes a word for the goods: one that tells of them in some languages alone, and is an English
 * word of another sense (a German's Angel), does so where those are spoken; where we hold them all, English comes first in the
 * United States.
 */
function isTaken({ word, classes }: GroundHint, place: Jurisdiction): boolean {
  const letters = word.replaceAll(' ', '')
  const telling = languagesTelling(letters, classes)
  const isFirst = isEnglishFirst(letters) && !classes.some((one) => wordsOfClass(one).has(letters))
  if ((telling === null && !isFirst) || telling?.has('en') || classes.some((one) => isInTerms(letters, one, true)))
    return true
  const others = languagesInDictionary(letters)
  if (!isFirst && (others === null || classes.some((one) => meansGoods(letters, one)))) return true
  const spoken = languagesOfPublic(place)
  if (spoken === null) return place !== 'US' || !(isFirst || others?.has('en'))
  return spoken.some((language) => telling?.has(language) ?? others?.has(language))
}

/** Lists of countries whose names many bear in the United States. */
const borneThere: readonly string[] = ['US', 'DE', 'SK', 'CZ', 'PL']

const isBorneThere = (name: string): boolean =>
  groundLists()
    .surnames.get(name)
    ?.some((place) => borneThere.includes(place)) ?? false

/**
 * The name of somebody living is registered in the United States, Japan and Korea with their consent alone (Lanham Act § 2(c);
 * Vidal v. Elster, 2024; Trademark Acts of Japan, art. 4(1)(viii), and of Korea, art. 34(1)(vi)), that of a leader not at all in
 * China; elsewhere it is their right that stands in the way, or that of those who come after them. Nobody is left with a right
 * in the name of somebody long dead, by which it could suggest a connection (§ 2(a)).
 */
function personRiskIn(word: string, risk: GroundRisk, place: Jurisdiction): GroundRisk {
  const name = word.replaceAll(' ', '')
  if (place === 'CN' && isOfPublicOrder(name)) return 'high'
  if (groundLists().living.has(name)) return examinedNames.includes(place) ? 'high' : 'medium'
  return place === 'US' && !isOfThePast(word) ? risk : 'low'
}

/** Where the office refuses the name of somebody living by itself. */
const examinedNames: readonly Jurisdiction[] = ['US', 'JP', 'KR']

/**
 * A surname is refused as such in the United States and in Canada where it is hardly anything else, in Japan and Korea where
 * many bear it (Trademark Acts of Japan, art. 3(1)(iv), and of Korea, art. 33(1)(v)); what buyers read as a word of the language
 * first is not primarily a surname (TMEP 1211.01(a)(i)).
 */
function surnameRiskIn(word: string, place: Jurisdiction): GroundRisk {
  if (isWordFirst(word)) return 'low'
  const isCommon = isCommonSurnameIn(word, place)
  if (isCommon !== null) return isCommon ? 'high' : 'low'
  const isMainlyName = !isWordToo(word) && isBorneThere(word)
  if (place === 'CA') return isMainlyName ? 'medium' : 'low'
  // Of names that many bear in Korea alone, buyers elsewhere may know a word (SHIN).
  const isKoreanAlone = isCommonSurname(word) && !isSurnameOfJapan(word) && !groundLists().surnames.has(word)
  if (place !== 'US' || isKoreanAlone) return 'low'
  return isMainlyName || isSurnameOfJapan(word) ? 'high' : 'medium'
}

/** Countries whose places their neighbours know as their own. */
const neighbours: Readonly<Partial<Record<Jurisdiction, string>>> = { SK: 'CZ', CZ: 'SK' }

/** Whether a place is a smaller one of another country, of which buyers know no origin (Toro, of lawnmowers in the United States). */
function isLittleKnownIn(word: string, place: Jurisdiction): boolean {
  const letters = placeLetters(word)
  const { ofCountry, knownAbroad } = groundLists()
  const of = ofCountry.get(letters)
  if (of === undefined || place === 'EU' || knownAbroad.has(letters)) return false
  return !of.some((country) => country === place || country === neighbours[place])
}

/** Countries by the code that a place of ours has for them. */
const placeOf: Readonly<Record<string, Jurisdiction>> = { GB: 'UK', BE: 'BX', NL: 'BX', LU: 'BX' }

/** Whether those who buy in a place know no place of that name: a town of elsewhere, or a given name that a town bears too. */
function isNoPlaceTo(word: string, place: Jurisdiction): boolean {
  const letters = placeLetters(word)
  const { ofCountry, places, towns, townsKnownAbroad, townsKnownAtHome, namesAtHome, namesInUnion } = groundLists()
  const of = towns.get(letters) ?? []
  const inUnion = namesInUnion.get(letters) ?? []
  const homes = [...(ofCountry.get(letters) ?? []), ...inUnion, ...of].map((country) => placeOf[country] ?? country)
  if (homes.some((home) => home === place || home === neighbours[place])) return false
  if (namesAtHome.has(letters)) return true
  if (inUnion.length > 0) return place !== 'EU'
  if (of.length === 0 || places.has(letters) || townsKnownAbroad.has(letters)) return false
  return of.every((country) => townsKnownAtHome.has(country))
}

/** Whether the public of a place reads a word of another script: the Union by all, since those who read it are many everywhere. */
const isScriptReadIn = (languages: ReadonlySet<string>, place: Jurisdiction): boolean =>
  languagesOfPublic(place)?.some((one) => languages.has(one)) ?? true

/** Languages of the Union and of its neighbours, of which a large part of its public reads the script (T-432/16, медведь). */
const scriptsOfUnion: readonly string[] = ['el', 'bg', 'ru', 'uk']

/** Whether a word is of a script that a part of the Union's public alone reads, so that what it says is to be weighed there. */
const isOfFarScript = ({ kind, word }: GroundHint, place: Jurisdiction): boolean => {
  const languages = place === 'EU' && kind === 'descriptive' ? languagesOfScript(word) : null
  return languages !== null && !scriptsOfUnion.some((one) => languages.has(one))
}

/** Whether the public of a place is taken to read in a word what its ground says. */
export function isReadIn(hint: GroundHint, place: Jurisdiction): boolean {
  const { kind, word, classes } = hint
  const ofScript = kind === 'descriptive' ? languagesOfScript(word) : null
  if (ofScript !== null) return isScriptReadIn(ofScript, place)
  const foreign = kind === 'descriptive' ? isForeignReadIn(word, place) : null
  if (foreign !== null) return foreign
  if (kind === 'descriptive' && !isTaken(hint, place)) return false
  if (!kindOf(kind).says && kind !== 'public_policy') return true
  if (kind === 'public_policy' && groundLists().policyEverywhere.has(word.replaceAll(' ', ''))) return true
  // An English name of the goods is understood everywhere, in whatever language the dictionary has the word besides (mascara).
  const isEnglish = kind === 'descriptive' && tellsInEnglish(word.replaceAll(' ', ''), classes)
  return isEnglish || isUnderstood(word, place)
}

/** Whether a word is a place that is known far away, and nothing else to many. */
const isKnownPlace = (word: string): boolean => {
  const letters = placeLetters(word)
  const { places, otherwiseMeant: others, namesAtHome, namesInUnion } = groundLists()
  return places.has(letters) && ![others, namesAtHome, namesInUnion].some((names) => names.has(letters))
}

/** Goods for which a mark is to be sold: of services a name of wine says less. */
const lastOfGoods = 34

/** Whether a name of goods that are known for it stands for others, in a place that protects its reputation against them. */
const exploitsReputation = ({ word, classes }: GroundHint, place: Jurisdiction): boolean =>
  senseOf({ kind: 'geographical', word, classes }, place) === 'indication_of_others' &&
  groundLists().indicationsOfReputation.has(word.replaceAll(' ', '')) &&
  (classes.length === 0 || classes.some((one) => one <= lastOfGoods))

/**
 * What a ground weighs in a place: a surname is refused as such in some alone (TMEP 1211; C-404/02, Nichols), a word that
 * offends no longer in the United States (Iancu v. Brunetti, 2019); a word of a language that the place does not speak is only
 * to be checked (C-421/04, Matratzen Concord).
 */
export function groundRiskIn(hint: GroundHint, place: Jurisdiction): GroundRisk {
  const { kind, risk, word } = hint
  if (!isReadIn(hint, place)) return 'low'
  if (risk === 'high' && isOfFarScript(hint, place)) return 'medium'
  // Two surnames together are as a rule not merely a surname (371 F.2d 870, Schaub-Lorenz).
  if (kind === 'surname' && risk === 'low') return 'low'
  if (kind === 'surname') {
    const own = surnameRiskIn(word, place)
    return own === 'high' && !hint.whole ? 'medium' : own
  }
  if (kind === 'geographical' && risk === 'high' && isLittleKnownIn(word, place)) return 'medium'
  if (kind === 'geographical' && risk === 'low' && exploitsReputation(hint, place)) return 'medium'
  if (kind === 'public_policy') return place === 'US' ? 'low' : risk
  if (kind === 'person') return personRiskIn(word, risk, place)
  // A place that the public knows is refused there in a part too, unless the whole has another sense (PRC Trademark Law art. 10(2)).
  if (kind === 'geographical' && place === 'CN' && risk === 'low' && isKnownPlace(word)) return 'medium'
  return risk
}

/** Names of states that are words, persons or other places as well, which lets them pass where that sense is clear. */
const otherwiseMeant: ReadonlySet<string> = new Set(
  'jordan georgia chad turkey granada dominica salvador america'.split(' '),
)

/** A ground for those of its classes for which it holds; null where it is for none of them. */
function narrowed(hint: GroundHint, holds: (niceClass: number) => boolean): GroundHint | null {
  if (hint.classes.length === 0) return hint
  const classes = hint.classes.filter(holds)
  return classes.length === 0 ? null : { ...hint, classes }
}

/** Of a word that is a place and a kind of goods for some of the classes, what those who buy in a place take it for in each. */
function inItsSense(hint: GroundHint, place: Jurisdiction, hints: readonly GroundHint[]): GroundHint | null {
  const { kind, word } = hint
  const told = groundLists().kindsOfGoods.get(word.replaceAll(' ', ''))
  if (told === undefined || (kind !== 'descriptive' && kind !== 'geographical')) return hint
  const kinds = hints.find((other) => other.kind === 'descriptive' && other.word === word)?.classes ?? []
  return narrowed(hint, (niceClass) => {
    const meant = kinds.includes(niceClass) ? told.filter(({ classes }) => classes.includes(niceClass)) : []
    if (meant.length === 0) return true
    const isOrigin = meant.some(({ originIn }) => originIn.includes(place))
    if (kind === 'descriptive') return !isOrigin
    // Where the Union as a whole is asked, both senses are understood somewhere.
    return isOrigin || (place === 'EU' && meant.some(({ originIn }) => originIn.length > 0))
  })
}

/** A semi-generic name is one in the United States, where what else it says of a wine is in that ground. */
function besideSemiGeneric(hint: GroundHint, place: Jurisdiction, hints: readonly GroundHint[]): GroundHint | null {
  if (hint.kind === 'semi_generic') return place === 'US' ? { ...hint, risk: hint.whole ? 'high' : 'medium' } : null
  const semiGeneric = hints.find(({ kind, word }) => kind === 'semi_generic' && word === hint.word)
  return place === 'US' && semiGeneric ? narrowed(hint, (one) => !semiGeneric.classes.includes(one)) : hint
}

/**
 * What a ground of a sign is in a place. Names of states are forbidden as marks in China, whatever is added, unless another
 * sense is clear (PRC Trademark Law art. 10(1)(1)–(2)); some names of cheeses are those of a kind of cheese in the United
 * States (61 F.4th 407, Gruyère); what the Union registered after 2020 is no indication of the United
 * Kingdom, where the name says what else it says.
 */
function standingIn(told: GroundHint, place: Jurisdiction, hints: readonly GroundHint[]): GroundHint | null {
  const hint = besideSemiGeneric(told, place, hints)
  if (hint === null || hint.kind === 'semi_generic') return hint
  // A common surname is judged there as any other word (C-404/02, Nichols, which was of the United Kingdom).
  if (hint.kind === 'surname' && (place === 'UK' || isOfTheUnion(place))) return null
  const name = hint.word.replaceAll(' ', '')
  const lists = groundLists()
  if (hint.kind === 'evocation')
    return (place === 'UK' || isOfTheUnion(place)) && isEvokedIn(hint.word, place) ? hint : null
  if (hint.kind === 'geographical' && isNoPlaceTo(hint.word, place)) return null
  if (hint.kind === 'official_symbol' && isStateInChinaAlone(name))
    return place === 'CN' ? { ...hint, risk: isStateOfChina(name) ? 'high' : hint.risk } : null
  if (place === 'CN' && hint.kind === 'geographical' && lists.states.has(name)) {
    const isHigh = isStateOfChina(name) || (hint.whole && !otherwiseMeant.has(name))
    return { ...hint, kind: 'official_symbol', risk: isHigh ? 'high' : 'medium' }
  }
  if (place === 'US' && hint.kind === 'geographical_indication' && lists.genericInUs.has(name))
    return { ...hint, kind: 'descriptive', risk: hint.whole ? 'high' : 'low' }
  const isSpeciality = place === 'UK' ? !lists.specialitiesNotOfTheUk.has(name) : isOfTheUnion(place)
  const isTerm = hint.kind === 'traditional_term' || hint.kind === 'plant_variety'
  const isProtected = isTerm ? place === 'UK' || isOfTheUnion(place) : isSpeciality
  if ((hint.kind === 'traditional_speciality' || isTerm) && !isProtected)
    return { ...hint, kind: 'descriptive', risk: hint.whole ? 'high' : 'low' }
  if (place !== 'UK' || hint.kind !== 'geographical_indication' || !lists.notOfTheUk.has(name))
    return inItsSense(hint, place, hints)
  const saysMore = hints.some((other) => other !== told && other.kind !== 'semi_generic' && other.word === hint.word)
  // One word that is no place of ours names none.
  return saysMore || name === hint.word
    ? null
    : { ...hint, kind: 'geographical', classes: [], risk: hint.whole ? 'medium' : 'low' }
}

/** Each ground once: what one is there may be what another says already. */
function grounded(hints: readonly GroundHint[], place: Jurisdiction): GroundHint[] {
  const standing = hints.map((hint) => standingIn(hint, place, hints)).filter((hint) => hint !== null)
  return standing.filter(
    ({ kind, word }, at) => standing.findIndex((other) => other.kind === kind && other.word === word) === at,
  )
}

/** The classes of either; none named are all. */
const ofBoth = (a: readonly number[], b: readonly number[]): readonly number[] =>
  a.length === 0 || b.length === 0 ? [] : [...new Set([...a, ...b])].toSorted((one, other) => one - other)

/** The grounds of a sign that stand in one of the places at least, each once. */
export function groundsAmong(hints: readonly GroundHint[], places: readonly Jurisdiction[]): GroundHint[] {
  const found = new Map<string, GroundHint>()
  for (const place of places)
    for (const hint of grounded(hints, place)) {
      const known = found.get(`${hint.kind} ${hint.word}`)
      found.set(`${hint.kind} ${hint.word}`, known ? { ...known, classes: ofBoth(known.classes, hint.classes) } : hint)
    }
  return [...found.values()]
}

/** The grounds of a sign with what each is in the places that were asked for. */
export function placedGrounds(hints: readonly GroundHint[], places: readonly Jurisdiction[]): PlacedGround[] {
  if (places.length === 0)
    return hints
      .filter(({ kind, word }) => kind !== 'official_symbol' || !isStateInChinaAlone(word))
      .filter(
        ({ kind, word }) => kind !== 'semi_generic' || !hints.some((one) => one.kind !== kind && one.word === word),
      )
      .map((hint) => ({ ...hint, places: null }))
  return hints.map((hint) => {
    const standing = [...new Set(places)].flatMap((place) => {
      const own = standingIn(hint, place, hints)
      return own ? [{ place, own }] : []
    })
    const classes = standing.map(({ own }) => own.classes)
    return {
      ...hint,
      classes: classes.length === 0 || hint.classes.length === 0 ? hint.classes : classes.reduce(ofBoth),
      places: standing.map(({ place, own }) => ({ place, kind: own.kind, risk: groundRiskIn(own, place) })),
    }
  })
}

const order: Record<GroundRisk, number> = { low: 0, medium: 1, high: 2 }

/** The grounds as they weigh in a place, the worst first. */
export function groundsIn(hints: readonly GroundHint[], place: Jurisdiction): GroundHint[] {
  return grounded(hints, place)
    .map((hint) => ({ ...hint, risk: groundRiskIn(hint, place) }))
    .toSorted((a, b) => order[b.risk] - order[a.risk])
}

/** The grounds of a sign that are of words in which the public of a place is not taken to read them. */
export const foreignIn = (hints: readonly GroundHint[], place: Jurisdiction): GroundHint[] =>
  grounded(hints, place).filter((hint) => !isReadIn(hint, place))

/** Places whose languages are all among those of which we hold broad lists: English, Slovak, Czech, Spanish, German, French and Italian. */
const read: readonly Jurisdiction[] = [
  'UK', 'AU', 'NZ', 'IE', 'SK', 'CZ', 'DE', 'AR', 'MX', 'AT', 'CO', 'EC', 'PE', 'PY', 'UY', 'VE', 'CL', 'FR', 'IT', 'CH', 'MC', 'CA',
] // prettier-ignore
const unreadOf: Readonly<Partial<Record<Jurisdiction, string>>> = {
  EU: 'bg da el et fi ga hr hu lt lv mt nl pl pt ro sl sv',
  BX: 'nl',
  ES: 'ca eu gl',
}

/** The languages of a place of whose words we hold some or none (ISO 639-1); null when there is no such one, empty when we list none. */
export function languagesNotRead(place: Jurisdiction): readonly string[] | null {
  if (read.includes(place)) return null
  return unreadOf[place]?.split(' ') ?? []
}
