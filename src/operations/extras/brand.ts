import { operation } from '../operation.ts'

const brand = 'id name created_at websites business_description'

/** The brands of whoever asks, first made first. */
export const brandGetMany = operation(
  'brandGetMany',
  `query brandGetMany($user_id: uuid!) {
    brand(where: { user_id: { _eq: $user_id } }, order_by: [{ created_at: asc }, { id: asc }]) { ${brand} }
  }`,
)

/** A customer's brands, each with its newest processed monitoring tasks and how many cases they found. */
export const brandWithRecentTasksGetManyForUser = operation(
  'brandWithRecentTasksGetManyForUser',
  `query brandWithRecentTasksGetManyForUser($user_id: uuid!, $tasks: Int = 5) {
    brand(where: { user_id: { _eq: $user_id } }, order_by: [{ created_at: asc }, { id: asc }]) {
      ${brand}
      subscriptions(order_by: { created_at: desc }) { id tier status start_date end_date }
      monitoring_tasks(
        where: { status: { _eq: "Processed" } }, order_by: [{ processed_timestamp: desc }, { id: desc }], limit: $tasks
      ) { id status processed_timestamp brand_subscription_tier cases_aggregate { aggregate { count } } }
    }
  }`,
)

/** How many brands of a customer are monitored now; a trial counts. */
export const monitoredBrandsTotalCount = operation(
  'monitoredBrandsTotalCount',
  `query monitoredBrandsTotalCount($user_id: uuid!) {
    brand_aggregate(where: {
      user_id: { _eq: $user_id }
      subscriptions: { status: { _in: ["Subscription started", "Trial started"] } }
    }) { aggregate { count } }
  }`,
)

/** The cases of a brand's newest processed monitoring task. */
export const casesInLastTaskTotalCount = operation(
  'casesInLastTaskTotalCount',
  `query casesInLastTaskTotalCount($brand_id: uuid!) {
    brand_monitoring_task(
      where: { brand_id: { _eq: $brand_id }, status: { _eq: "Processed" } }
      order_by: [{ processed_timestamp: desc }, { id: desc }]
      limit: 1
    ) { id cases_aggregate { aggregate { count } } }
  }`,
)

const unassigned = '(where: { user_id: { _eq: $user_id }, brand_id: { _is_null: true } }) { aggregate { count } }'

/** What a customer ordered and put under no brand, counted. */
export const unassignedOrders = operation(
  'unassignedOrders',
  `query unassignedOrders($user_id: uuid!) {
    registration_request_aggregate${unassigned}
    trademark_aggregate${unassigned}
    trademark_request_aggregate${unassigned}
    service_request_aggregate${unassigned}
  }`,
)
