import { userRoles, userStates } from '#domain/account/roles.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { countedList, documentsOf, notesOf } from './matter-parts.ts'
import { staffPage, type StaffRow } from './page.ts'

const accountFields = `id email role state created_at profile { firstname lastname phone_number language currency region }`

const showFields = `${accountFields} assigned_admin { id } tags document_hub_id
  ${documentsOf}
  ${notesOf('{ is_enabled: { _eq: true } }')}
  ${countedList('registration_requests', { limit: 50, order: '{ created_at: desc }' }, 'id public_id value status created_at jurisdictions')}
  ${countedList('trademarks', { limit: 100, order: '[{ name: asc }, { jurisdiction: asc }]' }, 'id name jurisdiction number status expiration_date')}
  ${countedList('brands', { limit: 100, order: '[{ name: asc }]' }, 'id name')}`

export const userList = staffPage(
  'user',
  'list',
  `${accountFields} registration_requests(order_by: { created_at: desc }, limit: 1) { id value }`,
)
export const userShow = staffPage('user', 'show', showFields)

export type UserListRow = StaffRow<'user', 'list'>

/** A customer with the matters of the account. */
export type UserFile = StaffRow<'user', 'show'>

export const userReads: ListReads = {
  table: 'user',
  list: userList,
  show: userShow,
  filters: {
    q: search(['email', 'profile.firstname', 'profile.lastname']),
    role: equals('role'),
    state: equals('state'),
  },
  choices: { role: userRoles, state: userStates },
  sorts: { email: 'email', role: 'role', state: 'state', created: 'created_at' },
  blanks: [],
  first: { field: 'created_at', order: 'DESC' },
}
