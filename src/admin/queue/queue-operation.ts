import { operation } from '#operations/operation.ts'
import type { Condition } from '../reads.ts'
import { requestMatterFields, trademarkMatterFields, type RequestMatter, type TrademarkMatter } from './matters.ts'

interface Count {
  aggregate: { count: number }
}

/** The matters of a view, those that wait longest first, with the number of all of them. */
export const queueOperation = operation<
  { requests: RequestMatter[]; trademarks: TrademarkMatter[]; requestCount: Count; trademarkCount: Count },
  { requests: Condition; trademarks: Condition; limit: number }
>(
  'queue',
  `query queue($requests: registration_request_bool_exp!, $trademarks: trademark_bool_exp!, $limit: Int!) {
    requests: registration_request(where: $requests, order_by: [{ last_status_update: asc }, { id: asc }], limit: $limit) { ${requestMatterFields} }
    trademarks: trademark(where: $trademarks, order_by: [{ last_tracking_update: asc }, { id: asc }], limit: $limit) { ${trademarkMatterFields} }
    requestCount: registration_request_aggregate(where: $requests) { aggregate { count } }
    trademarkCount: trademark_aggregate(where: $trademarks) { aggregate { count } }
  }`,
)
