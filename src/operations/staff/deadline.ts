import { personFields } from './people.ts'
import { staffPage, type StaffRow } from './page.ts'

const fields = `id kind number opens due lawful_due grace_until done_at confidence override_at previous_due moved_at
  trademark { id name jurisdiction number assigned_admin { ${personFields} } user { ${personFields} } }`

export const deadlineList = staffPage('deadline', 'list', fields)
export const deadlineShow = staffPage('deadline', 'show', fields)

export type DeadlineListRow = StaffRow<'deadline', 'list'>
