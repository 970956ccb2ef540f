import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { documentTypes } from '#domain/catalog/document-types.ts'
import { user } from './account.ts'
import { createdAt, id, instant, oneOf } from './columns.ts'

/**
 * A stored file. It belongs to a hub (a matter) or a folder, and to the customer whose matter it is. One that was removed lies
 * in no hub, so that nothing that reads a matter finds it; which one it was taken from is kept.
 */
export const document = pgTable(
  'document',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    path: text('path').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    type: text('type').notNull(),
    revision: integer('revision').notNull().default(1),
    documentHubId: uuid('document_hub_id'),
    documentFolderId: uuid('document_folder_id').references(() => documentFolder.id),
    parentDocumentId: integer('parent_document_id').references((): AnyPgColumn => document.id),
    createdByUserId: uuid('created_by_user_id').references(() => user.id),
    userId: uuid('user_id').references(() => user.id),
    visibleToClient: boolean('visible_to_client').notNull().default(false),
    createdAt: createdAt(),
    removedFromHubId: uuid('removed_from_hub_id'),
    removedAt: instant('removed_at'),
    removedByUserId: uuid('removed_by_user_id').references(() => user.id),
    removedReason: text('removed_reason'),
  },
  (t) => [
    oneOf('document_type_check', t.type, documentTypes),
    check('document_removed_from_check', sql`(${t.removedAt} is null) = (${t.removedFromHubId} is null)`),
    index('document_type_created_idx').on(t.type, t.createdAt),
    index('document_document_hub_id_idx').on(t.documentHubId),
    index('document_document_folder_id_idx').on(t.documentFolderId),
    index('document_user_id_idx').on(t.userId),
    index('document_parent_document_id_idx').on(t.parentDocumentId),
    index('document_created_by_user_id_idx').on(t.createdByUserId),
    index('document_removed_from_hub_id_idx').on(t.removedFromHubId),
    index('document_removed_by_user_id_idx').on(t.removedByUserId),
  ],
)

export const documentFolder = pgTable('document_folder', { id: id(), name: text('name').notNull() })

/** Internal notes of a hub; customers never see them. */
export const note = pgTable(
  'note',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    text: text('text').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    createdBy: uuid('created_by').references(() => user.id),
    noteHubId: uuid('note_hub_id').notNull(),
    documentId: integer('document_id').references(() => document.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('note_note_hub_id_idx').on(t.noteHubId, t.createdAt),
    index('note_created_by_idx').on(t.createdBy),
    index('note_document_id_idx').on(t.documentId),
  ],
)
