import { registrationStatuses, registrationStatusGroups } from '#domain/registration/status.ts'
import { requestList, requestShow } from '#operations/staff/request.ts'
import { equals, nested, search, type Reads } from '../reads.ts'

export const requestReads: Reads = {
  list: requestList,
  show: requestShow,
  filters: {
    q: search(['value', 'contact_email', 'contact_last_name'], ['public_id']),
    status: equals('status'),
    group: equals('status_group'),
    who: (value) =>
      value === 'nobody' ? { assigned_admin_id: { _is_null: true } } : nested('assigned_admin_id', { _eq: value }),
  },
  choices: { group: registrationStatusGroups, status: registrationStatuses },
  sorts: { mark: 'value', number: 'public_id', client: 'contact_last_name', status: 'status', created: 'created_at' },
  blanks: [],
  first: { field: 'created_at', order: 'DESC' },
}
