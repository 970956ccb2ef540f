import { z } from 'zod'
import { relevances } from '#domain/monitoring/status.ts'
import { call } from './call.ts'
import { choice, done, list, nothing, rowId } from './fields.ts'

export const monitoringResultRate = call({
  name: 'monitoring-result.rate',
  method: 'PUT',
  path: '/api/trademark-monitoring-result/{id}',
  summary: 'Say how much a mark that a watch found concerns the watched one; the client sees it from then on',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'trademark_monitoring_result', facts: ['relevance'] },
  params: z.strictObject({ id: rowId }),
  query: nothing,
  body: z.strictObject({ relevance: choice(relevances) }),
  output: z.object({ relevance: z.enum(relevances) }),
  errors: ['invalid-input', 'not-found'],
})

/** The most hits that the page of a trademark shows, and so that are told of at once. */
export const shownHits = 100

export const monitoringResultSeen = call({
  name: 'monitoring-result.seen',
  method: 'PUT',
  path: '/api/trademark/{id}/monitoring-result/seen',
  summary: 'Say that the owner of a trademark was shown these marks that its watch found; a repeat changes nothing',
  who: ['customer'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'trademark' },
  params: z.strictObject({ id: rowId }),
  query: nothing,
  body: z.strictObject({ ids: list(rowId, shownHits, { min: 1 }) }),
  output: done,
  errors: ['invalid-input', 'not-found'],
})
