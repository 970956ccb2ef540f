import type { Explanation } from '#domain/clearance/score/explanation.ts'
import type { GroundHint } from '#domain/clearance/grounds/ground.ts'
import { groundsIn } from '#domain/clearance/grounds/grounds-law.ts'
import { bandOf, riskFrom } from '#domain/clearance/score/band.ts'
import type { Unread } from '#domain/clearance/unread-sign.ts'
import { weights } from '#domain/clearance/weights.ts'
import { competingOffices, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { RegisterAsked } from './registers.ts'
import { riskToShow, worseRisk, type Risk } from './vocabulary.ts'

/** An earlier mark as a proposal looks at it. */
export interface WeighedMark {
  readonly office: Jurisdiction
  readonly wellKnown: boolean
  readonly score: Explanation
}

/** A proposed verdict for a place: what the earlier marks say, what the sign says for itself, and what was not read. */
export interface Proposed<M extends WeighedMark> {
  readonly jurisdiction: Jurisdiction
  /** The worse of both; unknown where competing registers or the sign itself were not read and nothing that was read says more. */
  readonly risk: Risk
  readonly relative: Risk
  readonly absolute: Risk
  /** The mark that decides. */
  readonly because: M | null
  /** The grounds in the sign itself, the worst first. */
  readonly grounds: readonly GroundHint[]
  readonly read: readonly RegisterAsked[]
  readonly notRead: readonly Jurisdiction[]
  /** What of the sign was not compared, or not in every way that it may be read. */
  readonly unread: readonly Unread[]
}

/** The score of a mark with a reputation: its goods count as related at least (weights.goods.wellKnown). */
export function reputed(score: Explanation): Explanation {
  const weight = Math.max(score.goods.weight, weights.goods.wellKnown)
  if (weight === score.goods.weight) return score
  const risk = Math.round(riskFrom(score.mark, weight) * 100) / 100
  return { ...score, goods: { ...score.goods, weight }, risk, band: bandOf(risk) }
}

/** The score that counts for a mark. */
export const weighed = ({ score, wellKnown }: WeighedMark): Explanation => (wellKnown ? reputed(score) : score)

/** The risk that a proposal takes from a score: its band. What is near enough to be listed is not lowered. */
export const riskToPropose = (score: Explanation): Risk => riskToShow(score.band)

/** In which of the wanted places a mark of an office can stand in the way. */
export function placesOf(office: Jurisdiction, wanted: readonly Jurisdiction[]): Jurisdiction[] {
  return wanted.filter((place) => competingOffices(place).includes(office))
}

/**
 * A verdict for each wanted place: the riskiest mark with effect there and the grounds in the sign itself, the worse of both.
 * Low is said only where every register that holds competing marks was read, and of a sign that was read wholly.
 */
export function proposeVerdicts<M extends WeighedMark>(
  wanted: readonly Jurisdiction[],
  marks: readonly M[],
  held: readonly RegisterAsked[],
  hints: readonly GroundHint[],
  unread: readonly Unread[],
): Proposed<M>[] {
  return wanted.map((jurisdiction) => {
    const offices = competingOffices(jurisdiction)
    const read = held.filter(({ office }) => offices.includes(office))
    const notRead = offices.filter((office) => !read.some((one) => one.office === office))
    const [first] = marks
      .filter(({ office }) => offices.includes(office))
      .toSorted((a, b) => weighed(b).risk - weighed(a).risk)
    const nearest = first ? riskToPropose(weighed(first)) : 'low'
    const relative = nearest === 'low' && notRead.length + unread.length > 0 ? 'unknown' : nearest
    const grounds = groundsIn(hints, jurisdiction)
    const absolute = grounds[0]?.risk ?? 'low'
    const risk = worseRisk(relative, absolute)
    return { jurisdiction, risk, relative, absolute, because: first ?? null, grounds, read, notRead, unread }
  })
}

/** Years after registration from which an earlier mark's use can be asked for. Sources: EUTMR articles 18 and 47(2), UK Trade Marks Act s. 6A, directive (EU) 2015/2436 articles 16 and 44, Swiss MSchG articles 12 and 32. */
const useYears = 5
/** Where registration closes the procedure, so that the years run from its date. */
const countsFromRegistration: readonly Jurisdiction[] = ['EU', 'UK']
const useOffices: readonly Jurisdiction[] = [
  'EU',
  'UK',
  'CH',
  ...competingOffices('EU').filter((one) => one !== 'WIPO'),
]

/**
 * Whether the owner of an earlier mark who opposes an application filed on `today` (ISO date, without priority) can be asked
 * to prove its use; null where we do not know the office's rule or the date from which its years run. Some national laws
 * count from the end of an opposition that follows registration: there the sixth year is open.
 */
export function canAskForUse(office: Jurisdiction, registrationDate: string | null, today: string): boolean | null {
  if (!useOffices.includes(office) || registrationDate === null) return null
  const after = (years: number) =>
    `${Number(registrationDate.slice(0, 4)) + years}${registrationDate.slice(4)}` <= today
  if (!after(useYears)) return false
  return countsFromRegistration.includes(office) || after(useYears + 1) ? true : null
}
