import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { markTypes } from '#domain/catalog/mark-types.ts'
import { registrationEnds } from '#domain/trademark/registration-end.ts'
import { trademarkStatuses, trademarkStatusGroup, trademarkStatusGroups } from '#domain/trademark/status.ts'
import { filingBases } from '#domain/use-in-commerce/status.ts'
import { trademarkRequestStatuses } from '#domain/trademark/request-status.ts'
import { entity, user } from './account.ts'
import { brand } from './brand.ts'
import { trademarkQueueOf, trademarkWaitsForStaff } from '#domain/trademark/queue.ts'
import {
  allOf,
  anywhereIndex,
  beginningIndex,
  createdAt,
  groupOf,
  id,
  instant,
  oneOf,
  parentsOwner,
  tracking,
  whileStatus,
  wordOfStatus,
} from './columns.ts'
import { registrationRequest } from './registration.ts'

/** Marks that a customer added or asked about together, before or without an order. */
export const trademarkRequest = pgTable(
  'trademark_request',
  {
    id: id(),
    markAlias: text('mark_alias').notNull(),
    jurisdictions: text('jurisdictions')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdAt: createdAt(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    status: text('status').notNull(),
    brandId: uuid('brand_id').references(() => brand.id),
  },
  (t) => [
    oneOf('trademark_request_status_check', t.status, trademarkRequestStatuses),
    allOf('trademark_request_jurisdictions_check', t.jurisdictions, jurisdictions),
    index('trademark_request_user_id_idx').on(t.userId, t.createdAt),
    index('trademark_request_brand_id_idx').on(t.brandId),
  ],
)

/** One mark in one register. */
export const trademark = pgTable(
  'trademark',
  {
    id: id(),
    name: text('name').notNull(),
    goodsAndServices: jsonb('goods_and_services')
      .$type<GoodsAndServices>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    registrationDate: date('registration_date', { mode: 'string' }),
    ipoLink: text('ipo_link'),
    number: text('number'),
    jurisdiction: text('jurisdiction').notNull(),
    trademarkRequestId: uuid('trademark_request_id').references(() => trademarkRequest.id),
    filingDate: date('filing_date', { mode: 'string' }),
    /** In the gazette; of the application, or of the registration where one opposes that. */
    publicationDate: date('publication_date', { mode: 'string' }),
    documentHubId: uuid('document_hub_id').notNull().unique().defaultRandom(),
    noteHubId: uuid('note_hub_id').notNull().defaultRandom(),
    type: text('type').notNull(),
    ownerEntityId: uuid('owner_entity_id').references(() => entity.id),
    representativeEntityId: uuid('representative_entity_id').references(() => entity.id),
    expirationDate: date('expiration_date', { mode: 'string' }),
    douDeadlineDate: date('dou_deadline_date', { mode: 'string' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    alias: text('alias'),
    brandId: uuid('brand_id').references(() => brand.id),
    status: text('status').notNull(),
    statusGroup: text('status_group').notNull(),
    lastTrackingUpdate: instant('last_tracking_update').notNull().defaultNow(),
    /** The queue of staff that it stands in, and since when it waits for them; null when it does not. */
    queue: text('queue').generatedAlwaysAs(wordOfStatus(trademarkStatuses, trademarkQueueOf)),
    staffSince: instant('staff_since').generatedAlwaysAs(whileStatus('last_tracking_update', trademarkWaitsForStaff)),
    filingInformation: jsonb('filing_information'),
    brandRegistryCode: text('brand_registry_code'),
    registrationRequestId: uuid('registration_request_id').references(() => registrationRequest.id),
    /** Tells the marks of one order in one register apart: an application for each class, or what was divided off. */
    part: integer('part').notNull().default(0),
    /** The mark that it was divided from. */
    dividedFromId: uuid('divided_from_id').references((): AnyPgColumn => trademark.id),
    /** The international registration at WIPO of which it is a designation, in the place that it was extended to. */
    internationalId: uuid('international_id').references((): AnyPgColumn => trademark.id),
    /** When WIPO told the office of the place of the extension; from then on it may refuse for so long. */
    designationNoticeDate: date('designation_notice_date', { mode: 'string' }),
    /**
     * When and how a registration ended. Of an international one that was cancelled with its basic mark a designation is made a mark of its
     * place for so long after that day.
     */
    endedOn: date('ended_on', { mode: 'string' }),
    endedHow: text('ended_how'),
    directFiling: boolean('direct_filing').notNull().default(true),
    assignedAdminId: uuid('assigned_admin_id').references(() => user.id),
    assigneeHistory: jsonb('assignee_history')
      .notNull()
      .default(sql`'[]'::jsonb`),
    logoType: text('logo_type'),
    additionalInfo: text('additional_info'),
    usptoAdditionalInfo: text('uspto_additional_info'),
    filingBasis: text('filing_basis'),
    lastIpoDataSync: instant('last_ipo_data_sync'),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('trademark_status_check', t.status, trademarkStatuses),
    oneOf('trademark_status_group_check', t.statusGroup, trademarkStatusGroups),
    oneOf('trademark_jurisdiction_check', t.jurisdiction, jurisdictions),
    groupOf('trademark_status_in_group_check', t.status, t.statusGroup, trademarkStatuses, trademarkStatusGroup),
    oneOf('trademark_type_check', t.type, markTypes),
    oneOf('trademark_filing_basis_check', t.filingBasis, filingBases),
    oneOf('trademark_ended_how_check', t.endedHow, registrationEnds),
    check(
      'trademark_dates_check',
      sql`${t.filingDate} is null or ${t.registrationDate} is null or ${t.filingDate} <= ${t.registrationDate}`,
    ),
    unique('trademark_request_jurisdiction_part_key').on(t.registrationRequestId, t.jurisdiction, t.part),
    index('trademark_divided_from_id_idx').on(t.dividedFromId),
    // A place can be designated again, for other goods or after a refusal.
    index('trademark_international_id_idx').on(t.internationalId, t.jurisdiction),
    check('trademark_international_check', sql`${t.internationalId} is null or ${t.jurisdiction} <> 'WIPO'`),
    check(
      'trademark_designation_notice_check',
      sql`${t.designationNoticeDate} is null or ${t.internationalId} is not null`,
    ),
    // The very order of a customer's list, tie-break included: its first page costs the same however many marks there are.
    index('trademark_user_id_newest_idx').on(t.userId, t.createdAt.desc().nullsFirst(), t.id),
    // The customer's trademarks by name, and the same mark of an owner in other registers.
    index('trademark_user_id_name_idx').on(t.userId, t.name, t.jurisdiction, t.id),
    index('trademark_brand_id_idx').on(t.brandId),
    // The orders of the lists of staff, tie-break included; what is chosen there stands before the order of the list.
    index('trademark_name_order_idx').on(t.name, t.id),
    index('trademark_jurisdiction_order_idx').on(t.jurisdiction, t.id),
    index('trademark_number_order_idx').on(t.number, t.id),
    index('trademark_status_order_idx').on(t.status, t.id),
    index('trademark_filing_date_order_idx').on(t.filingDate, t.id),
    index('trademark_expiration_date_order_idx').on(t.expirationDate, t.id),
    index('trademark_tracked_order_idx').on(t.lastTrackingUpdate, t.id),
    index('trademark_status_tracked_idx').on(t.status, t.lastTrackingUpdate, t.id),
    index('trademark_status_group_tracked_idx').on(t.statusGroup, t.lastTrackingUpdate, t.id),
    index('trademark_jurisdiction_tracked_idx').on(t.jurisdiction, t.lastTrackingUpdate, t.id),
    anywhereIndex('trademark_search_idx', t.name, t.alias),
    beginningIndex('trademark_number_begins_idx', t.number),
    index('trademark_number_idx').on(t.jurisdiction, t.number),
    index('trademark_assigned_tracked_idx').on(t.assignedAdminId, t.lastTrackingUpdate, t.id),
    // The queues of staff, of everybody and of one of them.
    index('trademark_queue_idx').on(t.queue, t.lastTrackingUpdate, t.id),
    index('trademark_queue_assigned_idx').on(t.queue, t.assignedAdminId, t.lastTrackingUpdate, t.id),
    index('trademark_work_idx')
      .on(t.lastTrackingUpdate, t.id)
      .where(sql`${t.staffSince} is not null`),
    index('trademark_work_assigned_idx')
      .on(t.assignedAdminId, t.lastTrackingUpdate, t.id)
      .where(sql`${t.staffSince} is not null`),
    // Those whose priority may end before they are filed, of the whole queue.
    index('trademark_work_unfiled_idx')
      .on(t.registrationRequestId)
      .where(sql`${t.filingDate} is null and ${t.staffSince} is not null`),
    index('trademark_trademark_request_id_idx').on(t.trademarkRequestId),
    index('trademark_owner_entity_id_idx').on(t.ownerEntityId),
    index('trademark_representative_entity_id_idx').on(t.representativeEntityId),
    index('trademark_note_hub_id_idx').on(t.noteHubId),
    index('trademark_jurisdiction_idx').on(t.jurisdiction, t.createdAt),
    index('trademark_created_at_idx').on(t.createdAt),
    index('trademark_dou_deadline_date_idx').on(t.douDeadlineDate),
  ],
)

export const trademarkTracking = pgTable(
  'trademark_tracking',
  {
    ...tracking(() => user.id),
    trademarkId: uuid('trademark_id')
      .notNull()
      .references(() => trademark.id, { onDelete: 'cascade' }),
    ownerUserId: parentsOwner(),
  },
  (t) => [
    index('trademark_tracking_trademark_id_idx').on(t.trademarkId, t.createdAt),
    index('trademark_tracking_owner_idx').on(t.ownerUserId, t.createdAt),
    index('trademark_tracking_name_idx').on(t.name, t.createdAt),
    index('trademark_tracking_user_id_idx').on(t.userId),
  ],
)

/** Written by the database for every change of a trademark: which values, from what to what, by whom. */
export const trademarkChange = pgTable(
  'trademark_change',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    trademarkId: uuid('trademark_id')
      .notNull()
      .references(() => trademark.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => user.id),
    oldValues: jsonb('old_values').notNull(),
    newValues: jsonb('new_values').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('trademark_change_trademark_id_idx').on(t.trademarkId, t.createdAt),
    index('trademark_change_user_id_idx').on(t.userId),
  ],
)

/** The raw record an office published about a watched or owned mark; the newest of each source. */
export const trademarkIpoData = pgTable(
  'trademark_ipo_data',
  {
    number: text('number').notNull(),
    jurisdiction: text('jurisdiction').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    data: jsonb('data').notNull(),
    source: text('source').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.jurisdiction, t.number] }),
    oneOf('trademark_ipo_data_jurisdiction_check', t.jurisdiction, jurisdictions),
    index('trademark_ipo_data_updated_at_idx').on(t.updatedAt),
  ],
)
