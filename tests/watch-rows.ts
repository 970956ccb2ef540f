import type { CallRow } from './call-row.ts'

const found = (body: unknown = {}): CallRow => ({
  scoped: true,
  body,
  params: ({ a, link }, who) => ({
    id: (who === 'link' ? link.trademark_monitoring_result : a.trademark_monitoring_result) ?? '',
  }),
})
const trademark = (body: unknown): CallRow => ({ scoped: true, body, params: ({ a }) => ({ id: a.trademark ?? '' }) })

/** The rows of the matrix for the calls of marks that a watch found. */
export const watchRows: Record<string, CallRow> = {
  'monitoring-result.create': trademark({
    jurisdiction: 'SK',
    markName: 'matrix',
    type: 'filing',
    state: 'pending',
    applicationNumber: null,
    trademarkNumber: null,
    markType: null,
    classes: [],
    filingDate: null,
    priorityDate: null,
    publicationDate: null,
    registrationDate: null,
    ipoLink: null,
    logoUrl: null,
  }),
  'monitoring-result.update': found({ relevance: 'medium' }),
  'monitoring-result.explain': { query: ({ a }) => ({ ids: a.trademark_monitoring_result ?? '' }) },
  'monitoring-result.show': found(),
  'monitoring-result.visit': found(),
  'monitoring-result.order': found({ service: 'CoexistenceAgreement' }),
  'monitoring-result.notify': found(),
  'monitoring-result.seen': {
    ...trademark({}),
    bodyOf: ({ a }) => ({ ids: [a.trademark_monitoring_result ?? ''] }),
  },
}
