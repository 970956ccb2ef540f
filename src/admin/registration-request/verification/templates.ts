import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { isOfTheUnion, ruleOfUse } from '#domain/clearance/grounds/ground-rules.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { Language } from '#kernel/languages.ts'
import { fill, listOf, notes, type NoteWords } from './note-words.ts'
import { sortedSimilar, type ResultDraft } from './result-draft.ts'

export type TemplateKey = keyof NoteWords['templates']
export const templateKeys = Object.keys(notes.en.templates) as TemplateKey[]

/** What a template is called, in the language of who works here. */
export const templateTitle = (key: TemplateKey, language: Language): string => notes[language].templates[key].title

const goodsKey = {
  same_terms: 'same',
  same_class: 'same',
  related_class: 'related',
  known_name: 'known',
  other: 'other',
  unknown: 'other',
} as const

/** In which a word that is spoken of stands in a sentence. */
const quotes: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['“', '”'], sk: ['„', '“'], cs: ['„', '“'], es: ['«', '»'],
} // prettier-ignore

/** Places whose English names have an article in a sentence. */
const withArticle =
  /^(?:European Union|United |Czech Republic|Dominican Republic|Netherlands|Philippines|Bahamas|Madrid System)/

/** The name of a place as a sentence has it. */
export function placeIn(place: Jurisdiction, language: Language): string {
  const name = jurisdictionName(place, language)
  return language === 'en' && withArticle.test(name) ? `the ${name}` : name
}

/** A sentence for those of the places that it is true of; empty where none of them was asked for. */
function clause(text: string, asked: readonly Jurisdiction[], of: readonly Jurisdiction[], language: Language): string {
  const list = asked.filter((place) => of.includes(place)).map((place) => placeIn(place, language))
  return list.length === 0 ? '' : ` ${fill(text, { list: listOf(list, language) })}`
}

/** Where use does not overcome that a word is the name of the goods: their laws let it overcome other grounds alone. */
const namesNeverAcquired: readonly Jurisdiction[] = ['JP', 'KR', 'CA']

/** What the places that were asked for make of a statement of origin. */
const ofOrigin = (asked: readonly Jurisdiction[], language: Language): string =>
  (['CN', 'CH', 'US'] as const)
    .map((place) => clause(notes[language].byPlace.origin[place], asked, [place], language))
    .join('')

/** Where the office may refuse the name of somebody living by itself; in China and the United States in ways of their own. */
const namesExamined: readonly Jurisdiction[] = ['JP', 'KR', 'CA']

/** What the places that were asked for make of the name of a known person. */
function ofPerson(asked: readonly Jurisdiction[], language: Language): string {
  const own = notes[language].byPlace.person
  const others = asked.filter((place) => place !== 'US' && place !== 'CN' && !namesExamined.includes(place))
  return [
    clause(own.US, asked, ['US'], language),
    clause(own.examined, asked, namesExamined, language),
    clause(own.CN, asked, ['CN'], language),
    clause(own.objecting, others, others, language),
  ].join('')
}

/** Where surnames, or common ones, are refused as such. */
const surnamesRefused: readonly Jurisdiction[] = ['US', 'CA', 'JP', 'KR']

/** What the places that were asked for make of a surname. */
function ofSurname(asked: readonly Jurisdiction[], language: Language): string {
  const own = notes[language].byPlace.surname
  const judged = asked.filter((place) => place === 'UK' || isOfTheUnion(place))
  const others = asked.filter((place) => !judged.includes(place) && !surnamesRefused.includes(place))
  return [
    clause(own.refused, asked, surnamesRefused, language),
    clause(own.US, asked, ['US'], language),
    clause(own.judged, judged, judged, language),
    clause(own.elsewhere, others, others, language),
  ].join('')
}

/** Words as a sentence speaks of them. */
const spoken = (words: readonly string[], language: Language): string => {
  const [opened, closed] = quotes[language]
  return listOf(
    words.map((word) => `${opened}${word}${closed}`),
    language,
  )
}

/** What words of another language are there: they tell of the goods, or they offend. */
export type ForeignSense = keyof NoteWords['byPlace']['foreign']

/** The paragraph on words that buyers of some places are not taken to read as what they say elsewhere. */
export const foreignText = (
  words: readonly string[],
  sense: ForeignSense,
  places: readonly Jurisdiction[],
  language: Language,
): string =>
  fill(notes[language].templates.foreign.text, {
    words: spoken(words, language),
    as: notes[language].byPlace.foreign[sense],
    foreign: listOf(
      places.map((place) => placeIn(place, language)),
      language,
    ),
  })

/**
 * A template filled with the result as it stands, in the client's language; `words` are those that a ground is about, `acquiring` the
 * places where use may overcome it. Facts that are not there leave no gap.
 */
export function templateText(
  key: TemplateKey,
  mark: string,
  draft: ResultDraft,
  language: Language,
  words: readonly string[] = [mark],
  acquiring: readonly Jurisdiction[] = draft.verdicts.map(({ jurisdiction }) => jurisdiction),
): string {
  const [worst] = sortedSimilar(draft.similar)
  const names = (risks: readonly string[]) =>
    listOf(
      draft.verdicts
        .filter(({ risk }) => risks.includes(risk))
        .map(({ jurisdiction }) => placeIn(jurisdiction, language)),
      language,
    )
  const own = notes[language]
  const asked = draft.verdicts.map(({ jurisdiction }) => jurisdiction)
  return fill(own.templates[key].text, {
    mark,
    earlier: worst?.name ?? '…',
    owner: worst?.owner || own.unknownOwner,
    classes: listOf(
      (draft.classes.length > 0 ? draft.classes : draft.verifiedClasses).map(
        (number) => `${number} ${niceClassName(number, language)}`,
      ),
      language,
    ),
    places: names(['low', 'medium', 'high', 'unknown']),
    free: names(['low']) || '…',
    unread: names(['unknown']) || '…',
    words: spoken(words, language),
    as: own.byPlace.foreign.says,
    foreign: names(['low', 'medium', 'high', 'unknown']),
    inUnion: acquiring.includes('EU') ? own.acquiredInUnion : '',
    acquiring: listOf([...new Set(acquiring.map(ruleOfUse))], language),
    inUs: acquiring.includes('US') ? ` ${own.acquiredInUs}` : '',
    notName: clause(own.byPlace.acquiredNotName, acquiring, namesNeverAcquired, language),
    ofOrigin: ofOrigin(asked, language),
    ofPerson: ofPerson(asked, language),
    ofSurname: ofSurname(asked, language),
    goods: worst?.score ? own.goods[goodsKey[worst.score.goods.level]] : '',
    where: worst?.score?.goods.level === 'known_name' ? own.goods.knownWhere : '',
  })
}
