import type { PlainDate } from '#kernel/dates.ts'
import type { FieldCode } from '#kernel/errors.ts'
import type { TrademarkStatus } from './status.ts'

/** A mark that was filed elsewhere, as its owner or the office's register has it. */
export interface OwnMarkDates {
  filingDate: PlainDate | null
  registrationDate: PlainDate | null
}

type Problem = { field: keyof OwnMarkDates; code: FieldCode }

/** What is wrong with the dates of a mark that is added: one of them is needed, none lies ahead, and they follow each other. */
export function ownMarkProblem({ filingDate, registrationDate }: OwnMarkDates, on: PlainDate): Problem | null {
  if (filingDate === null && registrationDate === null) return { field: 'filingDate', code: 'required' }
  if (filingDate !== null && filingDate > on) return { field: 'filingDate', code: 'date-in-future' }
  if (registrationDate !== null && registrationDate > on) return { field: 'registrationDate', code: 'date-in-future' }
  if (filingDate !== null && registrationDate !== null && registrationDate < filingDate)
    return { field: 'registrationDate', code: 'date-too-early' }
  return null
}

/** Where a mark that is added stands at its office. */
export const ownMarkStatus = ({ registrationDate }: OwnMarkDates): TrademarkStatus =>
  registrationDate === null ? 'Application filed' : 'Trademark registered'
