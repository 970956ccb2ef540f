import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  caseOutcomes,
  caseRelevances,
  caseRequestStatuses,
  caseRequestTypes,
  caseSolutionStatuses,
  caseStatuses,
} from '#domain/enforcement/status.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { languages } from '#kernel/languages.ts'
import { currencies } from '#kernel/money.ts'
import { entity, user } from './account.ts'
import { brand } from './brand.ts'
import { anywhereIndex, createdAt, emptyInts, emptyTexts, id, instant, oneOf, tracking } from './columns.ts'
import { documentFolder } from './document.ts'
import { brandMonitoringTask } from './monitoring.ts'
import { serviceRequest } from './service-order.ts'
import { trademark } from './trademark.ts'
import type { SolutionItem } from '#domain/enforcement/solution-item.ts'

/** The other side of a case; a whitelisted one is not reported again. */
export const caseCounterparty = pgTable(
  'case_counterparty',
  {
    id: id(),
    primaryName: text('primary_name').notNull(),
    aliases: text('aliases').array().notNull().default(emptyTexts),
    websites: text('websites').array().notNull().default(emptyTexts),
    note: text('note'),
    entityId: uuid('entity_id').references(() => entity.id),
    representativeEntityId: uuid('representative_entity_id').references(() => entity.id),
    userId: uuid('user_id').references(() => user.id),
    whitelisted: boolean('whitelisted').notNull().default(false),
  },
  (t) => [
    anywhereIndex('case_counterparty_search_idx', t.primaryName),
    index('case_counterparty_name_order_idx').on(t.primaryName, t.id),
    index('case_counterparty_user_id_idx').on(t.userId),
    index('case_counterparty_entity_id_idx').on(t.entityId),
    index('case_counterparty_representative_entity_id_idx').on(t.representativeEntityId),
  ],
)

/** One dispute handled for a brand. */
export const infringementCase = pgTable(
  'case',
  {
    id: id(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brand.id),
    brandMonitoringTaskId: uuid('brand_monitoring_task_id').references(() => brandMonitoringTask.id),
    caseCounterpartyId: uuid('case_counterparty_id').references(() => caseCounterparty.id),
    /** The right that the case rests on. */
    trademarkId: uuid('trademark_id').references(() => trademark.id),
    assignedAdminId: uuid('assigned_admin_id').references(() => user.id),
    relevance: text('relevance'),
    lawyersNote: text('lawyers_note'),
    status: text('status').notNull().default('Draft'),
    lastStatusUpdate: instant('last_status_update').notNull().defaultNow(),
    outcome: text('outcome'),
    outcomeNote: text('outcome_note'),
    /** Why it is no threat, in the words of whoever said so. */
    dismissReason: text('dismiss_reason'),
    noteHubId: uuid('note_hub_id').notNull().defaultRandom(),
    documentHubId: uuid('document_hub_id').notNull().defaultRandom(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('case_status_check', t.status, caseStatuses),
    oneOf('case_relevance_check', t.relevance, caseRelevances),
    oneOf('case_outcome_check', t.outcome, caseOutcomes),
    index('case_brand_id_idx').on(t.brandId, t.createdAt),
    index('case_status_idx').on(t.status, t.lastStatusUpdate),
    index('case_brand_monitoring_task_id_idx').on(t.brandMonitoringTaskId),
    index('case_case_counterparty_id_idx').on(t.caseCounterpartyId),
    index('case_trademark_id_idx').on(t.trademarkId),
    index('case_created_order_idx').on(t.createdAt, t.id),
    index('case_status_created_idx').on(t.status, t.createdAt, t.id),
    index('case_relevance_created_idx').on(t.relevance, t.createdAt, t.id),
    index('case_assigned_admin_id_idx').on(t.assignedAdminId),
    index('case_note_hub_id_idx').on(t.noteHubId),
    index('case_document_hub_id_idx').on(t.documentHubId),
  ],
)

export const caseTracking = pgTable(
  'case_tracking',
  {
    ...tracking(() => user.id),
    caseId: uuid('case_id')
      .notNull()
      .references(() => infringementCase.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('case_tracking_parent_idx').on(t.caseId, t.createdAt),
    index('case_tracking_name_idx').on(t.name, t.createdAt),
    index('case_tracking_user_id_idx').on(t.userId),
  ],
)

/** Where the other side infringes. */
export const caseInfringement = pgTable(
  'case_infringement',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => infringementCase.id, { onDelete: 'cascade' }),
    platform: text('platform').notNull(),
    /** Whom the offer is made to: a country or an office's territory, and the classes of what is offered. */
    jurisdiction: text('jurisdiction'),
    classes: integer('classes').array().notNull().default(emptyInts),
    /** The day since which it is gone. */
    takenDownOn: date('taken_down_on', { mode: 'string' }),
  },
  (t) => [
    oneOf('case_infringement_jurisdiction_check', t.jurisdiction, jurisdictions),
    index('case_infringement_case_id_idx').on(t.caseId),
  ],
)

