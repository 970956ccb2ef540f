import { useState } from 'react'
import { searchMarks } from '#contract/search.ts'
import { beginningOf } from '#domain/clearance/office-record.ts'
import type { Scope } from '#domain/clearance/scope.ts'
import { listedAtMost, longestSearched } from '#domain/verification/search-log.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { useAsk } from '../../calls.ts'

/**
 * The earlier marks for a request: asked anew when its classes change, narrowed by what the person chooses. Nothing is
 * asked while the classes are not known: a list that changes its order a moment later is picked from wrongly.
 */
export function useCandidates(row: Pick<RequestRow, 'value' | 'jurisdictions'>, classes: readonly number[] | null) {
  const [scope, setScope] = useState<Scope>('related')
  const [withDead, setWithDead] = useState(false)
  const asked = useAsk(
    searchMarks,
    classes && {
      query: {
        value: beginningOf(row.value, longestSearched),
        classes: classes.join(','),
        jurisdictions: row.jurisdictions.join(','),
        scope,
        withDead: withDead ? 'true' : 'false',
        limit: listedAtMost,
      },
    },
  )
  return { scope, setScope, withDead, setWithDead, ...asked }
}

export type Candidates = ReturnType<typeof useCandidates>
