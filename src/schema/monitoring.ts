import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PaymentContent } from '#domain/monitoring/content.ts'
import type { Reason } from '#domain/monitoring/sighting.ts'
import { dismissReasons, sightingStatuses } from '#domain/monitoring/sighting.ts'
import { platformKinds } from '#domain/monitoring/plan.ts'
import {
  monitoringTaskStatuses,
  paymentFrequencies,
  subscriptionPaymentStatuses,
  subscriptionStatuses,
  subscriptionTiers,
} from '#domain/monitoring/status.ts'
import { currencies } from '#kernel/money.ts'
import { entity, user } from './account.ts'
import { brand } from './brand.ts'
import { anywhereIndex, createdAt, emptyInts, id, instant, oneOf, tracking, updatedAt } from './columns.ts'
import { documentFolder } from './document.ts'
import { userPaymentMethod } from './payment-method.ts'
import { discountCoupon } from './pricing.ts'

/** A brand watched on platforms and registers, for as long as it is paid for or on trial. */
export const brandSubscription = pgTable(
  'brand_subscription',
  {
    id: id(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brand.id),
    billingEntityId: uuid('billing_entity_id').references(() => entity.id),
    userPaymentMethodId: uuid('user_payment_method_id').references(() => userPaymentMethod.id),
    tier: text('tier').notNull(),
    status: text('status').notNull().default('Created'),
    lastStatusUpdate: instant('last_status_update').notNull().defaultNow(),
    paymentFrequency: text('payment_frequency').notNull(),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    currency: text('currency').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    discountCouponId: text('discount_coupon_id').references(() => discountCoupon.id),
    isProactive: boolean('is_proactive').notNull().default(false),
    // The foreign key would close a circle between files; db/migrations adds it.
    caseSolutionId: uuid('case_solution_id'),
    noteHubId: uuid('note_hub_id').notNull().defaultRandom(),
    documentHubId: uuid('document_hub_id').notNull().defaultRandom(),
    createdByUserId: uuid('created_by_user_id').references(() => user.id),
    updatedByUserId: uuid('updated_by_user_id').references(() => user.id),
    assignedAdminId: uuid('assigned_admin_id').references(() => user.id),
    /** The number that people say. */
    publicId: text('public_id').unique(),
    /** What the customer chose for the periods after those that are prepared already. */
    nextTier: text('next_tier'),
    nextPaymentFrequency: text('next_payment_frequency'),
  },
  (t) => [
    oneOf('brand_subscription_next_tier_check', t.nextTier, subscriptionTiers),
    oneOf('brand_subscription_next_payment_frequency_check', t.nextPaymentFrequency, paymentFrequencies),
    index('brand_subscription_created_order_idx').on(t.createdAt, t.id),
    index('brand_subscription_status_created_idx').on(t.status, t.createdAt, t.id),
    oneOf('brand_subscription_tier_check', t.tier, subscriptionTiers),
    oneOf('brand_subscription_status_check', t.status, subscriptionStatuses),
    oneOf('brand_subscription_payment_frequency_check', t.paymentFrequency, paymentFrequencies),
    oneOf('brand_subscription_currency_check', t.currency, currencies),
    check('brand_subscription_dates_check', sql`${t.startDate} <= ${t.endDate}`),
    index('brand_subscription_brand_id_idx').on(t.brandId),
    index('brand_subscription_status_idx').on(t.status, t.endDate),
    index('brand_subscription_billing_entity_id_idx').on(t.billingEntityId),
    index('brand_subscription_user_payment_method_id_idx').on(t.userPaymentMethodId),
    index('brand_subscription_discount_coupon_id_idx').on(t.discountCouponId),
    index('brand_subscription_case_solution_id_idx').on(t.caseSolutionId),
    index('brand_subscription_created_by_user_id_idx').on(t.createdByUserId),
    index('brand_subscription_updated_by_user_id_idx').on(t.updatedByUserId),
    index('brand_subscription_assigned_admin_id_idx').on(t.assignedAdminId),
    index('brand_subscription_note_hub_id_idx').on(t.noteHubId),
    index('brand_subscription_document_hub_id_idx').on(t.documentHubId),
  ],
)

