import { z } from 'zod'
import { relevances } from '#domain/monitoring/status.ts'
import { call } from './call.ts'
import { choice, nothing, rowId } from './fields.ts'

export const monitoringResultRate = call({
  name: 'monitoring-result.rate',
  method: 'PUT',
  path: '/api/trademark-monitoring-result/{id}',
  summary: 'Say how much a mark that a watch found concerns the watched one; the client sees it from then on',
  who: ['staff', 'admin'],
  params: z.strictObject({ id: rowId }),
  query: nothing,
  body: z.strictObject({ relevance: choice(relevances) }),
  output: z.object({ relevance: z.enum(relevances) }),
  errors: ['invalid-input', 'not-found'],
})
