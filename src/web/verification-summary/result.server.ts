import { niceClassNote } from '#domain/catalog/class-notes.ts'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { groundHints } from '#domain/clearance/grounds/absolute-grounds.ts'
import type { PlacedGround } from '#domain/clearance/grounds/ground.ts'
import { placedGrounds } from '#domain/clearance/grounds/grounds-law.ts'
import { explain } from '#domain/clearance/score/explain.ts'
import { explanation, type Explanation } from '#domain/clearance/score/explanation.ts'
import { score } from '#domain/clearance/score/score.ts'
import type { MarkState } from '#domain/clearance/mark-state.ts'
import { standingOf } from '#domain/clearance/standing.ts'
import { unreadIn, type Unread } from '#domain/clearance/unread-sign.ts'
import { weights } from '#domain/clearance/weights.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { rightsByUse } from '#domain/jurisdiction/use-rights.ts'
import { jurisdictionName, sortJurisdictions } from '#domain/jurisdiction/names.ts'
import { placesNotAsked } from '#domain/verification/registers.ts'
import { changesBetween, type Change, type ComparedResult } from '#domain/verification/changes.ts'
import { nearestFirst } from '#domain/verification/order.ts'
import { isReadByPerson } from '#domain/verification/review.ts'
import { worstRisk, type Risk } from '#domain/verification/vocabulary.ts'
import { formatDate, formatDay } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import type { SimilarTrademark, VerificationResult } from '#operations/registration.ts'
import { placeOf, type Place } from '../places.ts'

export interface SummaryClass {
  number: number
  name: string
  note: string
  recommended: boolean
  /** Its marks were compared. */
  verified: boolean
}

export interface SummaryVerdict {
  place: Place
  risk: Risk
  reason: string
  advice: string
}

export interface SummaryMark extends Omit<SimilarTrademark, 'jurisdictions' | 'metadata'> {
  places: Place[]
  office: Place | null
  facts: Omit<NonNullable<SimilarTrademark['metadata']>, 'score' | 'office'>
  score: Explanation | null
  /** How it stands by its office's word; unknown when the word is in no list of ours. */
  standing: MarkState
}

/** A `Change` with the names of what changed. */
export interface SummaryChange {
  kind: Change['kind']
  name: string
  from: Risk | null
  to: Risk | null
}

export interface SummaryResult {
  version: number
  date: string
  overall: Risk
  worst: Risk
  verdicts: SummaryVerdict[]
  distinctiveness: VerificationResult['distinctiveness']
  grounds: readonly PlacedGround[]
  /** What the places of the grounds are called. */
  placeNames: Record<string, string>
  similar: SummaryMark[]
  /** What of the mark was not compared, or can be read in another way. */
  unread: readonly Unread[]
  classes: SummaryClass[]
  narrow: boolean
  further: boolean
  note: string | null
  strategy: string | null
  refusal: string | null
  /** The registers that were asked, by the day to which they went, the newest first; null when that was not kept. */
  registers: { asked: { names: string; to: string | null }[]; missing: string } | null
  /** Who looked at every mark of high and medium risk and confirmed the note; null when that was not done or not kept. */
  readBy: string | null
  /** There were such marks. */
  hadListed: boolean
  /** How many marks of high and medium risk the search listed; none where that was not kept. */
  listed: number
  /** The marks of every class that is recommended were compared. */
  allCompared: boolean
  /** The names of places where rights also come from use alone; empty when there is none. */
  byUse: string
  /** The version of the weights that the scores were counted with. */
  weights: string
  /** What this version says differently from the one before it. */
  changes: SummaryChange[]
}

const weight: Record<Risk, number> = { high: 0, medium: 1, low: 2, unknown: 3 }

export const dateOf = (result: VerificationResult, language: Language): string => formatDay(result.updated_at, language)

/** The score as it was kept; of a mark entered by hand counted now, so that its reasons can be shown as well. */
function scoreOf(own: string, classes: readonly number[], { name, metadata, well_known }: SimilarTrademark) {
  const kept = explanation.safeParse(metadata?.score)
  if (kept.success) return kept.data
  if (name.trim() === '') return null
  return explain(score(own, name, { classesA: classes, classesB: metadata?.classes ?? [], wellKnown: well_known }))
}

