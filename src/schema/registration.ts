import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import type { OrderedItems } from '#domain/registration/ordered-items.ts'
import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { markTypes } from '#domain/catalog/mark-types.ts'
import type { DraftFacts } from '#domain/registration/draft-facts.ts'
import type { FirstUses } from '#domain/registration/first-use.ts'
import { requestQueueOf, requestWaitsForStaff, requestWaitsForTransfer } from '#domain/registration/queue.ts'
import type { ClaimedColours } from '#domain/registration/sign.ts'
import { draftSections } from '#domain/registration/sections.ts'
import { grantDecisions } from '#domain/registration/grant.ts'
import { registrationStatuses, registrationStatusGroup, registrationStatusGroups } from '#domain/registration/status.ts'
import { filingBases } from '#domain/use-in-commerce/status.ts'
import type { ExperimentValues } from '#kernel/experiments.ts'
import { languages } from '#kernel/languages.ts'
import { currencies } from '#kernel/money.ts'
import { address, entity, user } from './account.ts'
import { brand } from './brand.ts'
import {
  allOf,
  anywhereIndex,
  beginningIndex,
  createdAt,
  emptyTexts,
  groupOf,
  id,
  instant,
  oneOf,
  parentsOwner,
  phoneIndex,
  tracking,
  whileStatus,
  wordOfStatus,
} from './columns.ts'
import { documentFolder } from './document.ts'
import { discountCoupon } from './pricing.ts'

