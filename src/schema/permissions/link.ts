import {
  commentColumns,
  invoiceColumns,
  requestColumns,
  resultColumns,
  serviceRequestColumns,
  similarColumns,
  trackingColumns,
} from './columns.ts'
import { open } from './open.ts'
import type { RolePermissions, RowPredicate } from './permission.ts'

const request: RowPredicate = { id: { _eq: 'x-request-id' } }
const ofRequest: RowPredicate = { registration_request_id: { _eq: 'x-request-id' } }
const service: RowPredicate = { id: { _eq: 'x-service-request-id' } }
const ofService: RowPredicate = { service_request_id: { _eq: 'x-service-request-id' } }
/** A product of either; of two absent values nothing is equal to one. */
const ofEither: RowPredicate = { _or: [ofRequest, ofService] }
const withoutOwner = (columns: readonly string[]) => columns.filter((column) => column !== 'user_id')

/** The holder of a link sees the one request or service order it opens; their ids are set only while that step is open. */
export const link: RolePermissions = {
  ...open,
  registration_request: { select: { columns: withoutOwner(requestColumns), filter: request } },
  registration_request_tracking: {
    select: { columns: [...trackingColumns, 'registration_request_id'], filter: ofRequest },
  },
  verification_result: { select: { columns: resultColumns, filter: { completed: { _eq: true }, ...ofRequest } } },
  similar_trademark: {
    select: { columns: similarColumns, filter: { verification_result: { completed: { _eq: true }, ...ofRequest } } },
  },
  service_request: { select: { columns: withoutOwner(serviceRequestColumns), filter: service } },
  product: {
    select: { columns: ['id', 'registration_request_id', 'service_request_id', 'created_at'], filter: ofEither },
  },
  payment_attempt: {
    select: {
      columns: ['id', 'product_id', 'status', 'decline_reason', 'amount', 'currency', 'created_at'],
      filter: { product: ofEither },
    },
  },
  invoice: { select: { columns: withoutOwner(invoiceColumns), filter: { product: ofEither } } },
  application: {
    select: {
      columns: [
        'id',
        'registration_request_id',
        'domicile_address_visible',
        'onboarding_finished',
        'client_approval',
        'priority_filing_type',
        'priority_filing_jurisdiction',
        'priority_filing_number',
        'priority_filing_date',
        'priority_registration_date',
        'thread_id',
      ],
      filter: ofRequest,
    },
    // Priority can be told before there is an account; once the client approved, nothing changes this way.
    update: {
      columns: [
        'domicile_address_visible',
        'priority_filing_type',
        'priority_filing_jurisdiction',
        'priority_filing_number',
        'priority_filing_date',
        'priority_registration_date',
      ],
      filter: { client_approval: { _eq: false }, ...ofRequest },
    },
  },
  thread_comment: { select: { columns: withoutOwner(commentColumns), filter: { application: ofRequest } } },
}
