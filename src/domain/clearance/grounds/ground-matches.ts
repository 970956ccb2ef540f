import { describes, isNameOf } from './described.ts'
import { classesEvoked } from './evocation.ts'
import { isForeignGoods } from './foreign-goods.ts'
import { freeOf } from './free-of.ts'
import type { GroundKind } from './ground-kinds.ts'
import { goodsClasses } from '../goods.ts'
import { groundLists } from '../words/ground-lists.ts'
import { isFoodOfLodging } from './lodging.ts'
import { isCommonSurname } from './names-by-place.ts'
import { numberOf } from '../words/numerals.ts'
import { placeInCase, placeOfAdjective } from './place-adjectives.ts'
import { goodsOfAdjective, goodsOfTrade } from './trades.ts'
import { isMadeAfter, isMadeIn, isMadeSo, wayOfMakingAt } from './ways-of-making.ts'
import { describesClass, isEveryday, isParticle, isWeak, namesClass } from '../words/weak-words.ts'
import { genericWords, laudatoryPhrases, laudatoryWords } from '../words/words-of-trade.ts'

/** A word or phrase of a sign that a list knows, before it is clear what stands beside it. */
export interface Match {
  readonly kind: GroundKind
  readonly word: string
  readonly classes: readonly number[]
  /** The places, in the row of pieces, that it takes. */
  readonly from: number
  readonly to: number
}

const longestPhrase = 6
const plants = 31
/** Services of food and drink are named by what they serve. */
const meals = 43
const foodsServed: readonly number[] = [29, 30, 32, 33]
const finance = 36
/** The classes of foods and drinks. */
const firstOfFood = 29
const lastOfFood = 33
/** The class of wines. */
const wines = 33
/** Letters of a protected name that are found inside of a longer word too, and of one that is found beside weak words alone. */
const shortestInside = 9
const shortestBegun = 6
/** Short names of organisations that are words of a language as well: beside another word they are that word. */
const ordinary: ReadonlySet<string> = new Set(
  'who un eu cia esa oms oit ilo imo itu epo bce onu fao wto ce ue ema adb oas irs iom iucn irena'.split(' '),
)

/** Names of bodies that are everyday words of many countries: a hint for a sign of nothing else, and to be looked at only. */
const everyday: ReadonlySet<string> = new Set(
  'pentagon schengen gouvernement supremecourt hismajesty hermajesty ministry ministerio ministerstvo policia policie police polizei polizia policja'.split(
    ' ',
  ),
)

/** Whether a name of a body is an everyday word of many countries. */
export const isEverydayBody = (letters: string): boolean => everyday.has(letters)

/** Whether a name of the list counts beside other pieces: one that is a word as well only where it is the whole sign, or stands beside a place and the like. */
function isOfficial(letters: string, others: readonly string[]): boolean {
  if (!groundLists().official.has(letters)) return false
  if (ordinary.has(letters)) return others.length === 0
  return !everyday.has(letters) || others.every(isBesideBody)
}

/** Whether a word beside the name of a body leaves it that (POLIZEI MÜNCHEN, not FASHION POLICE). */
function isBesideBody(word: string): boolean {
  const { places, towns } = groundLists()
  return word.length <= 2 || isWeak(word) || places.has(word) || towns.has(word)
}

/** Whether pieces are words of a sentence, one of which stands in any: they say another thing than their letters together (ni que). */
const areWordsOf = (pieces: readonly string[]): boolean =>
  pieces.length > 1 && pieces.every(({ length }) => length > 1) && pieces.some((piece) => isEveryday(piece))

/** All runs of pieces, with their letters written together. */
export function phrases(pieces: readonly string[]): { letters: string; from: number; to: number }[] {
  return pieces.flatMap((_, from) =>
    pieces.slice(from, from + longestPhrase).map((__, more) => ({
      letters: pieces.slice(from, from + more + 1).join(''),
      from,
      to: from + more,
    })),
  )
}

