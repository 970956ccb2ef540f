import { z } from 'zod'
import { jurisdictions, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { bounded, list } from '#kernel/bounded.ts'
import { isPlainDate } from '#kernel/dates.ts'

/** A register that was asked for earlier marks, and the day of its newest record then; null when no record told one. */
export const registerAsked = z.strictObject({
  office: z.enum(jurisdictions),
  asOf: bounded(10).refine(isPlainDate, 'not-a-date').nullable(),
})

/** Each register once. */
export const registersAsked = list(registerAsked, jurisdictions.length).refine(
  (list) => new Set(list.map(({ office }) => office)).size === list.length,
  'not-a-choice',
)

export type RegisterAsked = z.infer<typeof registerAsked>

/** The wanted places whose own register was not among those asked, so that nothing is known of the marks in it. */
export function placesNotAsked(wanted: readonly Jurisdiction[], asked: readonly RegisterAsked[]): Jurisdiction[] {
  return wanted.filter((place) => !asked.some(({ office }) => office === place))
}
