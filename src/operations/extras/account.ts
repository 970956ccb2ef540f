import { operation } from '../operation.ts'

/** Results that a customer has not looked at, of requests that moved since an instant. */
export const userUnseenVerificationCount = operation(
  'userUnseenVerificationCount',
  `query userUnseenVerificationCount($user_id: uuid!, $last_status_update_since: timestamptz!) {
    registration_request_aggregate(where: {
      user_id: { _eq: $user_id }
      status: { _in: ["Verification approved", "Verification dismissed"] }
      last_status_update: { _gte: $last_status_update_since }
      answer_seen_at: { _is_null: true }
    }) { aggregate { count } }
  }`,
)

/** The person with an address; letter case does not matter. `email` is matched whole, so escape `%` and `_`. */
export const userByEmail = operation(
  'userByEmail',
  `query userByEmail($email: String!) {
    user(where: { email: { _ilike: $email } }, limit: 1) {
      id email role state tags assigned_admin_id profile { firstname lastname language currency region }
    }
  }`,
)

/** People, newest first, with the number of all that match. */
export const getUsers = operation(
  'getUsers',
  `query getUsers($where: user_bool_exp, $limit: Int, $offset: Int) {
    user(where: $where, order_by: [{ created_at: desc }, { id: desc }], limit: $limit, offset: $offset) {
      id email role state tags created_at assigned_admin_id profile { firstname lastname phone_number language }
    }
    user_aggregate(where: $where) { aggregate { count } }
  }`,
)
