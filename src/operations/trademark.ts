import { shownHits } from '#contract/watch.ts'
import { operation, type OperationData } from './operation.ts'
import { deadlineFields } from './deadline.ts'
import { renewalFields } from './renewal.ts'
import { shownDocumentsOf } from './shown-documents.ts'
import { foundFilingFields, watchedFields } from './watch-hit.ts'

const rowFields = `id name alias type jurisdiction number filing_date registration_date expiration_date dou_deadline_date
  status status_group last_tracking_update`

/** The customer's trademarks with the total for paging. */
export const trademarksForUser = operation(
  'trademarksForUser',
  `query trademarksForUser($limit: Int!, $offset: Int!) {
    trademark(order_by: [{ name: asc }, { jurisdiction: asc }], limit: $limit, offset: $offset) { ${rowFields} }
    trademark_aggregate { aggregate { count } }
  }`,
)

/** What one trademark is called, and what says whether its renewal was missed. */
export const renewalOfMark = operation(
  'renewalOfMark',
  `query renewalOfMark($id: uuid!) {
    trademark_by_pk(id: $id) { id name jurisdiction number status registration_date ${renewalFields} }
  }`,
)

/** One trademark with owner, documents and everything that happened to it. */
export const trademarkById = operation(
  'trademarkById',
  `query trademarkById($id: uuid!) {
    trademark_by_pk(id: $id) {
      ${rowFields} deadlines(order_by: [{ due: asc }, { kind: asc }]) { ${deadlineFields} } goods_and_services document_hub_id ipo_link trademark_request_id filing_basis international_id ended_on ended_how
      owner_entity { type business_name first_name last_name }
      registration_request { id public_id business_description websites }
      divided_from { id number goods_and_services }
      divisions(order_by: [{ part: asc }]) { id number goods_and_services }
      international { id number status expiration_date }
      designations(order_by: [{ filing_date: asc }, { jurisdiction: asc }]) { id jurisdiction status filing_date registration_date ended_on designation_notice_date deadlines(where: { kind: { _eq: "refusal_limit" } }) { id due } }
      tracking_actions(order_by: { created_at: asc }) { id name created_at skipped }
      ${shownDocumentsOf}
      brand_registry_codes(order_by: [{ created_at: desc }, { id: desc }]) {
        id created_at views(order_by: [{ seen_at: asc }, { id: asc }]) { id seen_at }
      }
      office_actions(order_by: { created_at: desc }) { id status issue_date due_date }
      oppositions(order_by: { created_at: desc }) { id status opponent notice_date }
      use_proofs(where: { left_out_at: { _is_null: true } }, order_by: [{ used_until: desc }, { id: desc }], limit: 500) {
        id classes items market used_from used_until
      }
      use_in_commerce_requests(order_by: { created_at: desc }) { id type status due_date }
      monitoring_results(
        where: { relevance: { _is_null: false } }
        order_by: [{ seen: asc }, { created_at: desc }, { id: desc }]
        limit: ${shownHits}
      ) { id mark_name relevance application_number classes ipo_link seen ${foundFilingFields} }
      hits: monitoring_results_aggregate(where: { relevance: { _is_null: false } }) { aggregate { count } }
    }
  }`,
)

/** The same mark in its owner's other registers. */
export const sameMarkElsewhere = operation(
  'sameMarkElsewhere',
  `query sameMarkElsewhere($id: uuid!, $name: String!) {
    trademark(where: { name: { _eq: $name }, id: { _neq: $id } }, limit: 110) { ${watchedFields} }
  }`,
)

/** A mark that the watch found and staff rated. */
export type WatchHitRow = NonNullable<
  OperationData<typeof trademarkById>['trademark_by_pk']
>['monitoring_results'][number]

/** A statement or declaration of use of a mark, in its list. */
export type UseRequestRow = NonNullable<
  OperationData<typeof trademarkById>['trademark_by_pk']
>['use_in_commerce_requests'][number]

/** A date of the docket as a client's page has it. */
export type DeadlineRow = NonNullable<OperationData<typeof trademarkById>['trademark_by_pk']>['deadlines'][number]