function markOf(own: string, classes: readonly number[], mark: SimilarTrademark, language: Language): SummaryMark {
  const { jurisdictions, metadata, ...rest } = mark
  const { score: _score, office, ...facts } = metadata ?? {}
  return {
    ...rest,
    facts,
    places: jurisdictions.map((code) => placeOf(code, language)),
    office: office ? placeOf(office, language) : null,
    score: scoreOf(own, classes, mark),
    standing: standingOf(office ?? null, facts.status ?? ''),
  }
}

function classesOf(result: VerificationResult, language: Language): SummaryClass[] {
  const { recommended_classes: recommended, verified_classes: verified } = result
  return [...new Set([...recommended, ...verified])]
    .sort((a, b) => a - b)
    .map((number) => ({
      number,
      name: niceClassName(number, language),
      note: niceClassNote(number, language),
      recommended: recommended.includes(number),
      verified: verified.includes(number),
    }))
}

const compared = (result: VerificationResult): ComparedResult => ({
  overall: result.overall_risk ?? 'unknown',
  places: result.jurisdictions,
  marks: result.similar_trademarks,
  classes: result.recommended_classes,
})

function named(change: Change, language: Language): SummaryChange {
  switch (change.kind) {
    case 'overall':
      return { ...change, name: '' }
    case 'place':
      return { kind: 'place', name: placeOf(change.place, language).name, from: change.from, to: change.to }
    case 'mark':
      return change
    case 'class': {
      // A class is there or not: its presence is told by the sides, not by a risk.
      const [from, to] = change.added ? [null, 'unknown' as const] : ['unknown' as const, null]
      return { kind: 'class', name: `${change.niceClass} ${niceClassName(change.niceClass, language)}`, from, to }
    }
  }
}

function registersOf({ registers_asked: asked, jurisdictions }: VerificationResult, language: Language) {
  if (asked === null) return null
  const wanted = jurisdictions.map(({ jurisdiction }) => jurisdiction)
  const namesOf = (codes: readonly Jurisdiction[]) =>
    sortJurisdictions(codes, language)
      .map((code) => jurisdictionName(code, language))
      .join(', ')
  return {
    asked: [...Map.groupBy(asked, ({ asOf }) => asOf)]
      .sort(([a], [b]) => (b ?? '').localeCompare(a ?? ''))
      .map(([day, list]) => ({
        names: namesOf(list.map(({ office }) => office)),
        to: day && formatDate(day, language),
      })),
    missing: namesOf(placesNotAsked(wanted, asked)),
  }
}

/** One version as the page shows it, with what it says differently from the version before. */
export function resultOf(
  own: string,
  result: VerificationResult,
  before: VerificationResult | undefined,
  language: Language,
): SummaryResult {
  const verdicts = result.jurisdictions
    .map(({ jurisdiction, ...rest }) => ({ ...rest, place: placeOf(jurisdiction, language) }))
    .sort((a, b) => (weight[a.risk] === 3 ? 1 : weight[b.risk] === 3 ? -1 : weight[b.risk] - weight[a.risk]))
  const places = result.jurisdictions.map(({ jurisdiction }) => jurisdiction)
  const classes = classesOf(result, language)
  const asked = classes.map(({ number }) => number)
  const similar = result.similar_trademarks.map((mark) => markOf(own, asked, mark, language)).sort(nearestFirst)
  return {
    version: result.version,
    date: dateOf(result, language),
    overall: result.overall_risk ?? 'unknown',
    worst: worstRisk(verdicts.map((verdict) => verdict.risk)),
    verdicts,
    distinctiveness: result.distinctiveness,
    grounds: placedGrounds(groundHints(own, asked), places),
    placeNames: Object.fromEntries(places.map((place) => [place, jurisdictionName(place, language)])),
    similar,
    unread: unreadIn(own),
    classes,
    narrow: result.use_narrow_gs_list,
    further: result.additional_check_required,
    note: result.client_note,
    strategy: result.strategy,
    refusal: result.other_refusal_reason,
    registers: registersOf(result, language),
    readBy: isReadByPerson(result.review) ? result.review.confirmedBy : null,
    hadListed: result.review?.listed !== 0,
    listed: result.review?.listed ?? 0,
    allCompared: result.recommended_classes.every((one) => result.verified_classes.includes(one)),
    byUse: rightsByUse(result.jurisdictions.map(({ jurisdiction }) => jurisdiction))
      .map((place) => jurisdictionName(place, language))
      .join(', '),
    weights: similar[0]?.score?.version ?? weights.version,
    changes: before ? changesBetween(compared(before), compared(result)).map((one) => named(one, language)) : [],
  }
}
