import { operation, type OperationData } from '../operation.ts'

/** The few requests and trademarks that come first for what is typed in the palette. */
export const searchOperation = operation(
  'palette',
  `query palette($requests: registration_request_bool_exp!, $trademarks: trademark_bool_exp!) {
    requests: registration_request(where: $requests, order_by: { last_status_update: desc }, limit: 6) { id public_id value status contact_email }
    trademarks: trademark(where: $trademarks, order_by: { last_tracking_update: desc }, limit: 6) { id name jurisdiction number status }
  }`,
)

export type SearchAnswer = OperationData<typeof searchOperation>
