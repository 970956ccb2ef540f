import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { approaches, followUpCauses, followUpOutcomes, followUpStatuses } from '#domain/follow-up/status.ts'
import { user } from './account.ts'
import { createdAt, id, instant, oneOf, tracking } from './columns.ts'
import { registrationRequest } from './registration.ts'

/** Going after a client who has gone quiet about an order; of an order one at a time is open. */
export const followUpCase = pgTable(
  'follow_up_case',
  {
    id: id(),
    registrationRequestId: uuid('registration_request_id')
      .notNull()
      .references(() => registrationRequest.id, { onDelete: 'cascade' }),
    status: text('status').notNull().default('Created'),
    lastStatusUpdate: instant('last_status_update').notNull().defaultNow(),
    /** The status of the order that opened it, or that a person did. */
    cause: text('cause').notNull(),
    /** How the client was approached last. */
    approachedBy: text('approached_by'),
    outcome: text('outcome'),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('follow_up_case_status_check', t.status, followUpStatuses),
    oneOf('follow_up_case_cause_check', t.cause, followUpCauses),
    oneOf('follow_up_case_approached_by_check', t.approachedBy, approaches),
    oneOf('follow_up_case_outcome_check', t.outcome, followUpOutcomes),
    check('follow_up_case_resolved_check', sql`(${t.status} = 'Resolved') = (${t.outcome} is not null)`),
    uniqueIndex('follow_up_case_open_key')
      .on(t.registrationRequestId)
      .where(sql`${t.status} <> 'Resolved'`),
    index('follow_up_case_request_idx').on(t.registrationRequestId, t.createdAt),
    index('follow_up_case_status_idx').on(t.status, t.lastStatusUpdate, t.id),
    index('follow_up_case_since_idx').on(t.lastStatusUpdate, t.id),
    index('follow_up_case_cause_idx').on(t.cause, t.lastStatusUpdate, t.id),
  ],
)

export const followUpCaseTracking = pgTable(
  'follow_up_case_tracking',
  {
    ...tracking(() => user.id),
    followUpCaseId: uuid('follow_up_case_id')
      .notNull()
      .references(() => followUpCase.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('follow_up_case_tracking_parent_idx').on(t.followUpCaseId, t.createdAt),
    index('follow_up_case_tracking_name_idx').on(t.name, t.createdAt),
    index('follow_up_case_tracking_user_id_idx').on(t.userId),
  ],
)