export const caseInfringementEvidence = pgTable(
  'case_infringement_evidence',
  {
    id: id(),
    caseInfringementId: uuid('case_infringement_id')
      .notNull()
      .references(() => caseInfringement.id, { onDelete: 'cascade' }),
    documentFolderId: uuid('document_folder_id').references(() => documentFolder.id),
    website: text('website'),
    evidenceDate: date('evidence_date', { mode: 'string' }),
    description: text('description'),
  },
  (t) => [
    index('case_infringement_evidence_case_infringement_id_idx').on(t.caseInfringementId),
    index('case_infringement_evidence_document_folder_id_idx').on(t.documentFolderId),
  ],
)

/** A customer or a visitor reports an infringement. */
export const caseRequest = pgTable(
  'case_request',
  {
    id: id(),
    type: text('type').notNull(),
    brandWebsite: text('brand_website'),
    links: text('links').array().notNull().default(emptyTexts),
    message: text('message'),
    dismissReason: text('dismiss_reason'),
    /** What is reported against: the own brand and trademark, or what a visitor says of them. */
    brandId: uuid('brand_id').references(() => brand.id),
    trademarkId: uuid('trademark_id').references(() => trademark.id),
    mark: text('mark'),
    jurisdiction: text('jurisdiction'),
    number: text('number'),
    /** What we still have to know, and the answer. */
    question: text('question'),
    answer: text('answer'),
    /** Who reported it, while no account does; an account that proves the address gets the report. */
    contactEmail: text('contact_email'),
    contactFirstName: text('contact_first_name'),
    contactLastName: text('contact_last_name'),
    language: text('language').notNull().default('en'),
    status: text('status').notNull().default('Created'),
    lastStatusUpdate: instant('last_status_update').notNull().defaultNow(),
    caseId: uuid('case_id').references((): AnyPgColumn => infringementCase.id),
    assignedAdminId: uuid('assigned_admin_id').references(() => user.id),
    documentHubId: uuid('document_hub_id').notNull().defaultRandom(),
    noteHubId: uuid('note_hub_id').notNull().defaultRandom(),
    userId: uuid('user_id').references(() => user.id),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('case_request_type_check', t.type, caseRequestTypes),
    oneOf('case_request_status_check', t.status, caseRequestStatuses),
    oneOf('case_request_jurisdiction_check', t.jurisdiction, jurisdictions),
    oneOf('case_request_language_check', t.language, languages),
    check('case_request_dismissal_check', sql`${t.status} <> 'Dismissed' or ${t.dismissReason} is not null`),
    index('case_request_user_id_idx').on(t.userId, t.createdAt),
    index('case_request_status_idx').on(t.status, t.lastStatusUpdate),
    index('case_request_created_order_idx').on(t.createdAt, t.id),
    index('case_request_status_created_idx').on(t.status, t.createdAt, t.id),
    index('case_request_type_created_idx').on(t.type, t.createdAt, t.id),
    anywhereIndex('case_request_search_idx', t.mark, t.contactEmail),
    index('case_request_contact_email_idx').on(sql`lower(${t.contactEmail})`),
    index('case_request_brand_id_idx').on(t.brandId),
    index('case_request_trademark_id_idx').on(t.trademarkId),
    index('case_request_case_id_idx').on(t.caseId),
    index('case_request_assigned_admin_id_idx').on(t.assignedAdminId),
    index('case_request_note_hub_id_idx').on(t.noteHubId),
    index('case_request_document_hub_id_idx').on(t.documentHubId),
  ],
)

export const caseRequestTracking = pgTable(
  'case_request_tracking',
  {
    ...tracking(() => user.id),
    caseRequestId: uuid('case_request_id')
      .notNull()
      .references(() => caseRequest.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('case_request_tracking_parent_idx').on(t.caseRequestId, t.createdAt),
    index('case_request_tracking_name_idx').on(t.name, t.createdAt),
    index('case_request_tracking_user_id_idx').on(t.userId),
  ],
)

/** What we offer to do about a case, priced. */
export const caseSolution = pgTable(
  'case_solution',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => infringementCase.id, { onDelete: 'cascade' }),
    status: text('status').notNull().default('Offered'),
    lastStatusUpdate: instant('last_status_update').notNull().defaultNow(),
    serviceRequestId: uuid('service_request_id').references(() => serviceRequest.id),
    items: jsonb('items')
      .$type<SolutionItem[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    currency: text('currency').notNull(),
    offerSubscription: boolean('offer_subscription').notNull().default(false),
    /** Whoever of staff wrote the offer: its price is theirs. */
    offeredByUserId: uuid('offered_by_user_id').references(() => user.id),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('case_solution_status_check', t.status, caseSolutionStatuses),
    oneOf('case_solution_currency_check', t.currency, currencies),
    index('case_solution_case_id_idx').on(t.caseId),
    index('case_solution_service_request_id_idx').on(t.serviceRequestId),
    index('case_solution_offered_by_user_id_idx').on(t.offeredByUserId),
  ],
)
