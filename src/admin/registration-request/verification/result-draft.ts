import type { CallBody } from '#contract/call.ts'
import type { verificationSave } from '#contract/registration.ts'
import type { Explanation } from '#domain/clearance/score/explanation.ts'
import type { PictureExplanation } from '#domain/clearance/picture/like-picture.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { nearestFirst } from '#domain/verification/order.ts'
import type { SearchFilters } from '#domain/verification/search-log.ts'
import { notLookedAt, toBeLookedAt } from '#domain/verification/review.ts'
import { lacksReason } from '#domain/verification/verdict.ts'
import { worstRisk, type Distinctiveness, type Risk } from '#domain/verification/vocabulary.ts'
import type { ResultRow } from '#operations/staff/request.ts'

/** A similar mark as the workbench edits it; `key` only tells rows apart on the screen. */
export interface SimilarDraft {
  key: string
  name: string
  jurisdictions: Jurisdiction[]
  similarity: Risk
  url: string
  number: string
  owner: string
  classes: number[]
  goods: string
  reason: string
  competitor: boolean
  wellKnown: boolean
  /** The office of the record and why it is close; null of a mark entered by hand. */
  office: Jurisdiction | null
  status: string
  score: Explanation | null
  /** How alike the pictures are, where they were compared. */
  picture: PictureExplanation | null
}

export interface VerdictDraft {
  jurisdiction: Jurisdiction
  risk: Risk
  reason: string
  advice: string
}

/** The open verification result as it stands on the screen. */
export interface ResultDraft {
  distinctiveness: Distinctiveness | null
  /** Null follows the rule; a risk is what a person chose instead. */
  chosenRisk: Risk | null
  verdicts: VerdictDraft[]
  classes: number[]
  /** The classes that the search compared. */
  verifiedClasses: number[]
  /** The goods and services have to be listed narrowly to stay clear of earlier marks. */
  useNarrowGsList: boolean
  /** Something is still to be looked at that the registers do not tell. */
  additionalCheckRequired: boolean
  clientNote: string
  strategy: string
  resultNote: string
  similar: SimilarDraft[]
  /** Earlier marks that a person opened, ticked or judged, by office and number. */
  lookedAt: string[]
  /** Whoever works here says that the note stands as it is. */
  confirmed: boolean
}

export function emptySimilar(key: string): SimilarDraft {
  return {
    key,
    name: '',
    jurisdictions: [],
    similarity: 'medium',
    url: '',
    number: '',
    owner: '',
    classes: [],
    goods: '',
    reason: '',
    competitor: false,
    wellKnown: false,
    office: null,
    status: '',
    score: null,
    picture: null,
  }
}

/**
 * The draft to begin with: the open version; else the last completed one, whose facts a new version keeps; else nothing
 * but the jurisdictions that were asked for.
 */
export function draftOf(wanted: readonly Jurisdiction[], results: readonly ResultRow[]): ResultDraft {
  const from = results.find((result) => !result.completed) ?? results[0]
  const verdicts = wanted.map<VerdictDraft>((jurisdiction) => {
    const known = from?.jurisdictions.find((verdict) => verdict.jurisdiction === jurisdiction)
    return { jurisdiction, risk: known?.risk ?? 'unknown', reason: known?.reason ?? '', advice: known?.advice ?? '' }
  })
  const overall = from?.overall_risk ?? null
  // What was looked at for a version that was sent is not for the next one.
  const review = from?.completed === false ? from.review : null
  return {
    distinctiveness: from?.distinctiveness ?? null,
    chosenRisk: overall === null || overall === worstRisk(verdicts.map(({ risk }) => risk)) ? null : overall,
    verdicts,
    classes: [...(from?.recommended_classes ?? [])].sort((a, b) => a - b),
    verifiedClasses: from?.verified_classes ?? [],
    useNarrowGsList: from?.use_narrow_gs_list ?? false,
    additionalCheckRequired: from?.additional_check_required ?? false,
    clientNote: from?.client_note ?? '',
    strategy: from?.strategy ?? '',
    resultNote: from?.result_note ?? '',
    similar: (from?.similar_trademarks ?? []).map(similarOfRow),
    lookedAt: review?.lookedAt ?? [],
    confirmed: review ? review.confirmedBy !== null : false,
  }
}

