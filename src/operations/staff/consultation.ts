import { talkMinutes } from '#domain/consultation/slots.ts'
import type { Condition } from '../generated/reads.ts'
import { type ListReads, search } from './list-reads.ts'
import { documentsOf, notesOf } from './matter-parts.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

const fields = `id event_timestamp created_at contact_name contact_email contact_phone language description location outcome
  resolution questions_and_answers cancelled_at outcome_sent_at assigned_admin { ${personFields} } user { ${personFields} }`

export const consultationList = staffPage('consultation', 'list', fields)
export const consultationShow = staffPage(
  'consultation',
  'show',
  `${fields} document_hub_id ${documentsOf} ${notesOf()}`,
)

export type ConsultationListRow = StaffRow<'consultation', 'list'>
export type ConsultationRow = StaffRow<'consultation', 'show'>

export const talkStates = ['ahead', 'over', 'cancelled'] as const
export type TalkState = (typeof talkStates)[number]

const lengthMs = talkMinutes * 60_000

/** How a talk stands now; while it is held it is still ahead, as on its own page. */
export function talkState(row: { event_timestamp: string | null; cancelled_at: string | null }): TalkState {
  if (row.cancelled_at !== null) return 'cancelled'
  return row.event_timestamp !== null && Date.parse(row.event_timestamp) > Date.now() - lengthMs ? 'ahead' : 'over'
}

function stateCondition(state: TalkState): Condition {
  const begun = new Date(Date.now() - lengthMs).toISOString()
  const isOn: Condition = { cancelled_at: { _is_null: true } }
  if (state === 'cancelled') return { cancelled_at: { _is_null: false } }
  return state === 'ahead'
    ? { ...isOn, event_timestamp: { _gt: begun } }
    : { ...isOn, event_timestamp: { _lte: begun } }
}

export const consultationReads: ListReads = {
  table: 'consultation',
  list: consultationList,
  show: consultationShow,
  filters: {
    q: search(['contact_name', 'contact_email']),
    state: (value) => {
      const state = talkStates.find((one) => one === value)
      return state ? stateCondition(state) : {}
    },
  },
  choices: { state: talkStates },
  sorts: { at: 'event_timestamp' },
  blanks: ['event_timestamp'],
  first: { field: 'event_timestamp', order: 'DESC' },
}
