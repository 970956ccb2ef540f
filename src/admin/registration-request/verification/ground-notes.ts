import type { GroundHint } from '#domain/clearance/grounds/ground.ts'
import { type GroundKind, kindOf } from '#domain/clearance/grounds/ground-kinds.ts'
import { type GroundSense, senseOf } from '#domain/clearance/grounds/ground-rules.ts'
import { foreignIn, groundsAmong, groundsIn } from '#domain/clearance/grounds/grounds-law.ts'
import { isOfThePast } from '#domain/clearance/grounds/names-by-place.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { Language } from '#kernel/languages.ts'
import { concernedClasses, quoted } from './ground-text.ts'
import type { ResultDraft } from './result-draft.ts'
import { type ForeignSense, foreignText, templateText, type TemplateKey } from './templates.ts'

const paragraphOf: Readonly<Record<GroundKind, TemplateKey>> = {
  descriptive: 'descriptive', story_title: 'storyTitle', quality: 'descriptive', generic: 'praise', laudatory: 'praise', unit: 'short',
  colour: 'short', numeral: 'short', too_short: 'short', common_sign: 'short', geographical: 'place', geographical_indication: 'indication', evocation: 'evocation',
  traditional_speciality: 'speciality', traditional_term: 'termOfWine', plant_variety: 'plantVariety', semi_generic: 'semiGeneric',
  official_symbol: 'official', surname: 'surname', deceptive: 'deceptive', public_policy: 'offends', person: 'person',
} // prettier-ignore

/** Names and signs that a treaty or a law protects as such; of the others a connection may be suggested. */
const protectedSenses: readonly GroundSense[] = ['organisation', 'red_cross', 'olympic']

/** The paragraph of a ground: of one that stands beside other words, that only a part describes. */
function paragraphKey(ground: GroundHint, places: readonly Jurisdiction[]): TemplateKey {
  const { kind, whole, risk, word } = ground
  const senses = places.map((place) => senseOf(ground, place))
  if (senses.includes('indication_of_others')) return 'indicationOfOthers'
  if (kind === 'official_symbol') return senses.some((one) => protectedSenses.includes(one)) ? 'official' : 'publicBody'
  if (kind === 'person' && isOfThePast(word)) return 'personOfPast'
  if (whole || risk === 'high' || kindOf(kind).ofItsOwn) return paragraphOf[kind]
  return kind === 'geographical' ? 'partPlace' : 'part'
}

/** Grounds of another nature, that use leaves as they are. */
const lasting = (kind: GroundKind, places: readonly Jurisdiction[]): boolean => {
  const { use } = kindOf(kind)
  return use === 'leaves' || (use === 'leaves_elsewhere' && places.some((place) => place !== 'US'))
}

/** The places where a sign has nothing beside a ground that use overcomes. */
const overcomeIn = (hints: readonly GroundHint[], places: readonly Jurisdiction[]): Jurisdiction[] =>
  places.filter((place) =>
    groundsIn(hints, place).some(
      (hint) =>
        hint.whole &&
        hint.risk !== 'low' &&
        kindOf(hint.kind).use === 'overcomes' &&
        // Distinctiveness acquired through use reaches article 11 alone there (PRC Trademark Law art. 11(2)), and not article 10(2).
        !(place === 'CN' && hint.kind === 'geographical') &&
        senseOf(hint, place) !== 'indication_of_others',
    ),
  )

/** What use of the sign can do about its grounds and what it cannot. */
function ofUse(
  mark: string,
  draft: ResultDraft,
  { hints, read }: { hints: readonly GroundHint[]; read: readonly GroundHint[] },
  language: Language,
): string[] {
  const places = draft.verdicts.map(({ jurisdiction }) => jurisdiction)
  const remaining = read.filter(({ kind }) => lasting(kind, places))
  const words = [...new Set(remaining.map(({ word }) => quoted(word, mark, language)))]
  if (words.length > 0) return [templateText('notByUse', mark, draft, language, words)]
  const acquiring = overcomeIn(hints, places)
  return acquiring.length > 0 ? [templateText('acquired', mark, draft, language, [mark], acquiring)] : []
}

/** The paragraphs on words that the public of some places is not taken to read as what their ground says, words of the same places together. */
function foreignParagraphs(
  mark: string,
  foreign: readonly { place: Jurisdiction; hints: readonly GroundHint[] }[],
  language: Language,
): string[] {
  const senseOfKind = ({ kind }: GroundHint): ForeignSense => (kind === 'public_policy' ? 'offends' : 'says')
  return (['says', 'offends'] as const).flatMap((sense) => {
    const placesOf = new Map<string, Jurisdiction[]>()
    for (const { place, hints } of foreign) {
      const words = hints.filter((hint) => senseOfKind(hint) === sense).map(({ word }) => quoted(word, mark, language))
      for (const word of new Set(words)) placesOf.set(word, [...(placesOf.get(word) ?? []), place])
    }
    const alike = Map.groupBy([...placesOf], ([, places]) => places.join(' '))
    return [...alike.values()].map((entries) => {
      const words = entries.map(([word]) => word)
      return foreignText(words, sense, entries[0]?.[1] ?? [], language)
    })
  })
}

/** What is told of the grounds in a sign: a paragraph for each that some place reads in it, what use can do, and what is of another language. */
export function groundParagraphs(
  mark: string,
  draft: ResultDraft,
  hints: readonly GroundHint[],
  language: Language,
): string[] {
  const places = draft.verdicts.map(({ jurisdiction }) => jurisdiction)
  const foreign = places.map((place) => ({ place, hints: foreignIn(hints, place) }))
  const isRead = ({ kind, word }: GroundHint) => {
    const isThis = (one: GroundHint) => one.kind === kind && one.word === word
    return foreign.some((of) => groundsIn(hints, of.place).some(isThis) && !of.hints.some(isThis))
  }
  const standing = groundsAmong(hints, places).filter(isRead)
  // Of whose name offends nobody asks who may object.
  const offending = new Set(standing.filter(({ kind }) => kind === 'public_policy').map(({ word }) => word))
  const read = standing.filter(({ kind, word }) => kind !== 'person' || !offending.has(word))
  const paragraphs = Map.groupBy(read, (hint) => paragraphKey(hint, places))
  const grounds = [...paragraphs].map(([key, of]) => {
    // A sign of nothing but such words is told as a whole.
    const isAll = key === 'descriptive' && paragraphs.size === 1 && of.every(({ whole }) => whole)
    const words = isAll ? [mark] : [...new Set(of.map(({ word }) => quoted(word, mark, language)))]
    const text = templateText(key, mark, draft, language, words)
    return [text, concernedClasses(of, draft.verifiedClasses, language)].filter((one) => one !== '').join(' ')
  })
  return [...grounds, ...ofUse(mark, draft, { hints, read }, language), ...foreignParagraphs(mark, foreign, language)]
}
