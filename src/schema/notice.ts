import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { complaintKinds, remedies, type ElementAnswer } from '#domain/enforcement/complaint.ts'
import type { UseAnswer } from '#domain/enforcement/lawful-uses.ts'
import { negotiationChannels, negotiationDirections } from '#domain/enforcement/negotiation.ts'
import { complaintOutcomes, noticeKinds, noticeStatuses } from '#domain/enforcement/notice.ts'
import { languages } from '#kernel/languages.ts'
import { user } from './account.ts'
import { createdAt, id, instant, listed, oneOf } from './columns.ts'
import { document } from './document.ts'
import { caseInfringement, infringementCase } from './enforcement.ts'
import { trademark } from './trademark.ts'

/** A takedown notice or a letter to the other side, from its draft to the proof that it was sent. */
export const caseNotice = pgTable(
  'case_notice',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => infringementCase.id, { onDelete: 'cascade' }),
    caseInfringementId: uuid('case_infringement_id').references(() => caseInfringement.id, { onDelete: 'cascade' }),
    /** The right that it relies on. */
    trademarkId: uuid('trademark_id')
      .notNull()
      .references(() => trademark.id),
    kind: text('kind').notNull(),
    language: text('language').notNull(),
    /** Whom it goes to: a platform's form, a host, the other side. */
    recipient: text('recipient').notNull(),
    body: text('body').notNull(),
    /** The lawful uses that were looked at, or what a complaint has to show, each with its answer. */
    checklist: jsonb('checklist')
      .$type<(UseAnswer | ElementAnswer)[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    status: text('status').notNull().default('Draft'),
    lastStatusUpdate: instant('last_status_update').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
    createdByUserId: uuid('created_by_user_id').references(() => user.id),
    approvedByUserId: uuid('approved_by_user_id').references(() => user.id),
    approvedAt: instant('approved_at'),
    sentOn: date('sent_on', { mode: 'string' }),
    /** What proves that it was sent: the number that the recipient gave, and a file of the case's folder. */
    reference: text('reference'),
    proofDocumentId: integer('proof_document_id').references(() => document.id),
    withdrawReason: text('withdraw_reason'),
    isWrong: boolean('is_wrong').notNull().default(false),
    /** When a complaint was decided, by which document of the case's folder, and what was granted. */
    decidedOn: date('decided_on', { mode: 'string' }),
    decisionDocumentId: integer('decision_document_id').references(() => document.id),
    remedy: text('remedy'),
    /** When the name was transferred, cancelled or suspended, and a file that shows it. */
    carriedOutOn: date('carried_out_on', { mode: 'string' }),
    carriedOutDocumentId: integer('carried_out_document_id').references(() => document.id),
    /** Why an outcome that was recorded before was taken back; the last one of several. */
    takenBackReason: text('taken_back_reason'),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('case_notice_kind_check', t.kind, noticeKinds),
    oneOf('case_notice_language_check', t.language, languages),
    oneOf('case_notice_status_check', t.status, noticeStatuses),
    oneOf('case_notice_remedy_check', t.remedy, remedies),
    check('case_notice_approval_check', sql`${t.status} in ('Draft', 'Dropped') or ${t.approvedAt} is not null`),
    check('case_notice_sent_check', sql`${t.status} in ('Draft', 'Approved', 'Dropped') or ${t.sentOn} is not null`),
    check(
      'case_notice_decided_check',
      sql`(${t.status} in (${listed(complaintOutcomes)})) = (${t.decidedOn} is not null) and (${t.decidedOn} is null or ${t.kind} in (${listed(complaintKinds)}))`,
    ),
    check('case_notice_granted_check', sql`(${t.status} in ('Granted', 'Carried out')) = (${t.remedy} is not null)`),
    check('case_notice_carried_out_check', sql`(${t.status} = 'Carried out') = (${t.carriedOutOn} is not null)`),
    check('case_notice_days_check', sql`${t.sentOn} <= ${t.decidedOn} and ${t.decidedOn} <= ${t.carriedOutOn}`),
    check('case_notice_withdrawal_check', sql`${t.status} <> 'Withdrawn' or ${t.withdrawReason} is not null`),
    index('case_notice_case_id_idx').on(t.caseId, t.createdAt),
    index('case_notice_case_infringement_id_idx').on(t.caseInfringementId),
    index('case_notice_trademark_id_idx').on(t.trademarkId),
    index('case_notice_created_by_user_id_idx').on(t.createdByUserId),
    index('case_notice_approved_by_user_id_idx').on(t.approvedByUserId),
    index('case_notice_proof_document_id_idx').on(t.proofDocumentId),
    index('case_notice_decision_document_id_idx').on(t.decisionDocumentId),
    index('case_notice_carried_out_document_id_idx').on(t.carriedOutDocumentId),
  ],
)

/** What was said between the sides, in order. */
export const caseNegotiation = pgTable(
  'case_negotiation',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => infringementCase.id, { onDelete: 'cascade' }),
    happenedOn: date('happened_on', { mode: 'string' }).notNull(),
    direction: text('direction').notNull(),
    channel: text('channel').notNull(),
    body: text('body').notNull(),
    createdByUserId: uuid('created_by_user_id').references(() => user.id),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('case_negotiation_direction_check', t.direction, negotiationDirections),
    oneOf('case_negotiation_channel_check', t.channel, negotiationChannels),
    index('case_negotiation_case_id_idx').on(t.caseId, t.happenedOn),
    index('case_negotiation_created_by_user_id_idx').on(t.createdByUserId),
  ],
)
