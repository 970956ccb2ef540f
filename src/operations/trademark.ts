import type { MarkType } from '#domain/catalog/mark-types.ts'
import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { relevances } from '#domain/monitoring/status.ts'
import type { TrademarkStatus, TrademarkStatusGroup } from '#domain/trademark/status.ts'
import { shownHits } from '#contract/watch.ts'
import { operation } from './operation.ts'
import { type FoundFilingRow, foundFilingFields, watchedFields, type WatchedRow } from './watch-hit.ts'
import type { TrackingAction } from './registration.ts'

export interface TrademarkRow {
  id: string
  name: string
  alias: string | null
  type: MarkType
  jurisdiction: Jurisdiction
  number: string | null
  filing_date: string | null
  registration_date: string | null
  expiration_date: string | null
  dou_deadline_date: string | null
  status: TrademarkStatus
  status_group: TrademarkStatusGroup
  last_tracking_update: string
}

const rowFields = `id name alias type jurisdiction number filing_date registration_date expiration_date dou_deadline_date
  status status_group last_tracking_update`

/** The customer's trademarks with the total for paging. */
export const trademarksForUser = operation<
  { trademark: TrademarkRow[]; trademark_aggregate: { aggregate: { count: number } } },
  { limit: number; offset: number }
>(
  'trademarksForUser',
  `query trademarksForUser($limit: Int!, $offset: Int!) {
    trademark(order_by: [{ name: asc }, { jurisdiction: asc }], limit: $limit, offset: $offset) { ${rowFields} }
    trademark_aggregate { aggregate { count } }
  }`,
)

/** A mark that the watch found and staff rated. */
export interface WatchHitRow extends FoundFilingRow {
  id: string
  mark_name: string
  relevance: (typeof relevances)[number]
  application_number: string | null
  classes: number[]
  ipo_link: string | null
  seen: boolean
}

/** One trademark with owner, documents and everything that happened to it. */
export const trademarkById = operation<
  {
    trademark_by_pk:
      | (TrademarkRow & {
          goods_and_services: GoodsAndServices
          document_hub_id: string
          ipo_link: string | null
          owner_entity: {
            type: string
            business_name: string | null
            first_name: string | null
            last_name: string | null
          } | null
          registration_request: {
            id: string
            public_id: string
            business_description: string
            websites: string[]
          } | null
          tracking_actions: (TrackingAction & { skipped: boolean })[]
          documents: { id: number; name: string; type: string; media_type: string; size: number; created_at: string }[]
          monitoring_results: WatchHitRow[]
          hits: { aggregate: { count: number } }
        })
      | null
  },
  { id: string }
>(
  'trademarkById',
  `query trademarkById($id: uuid!) {
    trademark_by_pk(id: $id) {
      ${rowFields} goods_and_services document_hub_id ipo_link
      owner_entity { type business_name first_name last_name }
      registration_request { id public_id business_description websites }
      tracking_actions(order_by: { created_at: asc }) { id name created_at skipped }
      documents(order_by: { created_at: desc }) { id name type media_type size created_at }
      monitoring_results(
        where: { relevance: { _is_null: false } }
        order_by: [{ seen: asc }, { created_at: desc }, { id: desc }]
        limit: ${shownHits}
      ) { id mark_name relevance application_number classes ipo_link seen ${foundFilingFields} }
      hits: monitoring_results_aggregate(where: { relevance: { _is_null: false } }) { aggregate { count } }
    }
  }`,
)

/** The same mark in its owner's other registers. */
export const sameMarkElsewhere = operation<{ trademark: WatchedRow[] }, { id: string; name: string }>(
  'sameMarkElsewhere',
  `query sameMarkElsewhere($id: uuid!, $name: String!) {
    trademark(where: { name: { _eq: $name }, id: { _neq: $id } }, limit: 110) { ${watchedFields} }
  }`,
)
