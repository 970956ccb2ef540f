import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { trademarkStatuses, trademarkStatusGroups } from '#domain/trademark/status.ts'
import { equals, type ListReads, search } from './list-reads.ts'
import { countedList, documentsOf, historyOf, notesOf } from './matter-parts.ts'
import { staffPage, type StaffRow } from './page.ts'
import { personFields } from './people.ts'
import { proofFields } from '../use-proof.ts'
import { changeFields, partyName } from './designation-change.ts'
import { differenceFields } from './register-difference.ts'

const ownerFields = 'id type business_name first_name last_name'

const listFields = `id name type jurisdiction number filing_date registration_date expiration_date
  status status_group last_tracking_update created_at user { ${personFields} } owner_entity { ${ownerFields} } assigned_admin { ${personFields} }`

/** A date of a docket with its sum, and who did or set it. */
export const deadlineFields = `id kind number opens calendar_due lawful_due due grace_until from_event from_date amount unit law article
  source source_kind confidence note moved_because is_move_unknown is_assumed is_by_letter previous_due done_at
  done_by_user { ${personFields} } override_reason override_at override_by_user { ${personFields} }`

const showFields = `${listFields} publication_date deadlines(order_by: [{ due: asc }, { kind: asc }]) { ${deadlineFields} } ended_on ended_how goods_and_services document_hub_id note_hub_id ipo_link trademark_request_id filing_basis last_ipo_data_sync
  divided_from { id number status goods_and_services }
  international_id designation_notice_date international { id name number status expiration_date }
  ${countedList('designations', { limit: 130, order: '[{ filing_date: asc }, { jurisdiction: asc }]' }, 'id jurisdiction status filing_date owner_entity { id } deadlines(where: { kind: { _eq: "refusal_limit" } }) { due } designation_changes(where: { done_at: { _is_null: true }, dismissed_at: { _is_null: true } }, order_by: [{ kind: asc }]) { id kind }')}
  ${countedList('divisions', { limit: 50, order: '{ part: asc }' }, 'id number status goods_and_services')}
  registration_request { id public_id business_description }
  brand_registry_codes(order_by: [{ created_at: desc }, { id: desc }]) { id created_at created_by_user { ${personFields} }
    views(order_by: [{ seen_at: asc }, { id: asc }]) { id seen_at user { ${personFields} } } }
  designation_changes(order_by: [{ kind: asc }]) { ${changeFields} }
  register_differences(order_by: [{ field: asc }]) { ${differenceFields} }
  office_actions(order_by: { created_at: desc }) { id status issue_date due_date }
  oppositions(order_by: { created_at: desc }) { id status opponent notice_date due_date }
  use_in_commerce_requests(order_by: { created_at: desc }) { id type status due_date deadline_number }
  ${countedList('use_proofs', { limit: 500, order: '[{ used_until: desc }, { id: desc }]' }, `${proofFields} taken_by_user { ${personFields} }`)}
  ${countedList('monitoring_results', { limit: 20, order: '{ created_at: desc }' }, 'id mark_name jurisdiction application_number relevance')}
  ${historyOf('skipped')}
  ${countedList('changes', { limit: 100, order: '{ created_at: desc }' }, `id old_values new_values created_at user { ${personFields} }`)}
  ${documentsOf}
  ${notesOf()}`

export const trademarkList = staffPage('trademark', 'list', listFields)
export const trademarkShow = staffPage('trademark', 'show', showFields)

export type TrademarkListRow = StaffRow<'trademark', 'list'>

/** A trademark with everything about it. */
export type TrademarkFile = StaffRow<'trademark', 'show'>
export type DeadlineRow = TrademarkFile['deadlines'][number]
export type ChangeRow = TrademarkFile['changes'][number]
export type DocumentRow = TrademarkFile['documents'][number]
export type HistoryRow = Omit<TrademarkFile['tracking_actions'][number], 'skipped'>
export type NoteRow = TrademarkFile['notes'][number]

export const trademarkReads: ListReads = {
  table: 'trademark',
  list: trademarkList,
  show: trademarkShow,
  filters: {
    q: search(['name', 'alias', 'owner_entity.business_name'], ['number']),
    status: equals('status'),
    group: equals('status_group'),
    place: equals('jurisdiction'),
  },
  choices: { group: trademarkStatusGroups, status: trademarkStatuses, place: jurisdictions },
  sorts: {
    mark: 'name',
    place: 'jurisdiction',
    number: 'number',
    status: 'status',
    filed: 'filing_date',
    ends: 'expiration_date',
  },
  blanks: ['number', 'filing_date', 'expiration_date'],
  first: { field: 'last_tracking_update', order: 'DESC' },
}

/** The owner's name, of a company or a person; the account's address when no owner is known. */
export function ownerName(row: Pick<TrademarkListRow, 'owner_entity' | 'user'>): string {
  return partyName(row.owner_entity) || (row.user?.email ?? '')
}
