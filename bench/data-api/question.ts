import type { Session } from '#platform/graphql/model.ts'
import { idOf } from './seed.ts'

/** The list that is measured: 20 trademarks with their owner and the last 5 tracking rows. */
export const query = `query marks($jurisdiction: String!) {
  trademark(where: {jurisdiction: {_eq: $jurisdiction}}, order_by: {created_at: desc}, limit: 20) {
    id name number status filing_date expiration_date created_at
    owner_entity { id business_name }
    tracking_actions(order_by: {created_at: desc}, limit: 5) { id name created_at }
  }
}`

/** The same question in PostGraphile's words. */
export const relayQuery = `query marks($jurisdiction: String!) {
  allTrademarks(condition: {jurisdiction: $jurisdiction}, orderBy: CREATED_AT_DESC, first: 20) {
    nodes {
      rowId name number status filingDate expirationDate createdAt
      entityByOwnerEntityId { rowId businessName }
      trademarkTrackingsByTrademarkId(orderBy: CREATED_AT_DESC, first: 5) { nodes { rowId name createdAt } }
    }
  }
}`

/** A page that every customer with ten trademarks can fill. */
export const pageQuery = `query page {
  trademark(where: {status: {_eq: "Trademark registered"}}, order_by: {created_at: desc}, limit: 10) {
    id name number status filing_date expiration_date created_at
    owner_entity { id business_name }
    tracking_actions(order_by: {created_at: desc}, limit: 5) { id name created_at }
  }
}`

/** What happened last to anything of a customer. */
export const newestQuery = `query newest {
  trademark_tracking(order_by: {created_at: desc}, limit: 10) { id name created_at skipped trademark { id name } }
}`

export const variables = { jurisdiction: 'SK' }

export const staff: Session = { role: 'staff', variables: { 'x-user-id': idOf('user', 1) } }

export const customer = (number: number): Session => ({
  role: 'customer',
  variables: { 'x-user-id': idOf('user', number) },
})
