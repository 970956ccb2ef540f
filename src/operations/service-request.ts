import { shownDocumentsOf } from './shown-documents.ts'
import { mostItems } from '#domain/service-order/most-items.ts'
import { operation, type OperationData } from './operation.ts'
import { withdrawalsOf } from './withdrawal.ts'
import { renewalFields } from './renewal.ts'

const fields = 'id public_id service_name status product_id parameters created_at'

/** The services that a customer ordered, newest first, with how many there are. */
export const portalServices = operation(
  'portalServices',
  `query portalServices($limit: Int!) {
    service_request(order_by: [{ created_at: desc }, { id: desc }], limit: $limit) { ${fields} }
    service_request_aggregate { aggregate { count } }
  }`,
)

/** One service order: what was ordered, its invoice, its pieces of work and what happened. */
export const portalService = operation(
  'portalService',
  `query portalService($id: uuid!) {
    service_request_by_pk(id: $id) {
      ${fields} currency invoice_content
      product {
        ${withdrawalsOf}
        expenses(order_by: [{ spent_on: asc }, { id: asc }]) { id kind amount currency }
        invoices(order_by: { created_at: desc }, limit: 1) {
          id variable_symbol serial_number year payment_date payment_type created_at document_context
          credit_notes(order_by: [{ created_at: asc }, { id: asc }]) { id document_context }
        }
      }
      ${shownDocumentsOf}
      services(order_by: [{ created_at: asc }, { id: asc }]) { id type status deadline outcome outcome_note parameters }
      letters(order_by: [{ sent_at: asc }, { id: asc }]) {
        id kind language recipient approved_name approved_at sent_by sent_at message_id reference pdf_sha256 docx_sha256
      }
      tracking_actions(order_by: [{ created_at: asc }, { id: asc }]) { id name created_at }
    }
  }`,
)

/** A service order as its form shows it, to whoever holds its link. */
export const serviceByLink = operation(
  'serviceByLink',
  `query serviceByLink($id: uuid!) {
    service_request_by_pk(id: $id) { ${fields} currency invoice_content contact_email }
  }`,
)

const servedFields = `id name jurisdiction number expiration_date goods_and_services status registration_date ${renewalFields}`

/**
 * The marks of a customer that an order is offered for (`which`), the next to expire first, and those that it cannot be for (`rest`), each with
 * their number; those that are chosen already, wherever they stand; and the registrations at WIPO with which designations are renewed.
 */
export const marksToOffer = operation(
  'marksToOffer',
  `query marksToOffer($which: trademark_bool_exp!, $rest: trademark_bool_exp!, $chosen: [uuid!]!, $designations: trademark_bool_exp!, $limit: Int!) {
    trademark(where: $which, order_by: [{ expiration_date: asc_nulls_last }, { name: asc }, { id: asc }], limit: $limit) { ${servedFields} }
    trademark_aggregate(where: $which) { aggregate { count } }
    rest: trademark(where: $rest, order_by: [{ expiration_date: asc_nulls_last }, { name: asc }, { id: asc }], limit: $limit) { ${servedFields} }
    restCount: trademark_aggregate(where: $rest) { aggregate { count } }
    chosen: trademark(where: { id: { _in: $chosen }, status_group: { _neq: "Closed" } }, order_by: { id: asc }, limit: $limit) { ${servedFields} }
    designated: trademark(
      where: $designations, distinct_on: international_id, order_by: [{ international_id: asc }, { id: asc }], limit: $limit
    ) { id international { id number } }
  }`,
)

/** The marks of a transfer, with their lists, of which some classes can go alone. */
export const marksOfTransfer = operation(
  'marksOfTransfer',
  `query marksOfTransfer($ids: [uuid!]!) {
    trademark(where: { id: { _in: $ids } }, order_by: { id: asc }, limit: ${mostItems}) { id goods_and_services }
  }`,
)

export type PortalServices = OperationData<typeof portalServices>['service_request']
