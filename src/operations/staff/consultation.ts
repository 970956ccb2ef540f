import { notesOf } from './matter-parts.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

const fields = `id event_timestamp created_at contact_name contact_email contact_phone language description location outcome
  resolution cancelled_at outcome_sent_at assigned_admin { ${personFields} } user { ${personFields} }`

export const consultationList = staffPage('consultation', 'list', fields)
export const consultationShow = staffPage('consultation', 'show', `${fields} ${notesOf()}`)

export type ConsultationListRow = StaffRow<'consultation', 'list'>
export type ConsultationRow = StaffRow<'consultation', 'show'>
