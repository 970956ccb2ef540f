import { operation, type OperationData } from '../operation.ts'
import { withdrawalsOf } from '../withdrawal.ts'
import { nearingExpiry } from '../nearing-expiry.ts'
import { renewalFields } from '../renewal.ts'
import { lastEvents } from './matter-parts.ts'
import { countedMost } from './page.ts'
import { personFields } from './people.ts'

const requestMatterFields = `id public_id value status jurisdictions contact_first_name contact_last_name contact_email
  business_description last_status_update created_at assigned_admin { ${personFields} }
  product { invoices(where: { cancelled_at: { _is_null: true } }, limit: 1) { payment_type payment_date } ${withdrawalsOf} } ${lastEvents}`

const trademarkMatterFields = `id name number status jurisdiction filing_date expiration_date dou_deadline_date last_tracking_update
  assigned_admin { ${personFields} } user { email } owner_entity { business_name first_name last_name } registration_date ${renewalFields}
  registration_request { id public_id product { ${withdrawalsOf} } application { priority_filing_date } } ${lastEvents}`

const countOf = (name: string, assigned: string) => `
    requests_${name}: registration_request_aggregate(where: { _and: [$requests, { assigned_admin_id: ${assigned} }] }, limit: ${countedMost + 1}) { aggregate { count } }
    trademarks_${name}: trademark_aggregate(where: { _and: [$trademarks, { assigned_admin_id: ${assigned} }] }, limit: ${countedMost + 1}) { aggregate { count } }`

/** The matters of a view that wait longest. */
export const queueOperation = operation(
  'queue',
  `query queue($requests: registration_request_bool_exp!, $trademarks: trademark_bool_exp!, $limit: Int!) {
    requests: registration_request(where: $requests, order_by: [{ last_status_update: asc }, { id: asc }], limit: $limit) { ${requestMatterFields} }
    trademarks: trademark(where: $trademarks, order_by: [{ last_tracking_update: asc }, { id: asc }], limit: $limit) { ${trademarkMatterFields} }
  }`,
)

/**
 * What a view holds beside those that wait longest, when a list of them is full: by their dates, the next of those that the
 * law, or a last day of a renewal that a person set, wants done until `near`, the day before `notNear`, however short they wait, and how many there are, one's own and nobody's. `registered` and `unfiled`
 * are the view's trademarks, or none where the view holds none of that kind: such a part costs nothing then.
 */
export const queueBesideOperation = operation(
  'queue_beside',
  `query queue_beside(
    $requests: registration_request_bool_exp!, $trademarks: trademark_bool_exp!
    $registered: trademark_bool_exp!, $unfiled: trademark_bool_exp!, $limit: Int!
    $near: date!, $notNear: date!, $nearPriority: date!, $me: uuid!
  ) {
    uses: trademark(
      where: { _and: [$registered, { status: { _eq: "Trademark registered" }, dou_deadline_date: { _lte: $near } }] }
      order_by: [{ dou_deadline_date: asc }, { id: asc }], limit: $limit
    ) { ${trademarkMatterFields} }
    terms: trademark(
      where: { _and: [$registered, { status: { _eq: "Trademark registered" }, dou_deadline_date: { _is_null: true }, expiration_date: { _lte: $near } }] }
      order_by: [{ expiration_date: asc }, { id: asc }], limit: $limit
    ) { ${trademarkMatterFields} }
    sums: trademark(
      where: { _and: [$registered, { dou_deadline_date: { _is_null: true }, expiration_date: { _is_null: true } }, { ${nearingExpiry('$notNear')} }] }
      order_by: [{ deadlines_aggregate: { min: { due: asc } } }, { id: asc }], limit: $limit
    ) { ${trademarkMatterFields} }
    sets: trademark(
      where: { _and: [
        $registered
        { status: { _eq: "Trademark registered" } }
        { deadlines: { kind: { _eq: "renewal" }, done_at: { _is_null: true }, override_at: { _is_null: false }, due: { _lte: $near } } }
      ] }
      order_by: [{ deadlines_aggregate: { min: { due: asc } } }, { id: asc }], limit: $limit
    ) { ${trademarkMatterFields} }
    priorities: trademark(
      where: { _and: [$unfiled, { filing_date: { _is_null: true }, registration_request: { application: { priority_filing_date: { _lte: $nearPriority } } } }] }
      order_by: [{ registration_request: { application: { priority_filing_date: asc } } }, { id: asc }], limit: $limit
    ) { ${trademarkMatterFields} }
    requestCount: registration_request_aggregate(where: $requests, limit: ${countedMost + 1}) { aggregate { count } }
    trademarkCount: trademark_aggregate(where: $trademarks, limit: ${countedMost + 1}) { aggregate { count } }
    ${countOf('mine', '{ _eq: $me }')}
    ${countOf('free', '{ _is_null: true }')}
  }`,
)

export type RequestMatter = OperationData<typeof queueOperation>['requests'][number]
export type TrademarkMatter = OperationData<typeof queueOperation>['trademarks'][number]
