import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { DocketedMessageStatus } from '#domain/docket/message-status.ts'
import { milestoneOf, recogniseMail, type OfficeMail } from '#domain/docketed-message/office-mail.ts'
import { found } from '#kernel/errors.ts'
import { docketedMessage } from '#schema/docketed-message.ts'
import { trademark } from '#schema/trademark.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Unread } from '#domain/docketed-message/unread.ts'
import type { ReadMail } from './read-mail.ts'

/** The one trademark of an office that has one of the numbers; null when there is none, or more than one. */
async function markOf(tx: Tx, { office, numbers }: OfficeMail): Promise<string | null> {
  if (office === null || numbers.length === 0) return null
  const rows = await tx
    .select({ id: trademark.id })
    .from(trademark)
    .where(
      and(
        eq(trademark.jurisdiction, office),
        // The number of a designation is that of the register of WIPO, and may be another mark's here.
        isNull(trademark.internationalId),
        inArray(sql`regexp_replace(upper(${trademark.number}), '[^0-9A-Z]', '', 'g')`, numbers),
      ),
    )
    .limit(2)
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}

export const stateOf = (row: typeof docketedMessage.$inferSelect) => ({
  id: row.id,
  status: row.status as DocketedMessageStatus,
  trademarkId: row.trademarkId,
})

/** Keeps a mail of an office with its trademark, or for a person. The same mail again is the same row, as it stands by then. */
export async function takeMail(tx: Tx, mail: ReadMail & { unread?: Unread | null }) {
  const known = recogniseMail(mail)
  const [made] = await tx
    .insert(docketedMessage)
    .values({
      sourceEmail: mail.to,
      messageId: mail.messageId,
      senderName: mail.senderName || null,
      senderEmail: mail.sender,
      subject: mail.subject,
      type: known.type,
      jurisdiction: known.office,
      data: {
        text: mail.text,
        numbers: known.numbers,
        files: mail.files,
        proposes: milestoneOf[known.type],
        ...(mail.unread ? { unread: mail.unread } : {}),
      },
      receivedAt: mail.at.toISOString(),
    })
    .onConflictDoNothing({ target: docketedMessage.messageId })
    .returning()
  if (!made) {
    const [stands] = await tx.select().from(docketedMessage).where(eq(docketedMessage.messageId, mail.messageId))
    return stateOf(found(stands))
  }
  const trademarkId = await markOf(tx, known)
  const [row] = await tx
    .update(docketedMessage)
    .set({ status: trademarkId === null ? 'Unmatched' : 'Matched', trademarkId })
    .where(eq(docketedMessage.id, made.id))
    .returning()
  return stateOf(found(row))
}
