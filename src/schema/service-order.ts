import { sql } from 'drizzle-orm'
import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { ServiceContent, serviceParameters } from '#domain/service-order/content.ts'
import { serviceOutcomes, serviceRequestStatuses, serviceStatuses, serviceTypes } from '#domain/service-order/status.ts'
import { languages } from '#kernel/languages.ts'
import { currencies } from '#kernel/money.ts'
import { entity, user } from './account.ts'
import { brand } from './brand.ts'
import {
  anywhereIndex,
  beginningIndex,
  createdAt,
  id,
  instant,
  oneOf,
  parentsOwner,
  tracking,
  updatedAt,
} from './columns.ts'
import { discountCoupon } from './pricing.ts'
import { registrationRequest } from './registration.ts'

/** What a customer ordered outside of a registration: a renewal, a transfer, a response, a letter. */
export const serviceRequest = pgTable(
  'service_request',
  {
    id: id(),
    publicId: text('public_id').notNull().unique(),
    // The foreign key would close a circle between files; db/migrations adds it.
    productId: uuid('product_id'),
    serviceName: text('service_name', { enum: serviceTypes }).notNull(),
    internalLabel: text('internal_label'),
    description: text('description'),
    taskTrackerUrl: text('task_tracker_url'),
    parameters: jsonb('parameters')
      .$type<z.output<typeof serviceParameters>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    language: text('language').notNull(),
    region: text('region').notNull(),
    status: text('status').notNull().default('Created'),
    lastStatusUpdate: instant('last_status_update').notNull().defaultNow(),
    invoiceContent: jsonb('invoice_content').$type<ServiceContent>(),
    currency: text('currency').notNull(),
    billingEntityId: uuid('billing_entity_id').references(() => entity.id),
    documentHubId: uuid('document_hub_id').notNull().defaultRandom(),
    orderHubId: uuid('order_hub_id').notNull().defaultRandom(),
    noteHubId: uuid('note_hub_id').notNull().defaultRandom(),
    assignedAdminId: uuid('assigned_admin_id').references(() => user.id),
    brandId: uuid('brand_id').references(() => brand.id),
    registrationRequestId: uuid('registration_request_id').references(() => registrationRequest.id),
    userId: uuid('user_id').references(() => user.id),
    discountCouponId: text('discount_coupon_id').references(() => discountCoupon.id),
    /** Who ordered it, while no account does; an account that proves the address gets the order. */
    contactEmail: text('contact_email'),
    contactFirstName: text('contact_first_name'),
    contactLastName: text('contact_last_name'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('service_request_service_name_check', t.serviceName, serviceTypes),
    oneOf('service_request_status_check', t.status, serviceRequestStatuses),
    oneOf('service_request_language_check', t.language, languages),
    oneOf('service_request_currency_check', t.currency, currencies),
    index('service_request_user_id_idx').on(t.userId, t.createdAt),
    index('service_request_contact_email_idx').on(sql`lower(${t.contactEmail})`),
    index('service_request_status_idx').on(t.status, t.lastStatusUpdate),
    index('service_request_created_order_idx').on(t.createdAt, t.id),
    index('service_request_public_id_order_idx').on(t.publicId, t.id),
    index('service_request_status_created_idx').on(t.status, t.createdAt, t.id),
    index('service_request_service_created_idx').on(t.serviceName, t.createdAt, t.id),
    anywhereIndex('service_request_search_idx', t.contactEmail),
    beginningIndex('service_request_public_id_begins_idx', t.publicId),
    index('service_request_created_at_idx').on(t.createdAt),
    index('service_request_product_id_idx').on(t.productId),
    index('service_request_billing_entity_id_idx').on(t.billingEntityId),
    index('service_request_assigned_admin_id_idx').on(t.assignedAdminId),
    index('service_request_discount_coupon_id_idx').on(t.discountCouponId),
    index('service_request_brand_id_idx').on(t.brandId),
    index('service_request_registration_request_id_idx').on(t.registrationRequestId),
    index('service_request_order_hub_id_idx').on(t.orderHubId),
    index('service_request_document_hub_id_idx').on(t.documentHubId),
    index('service_request_note_hub_id_idx').on(t.noteHubId),
  ],
)

export const serviceRequestTracking = pgTable(
  'service_request_tracking',
  {
    ...tracking(() => user.id),
    serviceRequestId: uuid('service_request_id')
      .notNull()
      .references(() => serviceRequest.id, { onDelete: 'cascade' }),
    ownerUserId: parentsOwner(),
  },
  (t) => [
    index('service_request_tracking_parent_idx').on(t.serviceRequestId, t.createdAt),
    index('service_request_tracking_name_idx').on(t.name, t.createdAt),
    index('service_request_tracking_user_id_idx').on(t.userId),
  ],
)

/** One piece of work of an ordered service, with its own deadline, assignee and outcome. */
export const service = pgTable(
  'service',
  {
    id: id(),
    type: text('type').notNull(),
    serviceRequestId: uuid('service_request_id')
      .notNull()
      .references(() => serviceRequest.id, { onDelete: 'cascade' }),
    caseSolutionId: uuid('case_solution_id'),
    assignedAdminId: uuid('assigned_admin_id').references(() => user.id),
    deadline: date('deadline', { mode: 'string' }),
    status: text('status').notNull().default('Created'),
    outcome: text('outcome'),
    outcomeNote: text('outcome_note'),
    parameters: jsonb('parameters')
      .$type<Record<string, unknown>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    lastStatusUpdate: instant('last_status_update').notNull().defaultNow(),
    noteHubId: uuid('note_hub_id').notNull().defaultRandom(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('service_type_check', t.type, serviceTypes),
    oneOf('service_status_check', t.status, serviceStatuses),
    oneOf('service_outcome_check', t.outcome, serviceOutcomes),
    index('service_service_request_id_idx').on(t.serviceRequestId),
    index('service_case_solution_id_idx').on(t.caseSolutionId),
    index('service_assigned_admin_id_idx').on(t.assignedAdminId),
    index('service_status_idx').on(t.status, t.lastStatusUpdate),
    index('service_deadline_idx').on(t.deadline, t.id),
    index('service_status_deadline_idx').on(t.status, t.deadline, t.id),
    index('service_type_deadline_idx').on(t.type, t.deadline, t.id),
    index('service_note_hub_id_idx').on(t.noteHubId),
  ],
)

export const serviceTracking = pgTable(
  'service_tracking',
  {
    ...tracking(() => user.id),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => service.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('service_tracking_parent_idx').on(t.serviceId, t.createdAt),
    index('service_tracking_name_idx').on(t.name, t.createdAt),
    index('service_tracking_user_id_idx').on(t.userId),
  ],
)
