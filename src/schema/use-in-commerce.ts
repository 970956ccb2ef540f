import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { filingBases, useDecisions, commerceUseStatuses, commerceUseTypes } from '#domain/use-in-commerce/status.ts'
import type { SpecimenAnswers } from '#domain/use-in-commerce/specimen-answers.ts'
import { user } from './account.ts'
import { createdAt, id, instant, oneOf, tracking, updatedAt } from './columns.ts'
import { document, documentFolder } from './document.ts'
import { application } from './registration.ts'
import { serviceRequest } from './service-order.ts'
import { trademark } from './trademark.ts'

/** A declaration to an office that a mark is used, or the time asked for until it is. */
export const useInCommerceRequest = pgTable(
  'use_in_commerce_request',
  {
    id: id(),
    type: text('type').notNull(),
    declarationOfIncontestability: boolean('declaration_of_incontestability').notNull().default(false),
    remainingExtensionCount: integer('remaining_extension_count').notNull().default(0),
    status: text('status').notNull().default('Created'),
    lastStatusUpdate: instant('last_status_update').notNull().defaultNow(),
    trademarkId: uuid('trademark_id')
      .notNull()
      .references(() => trademark.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => user.id),
    assignedAdminId: uuid('assigned_admin_id').references(() => user.id),
    documentHubId: uuid('document_hub_id').notNull().defaultRandom(),
    orderHubId: uuid('order_hub_id').notNull().defaultRandom(),
    noteHubId: uuid('note_hub_id').notNull().defaultRandom(),
    threadId: uuid('thread_id').notNull().defaultRandom(),
    issueDate: date('issue_date', { mode: 'string' }),
    dueDate: date('due_date', { mode: 'string' }),
    deadlineConfirmed: boolean('deadline_confirmed').notNull().default(false),
    /** Which date of its kind in the docket it keeps; null where the docket has none. */
    deadlineNumber: integer('deadline_number'),
    /** Who declared that what is filed is true, and when; a change of what is filed takes it back. */
    signedBy: text('signed_by'),
    signedAt: instant('signed_at'),
    submittedOn: date('submitted_on', { mode: 'string' }),
    /** Why it was taken up again, as its client is told: what the office said. */
    reopenedNote: text('reopened_note'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    updatedByUserId: uuid('updated_by_user_id').references(() => user.id),
    parentId: uuid('parent_id').references((): AnyPgColumn => useInCommerceRequest.id),
    orderId: uuid('order_id').references(() => serviceRequest.id),
  },
  (t) => [
    oneOf('use_in_commerce_request_type_check', t.type, commerceUseTypes),
    oneOf('use_in_commerce_request_status_check', t.status, commerceUseStatuses),
    // 37 CFR 2.89: at most five extensions after a notice of allowance.
    check('use_in_commerce_request_extensions_check', sql`${t.remainingExtensionCount} between 0 and 5`),
    index('use_in_commerce_request_trademark_id_idx').on(t.trademarkId),
    index('use_in_commerce_request_user_id_idx').on(t.userId, t.createdAt),
    index('use_in_commerce_request_assigned_admin_id_idx').on(t.assignedAdminId),
    index('use_in_commerce_request_status_idx').on(t.status, t.lastStatusUpdate),
    index('use_in_commerce_request_due_date_idx').on(t.dueDate, t.id),
    index('use_in_commerce_request_type_due_idx').on(t.type, t.dueDate, t.id),
    index('use_in_commerce_request_status_due_idx').on(t.status, t.dueDate, t.id),
    index('use_in_commerce_request_parent_id_idx').on(t.parentId),
    index('use_in_commerce_request_order_id_idx').on(t.orderId),
    index('use_in_commerce_request_updated_by_user_id_idx').on(t.updatedByUserId),
    index('use_in_commerce_request_document_hub_id_idx').on(t.documentHubId),
    index('use_in_commerce_request_note_hub_id_idx').on(t.noteHubId),
    index('use_in_commerce_request_thread_id_idx').on(t.threadId),
  ],
)

/** What is declared for one class: used or not, since when, on which goods. */
export const useInCommerceRequestClass = pgTable(
  'use_in_commerce_request_class',
  {
    id: id(),
    classNumber: integer('class_number').notNull(),
    items: jsonb('items')
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** What was taken out of the class: the mark is not used for it. */
    deletedItems: jsonb('deleted_items')
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    useInCommerceRequestId: uuid('use_in_commerce_request_id')
      .notNull()
      .references(() => useInCommerceRequest.id, { onDelete: 'cascade' }),
    filingBasis: text('filing_basis'),
    decision: text('decision'),
    firstUseInUs: date('first_use_in_us', { mode: 'string' }),
    firstUseAnywhere: date('first_use_anywhere', { mode: 'string' }),
    website: text('website'),
    updatedAt: updatedAt(),
    updatedByUserId: uuid('updated_by_user_id').references(() => user.id),
    documentFolderId: uuid('document_folder_id').references(() => documentFolder.id),
  },
  (t) => [
    unique('use_in_commerce_request_class_key').on(t.useInCommerceRequestId, t.classNumber),
    check('use_in_commerce_request_class_number_check', sql`${t.classNumber} between 1 and 45`),
    oneOf('use_in_commerce_request_class_filing_basis_check', t.filingBasis, filingBases),
    oneOf('use_in_commerce_request_class_decision_check', t.decision, useDecisions),
    check(
      'use_in_commerce_request_class_dates_check',
      sql`${t.firstUseAnywhere} is null or ${t.firstUseInUs} is null or ${t.firstUseAnywhere} <= ${t.firstUseInUs}`,
    ),
    index('use_in_commerce_request_class_updated_by_user_id_idx').on(t.updatedByUserId),
    index('use_in_commerce_request_class_document_folder_id_idx').on(t.documentFolderId),
  ],
)

export const useInCommerceRequestTracking = pgTable(
  'use_in_commerce_request_tracking',
  {
    ...tracking(() => user.id),
    useInCommerceRequestId: uuid('use_in_commerce_request_id')
      .notNull()
      .references(() => useInCommerceRequest.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('use_in_commerce_request_tracking_parent_idx').on(t.useInCommerceRequestId, t.createdAt),
    index('use_in_commerce_request_tracking_name_idx').on(t.name, t.createdAt),
    index('use_in_commerce_request_tracking_user_id_idx').on(t.userId),
  ],
)

/** Proof that a mark is used, for one class of an application or of a declaration. */
export const specimen = pgTable(
  'specimen',
  {
    id: id(),
    applicationId: uuid('application_id').references(() => application.id, { onDelete: 'cascade' }),
    documentId: integer('document_id').references(() => document.id),
    description: text('description'),
    url: text('url'),
    classNumber: integer('class_number').notNull(),
    classItems: jsonb('class_items')
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    captureDate: date('capture_date', { mode: 'string' }),
    usptoRequirements: jsonb('uspto_requirements').$type<SpecimenAnswers>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    useInCommerceRequestClassId: uuid('use_in_commerce_request_class_id').references(
      () => useInCommerceRequestClass.id,
      { onDelete: 'cascade' },
    ),
  },
  (t) => [
    check('specimen_class_number_check', sql`${t.classNumber} between 1 and 45`),
    check('specimen_of_one_check', sql`num_nonnulls(${t.applicationId}, ${t.useInCommerceRequestClassId}) = 1`),
    index('specimen_application_id_idx').on(t.applicationId),
    index('specimen_document_id_idx').on(t.documentId),
    index('specimen_use_in_commerce_request_class_id_idx').on(t.useInCommerceRequestClassId),
  ],
)
