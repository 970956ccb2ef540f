import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { gapKinds } from '#domain/use-proof/standing.ts'
import type { Condition } from '../generated/reads.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'

const fields = `id kind day classes told_at
  trademark { id name jurisdiction number assigned_admin { ${personFields} } user { ${personFields} } }`

export const useGapList = staffPage('use_gap', 'list', fields)
export const useGapShow = staffPage('use_gap', 'show', fields)

export type UseGapRow = StaffRow<'use_gap', 'list'>

const told: Readonly<Record<string, Condition>> = {
  no: { told_at: { _is_null: true } },
  yes: { told_at: { _is_null: false } },
}

export const useGapReads: ListReads = {
  table: 'use_gap',
  list: useGapList,
  show: useGapShow,
  filters: {
    q: search(['trademark.name'], ['trademark.number']),
    kind: equals('kind'),
    told: (value) => told[value] ?? {},
    place: equals('trademark.jurisdiction'),
  },
  choices: { kind: gapKinds, told: Object.keys(told), place: jurisdictions },
  sorts: { day: 'day' },
  blanks: [],
  first: { field: 'day', order: 'ASC' },
}
