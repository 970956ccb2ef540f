import type pg from 'pg'
import { beginningOf } from '#domain/clearance/office-record.ts'
import type { Register } from '#domain/clearance/question.ts'
import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { riskToPropose } from '#domain/verification/proposal.ts'
import type { RegisterAsked } from '#domain/verification/registers.ts'
import { markKey } from '#domain/verification/review.ts'
import { listedAtMost, longestSearched, type SearchFilters } from '#domain/verification/search-log.ts'
import { marksFor } from '#features/clearance/index.ts'

/** What a search of the client's text found: the registers that it asked, how many records, and those of high and medium risk. */
export interface Searched {
  readonly registers: RegisterAsked[]
  readonly found: number
  readonly listed: readonly string[]
}

/** Makes the search that an answer rests on: what the answer says of it is what the registers said, not what a caller says they did. */
export async function searched(
  facilities: { pool: pg.Pool; register: Register },
  request: { value: string; jurisdictions: readonly string[] },
  { classes, scope, withDead }: SearchFilters,
): Promise<Searched> {
  const { marks, register } = await marksFor(facilities, {
    value: beginningOf(request.value, longestSearched),
    classes: [...classes],
    jurisdictions: request.jurisdictions.filter(isJurisdiction),
    scope,
    withDead,
    limit: listedAtMost,
  })
  return {
    registers: register.offices.map(({ office, asOf }) => ({ office, asOf })),
    found: marks.length,
    listed: marks.filter(({ score }) => riskToPropose(score) !== 'low').map(markKey),
  }
}
