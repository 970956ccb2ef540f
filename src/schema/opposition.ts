import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { AssigneeChange } from '#domain/account/assignee.ts'
import { eventKinds, outcomes } from '#domain/opposition/events.ts'
import { oppositionStatuses } from '#domain/opposition/status.ts'
import { oppositionGrounds, wayKinds, type EarlierRight } from '#domain/opposition/vocabulary.ts'
import { currencies } from '#kernel/money.ts'
import { user } from './account.ts'
import {
  allOf,
  anywhereIndex,
  createdAt,
  emptyInts,
  emptyTexts,
  id,
  instant,
  money,
  oneOf,
  tracking,
} from './columns.ts'
import { document } from './document.ts'
import { serviceRequest } from './service-order.ts'
import { trademark } from './trademark.ts'

/** An opposition that somebody filed against a client's mark. */
export const opposition = pgTable(
  'opposition',
  {
    id: id(),
    trademarkId: uuid('trademark_id')
      .notNull()
      .references(() => trademark.id, { onDelete: 'cascade' }),
    /** Tells the oppositions against one mark apart, also in its docket. */
    number: integer('number').notNull(),
    /** Under which the office has it. */
    officeNumber: text('office_number'),
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
    createdAt: createdAt(),
    /** When it was notified to the applicant; the law counts from it. */
    noticeDate: date('notice_date', { mode: 'string' }).notNull(),
    /** The last day to answer, as a person confirmed it. */
    dueDate: date('due_date', { mode: 'string' }),
    coolingOffFrom: date('cooling_off_from', { mode: 'string' }),
    coolingOffUntil: date('cooling_off_until', { mode: 'string' }),
    evidenceDue: date('evidence_due', { mode: 'string' }),
    opponent: text('opponent').notNull(),
    representative: text('representative'),
    grounds: text('grounds').array().notNull().default(emptyTexts),
    earlierRights: jsonb('earlier_rights')
      .$type<EarlierRight[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** The classes of our application that are attacked. */
    classes: integer('classes').array().notNull().default(emptyInts),
    summary: text('summary'),
    advice: text('advice'),
    /** Whose advice and prices they are. */
    advisedByUserId: uuid('advised_by_user_id').references(() => user.id),
    /** As they were called then: the client reads it. */
    advisedName: text('advised_name'),
    version: integer('version').notNull().default(1),
    orderCurrency: text('order_currency'),
    remindersEnabled: boolean('reminders_enabled').notNull().default(true),
    outcome: text('outcome'),
    endedOn: date('ended_on', { mode: 'string' }),
  },
  (t) => [
    oneOf('opposition_status_check', t.status, oppositionStatuses),
    oneOf('opposition_order_currency_check', t.orderCurrency, currencies),
    oneOf('opposition_outcome_check', t.outcome, outcomes),
    allOf('opposition_grounds_check', t.grounds, oppositionGrounds),
    check('opposition_dates_check', sql`${t.dueDate} is null or ${t.noticeDate} <= ${t.dueDate}`),
    check(
      'opposition_ended_check',
      sql`(${t.status} = 'Ended') = (${t.outcome} is not null and ${t.endedOn} is not null)`,
    ),
    unique('opposition_trademark_number_key').on(t.trademarkId, t.number),
    index('opposition_assigned_admin_id_idx').on(t.assignedAdminId),
    index('opposition_advised_by_user_id_idx').on(t.advisedByUserId),
    index('opposition_status_idx').on(t.status, t.lastStatusUpdate),
    index('opposition_due_order_idx').on(t.dueDate, t.id),
    index('opposition_status_due_idx').on(t.status, t.dueDate, t.id),
    index('opposition_created_at_idx').on(t.createdAt),
    anywhereIndex('opposition_search_idx', t.opponent),
    index('opposition_order_hub_id_idx').on(t.orderHubId),
    index('opposition_document_hub_id_idx').on(t.documentHubId),
    index('opposition_note_hub_id_idx').on(t.noteHubId),
  ],
)

export const oppositionTracking = pgTable(
  'opposition_tracking',
  {
    ...tracking(() => user.id),
    oppositionId: uuid('opposition_id')
      .notNull()
      .references(() => opposition.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('opposition_tracking_parent_idx').on(t.oppositionId, t.createdAt),
    index('opposition_tracking_name_idx').on(t.name, t.createdAt),
    index('opposition_tracking_user_id_idx').on(t.userId),
  ],
)

/** What happened in the proceedings, on which day, and the document that proves it. It is told once and stays. */
export const oppositionEvent = pgTable(
  'opposition_event',
  {
    id: id(),
    oppositionId: uuid('opposition_id')
      .notNull()
      .references(() => opposition.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    happenedOn: date('happened_on', { mode: 'string' }).notNull(),
    documentId: integer('document_id').references(() => document.id),
    note: text('note'),
    createdByUserId: uuid('created_by_user_id').references(() => user.id),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('opposition_event_kind_check', t.kind, eventKinds),
    index('opposition_event_opposition_id_idx').on(t.oppositionId, t.happenedOn, t.id),
    index('opposition_event_document_id_idx').on(t.documentId),
    index('opposition_event_created_by_user_id_idx').on(t.createdByUserId),
  ],
)

/** A way to go on that the client may choose, with its ground and both fees, in the opposition's order currency. */
export const oppositionWay = pgTable(
  'opposition_way',
  {
    id: id(),
    oppositionId: uuid('opposition_id')
      .notNull()
      .references(() => opposition.id, { onDelete: 'cascade' }),
    /** Where it stands among the others, as it was written. */
    position: integer('position').notNull().default(0),
    kind: text('kind').notNull(),
    description: text('description'),
    /** Why it is one; no way is told without. */
    ground: text('ground').notNull(),
    serviceFee: money('service_fee'),
    governmentFee: money('government_fee'),
    recommended: boolean('recommended').notNull().default(false),
    serviceRequestId: uuid('service_request_id').references(() => serviceRequest.id),
  },
  (t) => [
    oneOf('opposition_way_kind_check', t.kind, wayKinds),
    check('opposition_way_fees_check', sql`${t.serviceFee} >= 0 and ${t.governmentFee} >= 0`),
    unique('opposition_way_kind_key').on(t.oppositionId, t.kind),
    index('opposition_way_service_request_id_idx').on(t.serviceRequestId),
  ],
)
