import { groundHints, nothingDistinctive } from '#domain/clearance/absolute-grounds.ts'
import { conceptsOf } from '#domain/clearance/concepts.ts'
import type { Explanation } from '#domain/clearance/explanation.ts'
import { normalise } from '#domain/clearance/letters.ts'
import { bandOf, riskFrom } from '#domain/clearance/score.ts'
import { watchCut, weights } from '#domain/clearance/weights.ts'
import { competingOffices, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { riskToShow, type Distinctiveness, type Risk } from './vocabulary.ts'

/** An earlier mark as a proposal looks at it. */
export interface WeighedMark {
  readonly office: Jurisdiction
  readonly wellKnown: boolean
  readonly score: Explanation
}

/** A proposed verdict for a place, with the mark that decides it. */
export interface Proposed<M extends WeighedMark> {
  readonly jurisdiction: Jurisdiction
  readonly risk: Risk
  readonly because: M | null
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

/**
 * The risk that a proposal takes from a score. Of unrelated marks one in two hundred comes to a likeness of 0.55, one in a
 * thousand to 0.64: in a large register that is chance, and no reason for more than a low risk.
 */
export function riskToPropose(score: Explanation): Risk {
  return score.band === 'medium' && score.mark < watchCut ? 'low' : riskToShow(score.band)
}

/** In which of the wanted places a mark of an office can stand in the way. */
export function placesOf(office: Jurisdiction, wanted: readonly Jurisdiction[]): Jurisdiction[] {
  return wanted.filter((place) => competingOffices(place).includes(office))
}

/**
 * A verdict for each wanted place: the riskiest mark with effect there decides, the lowest risk where none is near. A place
 * of whose registers none is held stays unknown: nobody looked.
 */
export function proposeVerdicts<M extends WeighedMark>(
  wanted: readonly Jurisdiction[],
  marks: readonly M[],
  held: readonly Jurisdiction[],
): Proposed<M>[] {
  return wanted.map((jurisdiction) => {
    const offices = competingOffices(jurisdiction)
    const [first] = marks
      .filter(({ office }) => offices.includes(office))
      .toSorted((a, b) => weighed(b).risk - weighed(a).risk)
    if (first) return { jurisdiction, risk: riskToPropose(weighed(first)), because: first }
    // Only what has its own register in hand, or one with effect there, was looked at.
    const looked = held.some((office) => office !== 'WIPO' && offices.includes(office))
    return { jurisdiction, risk: looked ? 'low' : 'unknown', because: null }
  })
}

/**
 * Where a sign stands between generic and invented for its classes: what names the goods, what describes them, what
 * alludes to them in a part, a word of a language that has nothing to do with them, and a word of none we know.
 */
export function proposeDistinctiveness(text: string, classes: readonly number[]): Distinctiveness {
  const hints = groundHints(text, classes)
  const { words } = normalise(text)
  if (words.length > 0 && words.every((word) => hints.some((hint) => hint.kind === 'generic' && hint.word === word)))
    return 'generic'
  if (nothingDistinctive(text, classes)) return 'descriptive'
  if (hints.some(({ kind }) => kind === 'descriptive')) return 'suggestive'
  return words.some((word) => conceptsOf(word).length > 0) ? 'arbitrary' : 'invented'
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
