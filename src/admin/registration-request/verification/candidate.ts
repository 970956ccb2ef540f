import { inOneLine } from '#kernel/bounded.ts'
import type { CallOutput } from '#contract/call.ts'
import type { searchMarks } from '#contract/search.ts'
import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { beginningOf } from '#domain/clearance/office-record.ts'
import type { PictureExplanation } from '#domain/clearance/picture/like-picture.ts'
import { unreadIn } from '#domain/clearance/unread-sign.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { placesOf, riskToPropose, proposeVerdicts, weighed } from '#domain/verification/proposal.ts'
import { markKey } from '#domain/verification/review.ts'
import { pictureRisk } from '#domain/verification/picture-risk.ts'
import { riskToShow, worseRisk, type Risk } from '#domain/verification/vocabulary.ts'
import type { RegisterAsked } from '#domain/verification/registers.ts'
import type { Language } from '#kernel/languages.ts'
import { proposedNote, verdictOf } from './notes.ts'
import type { ResultDraft, SimilarDraft } from './result-draft.ts'

export type SearchAnswer = CallOutput<typeof searchMarks>
/** A found mark; of a search by pictures with what these have in common, and a remark on it in the client's language. */
type FoundMark = SearchAnswer['marks'][number] & {
  alike?: PictureExplanation | null
  viennaCodes?: string[]
  remark?: string
}
/** An earlier mark that the search found, with what a person said of it. */
export type Candidate = FoundMark & { wellKnown: boolean; competitor: boolean }

/** The risk that a candidate is shown with: of its words or, where it is worse, of its picture. */
export const candidateRisk = (candidate: Candidate): Risk => {
  const ofWords = riskToShow(weighed(candidate).band)
  return candidate.alike ? worseRisk(ofWords, pictureRisk(candidate.alike, weighed(candidate).goods)) : ofWords
}

/** What a mark is called: a picture without words by its number. */
export const candidateName = ({ text, number }: Pick<FoundMark, 'text' | 'number'>): string =>
  text.trim() === '' ? number : text

/** The registers that an answer is of, as a result keeps them. */
const registersOf = (answer: SearchAnswer): RegisterAsked[] =>
  answer.register.offices.map(({ office, asOf }) => ({ office, asOf }))

/** How a mark of a register is told from another. */
export const candidateKey = markKey

/** The keys of those that have to be looked at before it may be said that a person read the answer. */
export const toLookAt = (candidates: readonly Candidate[]): string[] =>
  candidates.filter((one) => riskToPropose(weighed(one)) !== 'low').map(candidateKey)

/** The draft after a person looked at a candidate. */
export const withLook = (draft: ResultDraft, candidate: Candidate): ResultDraft => {
  const key = candidateKey(candidate)
  return draft.lookedAt.includes(key) ? draft : { ...draft, lookedAt: [...draft.lookedAt, key] }
}

/** The records of one name, in whichever offices: how many, and the earliest of their dates. */
export function familyOf(candidates: readonly Candidate[], name: string) {
  const records = candidates.filter((one) => one.name === name)
  const dates = records.flatMap(({ filingDate, registrationDate }) => filingDate ?? registrationDate ?? [])
  return { offices: [...new Set(records.map(({ office }) => office))], oldest: dates.toSorted()[0] ?? null }
}

/** As much of what an office writes as a result takes: a line, without signs that turn the direction of what follows. */
const asLine = (text: string, longest: number): string => beginningOf(inOneLine(text), longest).trim()
const longest = { text: 200, owner: 120, status: 200, goods: 480 } as const

const termsShown = 6
const goodsLength = 300
const longestUrl = 500

/** The first terms of a list of goods, as a line. */
export function goodsLine(goods: GoodsAndServices): string {
  const terms = goods.flatMap((group) => group.terms)
  const line = terms.slice(0, termsShown).join(', ')
  return asLine(
    line.length > goodsLength || terms.length > termsShown ? `${beginningOf(line, goodsLength)} …` : line,
    longest.goods,
  )
}