/** A trademark order, from the first question to the filed application. */
export const registrationRequest = pgTable(
  'registration_request',
  {
    id: id(),
    publicId: text('public_id').notNull().unique(),
    userId: uuid('user_id').references(() => user.id),
    contactEmail: text('contact_email').notNull(),
    contactFirstName: text('contact_first_name').notNull(),
    contactLastName: text('contact_last_name').notNull(),
    contactPhone: text('contact_phone'),
    currency: text('currency').notNull(),
    discountCouponId: text('discount_coupon_id').references(() => discountCoupon.id),
    lawyerServicesHelpRequired: boolean('lawyer_services_help_required').notNull().default(false),
    services: text('services').array().notNull().default(emptyTexts),
    status: text('status').notNull(),
    statusGroup: text('status_group').notNull(),
    lastStatusUpdate: instant('last_status_update').notNull().defaultNow(),
    /** The day on which a postponed draft goes on by itself. */
    postponedUntil: date('postponed_until', { mode: 'string' }),
    /** Whether the customer pays by bank transfer. Written by the database with the invoices. */
    paysByTransfer: boolean('pays_by_transfer').notNull().default(false),
    /** The queue of staff that it stands in, and since when it waits for them; null when it does not. */
    queue: text('queue').generatedAlwaysAs(wordOfStatus(registrationStatuses, requestQueueOf)),
    staffSince: instant('staff_since').generatedAlwaysAs(
      whileStatus(
        'last_status_update',
        requestWaitsForStaff,
        `("status" = '${requestWaitsForTransfer}' and "pays_by_transfer")`,
      ),
    ),
    /** When the client looked at the last answer; null while nobody did. Written by the database with the tracking rows. */
    answerSeenAt: instant('answer_seen_at'),
    lostToFollowupUntil: date('lost_to_followup_until', { mode: 'string' }),
    type: text('type').notNull(),
    value: text('value').notNull(),
    businessDescription: text('business_description').notNull(),
    websites: text('websites').array().notNull().default(emptyTexts),
    jurisdictions: text('jurisdictions').array().notNull().default(emptyTexts),
    language: text('language').notNull(),
    orderedItems: jsonb('ordered_items').$type<OrderedItems>(),
    euipoGrantRequested: boolean('euipo_grant_requested').notNull().default(false),
    euipoGrantDecision: text('euipo_grant_decision'),
    euipoGrantDecidedOn: date('euipo_grant_decided_on', { mode: 'string' }),
    region: text('region').notNull(),
    sendMarketingEmails: boolean('send_marketing_emails').notNull().default(false),
    /** Values of the experiments in which whoever asked for it took part. */
    experiments: jsonb('experiments').$type<ExperimentValues>().notNull().default({}),
    /** It was asked for so that the mark can enter Amazon's register of brands. */
    forBrandRegistry: boolean('for_brand_registry').notNull().default(false),
    sendDraftingReminders: boolean('send_drafting_reminders').notNull().default(true),
    markAlias: text('mark_alias'),
    billingEntityId: uuid('billing_entity_id').references(() => entity.id),
    // The foreign keys of these two would close a circle between files; the migrations add them (0001_rules.sql).
    productId: uuid('product_id'),
    useInCommerce: boolean('use_in_commerce'),
    invoiceIssuedInUs: boolean('invoice_issued_in_US').notNull().default(false),
    filingServices: text('filing_services').array().notNull().default(emptyTexts),
    serviceType: text('service_type').notNull().default('RegistrationRequest'),
    filingClassesCount: integer('filing_classes_count'),
    e2eProtection: boolean('e2e_protection').notNull().default(false),
    note: text('note'),
    noteHubId: uuid('note_hub_id').notNull().defaultRandom(),
    documentHubId: uuid('document_hub_id').notNull().defaultRandom(),
    assignedAdminId: uuid('assigned_admin_id').references(() => user.id),
    brandId: uuid('brand_id').references(() => brand.id),
    originTrademarkId: uuid('origin_trademark_id'),
    reportViolationUrl: text('report_violation_url'),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('registration_request_status_check', t.status, registrationStatuses),
    oneOf('registration_request_status_group_check', t.statusGroup, registrationStatusGroups),
    groupOf(
      'registration_request_status_in_group_check',
      t.status,
      t.statusGroup,
      registrationStatuses,
      registrationStatusGroup,
    ),
    oneOf('registration_request_type_check', t.type, markTypes),
    oneOf('registration_request_euipo_grant_decision_check', t.euipoGrantDecision, grantDecisions),
    oneOf('registration_request_language_check', t.language, languages),
    oneOf('registration_request_currency_check', t.currency, currencies),
    allOf('registration_request_jurisdictions_check', t.jurisdictions, jurisdictions),
    index('registration_request_lawyer_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.lawyerServicesHelpRequired}`),
    index('registration_request_grant_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.euipoGrantRequested} and ${t.euipoGrantDecision} is null`),
    index('registration_request_user_id_newest_idx').on(t.userId, t.createdAt.desc().nullsFirst(), t.id),
    index('registration_request_status_waiting_idx').on(t.status, t.lastStatusUpdate, t.id),
    index('registration_request_status_group_waiting_idx').on(t.statusGroup, t.lastStatusUpdate, t.id),
    index('registration_request_waiting_order_idx').on(t.lastStatusUpdate, t.id),
    index('registration_request_value_order_idx').on(t.value, t.id),
    index('registration_request_contact_last_name_order_idx').on(t.contactLastName, t.id),
    index('registration_request_status_order_idx').on(t.status, t.id),
    index('registration_request_created_order_idx').on(t.createdAt, t.id),
    index('registration_request_status_created_idx').on(t.status, t.createdAt, t.id),
    index('registration_request_status_group_created_idx').on(t.statusGroup, t.createdAt, t.id),
    anywhereIndex('registration_request_search_idx', t.value, t.contactEmail, t.contactLastName),
    beginningIndex('registration_request_public_id_begins_idx', t.publicId),
    phoneIndex('registration_request_contact_phone_idx', t.contactPhone),
    index('registration_request_contact_email_idx').on(sql`lower(${t.contactEmail})`),
    index('registration_request_assigned_waiting_idx').on(t.assignedAdminId, t.lastStatusUpdate, t.id),
    // The queues of staff, of everybody and of one of them.
    index('registration_request_queue_idx').on(t.queue, t.lastStatusUpdate, t.id),
    index('registration_request_queue_assigned_idx').on(t.queue, t.assignedAdminId, t.lastStatusUpdate, t.id),
    index('registration_request_work_idx')
      .on(t.lastStatusUpdate, t.id)
      .where(sql`${t.staffSince} is not null`),
    index('registration_request_work_assigned_idx')
      .on(t.assignedAdminId, t.lastStatusUpdate, t.id)
      .where(sql`${t.staffSince} is not null`),
    index('registration_request_brand_id_idx').on(t.brandId),
    index('registration_request_product_id_idx').on(t.productId),
    index('registration_request_billing_entity_id_idx').on(t.billingEntityId),
    index('registration_request_discount_coupon_id_idx').on(t.discountCouponId),
    index('registration_request_origin_trademark_id_idx').on(t.originTrademarkId),
    index('registration_request_note_hub_id_idx').on(t.noteHubId),
    index('registration_request_document_hub_id_idx').on(t.documentHubId),
  ],
)

export const registrationRequestTracking = pgTable(
  'registration_request_tracking',
  {
    ...tracking(() => user.id),
    registrationRequestId: uuid('registration_request_id')
      .notNull()
      .references(() => registrationRequest.id, { onDelete: 'cascade' }),
    ownerUserId: parentsOwner(),
  },
  (t) => [
    index('registration_request_tracking_parent_idx').on(t.registrationRequestId, t.createdAt),
    index('registration_request_tracking_owner_idx').on(t.ownerUserId, t.createdAt),
    index('registration_request_tracking_name_idx').on(t.name, t.createdAt),
    index('registration_request_tracking_user_id_idx').on(t.userId),
  ],
)

/** The draft that is filed: owner, addresses, priority, and per jurisdiction the goods and services. */
export const application = pgTable(
  'application',
  {
    id: id(),
    registrationRequestId: uuid('registration_request_id')
      .notNull()
      .unique()
      .references(() => registrationRequest.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => user.id),
    registrationEntityId: uuid('registration_entity_id').references(() => entity.id),
    mailingAddressId: integer('mailing_address_id').references(() => address.id),
    domicileAddressId: integer('domicile_address_id').references(() => address.id),
    domicileAddressVisible: boolean('domicile_address_visible').notNull().default(true),
    onboardingFinished: boolean('onboarding_finished').notNull().default(false),
    clientApproval: boolean('client_approval').notNull().default(false),
    threadId: uuid('thread_id').notNull().defaultRandom(),
    priorityFilingType: text('priority_filing_type'),
    priorityFilingJurisdiction: text('priority_filing_jurisdiction'),
    priorityFilingNumber: text('priority_filing_number'),
    priorityFilingDate: date('priority_filing_date', { mode: 'string' }),
    priorityRegistrationDate: date('priority_registration_date', { mode: 'string' }),
    /** The mark in words, and the colours that are claimed of it. */
    markDescription: text('mark_description'),
    markColours: jsonb('mark_colours').$type<ClaimedColours>().notNull().default([]),
    /** Documents that show a shape from further sides, in their order; the picture of the mark comes before them. */
    markViews: jsonb('mark_views').$type<readonly number[]>().notNull().default([]),
    /** What the client typed and did not complete yet, by field name. */
    draft: jsonb('draft').$type<Record<string, string>>(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('application_registration_entity_id_idx').on(t.registrationEntityId),
    index('application_user_id_idx').on(t.userId),
    index('application_mailing_address_id_idx').on(t.mailingAddressId),
    index('application_domicile_address_id_idx').on(t.domicileAddressId),
    index('application_thread_id_idx').on(t.threadId),
    index('application_priority_filing_date_idx').on(t.priorityFilingDate),
    oneOf('application_priority_filing_jurisdiction_check', t.priorityFilingJurisdiction, jurisdictions),
  ],
)

export const applicationJurisdiction = pgTable(
  'application_jurisdiction',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    jurisdiction: text('jurisdiction').notNull(),
    goodsAndServices: jsonb('goods_and_services')
      .$type<GoodsAndServices>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    usptoFilingBasis: text('uspto_filing_basis'),
    usptoSpecimenToClass: jsonb('uspto_specimen_to_class'),
    usptoAdditionalInfo: text('uspto_additional_info'),
    /** Since when the mark is used, by the number of the class: anywhere, and in commerce with the United States. */
    usptoFirstUse: jsonb('uspto_first_use').$type<FirstUses>(),
    logoType: text('logo_type'),
    textInTrademark: text('text_in_trademark'),
    documentFolderId: uuid('document_folder_id').references(() => documentFolder.id),
    colorClaimEnabled: boolean('color_claim_enabled').notNull().default(false),
    colorClaim: text('color_claim'),
  },
  (t) => [
    unique('application_jurisdiction_key').on(t.applicationId, t.jurisdiction),
    oneOf('application_jurisdiction_jurisdiction_check', t.jurisdiction, jurisdictions),
    oneOf('application_jurisdiction_uspto_filing_basis_check', t.usptoFilingBasis, filingBases),
    index('application_jurisdiction_document_folder_id_idx').on(t.documentFolderId),
    check('application_jurisdiction_color_claim_check', sql`not ${t.colorClaimEnabled} or ${t.colorClaim} is not null`),
  ],
)

/** What a client approved: all of it as it stood, with its digest, the words they agreed to, when and from where. */
export const applicationApproval = pgTable(
  'application_approval',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => user.id),
    /** SHA-256 of `content`, in hexadecimal. */
    digest: text('digest').notNull(),
    content: text('content').notNull(),
    /** The sentence that the form showed; null where a program approved. */
    consent: text('consent'),
    address: text('address'),
    createdAt: createdAt(),
  },
  (t) => [
    index('application_approval_application_id_idx').on(t.applicationId, t.createdAt),
    index('application_approval_user_id_idx').on(t.userId),
  ],
)

