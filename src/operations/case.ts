import { shownDocumentsOf } from './shown-documents.ts'
import { operation, type OperationData } from './operation.ts'

/** Reports of the newest that the page of cases shows; a report that became a case stands among the cases. */
const shownReports = 20

/** The customer's cases, those that moved last first, with their number; and reports from which no case came yet. */
export const portalCases = operation(
  'portalCases',
  `query portalCases($limit: Int!, $offset: Int!) {
    case(order_by: [{ last_status_update: desc }, { id: desc }], limit: $limit, offset: $offset) {
      id status relevance outcome last_status_update created_at
      brand { name } counterparty { primary_name }
      infringements(order_by: { id: asc }, limit: 20) { platform taken_down_on }
    }
    case_aggregate { aggregate { count } }
    case_request(
      where: { status: { _neq: "Case created" } }, order_by: [{ created_at: desc }, { id: desc }], limit: ${shownReports}
    ) { id type status mark links created_at brand { name } }
    case_request_aggregate(where: { status: { _neq: "Case created" } }) { aggregate { count } }
  }`,
)

/** One case as its client reads it. */
export const portalCase = operation(
  'portalCase',
  `query portalCase($id: uuid!) {
    case_by_pk(id: $id) {
      ${shownDocumentsOf}
      id status relevance lawyers_note outcome outcome_note dismiss_reason created_at last_status_update
      brand { id name }
      counterparty { id primary_name aliases websites whitelisted }
      trademark { id name jurisdiction number status registration_date expiration_date }
      infringements(order_by: { id: asc }, limit: 50) {
        id platform jurisdiction classes taken_down_on
        evidences(order_by: [{ evidence_date: asc }, { id: asc }], limit: 200) { id website evidence_date description }
        evidences_aggregate { aggregate { count } }
      }
      infringements_aggregate { aggregate { count } }
      solutions(order_by: [{ created_at: asc }, { id: asc }], limit: 50) {
        id status items currency offer_subscription created_at service_request { id status product_id }
      }
      exhibits(order_by: [{ taken_at: asc }, { id: asc }], limit: 100) {
        id url sha256 taken_at timestamped_by is_stand_in
        lookups(order_by: [{ asked_at: desc }, { id: desc }], limit: 1) { id domain is_stand_in facts }
      }
      exhibits_aggregate { aggregate { count } }
      notices(order_by: [{ sent_on: desc }, { id: desc }], limit: 100) {
        id kind recipient sent_on reference status withdraw_reason is_wrong decided_on remedy carried_out_on taken_back_reason
      }
      notices_aggregate { aggregate { count } }
      negotiations(order_by: [{ happened_on: desc }, { id: desc }], limit: 100) { id happened_on direction channel body }
      negotiations_aggregate { aggregate { count } }
      tracking_actions(order_by: [{ created_at: desc }, { id: desc }], limit: 100) { id name created_at }
    }
  }`,
)

const reportedFields = 'id name jurisdiction number status brand_id'

/** Brands and registered marks that a report can be about, with their number; and the mark that is asked for, wherever it stands. */
export const reportChoices = operation(
  'reportChoices',
  `query reportChoices($limit: Int!, $asked: [uuid!]!) {
    brand(order_by: [{ name: asc }, { id: asc }], limit: $limit) { id name }
    brand_aggregate { aggregate { count } }
    trademark(order_by: [{ name: asc }, { jurisdiction: asc }, { id: asc }], limit: $limit) { ${reportedFields} }
    trademark_aggregate { aggregate { count } }
    asked: trademark(where: { id: { _in: $asked } }, limit: 1) { ${reportedFields} }
  }`,
)

/** What was ordered, for a report about a trademark of it; also for who holds the link of the request. */
export const requestToReport = operation(
  'requestToReport',
  `query requestToReport($id: uuid!) { registration_request_by_pk(id: $id) { id value jurisdictions } }`,
)

export type PortalCase = NonNullable<OperationData<typeof portalCase>['case_by_pk']>
