import { operation, type OperationData } from '../operation.ts'
import { historyOf } from './matter-parts.ts'
import { personFields } from './people.ts'

const requestMatterFields = `id public_id value status jurisdictions contact_first_name contact_last_name contact_email
  business_description last_status_update created_at assigned_admin { ${personFields} }
  product { invoices(where: { cancelled_at: { _is_null: true } }, limit: 1) { payment_type payment_date } } ${historyOf(5)}`

const trademarkMatterFields = `id name number status jurisdiction filing_date expiration_date dou_deadline_date last_tracking_update
  assigned_admin { ${personFields} } user { ${personFields} } owner_entity { business_name first_name last_name }
  registration_request { public_id application { priority_filing_date } } ${historyOf(5)}`

/** The matters of a view, those that wait longest first, with the number of all of them. */
export const queueOperation = operation(
  'queue',
  `query queue($requests: registration_request_bool_exp!, $trademarks: trademark_bool_exp!, $limit: Int!) {
    requests: registration_request(where: $requests, order_by: [{ last_status_update: asc }, { id: asc }], limit: $limit) { ${requestMatterFields} }
    trademarks: trademark(where: $trademarks, order_by: [{ last_tracking_update: asc }, { id: asc }], limit: $limit) { ${trademarkMatterFields} }
    requestCount: registration_request_aggregate(where: $requests) { aggregate { count } }
    trademarkCount: trademark_aggregate(where: $trademarks) { aggregate { count } }
  }`,
)

export type RequestMatter = OperationData<typeof queueOperation>['requests'][number]
export type TrademarkMatter = OperationData<typeof queueOperation>['trademarks'][number]
