import { isCommonWord } from '../words/common-words.ts'
import { conceptsOf, wordsOfConcept } from '../words/concepts.ts'
import { isGivenName } from '../words/given-names.ts'
import { groundLists } from '../words/ground-lists.ts'
import { isLivingMark } from '../words/living-marks.ts'
import { isClassWord, isWeak } from '../words/weak-words.ts'

/** Endings by which a language makes an adjective of a name, with what the name ends in instead; in bare letters. */
interface Rule {
  readonly endings: readonly string[]
  readonly of: readonly string[]
}

const words = (line: string): readonly string[] => line.split(' ')
/** A name as it stands. */
const asIs = '-'
const rule = (endings: string, of: string): Rule => ({
  endings: words(endings),
  of: words(of).map((one) => (one === asIs ? '' : one)),
})

const genders = (stems: string): string =>
  words(stems)
    .flatMap((stem) => words('y a e i o ych ym ymi ou ej eho emu').map((end) => stem + end))
    .join(' ')

/** Slovak and Czech make one of every place, the smaller ones of their own countries among them. */
const slavic: readonly Rule[] = [
  rule(genders('ijsk'), 'ia ie'),
  rule(genders('iansk ansk'), `a o e ${asIs} y any ia ie`),
  rule(genders('ovsk'), `${asIs} ov ova ovo a o`),
  rule(genders('sk'), `${asIs} a o e y i ia ie sko ka ko any ne no ina es ice`),
  rule(genders('ck'), 'ce c ca ko k ka cko ec ek'),
]

/** Of the others those of countries, regions and larger cities alone: of a small town few words are an adjective, and many are alike. */
const western: readonly Rule[] = [
  rule('ian', `${asIs} ia a e y i`),
  rule('an', `${asIs} a e o`),
  rule('ese esi', `${asIs} a o on e ia i am`),
  rule('iano iana iani iane ianos ianas', `e ia ile ${asIs}`),
  rule('ano ana anos anas', `a o i e ia ${asIs}`),
  rule('eno ena enos enas', `a e ${asIs} il`),
  rule('iense ense ienses enses', `a o os ${asIs}`),
  rule('ais aise aises ois oise oises', `${asIs} e a on an ie o i al`),
  rule('ien ienne iens iennes', `e ie i is ${asIs}`),
  rule('ain aine ains aines', `${asIs} a e ique que`),
  rule('een eenne', 'ee'),
  rule('isch ische ischer isches ischen', `${asIs} a e n en ien land enland and ei emark`),
  rule(
    'anisch anische anischer anisches anischen ianisch ianische ianischer ianisches ianischen',
    `a o ien ika ${asIs}`,
  ),
  rule('esisch esische esischer esisches esischen', 'a'),
]
/** German calls a thing by its town so, of whatever country. */
const german: readonly Rule[] = [rule('er', `${asIs} e en`), rule('ner', `en ${asIs}`)]
/** English does of countries of the East alone. */
const eastern: readonly Rule[] = [rule('i', asIs)]

const shortestStem = 3
const shortestName = 4
const shortestTown = 5
const softened: Readonly<Record<string, readonly string[]>> = { z: ['h', 'g', 'z'], c: ['k', 'c'], s: ['s', 'ch'] }

function nameBy(word: string, rules: readonly Rule[], isName: (name: string) => boolean): string | null {
  for (const { endings, of } of rules)
    for (const ending of endings) {
      if (!word.endsWith(ending)) continue
      const stem = word.slice(0, -ending.length)
      if (stem.length < shortestStem) continue
      const last = softened[stem.slice(-1)] ?? [stem.slice(-1)]
      for (const end of of)
        for (const consonant of last) {
          const name = stem.slice(0, -1) + consonant + end
          if (name.length >= shortestName && isName(name)) return name
        }
    }
  return null
}

/** Whether one of the adjectives by which a concept is named is of a state: what it means is that (Cuban, kubánsky, cubano). */
const meansState = (concept: number): boolean =>
  wordsOfConcept(concept).filter((one) => nameBy(one, everyRule, isState) !== null).length >= fewestOfState