export const brandSubscriptionTracking = pgTable(
  'brand_subscription_tracking',
  {
    ...tracking(() => user.id),
    brandSubscriptionId: uuid('brand_subscription_id')
      .notNull()
      .references(() => brandSubscription.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('brand_subscription_tracking_parent_idx').on(t.brandSubscriptionId, t.createdAt),
    index('brand_subscription_tracking_name_idx').on(t.name, t.createdAt),
    index('brand_subscription_tracking_user_id_idx').on(t.userId),
  ],
)

/** A shop, network or register that the subscription covers. */
export const brandSubscriptionPlatform = pgTable(
  'brand_subscription_platform',
  {
    id: id(),
    brandSubscriptionId: uuid('brand_subscription_id')
      .notNull()
      .references(() => brandSubscription.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    metadata: jsonb('metadata'),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
  },
  (t) => [
    check('brand_subscription_platform_dates_check', sql`${t.startDate} <= ${t.endDate}`),
    index('brand_subscription_platform_brand_subscription_id_idx').on(t.brandSubscriptionId),
  ],
)

/** The charge for one period of a subscription. */
export const brandSubscriptionPayment = pgTable(
  'brand_subscription_payment',
  {
    id: id(),
    brandSubscriptionId: uuid('brand_subscription_id')
      .notNull()
      .references(() => brandSubscription.id),
    userPaymentMethodId: uuid('user_payment_method_id').references(() => userPaymentMethod.id),
    // The foreign key would close a circle between files; db/migrations adds it.
    productId: uuid('product_id'),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    status: text('status').notNull().default('Prepared'),
    declineReason: text('decline_reason'),
    billingEntityId: uuid('billing_entity_id').references(() => entity.id),
    lastAttemptDate: instant('last_attempt_date'),
    numberOfAttempts: integer('number_of_attempts').notNull().default(0),
    documentFolderId: uuid('document_folder_id').references(() => documentFolder.id),
    updatedAt: updatedAt(),
    /** What the period costs, line by line, worked out when it is prepared. */
    invoiceContent: jsonb('invoice_content').$type<PaymentContent>(),
  },
  (t) => [
    unique('brand_subscription_payment_period_key').on(t.brandSubscriptionId, t.startDate),
    oneOf('brand_subscription_payment_status_check', t.status, subscriptionPaymentStatuses),
    check('brand_subscription_payment_dates_check', sql`${t.startDate} <= ${t.endDate}`),
    check('brand_subscription_payment_attempts_check', sql`${t.numberOfAttempts} >= 0`),
    index('brand_subscription_payment_status_idx').on(t.status, t.lastAttemptDate),
    index('brand_subscription_payment_product_id_idx').on(t.productId),
    index('brand_subscription_payment_user_payment_method_id_idx').on(t.userPaymentMethodId),
    index('brand_subscription_payment_billing_entity_id_idx').on(t.billingEntityId),
    index('brand_subscription_payment_document_folder_id_idx').on(t.documentFolderId),
  ],
)

/** One round of looking for infringements of a brand. */
export const brandMonitoringTask = pgTable(
  'brand_monitoring_task',
  {
    id: id(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brand.id),
    brandSubscriptionId: uuid('brand_subscription_id').references(() => brandSubscription.id),
    brandSubscriptionTier: text('brand_subscription_tier').notNull(),
    status: text('status').notNull().default('Created'),
    lastStatusUpdate: instant('last_status_update').notNull().defaultNow(),
    processedTimestamp: instant('processed_timestamp'),
    assignedAdminId: uuid('assigned_admin_id').references(() => user.id),
    deadline: date('deadline', { mode: 'string' }),
    createdAt: createdAt(),
    /** The day that the plan asked for the search on; a subscription has one search for each. */
    plannedOn: date('planned_on', { mode: 'string' }),
    /** When the places were searched; null until then. */
    searchedAt: instant('searched_at'),
  },
  (t) => [
    index('brand_monitoring_task_planned_idx').on(t.brandSubscriptionId, t.plannedOn),
    index('brand_monitoring_task_deadline_order_idx').on(t.deadline, t.id),
    index('brand_monitoring_task_status_deadline_idx').on(t.status, t.deadline, t.id),
    oneOf('brand_monitoring_task_tier_check', t.brandSubscriptionTier, subscriptionTiers),
    oneOf('brand_monitoring_task_status_check', t.status, monitoringTaskStatuses),
    check(
      'brand_monitoring_task_processed_check',
      sql`(${t.status} = 'Processed') = (${t.processedTimestamp} is not null)`,
    ),
    index('brand_monitoring_task_brand_id_idx').on(t.brandId, t.createdAt),
    index('brand_monitoring_task_brand_subscription_id_idx').on(t.brandSubscriptionId),
    index('brand_monitoring_task_status_idx').on(t.status, t.deadline),
    index('brand_monitoring_task_assigned_admin_id_idx').on(t.assignedAdminId),
  ],
)

export const brandMonitoringTaskTracking = pgTable(
  'brand_monitoring_task_tracking',
  {
    ...tracking(() => user.id),
    brandMonitoringTaskId: uuid('brand_monitoring_task_id')
      .notNull()
      .references(() => brandMonitoringTask.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('brand_monitoring_task_tracking_parent_idx').on(t.brandMonitoringTaskId, t.createdAt),
    index('brand_monitoring_task_tracking_name_idx').on(t.name, t.createdAt),
    index('brand_monitoring_task_tracking_user_id_idx').on(t.userId),
  ],
)

/** One place on the web where a search of a monitoring task found something that looks like the brand. */
export const sighting = pgTable(
  'sighting',
  {
    id: id(),
    brandMonitoringTaskId: uuid('brand_monitoring_task_id')
      .notNull()
      .references(() => brandMonitoringTask.id, { onDelete: 'cascade' }),
    platform: text('platform').notNull(),
    /** Where it was read: the name of the source that told of it. */
    source: text('source').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    host: text('host').notNull(),
    seller: text('seller'),
    /** Minor units of the currency. */
    price: integer('price'),
    currency: text('currency'),
    country: text('country'),
    classes: integer('classes').array().notNull().default(emptyInts),
    foundOn: date('found_on', { mode: 'string' }),
    score: doublePrecision('score').notNull(),
    reasons: jsonb('reasons').$type<Reason[]>().notNull().default([]),
    /** The sighting that this one repeats. */
    foldedIntoId: uuid('folded_into_id'),
    status: text('status').notNull().default('Open'),
    dismissReason: text('dismiss_reason'),
    decidedByUserId: uuid('decided_by_user_id').references(() => user.id),
    decidedAt: instant('decided_at'),
    /** The case that was made of it. The foreign key would close a circle between files; db/migrations adds it. */
    caseId: uuid('case_id'),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('sighting_platform_check', t.platform, platformKinds),
    oneOf('sighting_status_check', t.status, sightingStatuses),
    oneOf('sighting_dismiss_reason_check', t.dismissReason, dismissReasons),
    oneOf('sighting_currency_check', t.currency, currencies),
    check('sighting_dismissed_check', sql`(${t.status} = 'Dismissed') = (${t.dismissReason} is not null)`),
    uniqueIndex('sighting_url_key').on(t.brandMonitoringTaskId, t.url),
    foreignKey({ columns: [t.foldedIntoId], foreignColumns: [t.id], name: 'sighting_folded_into_id_fk' }).onDelete(
      'cascade',
    ),
    index('sighting_score_idx').on(t.brandMonitoringTaskId, t.score),
    index('sighting_folded_into_id_idx').on(t.foldedIntoId),
    anywhereIndex('sighting_host_trgm_idx', t.host),
    index('sighting_watched_domain_idx')
      .on(t.score, t.id)
      .where(sql`${t.platform} = 'domains' and ${t.status} in ('Accepted', 'Case') and ${t.foldedIntoId} is null`),
    index('sighting_decided_by_user_id_idx').on(t.decidedByUserId),
    index('sighting_case_id_idx').on(t.caseId),
  ],
)

/** A log of issued certificates, and the number of the entry that is read next. */
export const certificateLog = pgTable('certificate_log', {
  /** Its address; `file` of the file in place of one. */
  name: text('name').primaryKey(),
  nextEntry: bigint('next_entry', { mode: 'number' }).notNull(),
  readAt: instant('read_at'),
})

/** A domain name for which a certificate was issued and which looks like a name that a plan looks for. */
export const certifiedDomain = pgTable(
  'certified_domain',
  {
    id: id(),
    host: text('host').notNull(),
    log: text('log').notNull(),
    seenOn: date('seen_on', { mode: 'string' }).notNull(),
  },
  (t) => [unique('certified_domain_host_key').on(t.host), index('certified_domain_seen_on_idx').on(t.seenOn)],
)
