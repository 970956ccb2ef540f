import { operation, type OperationData } from './operation.ts'

/** Of each list of a brand's page so many rows; their number stands beside. */
const shown = 20

/** What goes on about a brand: its watches, cases, names of domains that look like it, and the reports of its months. */
export const portalBrandMatters = operation(
  'portalBrandMatters',
  `query portalBrandMatters($id: uuid!) {
    brand_by_pk(id: $id) {
      report_mailed
      reports(order_by: { month: desc }, limit: ${shown}) { id month created_at }
      reports_aggregate { aggregate { count } }
      cases(order_by: [{ last_status_update: desc }, { id: desc }], limit: ${shown}) {
        id status relevance last_status_update counterparty { primary_name }
      }
      cases_aggregate { aggregate { count } }
    }
    trademark_watch_subscription(
      where: { trademark: { brand_id: { _eq: $id } } }, order_by: [{ date_end: desc }, { id: desc }], limit: ${shown}
    ) { id date_start date_end trademark { id name jurisdiction } }
    trademark_watch_subscription_aggregate(where: { trademark: { brand_id: { _eq: $id } } }) { aggregate { count } }
    sighting(
      where: { platform: { _eq: "domains" }, folded_into_id: { _is_null: true }, brand_monitoring_task: { brand_id: { _eq: $id } } }
      order_by: [{ score: desc }, { id: asc }], limit: ${shown}
    ) { id name url host status found_on case_id }
    sighting_aggregate(
      where: { platform: { _eq: "domains" }, folded_into_id: { _is_null: true }, brand_monitoring_task: { brand_id: { _eq: $id } } }
    ) { aggregate { count } }
  }`,
)

export type BrandMatters = OperationData<typeof portalBrandMatters>
