import type { CallRow } from './call-row.ts'

const followUp = (body: unknown = {}): CallRow => ({ body, params: ({ a }) => ({ id: a.follow_up_case ?? '' }) })

/** The rows of the matrix for the calls of a follow-up case. */
export const followUpRows: Record<string, CallRow> = {
  'request.follow-up-case': { params: ({ a }) => ({ id: a.registration_request ?? '' }) },
  'follow-up-case.approach': followUp({ by: 'other', note: null }),
  'follow-up-case.unresponsive': followUp(),
  'follow-up-case.resolve': followUp({ outcome: 'answered', note: null }),
}