/** A kept similar mark as the workbench edits and shows it. */
export function similarOfRow(mark: ResultRow['similar_trademarks'][number]): SimilarDraft {
  return {
    key: mark.id,
    name: mark.name,
    jurisdictions: mark.jurisdictions,
    similarity: mark.similarity,
    url: mark.url ?? '',
    number: mark.metadata?.number ?? '',
    owner: mark.metadata?.owner ?? '',
    classes: mark.metadata?.classes ?? [],
    goods: mark.metadata?.goods ?? '',
    reason: mark.metadata?.reason ?? '',
    competitor: mark.competitor,
    wellKnown: mark.well_known,
    office: mark.metadata?.office ?? null,
    status: mark.metadata?.status ?? '',
    score: mark.metadata?.score ?? null,
    picture: mark.metadata?.picture ?? null,
  }
}

/** The verdict that the rule gives: the worst jurisdiction decides. */
export const proposedRisk = (draft: ResultDraft): Risk => worstRisk(draft.verdicts.map(({ risk }) => risk))
export const overallRisk = (draft: ResultDraft): Risk => draft.chosenRisk ?? proposedRisk(draft)

export const sortedSimilar = (marks: readonly SimilarDraft[]): SimilarDraft[] => marks.toSorted(nearestFirst)

/** What the search told: which of its marks are of high and medium risk, and what it was narrowed by. */
export interface Searched {
  readonly listed: readonly string[]
  readonly filters: SearchFilters
}

/** How many marks of high and medium risk there are, and how many of them nobody looked at yet; null until the search has answered. */
export const looksOf = (draft: ResultDraft, searched: Searched | undefined): Looks | null =>
  searched
    ? {
        listed: toBeLookedAt(searched.listed, draft.similar).length,
        left: notLookedAt(searched.listed, draft.similar, draft.lookedAt).length,
      }
    : null

export interface Looks {
  readonly listed: number
  readonly left: number
}

/** What is sent to be saved. An overall risk is only claimed once some jurisdiction was assessed or a person chose it. */
export function saveBody(draft: ResultDraft, searched?: Searched): CallBody<typeof verificationSave> {
  const overall = overallRisk(draft)
  return {
    distinctiveness: draft.distinctiveness,
    overallRisk: overall === 'unknown' && draft.chosenRisk === null ? null : overall,
    jurisdictions: draft.verdicts.map((verdict) => ({ ...verdict })),
    recommendedClasses: draft.classes,
    // What the search compared by now; before it has answered what was compared before.
    verifiedClasses: searched ? [...searched.filters.classes] : draft.verifiedClasses,
    useNarrowGsList: draft.useNarrowGsList,
    additionalCheckRequired: draft.additionalCheckRequired,
    clientNote: draft.clientNote,
    strategy: draft.strategy,
    resultNote: draft.resultNote,
    similarTrademarks: draft.similar.map(({ key: _key, ...mark }) => mark),
    ...(searched ? { search: { ...searched.filters } } : {}),
    review: { lookedAt: draft.lookedAt, confirmed: draft.confirmed },
  }
}

export type Gap = 'distinctiveness' | 'verdicts' | 'risk' | 'reason' | 'classes'

/** What is still missing before a result may be sent: a risk needs its reason, and a verdict against the rule one in the note. */
export function gapsOf(draft: ResultDraft): Gap[] {
  const gaps: Gap[] = []
  if (draft.distinctiveness === null) gaps.push('distinctiveness')
  if (draft.verdicts.some(lacksReason)) gaps.push('verdicts')
  if (saveBody(draft).overallRisk === null) gaps.push('risk')
  if (draft.chosenRisk !== null && draft.clientNote.trim() === '') gaps.push('reason')
  if (draft.classes.length === 0) gaps.push('classes')
  return gaps
}
