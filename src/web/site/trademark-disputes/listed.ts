import type { CourtDecision } from '#domain/decision/decisions.ts'

/** What a list tells of a decision. */
export type ListedDecision = Pick<CourtDecision, 'slug' | 'parties' | 'signs' | 'date' | 'number'>

export const listed = ({ slug, parties, signs, date, number }: CourtDecision): ListedDecision => ({
  slug,
  parties,
  signs,
  date,
  number,
})
