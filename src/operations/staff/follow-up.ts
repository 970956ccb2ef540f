import { followUpCauses, followUpStatuses, openFollowUps } from '#domain/follow-up/status.ts'
import { operation, type OperationData } from '../operation.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { historyOf } from './matter-parts.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

const fields = `id status cause approached_by outcome created_at last_status_update
  registration_request { id public_id value status contact_first_name contact_last_name contact_email contact_phone language
    assigned_admin { ${personFields} } }`

export const followUpList = staffPage('follow_up_case', 'list', fields)
export const followUpShow = staffPage('follow_up_case', 'show', `${fields} ${historyOf()}`)

export type FollowUpListRow = StaffRow<'follow_up_case', 'list'>
export type FollowUpRow = StaffRow<'follow_up_case', 'show'>

export const followUpReads: ListReads = {
  table: 'follow_up_case',
  list: followUpList,
  show: followUpShow,
  filters: {
    q: search(
      ['registration_request.value', 'registration_request.contact_email', 'registration_request.contact_last_name'],
      ['registration_request.public_id'],
    ),
    open: () => ({ status: { _in: [...openFollowUps] } }),
    status: equals('status'),
    cause: equals('cause'),
  },
  choices: { open: ['yes'], status: followUpStatuses, cause: followUpCauses },
  sorts: { since: 'last_status_update' },
  blanks: [],
  first: { field: 'last_status_update', order: 'ASC' },
}

/** The last cases of an order, which its page asks for by themselves. */
export const followUpsOfRequest = operation(
  'staff_request_follow_ups',
  `query staff_request_follow_ups($id: uuid!) {
    follow_up_case(where: { registration_request_id: { _eq: $id } }, order_by: [{ created_at: desc }, { id: desc }], limit: 10) {
      id status outcome created_at last_status_update
    }
    follow_up_case_aggregate(where: { registration_request_id: { _eq: $id } }) { aggregate { count } }
  }`,
)

export type FollowUpOfRequest = OperationData<typeof followUpsOfRequest>['follow_up_case'][number]
