import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { supportTicketStatuses } from '#domain/support/status.ts'
import { user } from './account.ts'
import { product } from './billing.ts'
import { anywhereIndex, createdAt, id, instant, oneOf, updatedAt } from './columns.ts'

/** A booked talk with a lawyer. */
export const consultation = pgTable(
  'consultation',
  {
    id: id(),
    assignedAdminId: uuid('assigned_admin_id').references(() => user.id),
    userId: uuid('user_id').references(() => user.id),
    eventTimestamp: instant('event_timestamp'),
    /** Who booked it, where it was no account. */
    contactName: text('contact_name'),
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
    language: text('language'),
    description: text('description'),
    outcome: text('outcome'),
    questionsAndAnswers: jsonb('questions_and_answers').$type<{ question: string; answer: string }[]>(),
    resolution: text('resolution'),
    location: text('location'),
    /** Of a talk that was booked here its beginning, of one that came from a calendar service that service's id. */
    schedulingEventId: text('scheduling_event_id'),
    cancelledAt: instant('cancelled_at'),
    outcomeSentAt: instant('outcome_sent_at'),
    createdAt: createdAt(),
    documentHubId: uuid('document_hub_id').notNull().defaultRandom(),
    noteHubId: uuid('note_hub_id').notNull().defaultRandom(),
  },
  (t) => [
    uniqueIndex('consultation_scheduling_event_id_key').on(t.schedulingEventId),
    index('consultation_user_id_idx').on(t.userId),
    index('consultation_contact_email_idx').on(sql`lower(${t.contactEmail})`),
    anywhereIndex('consultation_search_idx', t.contactName, t.contactEmail),
    index('consultation_cancelled_idx')
      .on(t.eventTimestamp, t.id)
      .where(sql`${t.cancelledAt} is not null`),
    index('consultation_assigned_admin_id_idx').on(t.assignedAdminId, t.eventTimestamp),
    index('consultation_event_timestamp_idx').on(t.eventTimestamp, t.id),
    index('consultation_note_hub_id_idx').on(t.noteHubId),
    index('consultation_document_hub_id_idx').on(t.documentHubId),
  ],
)

export const supportTicket = pgTable(
  'support_ticket',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    resolvedAt: instant('resolved_at'),
    assignedAdminId: uuid('assigned_admin_id').references(() => user.id),
    description: text('description').notNull(),
    resolution: text('resolution'),
    productId: uuid('product_id').references(() => product.id),
    status: text('status').notNull().default('Open'),
    createdByUserId: uuid('created_by_user_id')
      .notNull()
      .references(() => user.id),
    supportTicketHubId: uuid('support_ticket_hub_id').notNull().defaultRandom(),
  },
  (t) => [
    oneOf('support_ticket_status_check', t.status, supportTicketStatuses),
    check('support_ticket_resolved_check', sql`(${t.status} = 'Resolved') = (${t.resolvedAt} is not null)`),
    index('support_ticket_status_idx').on(t.status, t.updatedAt),
    index('support_ticket_created_by_user_id_idx').on(t.createdByUserId, t.createdAt),
    index('support_ticket_assigned_admin_id_idx').on(t.assignedAdminId),
    index('support_ticket_product_id_idx').on(t.productId),
    index('support_ticket_support_ticket_hub_id_idx').on(t.supportTicketHubId),
  ],
)
