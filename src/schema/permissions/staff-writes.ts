import { untoldStatuses } from '#domain/office-action/status.ts'
import { everything, own, type RowPredicate, type TablePermission } from './permission.ts'

/** Written by a contract call and nothing else: the call knows the rules, the letters and the money. */
export const ruledTables = {
  registration_request: '/api/request',
  application: '/api/request/{id}/application',
  application_jurisdiction: '/api/request/{id}/application',
  trademark: '/api/trademark',
  product: '/api/product',
  verification_result: '/api/request/{id}/verification-result',
  similar_trademark: '/api/request/{id}/verification-result',
  service_request: '/api/service-request',
  user: '/api/user',
  user_profile: '/api/user/{id}',
  case: '/api/case',
  case_request: '/api/case-request',
  case_solution: '/api/case/{id}/solution',
  case_notice: '/api/case/{id}/notice',
  case_negotiation: '/api/case/{id}/negotiation',
} as const

export type RuledTable = keyof typeof ruledTables
export const isRuled = (table: string): table is RuledTable => table in ruledTables

type Columns = readonly string[]
type Writes = (all: Columns) => TablePermission

/** What the database and our jobs work out of the rest of the row. */
const workedOut = [
  'answer_seen_at',
  'queue',
  'staff_since',
  'pays_by_transfer',
  'standing_group',
  'precedence',
  'rank_due',
]
export const isWorkedOut = (column: string): boolean => workedOut.includes(column)

/** What a row is, whose it is, what it hangs on and who made it when are never corrected. */
export const fixedColumns = [
  'answer_seen_at',
  'status_group',
  'last_status_update',
  'last_tracking_update',
  'client_approval',
  'completed',
  'version',
  'goods_and_services',
  'ordered_items',
  'currency',
  'order_currency',
  'contact_email',
  'assignee_history',
  'role',
  'state',
  'email',
  'created_at',
  'updated_at',
  ...workedOut,
]
const isFixed = (column: string) =>
  column === 'id' || column === 'created_by' || column.endsWith('_id') || fixedColumns.includes(column)

/** What a new row takes from its default, its machine or its own call, and never from who writes it. */
const isMade = (column: string) =>
  column === 'id' ||
  column === 'assigned_admin_id' ||
  column.endsWith('_hub_id') ||
  column.endsWith('_by_user_id') ||
  ['assignee_history', 'last_status_update', 'created_at', 'updated_at', ...workedOut].includes(column)

const except = (all: Columns, some: Columns) => all.filter((column) => !some.includes(column))
const added = (all: Columns, but: Columns = []) => except(all, but).filter((column) => !isMade(column))
const changed = (all: Columns, but: Columns = []) => except(all, but).filter((column) => !isFixed(column))

const insert = (columns: Columns, check: RowPredicate = everything, set?: Record<string, unknown>) => ({
  insert: { columns, check, ...(set ? { set } : {}) },
})
const update = (columns: Columns, filter: RowPredicate = everything) => ({ update: { columns, filter, check: filter } })

/** A matter that staff open and work on: its status moves along its machine only, which the database holds. */
const matter =
  (but: { added?: Columns; changed?: Columns } = {}): Writes =>
  (all) => ({ ...insert(added(all, but.added)), ...update(changed(all, but.changed)) })

/** What a booking says and what its calls write. */
const bookedTalk = ['contact_name', 'contact_email', 'contact_phone', 'language', 'cancelled_at', 'outcome_sent_at']

/** What the client says about an office action, and the answer to the office that they approve. */
const officeActionOfClient = ['client_input', 'client_delight', 'response', 'response_version']

/** What the client decided and signed about use, and where it stands by its calls. */
const useOfCalls = [
  'order_id',
  'type',
  'declaration_of_incontestability',
  'remaining_extension_count',
  'deadline_confirmed',
  'deadline_number',
  'signed_by',
  'signed_at',
  'submitted_on',
  'reopened_note',
]
const taskOfPlan = ['brand_subscription_tier', 'processed_timestamp', 'status', 'planned_on', 'searched_at']

/** A part of something that the client has not been told of yet; afterwards it stays as it was shown. */
const draftPart =
  (untold: RowPredicate, but: Columns = []): Writes =>
  (all) => ({ ...insert(added(all, but), untold), ...update(changed(all, but), untold), delete: { filter: untold } })

/** The same of what the client has written too: nothing of it is removed. */
const openPart =
  (open: RowPredicate, but: Columns = []): Writes =>
  (all) => ({ ...insert(added(all, but), open), ...update(changed(all, but), open) })

// What happened is told once, under the name of who tells it.
const history: Writes = (all) =>
  insert(except(added(all), ['user_id']), everything, all.includes('user_id') ? { user_id: 'x-user-id' } : undefined)

// Rows of these come and move by their calls; what no rule depends on may be corrected, until somebody relies on it.
const corrections =
  (table: RuledTable, but: Columns = [], filter: RowPredicate = everything): Writes =>
  (all) => {
    const description = `Corrections only. This entity has rules: it is made, moved and ended by the calls under ${ruledTables[table]}.`
    return {
      update: { columns: except(changed(all, but), ['status']), filter, check: filter, description },
    }
  }

const draftCase: RowPredicate = { case: { status: { _eq: 'Draft' } } }
const untoldAction: RowPredicate = { office_action: { status: { _in: untoldStatuses } } }
const untoldUse: RowPredicate = { use_in_commerce_request: { status: { _eq: 'Created' } } }
const openVerdict: RowPredicate = { completed: { _eq: false } }
const openApplication: RowPredicate = { client_approval: { _eq: false } }
const unrated: RowPredicate = { relevance: { _is_null: true } }
const byMe: RowPredicate = { created_by: { _eq: 'x-user-id' } }

