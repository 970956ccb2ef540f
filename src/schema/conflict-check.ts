import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { conflictOutcomes } from '#domain/conflict-check/finding.ts'
import { user } from './account.ts'
import { createdAt, id, oneOf } from './columns.ts'
import { infringementCase } from './enforcement.ts'
import { registrationRequest } from './registration.ts'

/** What a person decided about taking a matter on, with what stood against it then. Never changed: a new decision is a new row. */
export const conflictDecision = pgTable(
  'conflict_decision',
  {
    id: id(),
    registrationRequestId: uuid('registration_request_id').references(() => registrationRequest.id),
    caseId: uuid('case_id').references(() => infringementCase.id, { onDelete: 'cascade' }),
    outcome: text('outcome').notNull(),
    reason: text('reason').notNull(),
    findings: jsonb('findings').notNull(),
    decidedByUserId: uuid('decided_by_user_id')
      .notNull()
      .references(() => user.id),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('conflict_decision_outcome_check', t.outcome, conflictOutcomes),
    check('conflict_decision_matter_check', sql`num_nonnulls(${t.registrationRequestId}, ${t.caseId}) = 1`),
    index('conflict_decision_registration_request_id_idx').on(t.registrationRequestId, t.createdAt),
    index('conflict_decision_case_id_idx').on(t.caseId, t.createdAt),
    index('conflict_decision_decided_by_user_id_idx').on(t.decidedByUserId),
  ],
)
