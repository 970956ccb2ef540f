import { operation, type OperationData } from '../operation.ts'
import { foundFilingFields, watchedFields } from '../watch-hit.ts'
import { equals, type ListReads } from './list-reads.ts'
import { documentsOf } from './matter-parts.ts'
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

/** One found mark with the watched one, and what was ordered about it. */
export const hitShow = staffPage(
  'trademark_monitoring_result',
  'show',
  `id type created_at relevance seen application_number trademark_number mark_name mark_type classes ipo_link logo_url document_hub_id ${foundFilingFields} ${documentsOf}
      orders(order_by: { created_at: desc }) { id public_id service_name status }
      trademark { id name jurisdiction number filing_date status_group goods_and_services user { ${personFields} } }`,
)

/** What the staff area reads of found marks. */
export const hitReads: ListReads = {
  table: 'trademark_monitoring_result',
  list: hitList,
  show: hitShow,
  filters: { group: equals('standing_group') },
  choices: {},
  sorts: {},
  blanks: [],
  first: { field: 'precedence', order: 'ASC' },
}

export type HitFile = StaffRow<'trademark_monitoring_result', 'show'>
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