/** A candidate as the client will read of it. */
function similarOf(candidate: Candidate, wanted: readonly Jurisdiction[]): SimilarDraft {
  const score = weighed(candidate)
  const places = placesOf(candidate.office, wanted)
  return {
    key: candidateKey(candidate),
    name: candidateName(candidate),
    jurisdictions: places.length > 0 ? places : [candidate.office],
    similarity: candidateRisk(candidate),
    url: (candidate.officeUrl ?? '').length > longestUrl ? '' : (candidate.officeUrl ?? ''),
    number: candidate.number,
    owner: candidate.owner ?? '',
    classes: candidate.classes,
    goods: goodsLine(candidate.goods),
    reason:
      candidate.remark ??
      (candidate.spelling === null ? '' : `${candidate.text} = ${candidate.spelling}`.slice(0, longest.text)),
    competitor: candidate.competitor,
    wellKnown: candidate.wellKnown,
    office: candidate.office,
    status: candidate.status ?? '',
    score,
    picture: candidate.alike ?? null,
  }
}

/** The picked mark that a candidate is, if it is one. */
export const pickedOf = (
  draft: ResultDraft,
  candidate: Pick<Candidate, 'office' | 'number'>,
): SimilarDraft | undefined =>
  draft.similar.find((mark) => mark.office === candidate.office && mark.number === candidate.number)

/** The candidates of an answer with the flags of those that are picked. */
export function candidatesOf(answer: { marks: readonly FoundMark[] }, draft: ResultDraft): Candidate[] {
  return answer.marks.map((mark) => {
    const picked = pickedOf(draft, mark)
    return {
      ...mark,
      text: asLine(mark.text, longest.text),
      spelling: mark.spelling && asLine(mark.spelling, longest.text),
      owner: mark.owner && asLine(mark.owner, longest.owner),
      status: mark.status && asLine(mark.status, longest.status),
      wellKnown: picked?.wellKnown ?? false,
      competitor: picked?.competitor ?? false,
    }
  })
}

/** Puts a candidate into the result, in place of what was picked of it before. */
export function withPicked(draft: ResultDraft, candidate: Candidate, wanted: readonly Jurisdiction[]): ResultDraft {
  const before = pickedOf(draft, candidate)
  const made = similarOf(candidate, wanted)
  const kept = before
    ? {
        ...made,
        key: before.key,
        reason: before.reason || made.reason,
        goods: before.goods,
        // What its picture said before stands where only its words are looked at now.
        ...(before.picture && !made.picture
          ? {
              picture: before.picture,
              similarity: worseRisk(
                made.similarity,
                pictureRisk(before.picture, made.score?.goods ?? weighed(candidate).goods),
              ),
            }
          : {}),
      }
    : made
  return { ...draft, similar: [...draft.similar.filter((mark) => mark !== before), kept] }
}

/** How many marks a proposal picks at most, the riskiest first. */
const pickedAtMost = 8

/**
 * The draft with what the rules propose: marks of high and medium risk picked, a verdict with its reason for each place,
 * distinctiveness, the note. What a person already wrote or chose stays. The classes, by which the price is counted, are a
 * person's to tick; `compared` are those of the search.
 */
export function withProposal(
  draft: ResultDraft,
  mark: string,
  answer: SearchAnswer,
  wanted: readonly Jurisdiction[],
  language: Language,
  compared: readonly number[] = draft.classes,
): ResultDraft {
  const candidates = candidatesOf(answer, draft)
  const records = new Set<string>()
  const worth = candidates
    .filter((one) => riskToPropose(weighed(one)) !== 'low')
    // Of several records of one name at one office the riskiest tells the client enough.
    .filter(({ office, name }) => records.size !== records.add(`${office} ${name}`).size)
    .slice(0, pickedAtMost)
  const distinctiveness = draft.distinctiveness ?? answer.distinctiveness
  const registers = registersOf(answer)
  const proposed = proposeVerdicts(wanted, candidates, registers, answer.grounds, unreadIn(mark)).map((verdict) =>
    verdictOf(verdict, { mark, classes: compared }, distinctiveness !== null, language),
  )
  const picked = worth.reduce((made, one) => (pickedOf(made, one) ? made : withPicked(made, one, wanted)), draft)
  const made: ResultDraft = {
    ...picked,
    distinctiveness,
    // Without a register no mark of a class was compared.
    verifiedClasses: registers.length > 0 ? [...compared] : [],
    verdicts: draft.verdicts.map((own) => {
      const other = proposed.find(({ jurisdiction }) => jurisdiction === own.jurisdiction)
      if (!other || own.risk !== 'unknown') return own
      return { ...other, reason: own.reason || other.reason, advice: own.advice || other.advice }
    }),
  }
  // Who decides against the rule owes the client a reason of their own; a proposed note is none.
  if (draft.chosenRisk !== null) return made
  const clientNote = draft.clientNote || proposedNote(mark, made, answer.grounds, language)
  return { ...made, clientNote, confirmed: draft.confirmed && clientNote === draft.clientNote }
}
