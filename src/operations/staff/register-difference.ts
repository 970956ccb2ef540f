import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { comparedFields } from '#domain/trademark/office-differences.ts'
import type { Condition } from '../generated/reads.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

/** A difference with what a person said of it. */
export const differenceFields = `id field held office as_of found_at dismissed_at dismiss_reason dismissed_by_user { ${personFields} }`

const fields = `${differenceFields} trademark { id name jurisdiction number assigned_admin { ${personFields} } }`

export const registerDifferenceList = staffPage('register_difference', 'list', fields)
export const registerDifferenceShow = staffPage('register_difference', 'show', fields)

export type RegisterDifferenceRow = StaffRow<'register_difference', 'list'>

const judged: Readonly<Record<string, Condition>> = {
  open: { dismissed_at: { _is_null: true } },
  dismissed: { dismissed_at: { _is_null: false } },
}

export const registerDifferenceReads: ListReads = {
  table: 'register_difference',
  list: registerDifferenceList,
  show: registerDifferenceShow,
  filters: {
    q: search(['trademark.name'], ['trademark.number']),
    judged: (value) => judged[value] ?? {},
    field: equals('field'),
    place: equals('trademark.jurisdiction'),
  },
  choices: { judged: Object.keys(judged), field: comparedFields, place: jurisdictions },
  sorts: { found: 'found_at' },
  blanks: [],
  first: { field: 'found_at', order: 'DESC' },
}
