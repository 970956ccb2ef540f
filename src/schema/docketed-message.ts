import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { docketedMessageStatuses, docketedMessageTypes } from '#domain/docket/message-status.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { anywhereIndex, instant, oneOf } from './columns.ts'
import { user } from './account.ts'
import { trademark } from './trademark.ts'

/** Mail of an office, put to its matter; the mail's own id makes a repeated delivery harmless. */
export const docketedMessage = pgTable(
  'docketed_message',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    docketer: text('docketer'),
    sourceEmail: text('source_email').notNull(),
    messageId: text('message_id').notNull().unique(),
    messageLink: text('message_link'),
    senderName: text('sender_name'),
    senderEmail: text('sender_email').notNull(),
    subject: text('subject').notNull(),
    type: text('type').notNull().default('other'),
    status: text('status').notNull().default('Received'),
    jurisdiction: text('jurisdiction'),
    trademarkId: uuid('trademark_id').references(() => trademark.id),
    data: jsonb('data'),
    /** The customer who showed a letter and asks whether it is real; null for mail that came to us. */
    askedByUserId: uuid('asked_by_user_id').references(() => user.id),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    oneOf('docketed_message_type_check', t.type, docketedMessageTypes),
    oneOf('docketed_message_status_check', t.status, docketedMessageStatuses),
    oneOf('docketed_message_jurisdiction_check', t.jurisdiction, jurisdictions),
    index('docketed_message_received_order_idx').on(t.receivedAt, t.id),
    index('docketed_message_status_idx').on(t.status, t.receivedAt, t.id),
    index('docketed_message_type_received_idx').on(t.type, t.receivedAt, t.id),
    anywhereIndex('docketed_message_search_idx', t.subject, t.senderEmail),
    index('docketed_message_asked_by_user_id_idx').on(t.askedByUserId, t.receivedAt),
    index('docketed_message_trademark_id_idx').on(t.trademarkId, t.receivedAt),
  ],
)
