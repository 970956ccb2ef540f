import { nearingExpiry } from '../nearing-expiry.ts'
import { operation } from '../operation.ts'

/** A customer's registered marks that expire before a day. */
export const trademarkNotificationsCount = operation(
  'trademarkNotificationsCount',
  `query trademarkNotificationsCount($user_id: uuid!, $cut_off: date!) {
    trademark_aggregate(where: {
      user_id: { _eq: $user_id }, ${nearingExpiry('$cut_off')}
    }) { aggregate { count } }
  }`,
)

/** Rated results of a customer's watches that were not looked at yet. */
export const trademarkMonitoringResultGetUnseenCount = operation(
  'trademarkMonitoringResultGetUnseenCount',
  `query trademarkMonitoringResultGetUnseenCount($user_id: uuid!) {
    trademark_monitoring_result_aggregate(where: {
      seen: { _eq: false }, relevance: { _is_null: false }, trademark: { user_id: { _eq: $user_id } }
    }) { aggregate { count } }
  }`,
)
