import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { user } from './account.ts'
import { createdAt, id, instant } from './columns.ts'
import { document } from './document.ts'
import { caseInfringementEvidence, infringementCase } from './enforcement.ts'

/** One file of the evidence of a case, as it was taken in: never changed, its hash in the audit log's chain. */
export const caseExhibit = pgTable(
  'case_exhibit',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => infringementCase.id, { onDelete: 'cascade' }),
    caseEvidenceId: uuid('case_evidence_id').references(() => caseInfringementEvidence.id),
    documentId: integer('document_id')
      .notNull()
      .references(() => document.id),
    /** Of a captured page: where it was asked for, where it came from, and what the server said. */
    url: text('url'),
    finalUrl: text('final_url'),
    httpStatus: integer('http_status'),
    /** What the server called it, or the file's kind as its upload found it. */
    mediaType: text('media_type').notNull(),
    sha256: text('sha256').notNull(),
    takenAt: instant('taken_at').notNull(),
    takenByUserId: uuid('taken_by_user_id').references(() => user.id),
    /** The token of an authority over the hash, in base64; null where none is configured. */
    timestamp: text('timestamp'),
    timestampedBy: text('timestamped_by').notNull(),
    isStandIn: boolean('is_stand_in').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('case_exhibit_sha256_check', sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
    check('case_exhibit_timestamp_check', sql`${t.isStandIn} = (${t.timestamp} is null)`),
    index('case_exhibit_case_id_idx').on(t.caseId, t.takenAt),
    index('case_exhibit_case_evidence_id_idx').on(t.caseEvidenceId),
    index('case_exhibit_document_id_idx').on(t.documentId),
    index('case_exhibit_taken_by_user_id_idx').on(t.takenByUserId),
  ],
)