/** What the lists have of a sign's pieces and of runs of them. */
export function listed(pieces: readonly string[], classes: readonly number[]): Match[] {
  const lists = groundLists()
  const found: Match[] = []
  const add = (kind: GroundKind, at: { letters: string; from: number; to: number }, of: readonly number[] = []) =>
    found.push({
      kind,
      word: pieces.slice(at.from, at.to + 1).join(' '),
      classes: of,
      from: at.from,
      to: at.to,
    })
  for (const at of phrases(pieces)) {
    const { letters } = at
    // What is another sense for some of the classes is told by them; what stands for all names none.
    const isOfSome = lists.kindsOfGoods.has(letters) || lists.semiGenericInUs.has(letters)
    const asked = isOfSome ? classes : []
    if (isPlaceOfGoods(letters, classes)) add('geographical', at)
    else if (lists.nature.names.has(letters)) {
      // What grows, is drunk, done or travelled to there; nothing else comes from a mountain (Court of Justice C-108/97).
      const from = classes.filter((one) => lists.nature.classes.includes(one))
      if (from.length > 0) add('geographical', at, from)
    } else if (lists.places.has(letters) || lists.towns.has(letters)) add('geographical', at, asked)
    else if (placeOfAdjective(letters) !== null) add('geographical', at, asked)
    const inCase = at.from === at.to ? placeInCase(pieces[at.from - 1], letters) : null
    if (inCase !== null && !lists.indications.has(inCase)) add('geographical', at, asked)
    const indicated = lists.indications.get(inCase ?? letters)?.flat()
    if (indicated) {
      const of = classes.filter((one) => indicated.includes(one))
      const others = classes.filter((one) => !of.includes(one))
      if (of.length > 0) add('geographical_indication', at, of)
      if ((of.length === 0 || others.length > 0) && isPlaceOfIndication(letters))
        add('geographical', at, of.length > 0 || isOfSome ? others : [])
    }
    const ofWine = classes.filter((one) => one === wines || indicated?.includes(one))
    if (ofWine.length > 0 && lists.semiGenericInUs.has(letters)) add('semi_generic', at, ofWine)
    const special = lists.specialities.get(letters)?.flat()
    const specialOf = classes.filter((one) => special?.includes(one))
    if (specialOf.length > 0) add('traditional_speciality', at, specialOf)
    const termOf = classes.filter((one) => one === wines)
    if (termOf.length > 0 && lists.termsOfWine.has(letters)) add('traditional_term', at, termOf)
    const grown = classes.filter((one) => one === plants)
    if (grown.length > 0 && lists.varieties.has(letters)) add('plant_variety', at, grown)
    const dealt = classes.filter((one) => one === finance)
    if (dealt.length > 0 && lists.money.has(letters)) add('descriptive', at, dealt)
    const kinds = lists.kindsOfSpecialities.get(letters)?.flat()
    const kindsOf = classes.filter((one) => kinds?.includes(one))
    if (kindsOf.length > 0) add('descriptive', at, kindsOf)
    const shortened = classes.filter((one) => lists.abbreviations.get(letters)?.includes(one))
    if (shortened.length > 0 && !isPronoun(letters, pieces))
      found.push({ kind: 'descriptive', word: letters, classes: shortened, from: at.from, to: at.to })
    const without = freeOf().get(letters)
    const freeClasses = classes.filter((one) => without?.classes.includes(one))
    if (freeClasses.length > 0) add('descriptive', at, freeClasses)
    const untrue = freeClasses.filter((one) => without?.excluded.includes(one))
    if (untrue.length > 0) add('deceptive', at, untrue)
    const titled = lists.stories.titles.has(letters) ? classes.filter((one) => lists.stories.classes.includes(one)) : []
    if (titled.length > 0) add('story_title', at, titled)
    const isRun = lists.oneWord.has(letters) && areWordsOf(pieces.slice(at.from, at.to + 1))
    const isAll = at.from === 0 && at.to === pieces.length - 1
    if (lists.policy.has(letters) && !isRun && (isAll || !lists.policyAlone.has(letters))) add('public_policy', at)
    if (lists.living.has(letters) || lists.dead.has(letters)) add('person', at)
    if (!isRun && isOfficial(letters, pieces.toSpliced(at.from, at.to - at.from + 1))) add('official_symbol', at)
    for (const { classes: of, material } of lists.deceptive.get(letters) ?? []) {
      const told = classes.filter((one) => of.includes(one))
      // What goods are made of describes those that are, and deceives of those that are not.
      if (told.length > 0 && material) add('descriptive', at, told)
      // A word that is the goods themselves promises nothing that they may not be.
      const promised = material ? told : told.filter((one) => !namesClass(letters, one))
      if (promised.length > 0) add('deceptive', at, promised)
    }
    const measured = lists.units.get(letters)
    if (measured?.length === 0) add('unit', at)
    const measuredOf = classes.filter((one) => measured?.includes(one))
    if (measuredOf.length > 0) add('unit', at, measuredOf)
    if (lists.colours.has(letters) && isColoured(classes)) add('colour', at, asked)
    const coloured = classes.filter((one) => lists.colourKinds.get(letters)?.includes(one))
    if (coloured.length > 0) add('descriptive', at, coloured)
    // An article beside other words is nobody's name (Le Relais).
    const isArticle = pieces.length > 1 && isParticle(letters)
    if (!isArticle && (lists.surnames.has(letters) || isCommonSurname(letters))) add('surname', at)
    if (laudatoryPhrases.has(letters)) add('laudatory', at)
    const isMade =
      (classes.some(isMadeIn) && wayOfMakingAt(pieces, at.from) === at.to - at.from + 1) ||
      classes.some((one) => isMadeSo(letters, one) || isMadeAfter(letters, pieces[at.from - 1], one))
    const tasted = lists.tastes.has(letters)
    const isQuality = (lists.qualities.has(letters) && (!tasted || classes.some(isTasted))) || isMade
    if (isQuality && freeClasses.length === 0) add('quality', at)
    const named = classes.filter((one) => describesClass(letters, one))
    // Several words are the name of the goods together (noise cancelling), whatever one of them tells alone.
    if (named.length > 0 && at.to > at.from)
      if (genericWords.has(letters)) add('generic', at)
      else add('descriptive', at, named)
  }
  return found
}

