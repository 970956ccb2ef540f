import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import type { MarkType } from '#domain/catalog/mark-types.ts'
import type { monitoringResultTypes } from '#domain/monitoring/status.ts'
import { operation } from '#operations/operation.ts'
import { type FoundFilingRow, foundFilingFields, watchedFields, type WatchedRow } from '#operations/watch-hit.ts'
import { type PersonRow, personFields } from '../kit/person.ts'

/** A mark that a watch found and nobody has rated yet. */
export interface HitRow extends FoundFilingRow {
  id: string
  type: (typeof monitoringResultTypes)[number]
  created_at: string
  application_number: string | null
  trademark_number: string | null
  mark_name: string
  mark_type: MarkType | null
  classes: number[]
  ipo_link: string | null
  trademark: WatchedRow & {
    id: string
    name: string
    number: string | null
    user_id: string
    goods_and_services: GoodsAndServices
    user: PersonRow | null
  }
}

/** The most hits that are sorted and shown at once, the oldest; more wait until some of them are rated. */
export const hitLimit = 500

export const hitsOperation = operation<{ hits: HitRow[]; all: { aggregate: { count: number } } }, { limit: number }>(
  'watch_hits',
  `query watch_hits($limit: Int!) {
    hits: trademark_monitoring_result(where: { relevance: { _is_null: true } }, order_by: [{ created_at: asc }, { id: asc }], limit: $limit) {
      id type created_at application_number trademark_number mark_name mark_type classes ipo_link ${foundFilingFields}
      trademark { id name jurisdiction number user_id filing_date status_group goods_and_services user { ${personFields} } }
    }
    all: trademark_monitoring_result_aggregate(where: { relevance: { _is_null: true } }) { aggregate { count } }
  }`,
)

/** A trademark of somebody whose marks are watched. */
export interface OwnedRow extends WatchedRow {
  id: string
  name: string
  user_id: string
}

/** The watched marks in all registers of their owners. */
export const ownedMarksOperation = operation<{ trademark: OwnedRow[] }, { owners: string[]; names: string[] }>(
  'watched_everywhere',
  `query watched_everywhere($owners: [uuid!]!, $names: [String!]!) {
    trademark(where: { user_id: { _in: $owners }, name: { _in: $names } }, order_by: { id: asc }, limit: 5000) {
      id name user_id ${watchedFields}
    }
  }`,
)
