import { z } from 'zod'
import { assigneeChange } from '#domain/account/assignee.ts'
import { officeActionMachine, untoldStatuses } from '#domain/office-action/status.ts'
import { citedMark } from '#domain/office-action/vocabulary.ts'
import { type Facts, historyOf } from './facts.ts'
import { emptied, none, of } from './holding.ts'
import { officeAction, officeActionIssue, officeActionSolution, officeActionTracking } from './office-action.ts'
import { readable, type RowPredicate } from './permissions/permission.ts'
import { draftPart, matter } from './permissions/staff-writes.ts'
import { hubs, one, to } from './relation.ts'

const officeActionColumns = [
  'id',
  'trademark_id',
  'order_hub_id',
  'document_hub_id',
  'status',
  'last_status_update',
  'issue_date',
  'due_date',
  'created_at',
  'similar_trademarks',
  'client_input',
  'client_note',
  'recommendation_note',
  'additional_info_note',
  'reminders_enabled',
  'order_currency',
  'supplemental_register_suggested',
  'nature_of_issues',
  'issue_summary',
] as const

const untoldAction: RowPredicate = { office_action: { status: { _in: untoldStatuses } } }

/** What the client says about an office action, and the answer to the office that they approve. */
const ofClient = ['client_input', 'client_delight', 'response', 'response_version']

export const facts = {
  office_action: {
    table: officeAction,
    machine: officeActionMachine,
    relations: [to('trademark', 'office_actions'), to('assigned_admin'), hubs('documents', 'notes', 'orders')],
    customer: {
      select: {
        columns: officeActionColumns,
        filter: { status: { _nin: untoldStatuses }, trademark: readable },
        aggregate: true,
      },
    },
    staff: {
      // What the client said and approved is theirs; where it stands and until when, only its calls say.
      writes: matter({
        added: ofClient,
        changed: [...ofClient, 'status', 'issue_date', 'due_date', 'reminders_enabled', 'issues_version'],
      }),
      could: 'Show an action early, move it to another mark, answer for the client',
      held: 'Status, dates and the answer only by its calls; mark, currency, hubs and the client’s own words fixed; nothing is removed',
    },
    json: { assignee_history: z.array(assigneeChange), similar_trademarks: z.array(citedMark).max(100) },
    held: {
      group: 'register',
      mine: of('trademark'),
      erase: emptied(
        'client_input',
        'client_note',
        'client_delight',
        'recommendation_note',
        'additional_info_note',
        'issue_summary',
        'response',
      ),
    },
  },
  office_action_tracking: historyOf('office_action', officeActionTracking, 'nobody'),
  office_action_solution: {
    table: officeActionSolution,
    relations: [to('office_action', 'solutions'), one('order', 'service_request', 'service_request_id')],
    customer: { select: { columns: '*', filter: { office_action: readable } } },
    staff: {
      // That a way was ordered, its order alone says.
      writes: draftPart(untoldAction, ['service_request_id']),
      could: 'Offer for a price that is not ours, or change it once it is shown',
      held: 'Only until the client is told of the action; nothing here charges anybody',
    },
    texts: { solution: 'heading', kind: 'word' },
    held: 'nobody',
  },
  office_action_issue: {
    table: officeActionIssue,
    relations: [to('office_action', 'issues'), to('document_folder')],
    customer: { select: { columns: '*', filter: { office_action: readable } } },
    staff: {
      writes: draftPart(untoldAction, ['answer']),
      could: 'Change what the client was told',
      held: 'Only until the client is told of the action',
    },
    held: {
      group: 'register',
      mine: of('office_action'),
      erase: { answer: none },
    },
  },
} satisfies Facts
