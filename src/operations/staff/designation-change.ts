import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { designationChangeKinds } from '#domain/trademark/designation-changes.ts'
import type { Condition } from '../generated/reads.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

const partyFields = 'business_name first_name last_name'

/** A change with what a person decided of it; the page of a mark has room for no more. */
export const changeFields = `id kind held becomes held_entity { ${partyFields} } becomes_entity { ${partyFields} } found_at gone_at done_at done_by_user { ${personFields} } dismissed_at dismiss_reason`

const fields = `${changeFields} dismissed_by_user { ${personFields} } trademark { id name jurisdiction number assigned_admin { ${personFields} } }`

export const designationChangeList = staffPage('designation_change', 'list', fields)
export const designationChangeShow = staffPage('designation_change', 'show', fields)

export type DesignationChangeRow = StaffRow<'designation_change', 'list'>

/** The name of a party as it is by now: of a company, else of a person. Empty of none. */
export function partyName(party: DesignationChangeRow['held_entity']): string {
  return party?.business_name || `${party?.first_name ?? ''} ${party?.last_name ?? ''}`.trim()
}

const decided: Readonly<Record<string, Condition>> = {
  open: { done_at: { _is_null: true }, dismissed_at: { _is_null: true } },
  carried: { done_at: { _is_null: false } },
  dismissed: { dismissed_at: { _is_null: false } },
}

export const designationChangeReads: ListReads = {
  table: 'designation_change',
  list: designationChangeList,
  show: designationChangeShow,
  filters: {
    q: search(['trademark.name'], ['trademark.number']),
    decided: (value) => decided[value] ?? {},
    kind: equals('kind'),
    place: equals('trademark.jurisdiction'),
  },
  choices: { decided: Object.keys(decided), kind: designationChangeKinds, place: jurisdictions },
  sorts: { found: 'found_at' },
  blanks: [],
  first: { field: 'found_at', order: 'DESC' },
}
