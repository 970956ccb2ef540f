import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import type { MarkType } from '#domain/catalog/mark-types.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { monitoringResultTypes } from '#domain/monitoring/status.ts'
import { operation } from '#operations/operation.ts'
import { type PersonRow, personFields } from '../kit/person.ts'

/** A mark that a watch found and nobody has rated yet. */
export interface HitRow {
  id: string
  type: (typeof monitoringResultTypes)[number]
  created_at: string
  filing_date: string | null
  publication_date: string | null
  application_number: string | null
  trademark_number: string | null
  mark_name: string
  mark_type: MarkType | null
  classes: number[]
  jurisdiction: Jurisdiction
  ipo_link: string | null
  trademark: {
    id: string
    name: string
    jurisdiction: Jurisdiction
    number: string | null
    goods_and_services: GoodsAndServices
    user: PersonRow | null
  }
}

/** The most hits that are shown at once, the oldest. */
export const hitLimit = 100

export const hitsOperation = operation<{ hits: HitRow[]; all: { aggregate: { count: number } } }, { limit: number }>(
  'watch_hits',
  `query watch_hits($limit: Int!) {
    hits: trademark_monitoring_result(where: { relevance: { _is_null: true } }, order_by: [{ created_at: asc }, { id: asc }], limit: $limit) {
      id type created_at filing_date publication_date application_number trademark_number mark_name mark_type classes jurisdiction ipo_link
      trademark { id name jurisdiction number goods_and_services user { ${personFields} } }
    }
    all: trademark_monitoring_result_aggregate(where: { relevance: { _is_null: true } }) { aggregate { count } }
  }`,
)
