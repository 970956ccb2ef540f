import { noteFields } from './matter-parts.ts'
import { staffPage, type StaffRow } from './page.ts'

const accountFields = `id email role state created_at profile { firstname lastname phone_number language currency region }`

const showFields = `${accountFields} assigned_admin { id }
  notes(where: { is_enabled: { _eq: true } }, order_by: { created_at: desc }, limit: 50) { ${noteFields} }
  registration_requests(order_by: { created_at: desc }, limit: 50) { id public_id value status created_at jurisdictions }
  trademarks(order_by: [{ name: asc }, { jurisdiction: asc }], limit: 100) { id name jurisdiction number status expiration_date }`

export const userList = staffPage(
  'user',
  'list',
  `${accountFields} registration_requests(order_by: { created_at: desc }, limit: 1) { id value }`,
)
export const userShow = staffPage('user', 'show', showFields)

export type UserListRow = StaffRow<'user', 'list'>

/** A customer with the matters of the account. */
export type UserFile = StaffRow<'user', 'show'>
