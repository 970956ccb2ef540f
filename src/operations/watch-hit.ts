import type { MarkState } from '#domain/clearance/mark-state.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { type Standing, standingOf } from '#domain/monitoring/standing.ts'
import type { TrademarkStatusGroup } from '#domain/trademark/status.ts'

/** What the register says of a filing that a watch found. */
export interface FoundFilingRow {
  jurisdiction: Jurisdiction
  filing_date: string | null
  priority_date: string | null
  publication_date: string | null
  registration_date: string | null
  state: MarkState
  status: string | null
  designations: string[] | null
  filing_changed_at: string | null
}

export const foundFilingFields = `jurisdiction filing_date priority_date publication_date registration_date state status designations
  filing_changed_at`

/** Of a trademark, what decides how a filing stands to it. */
export interface WatchedRow {
  jurisdiction: Jurisdiction
  status_group: TrademarkStatusGroup
  filing_date: string | null
}

export const watchedFields = 'jurisdiction status_group filing_date'

const watchedOf = (row: WatchedRow) => ({
  jurisdiction: row.jurisdiction,
  statusGroup: row.status_group,
  filingDate: row.filing_date,
})

/** How a found filing stands to the watched trademark and to the same mark in other registers, as all were read. */
export function standingOfHit(found: FoundFilingRow, watched: WatchedRow, others: readonly WatchedRow[]): Standing {
  const filing = {
    office: found.jurisdiction,
    designations: found.designations,
    state: found.state,
    filingDate: found.filing_date,
    priorityDate: found.priority_date,
    publicationDate: found.publication_date,
    registrationDate: found.registration_date,
  }
  return standingOf(filing, watchedOf(watched), others.map(watchedOf))
}
