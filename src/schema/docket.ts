import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { deadlineKinds } from '#domain/docket/deadline.ts'
import { feedKinds } from '#domain/docket/feed.ts'
import { sourceKinds, triggers, units } from '#domain/docket/law/rule.ts'
import { user } from './account.ts'
import { brand } from './brand.ts'
import { createdAt, id, instant, oneOf, parentsOwner, updatedAt } from './columns.ts'

import { trademark } from './trademark.ts'

/** A date that the law of its register gives a trademark, with the sum, the rule and how sure both are. */
export const deadline = pgTable(
  'deadline',
  {
    id: id(),
    trademarkId: uuid('trademark_id')
      .notNull()
      .references(() => trademark.id, { onDelete: 'cascade' }),
    ownerUserId: parentsOwner(),
    kind: text('kind').notNull(),
    /** Tells those of one kind apart: which term, extension or declaration. */
    number: integer('number').notNull(),
    opens: date('opens', { mode: 'string' }),
    /** By the sum alone, then by the law with closed days, then as it holds: as a person set it, where one did. */
    calendarDue: date('calendar_due', { mode: 'string' }).notNull(),
    lawfulDue: date('lawful_due', { mode: 'string' }).notNull(),
    due: date('due', { mode: 'string' }).notNull(),
    graceUntil: date('grace_until', { mode: 'string' }),
    fromEvent: text('from_event').notNull(),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    amount: integer('amount').notNull(),
    unit: text('unit').notNull(),
    law: text('law'),
    article: text('article'),
    source: text('source'),
    sourceKind: text('source_kind').notNull(),
    /** The text of the rule was opened and says so. */
    isRead: boolean('is_read').notNull(),
    confidence: text('confidence').notNull(),
    note: text('note'),
    /** Why the last day is not the calendar's: 'weekend' or the holiday's name. */
    movedBecause: text('moved_because'),
    isMoveUnknown: boolean('is_move_unknown').notNull().default(false),
    isAssumed: boolean('is_assumed').notNull().default(false),
    /** No law fixes the day: it stands in for the one that the letter of the office names. */
    isByLetter: boolean('is_by_letter').notNull().default(false),
    /** The day before the last change of the last day, and when it changed. */
    previousDue: date('previous_due', { mode: 'string' }),
    movedAt: instant('moved_at'),
    doneAt: instant('done_at'),
    doneByUserId: uuid('done_by_user_id').references(() => user.id),
    overrideReason: text('override_reason'),
    overrideByUserId: uuid('override_by_user_id').references(() => user.id),
    overrideAt: instant('override_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('deadline_kind_check', t.kind, deadlineKinds),
    oneOf('deadline_from_event_check', t.fromEvent, triggers),
    oneOf('deadline_unit_check', t.unit, units),
    oneOf('deadline_source_kind_check', t.sourceKind, sourceKinds),
    oneOf('deadline_confidence_check', t.confidence, ['high', 'medium', 'low']),
    check('deadline_override_check', sql`(${t.overrideReason} is null) = (${t.overrideAt} is null)`),
    unique('deadline_trademark_kind_number_key').on(t.trademarkId, t.kind, t.number),
    index('deadline_due_idx').on(t.due, t.id),
    // Those of many marks, soonest first, without their rows.
    index('deadline_trademark_due_idx').on(t.trademarkId, t.due, t.id),
    // Of what is to be done: of a docket kept for years most is done.
    index('deadline_undone_due_idx')
      .on(t.due, t.id)
      .where(sql`${t.doneAt} is null`),
    // With all that the states of the docket ask for, so that they are counted without the rows.
    index('deadline_undone_kind_due_idx')
      .on(t.kind, t.due, t.graceUntil, t.opens)
      .where(sql`${t.doneAt} is null`),
    // A client's docket, soonest first, however many marks it has.
    index('deadline_owner_due_idx')
      .on(t.ownerUserId, t.due, t.id)
      .where(sql`${t.doneAt} is null`),
    index('deadline_kind_due_idx').on(t.kind, t.due, t.id),
    index('deadline_confidence_due_idx').on(t.confidence, t.due, t.id),
    index('deadline_moved_at_idx')
      .on(t.movedAt)
      .where(sql`${t.movedAt} is not null`),
    index('deadline_done_by_user_id_idx').on(t.doneByUserId),
    index('deadline_override_by_user_id_idx').on(t.overrideByUserId),
  ],
)

/**
 * A secret address under which a calendar reads the dates of a customer, of one brand, or of what a member of staff works on.
 * Only the hash is kept; the address is made again from the installation's secret.
 */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    brandId: uuid('brand_id').references(() => brand.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('calendar_feed_kind_check', t.kind, feedKinds),
    check('calendar_feed_brand_check', sql`(${t.kind} = 'brand') = (${t.brandId} is not null)`),
    unique('calendar_feed_user_kind_brand_key').on(t.userId, t.kind, t.brandId).nullsNotDistinct(),
    index('calendar_feed_brand_id_idx').on(t.brandId),
  ],
)

/**
 * What calendars were told of a deadline: its day, how often that changed, and whether it was taken back. It outlives the
 * deadline, so that a calendar hears of what the law no longer gives. Written by the database after the deadline.
 */
export const calendarEvent = pgTable(
  'calendar_event',
  {
    id: id(),
    trademarkId: uuid('trademark_id')
      .notNull()
      .references(() => trademark.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    number: integer('number').notNull(),
    due: date('due', { mode: 'string' }).notNull(),
    sequence: integer('sequence').notNull().default(0),
    cancelledAt: instant('cancelled_at'),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('calendar_event_kind_check', t.kind, deadlineKinds),
    unique('calendar_event_trademark_kind_number_key').on(t.trademarkId, t.kind, t.number),
  ],
)

/**
 * Every reminder that went out: which one, about which row, on what occasion (the day it reminds of, or since when the row
 * stands where it stands, and the step). A second one for the same is refused by the key.
 */
export const reminder = pgTable(
  'reminder',
  {
    id: id(),
    name: text('name').notNull(),
    rowId: uuid('row_id').notNull(),
    occasion: text('occasion').notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('reminder_row_name_occasion_key').on(t.rowId, t.name, t.occasion)],
)
