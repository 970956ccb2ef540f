import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { supportFeedbacks, supportTicketSources, supportTicketStatuses } from '#domain/support/status.ts'
import { user } from './account.ts'
import { product } from './billing.ts'
import { anywhereIndex, createdAt, id, instant, oneOf, phoneIndex, updatedAt } from './columns.ts'

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
    phoneIndex('consultation_contact_phone_idx', t.contactPhone),
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

/** What somebody asks us: by the contact form, the chat, the portal or a mail. Its thread is the comments of its hub. */
export const supportTicket = pgTable(
  'support_ticket',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Its unguessable address for whoever has no account. */
    publicId: uuid('public_id').notNull().defaultRandom(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    resolvedAt: instant('resolved_at'),
    assignedAdminId: uuid('assigned_admin_id').references(() => user.id),
    source: text('source').notNull().default('portal'),
    subject: text('subject'),
    description: text('description').notNull(),
    resolution: text('resolution'),
    productId: uuid('product_id').references(() => product.id),
    status: text('status').notNull().default('Open'),
    /** Null while it is of nobody who has an account; then the contact says who asks. */
    createdByUserId: uuid('created_by_user_id').references(() => user.id),
    contactName: text('contact_name'),
    contactEmail: text('contact_email'),
    language: text('language'),
    /** The id of the mail that opened it. */
    messageId: text('message_id'),
    feedback: text('feedback'),
    feedbackNote: text('feedback_note'),
    feedbackAt: instant('feedback_at'),
    /** Of a chat: up to which of our answers a letter went out. */
    answersToldAt: instant('answers_told_at'),
    supportTicketHubId: uuid('support_ticket_hub_id').notNull().defaultRandom(),
    documentHubId: uuid('document_hub_id').notNull().defaultRandom(),
    /** What staff keep for themselves; who asks never reads it. */
    noteHubId: uuid('note_hub_id').notNull().defaultRandom(),
  },
  (t) => [
    oneOf('support_ticket_status_check', t.status, supportTicketStatuses),
    oneOf('support_ticket_source_check', t.source, supportTicketSources),
    oneOf('support_ticket_feedback_check', t.feedback, supportFeedbacks),
    check('support_ticket_resolved_check', sql`(${t.status} = 'Resolved') = (${t.resolvedAt} is not null)`),
    uniqueIndex('support_ticket_public_id_key').on(t.publicId),
    uniqueIndex('support_ticket_message_id_key').on(t.messageId),
    index('support_ticket_updated_idx').on(t.updatedAt, t.id),
    index('support_ticket_status_idx').on(t.status, t.updatedAt, t.id),
    index('support_ticket_source_idx').on(t.source, t.updatedAt, t.id),
    index('support_ticket_feedback_idx').on(t.feedback, t.updatedAt, t.id),
    anywhereIndex('support_ticket_search_idx', t.subject, t.contactName, t.contactEmail),
    index('support_ticket_contact_email_idx').on(sql`lower(${t.contactEmail})`),
    index('support_ticket_created_by_user_id_idx').on(t.createdByUserId, t.createdAt),
    index('support_ticket_assigned_admin_id_idx').on(t.assignedAdminId),
    index('support_ticket_product_id_idx').on(t.productId),
    index('support_ticket_support_ticket_hub_id_idx').on(t.supportTicketHubId),
    index('support_ticket_document_hub_id_idx').on(t.documentHubId),
    index('support_ticket_note_hub_id_idx').on(t.noteHubId),
  ],
)
