import { operation } from './operation.ts'

/** What a customer asked us, the newest first. */
export const portalMessages = operation(
  'portalMessages',
  `query portalMessages($limit: Int!, $offset: Int!) {
    support_ticket(order_by: [{ created_at: desc }, { id: desc }], limit: $limit, offset: $offset) {
      id public_id subject description status created_at updated_at
    }
    support_ticket_aggregate { aggregate { count } }
  }`,
)
