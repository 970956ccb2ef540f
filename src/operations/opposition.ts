import { openToldStatuses } from '#domain/opposition/status.ts'
import { deadlineFields } from './deadline.ts'
import { operation, type OperationData } from './operation.ts'
import { shownDocumentsOf } from './shown-documents.ts'

/** An opposition against one of the customer's marks: who opposes, the ways to go on, the dates and what happened. */
export const portalOpposition = operation(
  'portalOpposition',
  `query portalOpposition($id: uuid!) {
    opposition_by_pk(id: $id) {
      id number status office_number notice_date cooling_off_from opponent representative grounds earlier_rights classes summary advice
      advised_name order_currency outcome ended_on
      ways(order_by: [{ position: asc }, { id: asc }]) { id kind description ground service_fee government_fee recommended
        order { id status product_id } }
      events(order_by: [{ happened_on: asc }, { id: asc }]) { id kind happened_on }
      ${shownDocumentsOf}
      trademark { id name jurisdiction number
        deadlines(where: { kind: { _in: ["opposition_reply", "cooling_off", "opposition_evidence"] }, done_at: { _is_null: true } }, order_by: [{ due: asc }, { id: asc }]) { ${deadlineFields} } }
    }
  }`,
)

/** The most oppositions that the overview lists; how many run stands above them. */
export const shownOppositions = 10
const running = `{ status: { _in: ${JSON.stringify(openToldStatuses)} } }`

/** The oppositions against the customer's marks that run, the nearest last day first, and how many there are. */
export const portalOppositions = operation(
  'portalOppositions',
  `query portalOppositions {
    opposition(where: ${running}, order_by: [{ due_date: asc_nulls_last }, { id: asc }], limit: ${shownOppositions}) {
      id status opponent notice_date trademark { name jurisdiction }
    }
    opposition_aggregate(where: ${running}) { aggregate { count } }
  }`,
)

export type PortalOpposition = NonNullable<OperationData<typeof portalOpposition>['opposition_by_pk']>
