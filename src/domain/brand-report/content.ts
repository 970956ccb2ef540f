import { z } from 'zod'
import { deadlineKinds } from '#domain/docket/deadline.ts'
import { caseOutcomes } from '#domain/enforcement/status.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { riskKinds, seriousnesses } from './open-risks.ts'

const count = z.number().int().min(0)

export const openRisk = z.object({ kind: z.enum(riskKinds), seriousness: z.enum(seriousnesses), count })

/** What was paid and given back for a brand. Minor units. */
export const spent = z.object({
  what: z.enum(['registration', 'service', 'plan']),
  currency: z.string(),
  paid: z.number().int(),
  givenBack: z.number().int(),
})
export type Spent = z.infer<typeof spent>

/** What happened about a brand between two days. */
export const happened = z.object({
  /** What was released to the owner of what searches found, and marks that watches found and a person rated. */
  sightings: count,
  hits: count,
  casesOpened: count,
  casesClosed: z.array(z.object({ outcome: z.enum(caseOutcomes).nullable(), count })),
  takenDown: count,
  noticesSent: count,
  noticesWithdrawn: count,
})
export type Happened = z.infer<typeof happened>

export const nextDate = z.object({
  due: z.string(),
  graceUntil: z.string().nullable(),
  kind: z.enum(deadlineKinds),
  mark: z.string(),
  jurisdiction: z.enum(jurisdictions),
  /** Nobody has confirmed the rule that it comes from. */
  isUnconfirmed: z.boolean(),
})

/** Dates of a report; more of them stand in the docket. */
export const mostDates = 30

/** A report as it was made: the words come when it is read, in the reader's language. */
export const reportContent = z.object({
  version: z.literal(1),
  brand: z.string(),
  /** The day on which what is open was counted. */
  asOf: z.string(),
  risks: z.array(openRisk),
  happened,
  spent: z.array(spent),
  dates: z.array(nextDate),
  moreDates: count,
})
export type ReportContent = z.infer<typeof reportContent>
