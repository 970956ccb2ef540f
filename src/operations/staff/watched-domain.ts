import { complaintKinds } from '#domain/enforcement/complaint.ts'
import type { Condition } from '../generated/reads.ts'
import { type ListReads, search } from './list-reads.ts'
import { lookupFields } from './matter-parts.ts'
import { staffPage, type StaffRow } from './page.ts'

const fields = `id host score reasons status created_at brand_monitoring_task_id
  brand_monitoring_task { id status brand { id name } }
  case { id status notices(where: { kind: { _in: ${JSON.stringify(complaintKinds)} } }, order_by: [{ created_at: desc }, { id: desc }], limit: 1) { id kind status decided_on remedy carried_out_on } }
  lookups(order_by: [{ asked_at: desc }, { id: desc }], limit: 1) { ${lookupFields} }`

/** A domain is watched from when a person accepted its sighting, with or without a case; what repeats another is not shown twice. */
const watched = `{ platform: { _eq: "domains" }, status: { _in: ["Accepted", "Case"] }, folded_into_id: { _is_null: true } }`

export const watchedDomainList = staffPage('sighting', 'list', fields, watched)
export const watchedDomainShow = staffPage('sighting', 'show', fields, watched)

export type WatchedDomainRow = StaffRow<'sighting', 'list'>

const which: Readonly<Record<string, Condition>> = {
  watched: { status: { _eq: 'Accepted' } },
  inCase: { status: { _eq: 'Case' } },
  neverAsked: { _not: { lookups: {} } },
}

export const watchedDomainReads: ListReads = {
  table: 'sighting',
  list: watchedDomainList,
  show: watchedDomainShow,
  filters: {
    q: search(['host']),
    which: (value) => which[value] ?? {},
  },
  choices: { which: Object.keys(which) },
  sorts: { likeness: 'score' },
  blanks: [],
  first: { field: 'score', order: 'DESC' },
}
