import type { CallRow } from './call-row.ts'

/** The calls that look whether a matter can be taken on. */
export const conflictRows: Record<string, CallRow> = {
  'request.conflict-check': { params: ({ a }) => ({ id: a.registration_request ?? '' }) },
  'request.conflict-decide': {
    params: ({ a }) => ({ id: a.registration_request ?? '' }),
    body: {
      outcome: 'accept',
      reason: 'Matrix',
      seen: Array.from({ length: 400 }, (_, n) => `${n}`),
    },
  },
  'case.conflict-check': { params: ({ a }) => ({ id: a.case ?? '' }) },
  'case.conflict-decide': {
    params: ({ a }) => ({ id: a.case ?? '' }),
    body: { outcome: 'accept', reason: 'Matrix', seen: [] },
  },
}
