import type { RiskBand } from '#domain/clearance/score/band.ts'
import { competingOffices, covers, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { Answer, AnsweredMark, Question } from './question.ts'

const height: Record<RiskBand, number> = { high: 3, medium: 2, low: 1, none: 0 }

/** The marks that stand near enough to be shown. */
export const nearMarks = (answer: Answer): AnsweredMark[] => answer.marks.filter(({ score }) => score.band !== 'none')

/** The highest band among the marks; "none" when there is none. */
export function highestBand(marks: readonly AnsweredMark[]): RiskBand {
  let highest: RiskBand = 'none'
  for (const { score } of marks) if (height[score.band] > height[highest]) highest = score.band
  return highest
}

export interface PlaceBand {
  place: Jurisdiction
  /** Null where we hold no register that says anything about the place. */
  band: RiskBand | null
}

/** How the name stands in each place: by the marks of the offices that can stand in the way there. */
export function placeBands(places: readonly Jurisdiction[], answer: Answer): PlaceBand[] {
  const near = nearMarks(answer)
  const held = answer.register.offices.filter(({ count }) => count > 0)
  return places.map((place) => {
    const competing = competingOffices(place)
    return {
      place,
      band: held.some(({ office }) => covers(office, place))
        ? highestBand(near.filter(({ office }) => competing.includes(office)))
        : null,
    }
  })
}

/** The words that the score of a mark is of. */
export const comparedText = ({ spelling, text }: Pick<AnsweredMark, 'spelling' | 'text'>): string => spelling ?? text

/** The newest date of a mark, for sorting and for its year; empty when its office gave none. */
export const dateOf = (mark: AnsweredMark): string => mark.registrationDate ?? mark.filingDate ?? ''

/** The marks as they are looked at: of one office or all, in the chosen order. */
export function arranged(marks: readonly AnsweredMark[], { office, order }: Question): AnsweredMark[] {
  const shown = marks.filter((mark) => office === null || mark.office === office)
  const byRisk = (a: AnsweredMark, b: AnsweredMark) => b.score.risk - a.score.risk || b.score.mark - a.score.mark
  const compare = {
    risk: byRisk,
    mark: (a: AnsweredMark, b: AnsweredMark) => b.score.mark - a.score.mark || byRisk(a, b),
    newest: (a: AnsweredMark, b: AnsweredMark) => dateOf(b).localeCompare(dateOf(a)) || byRisk(a, b),
  }[order]
  return shown.sort(compare)
}

/** A name with the records that bear it: the first of them speaks for it. */
export interface NearName {
  mark: AnsweredMark
  further: AnsweredMark[]
}

/** The marks by their names, in the order in which the names come. */
export function byName(marks: readonly AnsweredMark[]): NearName[] {
  const names = new Map<string, NearName>()
  for (const mark of marks) {
    const known = names.get(mark.name)
    if (known) known.further.push(mark)
    else names.set(mark.name, { mark, further: [] })
  }
  return [...names.values()]
}

/** Fewer names that are equally near than these are no reason to ask for more. */
const manyEqual = 5

/** How many names at the end of a full list are exactly as near as each other, so that more of them may stand behind it; 0 when few are. */
export function equalAtEnd(names: readonly NearName[], limit: number): number {
  const last = names.at(-1)?.mark.score
  if (!last || names.length < limit) return 0
  const other = names.findLastIndex(({ mark: { score } }) => score.mark !== last.mark || score.risk !== last.risk)
  const count = names.length - 1 - other
  return count >= manyEqual ? count : 0
}

/** How many of the marks each office has, most first. */
export function officeCounts(marks: readonly AnsweredMark[]): [office: Jurisdiction, count: number][] {
  const counts = new Map<Jurisdiction, number>()
  for (const { office } of marks) counts.set(office, (counts.get(office) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}