/** What a client has read of a draft, and when last; the draft as it stands now is held against it. */
export const applicationReading = pgTable(
  'application_reading',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => application.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    facts: jsonb('facts').$type<DraftFacts>().notNull(),
    readAt: instant('read_at').notNull(),
  },
  (t) => [
    unique('application_reading_key').on(t.applicationId, t.userId),
    index('application_reading_user_id_idx').on(t.userId),
  ],
)

export const threadComment = pgTable(
  'thread_comment',
  {
    id: id(),
    threadId: uuid('thread_id').notNull(),
    applicationId: uuid('application_id').references(() => application.id, { onDelete: 'cascade' }),
    type: text('type').notNull().default('comment'),
    content: text('content').notNull(),
    userId: uuid('user_id').references(() => user.id),
    suggestedComment: boolean('suggested_comment').notNull().default(false),
    /** The part of the draft that it is about; null where it is about the whole. */
    section: text('section'),
    /** When one of the two sides said that it is settled, and when its writer changed it. */
    resolvedAt: instant('resolved_at'),
    editedAt: instant('edited_at'),
    // Who wrote it, as known at that time: the client reads these, and no row of another person.
    authorRole: text('author_role'),
    authorFirstname: text('author_firstname'),
    authorLastname: text('author_lastname'),
    /** The id of the mail that it came by, so that the same mail is taken once. */
    messageId: text('message_id'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('thread_comment_message_id_key').on(t.messageId),
    oneOf('thread_comment_section_check', t.section, draftSections),
    oneOf('thread_comment_type_check', t.type, ['comment', 'review-request']),
    index('thread_comment_thread_id_idx').on(t.threadId, t.createdAt),
    index('thread_comment_application_id_idx').on(t.applicationId),
    index('thread_comment_user_id_idx').on(t.userId),
  ],
)

/** The next number of the ids people read out, by prefix and year. */
export const publicIdCounter = pgTable(
  'public_id_counter',
  {
    prefix: text('prefix').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.prefix, t.year] })],
)
