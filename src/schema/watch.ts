import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { markTypes } from '#domain/catalog/mark-types.ts'
import { markStates } from '#domain/clearance/mark-state.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { hitGroups, unranked } from '#domain/monitoring/precedence.ts'
import { monitoringResultTypes, relevances, watchTypes } from '#domain/monitoring/status.ts'
import { user } from './account.ts'
import { createdAt, emptyInts, id, instant, oneOf } from './columns.ts'
import { serviceRequest } from './service-order.ts'
import { trademark } from './trademark.ts'

/** A registered mark whose neighbourhood in the registers is watched between two dates. */
export const trademarkWatchSubscription = pgTable(
  'trademark_watch_subscription',
  {
    id: id(),
    watchServiceId: text('watch_service_id'),
    dateStart: date('date_start', { mode: 'string' }).notNull(),
    dateEnd: date('date_end', { mode: 'string' }).notNull(),
    trademarkId: uuid('trademark_id')
      .notNull()
      .references(() => trademark.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    type: text('type').notNull().default('similar'),
    serviceRequestId: uuid('service_request_id').references(() => serviceRequest.id),
  },
  (t) => [
    oneOf('trademark_watch_subscription_type_check', t.type, watchTypes),
    check('trademark_watch_subscription_dates_check', sql`${t.dateStart} <= ${t.dateEnd}`),
    index('trademark_watch_subscription_trademark_id_idx').on(t.trademarkId),
    index('trademark_watch_subscription_user_id_idx').on(t.userId),
    index('trademark_watch_subscription_date_end_idx').on(t.dateEnd, t.id),
    index('trademark_watch_subscription_service_request_id_idx').on(t.serviceRequestId),
  ],
)

/** One row that changes with every change of what is watched: subscriptions, names and goods of the marks. Written by triggers. */
export const watchState = pgTable('watch_state', { id: integer('id').primaryKey(), version: uuid('version').notNull() })

/** A mark of somebody else that a watch found; the client sees it once its relevance is rated. */
export const trademarkMonitoringResult = pgTable(
  'trademark_monitoring_result',
  {
    id: id(),
    type: text('type').notNull(),
    relevance: text('relevance'),
    createdAt: createdAt(),
    publicationDate: date('publication_date', { mode: 'string' }),
    filingDate: date('filing_date', { mode: 'string' }),
    priorityDate: date('priority_date', { mode: 'string' }),
    registrationDate: date('registration_date', { mode: 'string' }),
    /** How the found mark stands in its register, and the office's own word or code for it. */
    state: text('state').notNull().default('unknown'),
    status: text('status'),
    /** Where an international filing is to have effect, our codes where we have one; null when it is not told. */
    designations: text('designations').array(),
    /** When a later record of the office changed what stands here of the filing. */
    filingChangedAt: instant('filing_changed_at'),
    applicationNumber: text('application_number'),
    trademarkNumber: text('trademark_number'),
    markName: text('mark_name').notNull(),
    markType: text('mark_type'),
    classes: integer('classes').array().notNull().default(emptyInts),
    jurisdiction: text('jurisdiction').notNull(),
    trademarkId: uuid('trademark_id')
      .notNull()
      .references(() => trademark.id, { onDelete: 'cascade' }),
    ipoLink: text('ipo_link'),
    orderHubId: uuid('order_hub_id').notNull().defaultRandom(),
    seen: boolean('seen').notNull().default(false),
    logoUrl: text('logo_url'),
    documentHubId: uuid('document_hub_id').notNull().defaultRandom(),
    /** How it stands to the watched mark, and its rank among the unrated ones, which sorts as text. Worked out by a job. */
    standingGroup: text('standing_group').notNull().default('unknown'),
    precedence: text('precedence').notNull().default(unranked),
    /** Whether something that decides its rank has changed since. Written by the database. */
    rankDue: boolean('rank_due').notNull().default(true),
  },
  (t) => [
    oneOf('trademark_monitoring_result_standing_group_check', t.standingGroup, hitGroups),
    oneOf('trademark_monitoring_result_type_check', t.type, monitoringResultTypes),
    oneOf('trademark_monitoring_result_relevance_check', t.relevance, relevances),
    oneOf('trademark_monitoring_result_mark_type_check', t.markType, markTypes),
    oneOf('trademark_monitoring_result_jurisdiction_check', t.jurisdiction, jurisdictions),
    oneOf('trademark_monitoring_result_state_check', t.state, markStates),
    // A mark is found once for each watched mark, however often its record is imported.
    uniqueIndex('trademark_monitoring_result_found_key').on(t.trademarkId, t.jurisdiction, t.applicationNumber),
    // By it an import finds the hits of the filings that it changed.
    index('trademark_monitoring_result_filing_idx').on(t.jurisdiction, t.applicationNumber),
    index('trademark_monitoring_result_unseen_idx')
      .on(t.trademarkId)
      .where(sql`not ${t.seen} and ${t.relevance} is not null`),
    index('trademark_monitoring_result_created_at_idx').on(t.createdAt),
    // What waits for a rating, in the order of the list, all of it and that of one kind.
    index('trademark_monitoring_result_ranked_idx')
      .on(t.precedence, t.id)
      .where(sql`${t.relevance} is null`),
    index('trademark_monitoring_result_ranked_group_idx')
      .on(t.standingGroup, t.precedence, t.id)
      .where(sql`${t.relevance} is null`),
    index('trademark_monitoring_result_rank_due_idx')
      .on(t.id)
      .where(sql`${t.rankDue} and ${t.relevance} is null`),
    index('trademark_monitoring_result_order_hub_id_idx').on(t.orderHubId),
    index('trademark_monitoring_result_document_hub_id_idx').on(t.documentHubId),
  ],
)
