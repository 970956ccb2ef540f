import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { UseAnswer } from '#domain/enforcement/lawful-uses.ts'
import { serviceLetterKinds } from '#domain/service-letter/kinds.ts'
import { sentWays, serviceLetterStatuses } from '#domain/service-letter/status.ts'
import { languages } from '#kernel/languages.ts'
import { user } from './account.ts'
import { createdAt, id, instant, oneOf } from './columns.ts'
import { document } from './document.ts'
import { serviceRequest } from './service-order.ts'

/** A letter that was ordered as a service, from its draft to the proof that it was sent. */
export const serviceLetter = pgTable(
  'service_letter',
  {
    id: id(),
    serviceRequestId: uuid('service_request_id')
      .notNull()
      .references(() => serviceRequest.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    language: text('language').notNull(),
    recipient: text('recipient').notNull(),
    /** Where it goes as a mail; null where it goes by another way. */
    recipientEmail: text('recipient_email'),
    body: text('body').notNull(),
    /** The lawful uses that were looked at before a letter asks somebody to stop. */
    checklist: jsonb('checklist')
      .$type<UseAnswer[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    status: text('status').notNull().default('Draft'),
    lastStatusUpdate: instant('last_status_update').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
    createdByUserId: uuid('created_by_user_id').references(() => user.id),
    approvedByUserId: uuid('approved_by_user_id').references(() => user.id),
    /** Who put their name under it, as they were called then: the client reads it. */
    approvedName: text('approved_name'),
    approvedAt: instant('approved_at'),
    /** What was approved, as files of the order, and their SHA-256. */
    pdfDocumentId: integer('pdf_document_id').references(() => document.id),
    docxDocumentId: integer('docx_document_id').references(() => document.id),
    pdfSha256: text('pdf_sha256'),
    docxSha256: text('docx_sha256'),
    sentBy: text('sent_by'),
    sentAt: instant('sent_at'),
    /** The Message-ID under which a mail server took it. */
    messageId: text('message_id'),
    /** What proves another way: the number that was given, and a file of the order. */
    reference: text('reference'),
    proofDocumentId: integer('proof_document_id').references(() => document.id),
    /** Why a mail did not go out, the last time. */
    unsentReason: text('unsent_reason'),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('service_letter_kind_check', t.kind, serviceLetterKinds),
    oneOf('service_letter_language_check', t.language, languages),
    oneOf('service_letter_status_check', t.status, serviceLetterStatuses),
    oneOf('service_letter_sent_by_check', t.sentBy, sentWays),
    check(
      'service_letter_approval_check',
      sql`${t.status} in ('Draft', 'Dropped') or (${t.approvedAt} is not null and ${t.approvedName} is not null and ${t.pdfSha256} is not null)`,
    ),
    check(
      'service_letter_sent_check',
      sql`${t.status} <> 'Sent' or (${t.sentAt} is not null and ${t.sentBy} is not null)`,
    ),
    index('service_letter_service_request_id_idx').on(t.serviceRequestId, t.createdAt),
    index('service_letter_created_by_user_id_idx').on(t.createdByUserId),
    index('service_letter_approved_by_user_id_idx').on(t.approvedByUserId),
    index('service_letter_pdf_document_id_idx').on(t.pdfDocumentId),
    index('service_letter_docx_document_id_idx').on(t.docxDocumentId),
    index('service_letter_proof_document_id_idx').on(t.proofDocumentId),
  ],
)
