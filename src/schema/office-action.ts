import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AssigneeChange } from '#domain/account/assignee.ts'
import { officeActionStatuses } from '#domain/office-action/status.ts'
import { chancesOfSuccess, issueCategories, solutionKinds, type CitedMark } from '#domain/office-action/vocabulary.ts'
import { currencies } from '#kernel/money.ts'
import { user } from './account.ts'
import { createdAt, emptyTexts, id, instant, money, oneOf, tracking } from './columns.ts'
import { documentFolder } from './document.ts'
import { serviceRequest } from './service-order.ts'
import { trademark } from './trademark.ts'

/** A letter of an office that objects or asks, with the term to answer it. */
export const officeAction = pgTable(
  'office_action',
  {
    id: id(),
    trademarkId: uuid('trademark_id')
      .notNull()
      .references(() => trademark.id, { onDelete: 'cascade' }),
    assignedAdminId: uuid('assigned_admin_id').references(() => user.id),
    assigneeHistory: jsonb('assignee_history')
      .$type<AssigneeChange[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    orderHubId: uuid('order_hub_id').notNull().defaultRandom(),
    documentHubId: uuid('document_hub_id').notNull().defaultRandom(),
    noteHubId: uuid('note_hub_id').notNull().defaultRandom(),
    status: text('status').notNull().default('Created'),
    lastStatusUpdate: instant('last_status_update').notNull().defaultNow(),
    issueDate: date('issue_date', { mode: 'string' }),
    dueDate: date('due_date', { mode: 'string' }),
    createdAt: createdAt(),
    similarTrademarks: jsonb('similar_trademarks')
      .$type<CitedMark[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    tags: text('tags').array().notNull().default(emptyTexts),
    riskHighlighted: boolean('risk_highlighted').notNull().default(false),
    clientInput: text('client_input'),
    clientNote: text('client_note'),
    clientDelight: text('client_delight'),
    recommendationNote: text('recommendation_note'),
    additionalInfoNote: text('additional_info_note'),
    externalCommunication: boolean('external_communication').notNull().default(false),
    remindersEnabled: boolean('reminders_enabled').notNull().default(true),
    orderCurrency: text('order_currency'),
    supplementalRegisterSuggested: boolean('supplemental_register_suggested').notNull().default(false),
    natureOfIssues: text('nature_of_issues').array().notNull().default(emptyTexts),
    issueSummary: text('issue_summary'),
    issuesVersion: integer('issues_version').notNull().default(1),
    /** The answer to the office as it was last sent for approval; the client approves one version of it. */
    response: text('response'),
    responseVersion: integer('response_version').notNull().default(0),
  },
  (t) => [
    oneOf('office_action_status_check', t.status, officeActionStatuses),
    oneOf('office_action_order_currency_check', t.orderCurrency, currencies),
    check(
      'office_action_dates_check',
      sql`${t.issueDate} is null or ${t.dueDate} is null or ${t.issueDate} <= ${t.dueDate}`,
    ),
    index('office_action_trademark_id_idx').on(t.trademarkId),
    index('office_action_assigned_admin_id_idx').on(t.assignedAdminId),
    index('office_action_status_idx').on(t.status, t.lastStatusUpdate),
    index('office_action_due_order_idx').on(t.dueDate, t.id),
    index('office_action_status_due_idx').on(t.status, t.dueDate, t.id),
    index('office_action_created_at_idx').on(t.createdAt),
    index('office_action_order_hub_id_idx').on(t.orderHubId),
    index('office_action_document_hub_id_idx').on(t.documentHubId),
    index('office_action_note_hub_id_idx').on(t.noteHubId),
  ],
)

export const officeActionTracking = pgTable(
  'office_action_tracking',
  {
    ...tracking(() => user.id),
    officeActionId: uuid('office_action_id')
      .notNull()
      .references(() => officeAction.id, { onDelete: 'cascade' }),
    /** Of a step that sets the last day: what it was, what it became, and the reason that was given. */
    dueBefore: date('due_before', { mode: 'string' }),
    dueAfter: date('due_after', { mode: 'string' }),
    reason: text('reason'),
  },
  (t) => [
    index('office_action_tracking_parent_idx').on(t.officeActionId, t.createdAt),
    index('office_action_tracking_name_idx').on(t.name, t.createdAt),
    index('office_action_tracking_user_id_idx').on(t.userId),
  ],
)

/** A way to answer that the client may order, with our fee and the office's, in the office action's order currency. */
export const officeActionSolution = pgTable(
  'office_action_solution',
  {
    id: id(),
    officeActionId: uuid('office_action_id')
      .notNull()
      .references(() => officeAction.id, { onDelete: 'cascade' }),
    /** Where it stands among the others, as it was written. */
    position: integer('position').notNull().default(0),
    /** What the way is called, and what it leads to when it is ordered. */
    solution: text('solution').notNull(),
    kind: text('kind').notNull().default('response'),
    description: text('description'),
    chanceOfSuccess: text('chance_of_success'),
    /** What the chance rests on: it is never told without. */
    ground: text('ground'),
    serviceFee: money('service_fee'),
    governmentFee: money('government_fee'),
    recommended: boolean('recommended').notNull().default(false),
    serviceRequestId: uuid('service_request_id').references(() => serviceRequest.id),
  },
  (t) => [
    oneOf('office_action_solution_chance_of_success_check', t.chanceOfSuccess, chancesOfSuccess),
    oneOf('office_action_solution_kind_check', t.kind, solutionKinds),
    check('office_action_solution_fees_check', sql`${t.serviceFee} >= 0 and ${t.governmentFee} >= 0`),
    index('office_action_solution_office_action_id_idx').on(t.officeActionId),
    index('office_action_solution_service_request_id_idx').on(t.serviceRequestId),
  ],
)

/** One objection of the letter. */
export const officeActionIssue = pgTable(
  'office_action_issue',
  {
    id: id(),
    officeActionId: uuid('office_action_id')
      .notNull()
      .references(() => officeAction.id, { onDelete: 'cascade' }),
    /** Where it stands among the others, as it was written. */
    position: integer('position').notNull().default(0),
    name: text('name').notNull(),
    category: text('category').notNull(),
    /** What it means in plain words, and the words of the letter. */
    explanation: text('explanation'),
    quote: text('quote'),
    /** What we ask the client about it, and what they answered. */
    additionalInfoNote: text('additional_info_note'),
    answer: text('answer'),
    documentFolderId: uuid('document_folder_id').references(() => documentFolder.id),
  },
  (t) => [
    oneOf('office_action_issue_category_check', t.category, issueCategories),
    index('office_action_issue_office_action_id_idx').on(t.officeActionId),
    index('office_action_issue_document_folder_id_idx').on(t.documentFolderId),
  ],
)
