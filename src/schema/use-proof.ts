import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { proofKinds } from '#domain/use-proof/vocabulary.ts'
import { user } from './account.ts'
import { createdAt, id, instant, oneOf, updatedAt } from './columns.ts'
import { document } from './document.ts'
import { trademark } from './trademark.ts'

/**
 * One file that shows a mark in use: what it says of which classes, market and days, and its hash from the day on which it was
 * taken in. The file is never changed; what is said of it may be put right. One file that shows several marks has a row for
 * each.
 */
export const useProof = pgTable(
  'use_proof',
  {
    id: id(),
    trademarkId: uuid('trademark_id')
      .notNull()
      .references(() => trademark.id, { onDelete: 'cascade' }),
    documentId: integer('document_id')
      .notNull()
      .references(() => document.id),
    kind: text('kind').notNull(),
    classes: integer('classes').array().notNull(),
    /** The goods and services of the mark that it shows; empty where nobody said. */
    items: jsonb('items')
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** The country of the use, by ISO code (`UK` for the United Kingdom). */
    market: text('market').notNull(),
    usedFrom: date('used_from', { mode: 'string' }).notNull(),
    usedUntil: date('used_until', { mode: 'string' }).notNull(),
    note: text('note'),
    /** Of a captured page: where it was asked for, where it came from, and what the server said. */
    url: text('url'),
    finalUrl: text('final_url'),
    httpStatus: integer('http_status'),
    mediaType: text('media_type').notNull(),
    /** Bytes of the file. */
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    takenAt: instant('taken_at').notNull(),
    takenByUserId: uuid('taken_by_user_id').references(() => user.id),
    /** The token of an authority over the hash, in base64; null where none is configured. */
    timestamp: text('timestamp'),
    timestampedBy: text('timestamped_by').notNull(),
    isStandIn: boolean('is_stand_in').notNull(),
    /** Since when it is left out of what is counted and of packs. */
    leftOutAt: instant('left_out_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('use_proof_kind_check', t.kind, proofKinds),
    check(
      'use_proof_classes_check',
      sql`cardinality(${t.classes}) between 1 and 45 and 1 <= all (${t.classes}) and 45 >= all (${t.classes})`,
    ),
    check('use_proof_days_check', sql`${t.usedFrom} <= ${t.usedUntil}`),
    check('use_proof_sha256_check', sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
    check('use_proof_timestamp_check', sql`${t.isStandIn} = (${t.timestamp} is null)`),
    // The same file twice would count twice.
    unique('use_proof_trademark_file_key').on(t.trademarkId, t.sha256),
    index('use_proof_trademark_used_idx').on(t.trademarkId, t.usedUntil, t.id),
    index('use_proof_document_id_idx').on(t.documentId),
    index('use_proof_taken_by_user_id_idx').on(t.takenByUserId),
  ],
)