/** Remedies, foods, drinks, tobacco, what is put on lips and teeth, and who serves them have a taste; of others bitter says nothing. */
const isTasted = (niceClass: number): boolean => [3, 5, 29, 30, 31, 32, 33, 34, 43].includes(niceClass)

/** Goods have a colour; services have none. */
const isColoured = (classes: readonly number[]): boolean =>
  classes.length === 0 || classes.some((one) => goodsClasses.includes(one))

/** Whether buyers of goods of one of the classes know a place for them (Carrara, of marble). */
export const isPlaceOfGoods = (letters: string, classes: readonly number[]): boolean =>
  groundLists()
    .placesOfGoods.get(letters)
    ?.some((known) => classes.some((one) => known.includes(one))) ?? false

/** Whether an indication that is none for the goods names its place to those who buy others. */
function isPlaceOfIndication(letters: string): boolean {
  const { places, towns, namesOfNoPlace } = groundLists()
  return !(places.has(letters) || towns.has(letters) || namesOfNoPlace.has(letters))
}

/** Whether a word names goods or services of a class, a trade by them, or what is of them. */
function tellsOf(word: string, niceClass: number): boolean {
  const isGoods = (goods: string) => describes(goods, niceClass)
  const isFood = niceClass >= firstOfFood && niceClass <= lastOfFood
  // Who makes a thing is named after it, and not after what goods merely stand by (a carpenter, of remedies).
  const isMade = (goods: string) =>
    isGoods(goods) && (niceClass === meals ? [...foodsServed, meals] : [niceClass]).some((one) => isNameOf(goods, one))
  return (
    isGoods(word) || goodsOfTrade(word, niceClass, isMade) !== null || goodsOfAdjective(word, isGoods, isFood) !== null
  )
}

/** In a sentence it is no information technology. */
const isPronoun = (word: string, pieces: readonly string[]): boolean => word === 'it' && pieces.length > 2

/** What single pieces say: goods and services by their words, praise, words of every trade, numbers. */
export function single(pieces: readonly string[], classes: readonly number[]): Match[] {
  return pieces.flatMap((word, at): Match[] => {
    const made = (kind: GroundKind, of: readonly number[] = []): Match => ({
      kind,
      word,
      classes: of,
      from: at,
      to: at,
    })
    const described = isPronoun(word, pieces)
      ? []
      : classes.filter((one) => tellsOf(word, one) && !isFoodOfLodging(word, one, pieces))
    const foreign = described.length > 0 ? [] : classes.filter((one) => isForeignGoods(word, one))
    const evoked = classesEvoked(word, classes)
    return [
      ...(described.length > 0 ? [made('descriptive', described)] : []),
      ...(foreign.length > 0 ? [made('descriptive', foreign)] : []),
      ...(evoked.length > 0 ? [made('evocation', evoked)] : []),
      ...(laudatoryWords.has(word) ? [made('laudatory')] : genericWords.has(word) ? [made('generic')] : []),
      ...(numberOf(word) === null || groundLists().units.has(word) || described.length > 0 ? [] : [made('numeral')]),
    ]
  })
}

/** Whether a word is a short name and a word that adds nothing to it, before or behind it (myunesco): in others it stands by chance. */
function isBeside(name: string, word: string): boolean {
  const [before, behind] = word.split(name)
  return before !== undefined && behind !== undefined && [before, behind].every((rest) => rest === '' || isWeak(rest))
}

/** Protected names inside of a longer word. */
export function inside(compact: string, pieces: readonly string[]): Match[] {
  const names = [...groundLists().official.keys()].filter(
    (name) =>
      !everyday.has(name) &&
      !pieces.includes(name) &&
      (name.length >= shortestInside
        ? compact.includes(name)
        : name.length >= shortestBegun && pieces.some((piece) => isBeside(name, piece))),
  )
  const longest = names.filter((name) => !names.some((other) => other !== name && other.includes(name)))
  return longest.map((word) => ({
    kind: 'official_symbol',
    word,
    classes: [],
    from: 0,
    to: -1,
  }))
}
