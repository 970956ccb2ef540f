import type { RowPredicate } from './permission.ts'

// The holder of a link sees the one request or service order it opens; their ids are set only while that step is open.

export const linkedRequest: RowPredicate = { id: { _eq: 'x-request-id' } }
export const ofLinkedRequest: RowPredicate = { registration_request_id: { _eq: 'x-request-id' } }
export const linkedService: RowPredicate = { id: { _eq: 'x-service-request-id' } }
const ofLinkedService: RowPredicate = { service_request_id: { _eq: 'x-service-request-id' } }
/** A product of either; of two absent values nothing is equal to one. */
export const ofLinked: RowPredicate = { _or: [ofLinkedRequest, ofLinkedService] }

/** A link tells nobody whose row it is. */
export const withoutOwner = (columns: readonly string[]): string[] => columns.filter((column) => column !== 'user_id')
