import { personFields } from './people.ts'
import { staffPage, type StaffRow } from './page.ts'

const fields = `id sender_email sender_name subject type status jurisdiction received_at data
  trademark { id name jurisdiction number } asked_by_user { ${personFields} }`

export const officeMailList = staffPage('docketed_message', 'list', fields)
export const officeMailShow = staffPage('docketed_message', 'show', fields)

export type OfficeMailRow = StaffRow<'docketed_message', 'show'>