/**
 * What staff write over the data API, table by table; a table that is not named they only read. The answer to "what could a
 * dishonest member of staff do with it" stands beside each in docs/security/staff-writes.md, which a test holds to this list.
 */
const staffWrites: Record<string, Writes> = {
  address: matter(),
  // Whether a number for VAT is confirmed is the register's to say: no tax is charged to who has one.
  entity: matter({ added: ['vat_payer'], changed: ['vat_payer'] }),
  brand: matter(),
  // A search is planned by its subscription, and what it found is told by its call.
  brand_monitoring_task: (all) => update(except(changed(all), taskOfPlan)),
  brand_monitoring_task_tracking: history,
  // Whether a threat is known to be a friend is the client's to say.
  case_counterparty: matter({ added: ['whitelisted'], changed: ['whitelisted'] }),
  case: corrections('case', ['outcome', 'dismiss_reason']),
  case_tracking: history,
  case_infringement: draftPart(draftCase),
  case_infringement_evidence: draftPart({ case_infringement: draftCase }),
  case_request_tracking: history,
  consultation: matter({ added: ['scheduling_event_id', ...bookedTalk], changed: bookedTalk }),
  // A message stays as it came; which mark it is about is found by whoever reads it.
  docketed_message: () => update(['status', 'type', 'jurisdiction', 'trademark_id']),
  // A file comes by its upload, which looks at it; where it lies and what it is stays as the upload left it.
  document: () => update(['name', 'type', 'visible_to_client']),
  document_folder: matter(),
  note: () => ({
    ...insert(['text', 'note_hub_id', 'document_id'], everything, { created_by: 'x-user-id' }),
    ...update(['text', 'is_enabled'], byMe),
  }),
  notification: () => insert(['to_user_id', 'type', 'message'], everything, { from_user_id: 'x-user-id' }),
  // What the client said and approved is theirs; where it stands and until when, only its calls say.
  office_action: matter({
    added: officeActionOfClient,
    changed: [...officeActionOfClient, 'status', 'issue_date', 'due_date', 'issues_version'],
  }),
  office_action_issue: draftPart(untoldAction, ['answer']),
  // That a way was ordered, its order alone says.
  office_action_solution: draftPart(untoldAction, ['service_request_id']),
  office_action_tracking: history,
  // Where work stands and what came out of it is told to the client by its calls.
  service: matter({
    added: ['status', 'outcome', 'outcome_note'],
    changed: ['status', 'outcome', 'outcome_note', 'deadline'],
  }),
  service_tracking: history,
  // What is billed, and to whom, is no correction.
  service_request: corrections('service_request', [
    'invoice_content',
    'parameters',
    'service_name',
    'contact_first_name',
    'contact_last_name',
  ]),
  service_request_tracking: history,
  // What was handed in as proof is its owner's, and is signed as it stands.
  specimen: openPart({ _or: [{ application: openApplication }, { use_in_commerce_request_class: untoldUse }] }),
  support_ticket: () => ({
    ...insert(['description'], everything, { created_by_user_id: 'x-user-id' }),
    ...update(['status', 'resolution', 'resolved_at']),
  }),
  // Everybody writes comments under the own name, and corrects no words of others.
  thread_comment: (all) => ({
    ...insert(except(added(all), ['user_id', 'author_role', 'author_firstname', 'author_lastname']), own, {
      user_id: 'x-user-id',
    }),
    ...update(['content', 'suggested_comment', 'type'], own),
    delete: { filter: own },
  }),
  // A hit is shown to its owner by its rating, which also tells them, and stays as it was shown.
  trademark_monitoring_result: (all) => ({
    ...insert(except(added(all), ['relevance', 'seen'])),
    ...update(except(changed(all), ['relevance', 'seen']), unrated),
    delete: { filter: unrated },
  }),
  trademark_request: matter(),
  trademark_tracking: history,
  trademark_watch_subscription: matter({ added: ['watch_service_id'] }),
  // What the client declares and signs is theirs; where it stands and until when, only its calls say.
  use_in_commerce_request: (all) =>
    insert(
      added(
        all,
        useOfCalls.filter((column) => column !== 'type'),
      ),
    ),
  use_in_commerce_request_class: openPart(untoldUse, ['decision', 'first_use_in_us', 'first_use_anywhere']),
  use_in_commerce_request_tracking: history,
  registration_request_tracking: history,
  // The mark, where it is registered and what that costs are the order; consents are the client's.
  registration_request: corrections('registration_request', [
    'type',
    'value',
    'jurisdictions',
    'services',
    'service_type',
    'filing_services',
    'filing_classes_count',
    'use_in_commerce',
    'invoice_issued_in_US',
    'send_marketing_emails',
    'send_drafting_reminders',
  ]),
  application: corrections('application', ['draft', 'onboarding_finished'], openApplication),
  application_jurisdiction: corrections('application_jurisdiction', [], { application: openApplication }),
  trademark: corrections('trademark'),
  verification_result: corrections('verification_result', ['registers_asked', 'review'], openVerdict),
  similar_trademark: corrections('similar_trademark', [], { verification_result: openVerdict }),
  user: corrections('user'),
  // Which letters somebody wants is theirs to say.
  user_profile: corrections('user_profile', [
    'order_update_emails_enabled',
    'marketing_emails_enabled',
    'newsletter_emails_enabled',
  ]),
}

/** The permissions to write of staff; nothing for a table that is not named above. */
export function staffWritesOf(table: string, all: Columns): TablePermission {
  return staffWrites[table]?.(all) ?? {}
}