const everyRule: readonly Rule[] = [...slavic, ...western]
const fewestOfState = 2
const isState = (name: string): boolean => groundLists().states.has(name)

/** What has another sense says that; of a state nobody reads another in it, where its adjectives are that in several languages. */
function isOtherWord(word: string): boolean {
  const { qualities, colours, surnames, policy, indications } = groundLists()
  if (isWeak(word) || isName(word) || !conceptsOf(word).every(meansState)) return true
  if ([qualities, colours, surnames, policy, indications].some((list) => list.has(word))) return true
  return (isClassWord(word) || isCommonWord(word)) && nameBy(word, everyRule, isState) === null
}

/** Given names that are written as the adjective of a sea, and a name of toys. */
const givenNames: ReadonlySet<string> = new Set('adrian adriana adriano adrien adrienne meccano'.split(' '))
const isName = (word: string): boolean => givenNames.has(word) || isGivenName(word) || isLivingMark(word)

function find(word: string): string | null {
  if (!/^[a-z]{5,}$/.test(word)) return null
  const { places, towns, knownAbroad, ofCountry, otherwiseMeant, namesAtHome } = groundLists()
  if (places.has(word) || towns.has(word) || isOtherWord(word)) return null
  const isPlain = (name: string) => !otherwiseMeant.has(name) && !namesAtHome.has(name)
  const isHome = (name: string) => towns.get(name)?.some((country) => country === 'SK' || country === 'CZ') ?? false
  const isKnown = (name: string) => isPlain(name) && (knownAbroad.has(name) || isState(name))
  return (
    nameBy(word, slavic, (name) => isPlain(name) && (places.has(name) || isHome(name))) ??
    nameBy(word, western, isKnown) ??
    nameBy(
      word,
      german,
      (name) => name.length >= shortestTown && isPlain(name) && (isKnown(name) || ofCountry.has(name)),
    ) ??
    nameBy(word, eastern, isState)
  )
}

/** As many words as a few signs have; each is asked for by every rule of the places. */
const mostKept = 128
const kept = new Map<string, string | null>()

/**
 * The place, by its letters, whose adjective a word is in Slovak, Czech, English, German, Spanish, French or Italian (kubánska, Cuban,
 * kubanische, cubano: Kuba, Cuba); null where it is none, or another word. Those that follow no rule are in places.json.
 */
export function placeOfAdjective(word: string): string | null {
  const known = kept.get(word)
  if (known !== undefined) return known
  if (kept.size >= mostKept) kept.clear()
  const found = find(word)
  kept.set(word, found)
  return found
}

/** Prepositions of Slovak and Czech behind which the name of a place stands in a case. */
const ofPlace: ReadonlySet<string> = new Set('z zo ze od v vo ve na do'.split(' '))
const cases: readonly (readonly [ending: string, of: readonly string[]])[] = [
  ['a', ['', 'o', 'e']], ['y', ['a']], ['u', ['', 'o', 'a']], ['e', ['a', 'o', '']], ['i', ['a', 'e', '']], ['ie', ['ia', 'a']], ['ia', ['ie']], ['', ['e', 'y']],
] // prettier-ignore

/**
 * The place or the indication, by its letters, that a word names in a case of Slovak or Czech behind its preposition (z Tokaja, zo
 * Slovenska); null where it is none, or a word of its own.
 */
export function placeInCase(before: string | undefined, word: string): string | null {
  if (before === undefined || !ofPlace.has(before) || word.length < shortestName) return null
  const { places, towns, indications, otherwiseMeant } = groundLists()
  if (places.has(word) || towns.has(word) || indications.has(word) || conceptsOf(word).length > 0) return null
  const isName = (name: string) => (places.has(name) || indications.has(name)) && !otherwiseMeant.has(name)
  for (const [ending, of] of cases) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, word.length - ending.length)
    const found = of.map((end) => stem + end).find((name) => name.length >= shortestName && isName(name))
    if (found !== undefined) return found
  }
  return null
}

/** The letters of the place that a word of a ground names: its own, or those of the place whose adjective it is. */
export const placeLetters = (word: string): string => {
  const letters = word.replaceAll(' ', '')
  return placeOfAdjective(letters) ?? letters
}
