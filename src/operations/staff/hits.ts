import { operation, type OperationData } from '../operation.ts'
import { foundFilingFields, watchedFields } from '../watch-hit.ts'
import { countedMost, staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

/** Marks that a watch found and nobody has rated yet, in the order that the row itself has. */
export const hitList = staffPage(
  'trademark_monitoring_result',
  'list',
  `id type created_at application_number trademark_number mark_name mark_type classes ipo_link ${foundFilingFields}
      standing_group precedence
      trademark { id name jurisdiction number user_id filing_date status_group goods_and_services user { ${personFields} } }`,
)

export type HitRow = StaffRow<'trademark_monitoring_result', 'list'>

const countOf = (name: string, where = '') =>
  `${name}: trademark_monitoring_result_aggregate(where: { relevance: { _is_null: true } ${where} }, limit: ${countedMost + 1}) { aggregate { count } }`

/** How many marks wait for a rating: all, and by how they stand to the watched mark. */
export const hitCounts = operation(
  'watch_hit_counts',
  `query watch_hit_counts {
    ${countOf('all')}
    ${countOf('within', 'standing_group: { _eq: "within" }')}
    ${countOf('unknown', 'standing_group: { _eq: "unknown" }')}
    ${countOf('outside', 'standing_group: { _eq: "outside" }')}
    ${countOf('earlier', 'standing_group: { _eq: "earlier" }')}
  }`,
)

/** The watched marks of a page of hits in all registers of their owners. */
export const ownedMarksOperation = operation(
  'watched_everywhere',
  `query watched_everywhere($owners: [uuid!]!, $names: [String!]!) {
    trademark(where: { user_id: { _in: $owners }, name: { _in: $names } }, order_by: { id: asc }) {
      id name user_id ${watchedFields}
    }
  }`,
)

/** A trademark of somebody whose marks are watched. */
export type OwnedRow = OperationData<typeof ownedMarksOperation>['trademark'][number]
