import { operation, type OperationData } from '../operation.ts'
import { foundFilingFields, watchedFields } from '../watch-hit.ts'
import { countedMost } from './page.ts'
import { personFields } from './people.ts'

/** The most hits that are sorted and shown at once, the oldest; more wait until some of them are rated. */
export const hitLimit = 500

export const hitsOperation = operation(
  'watch_hits',
  `query watch_hits($limit: Int!) {
    hits: trademark_monitoring_result(where: { relevance: { _is_null: true } }, order_by: [{ created_at: asc }, { id: asc }], limit: $limit) {
      id type created_at application_number trademark_number mark_name mark_type classes ipo_link ${foundFilingFields}
      trademark { id name jurisdiction number user_id filing_date status_group goods_and_services user { ${personFields} } }
    }
    all: trademark_monitoring_result_aggregate(where: { relevance: { _is_null: true } }, limit: ${countedMost + 1}) { aggregate { count } }
  }`,
)

/** A mark that a watch found and nobody has rated yet. */
export type HitRow = OperationData<typeof hitsOperation>['hits'][number]

/** The watched marks in all registers of their owners. */
export const ownedMarksOperation = operation(
  'watched_everywhere',
  `query watched_everywhere($owners: [uuid!]!, $names: [String!]!) {
    trademark(where: { user_id: { _in: $owners }, name: { _in: $names } }, order_by: { id: asc }, limit: 5000) {
      id name user_id ${watchedFields}
    }
  }`,
)

/** A trademark of somebody whose marks are watched. */
export type OwnedRow = OperationData<typeof ownedMarksOperation>['trademark'][number]
