import { operation } from './operation.ts'

interface Count {
  aggregate: { count: number }
}

/** The counts beside the portal's navigation. `soon` is the last day that still counts as near. */
export const portalCounts = operation<
  { unseen: Count; expiring: Count; office_actions: Count },
  { today: string; soon: string }
>(
  'portalCounts',
  `query portalCounts($today: date!, $soon: date!) {
    unseen: registration_request_aggregate(
      where: {
        status: { _in: ["Verification approved", "Verification dismissed"] }
        _not: { tracking_actions: { name: { _eq: "Verification result viewed" } } }
      }
    ) { aggregate { count } }
    expiring: trademark_aggregate(
      where: { status: { _eq: "Trademark registered" }, expiration_date: { _gte: $today, _lte: $soon } }
    ) { aggregate { count } }
    office_actions: trademark_aggregate(where: { status: { _eq: "Office action received" } }) { aggregate { count } }
  }`,
)
