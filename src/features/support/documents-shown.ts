import { and, asc, eq } from 'drizzle-orm'
import { mostTicketDocuments } from '#contract/support.ts'
import type { Database } from '#platform/db/database.ts'
import { document } from '#schema/document.ts'
import type { TicketRow } from './policy.ts'

/** What whoever asked may open of their ticket; what staff keep for themselves is not there. */
export async function documentsShown(db: Database, ticket: TicketRow) {
  const rows = await db
    .select()
    .from(document)
    .where(and(eq(document.documentHubId, ticket.documentHubId), eq(document.visibleToClient, true)))
    .orderBy(asc(document.id))
    .limit(mostTicketDocuments)
  return rows.map(({ id, name, createdAt, createdByUserId }) => ({
    id,
    name,
    isOurs: createdByUserId !== null && createdByUserId !== ticket.createdByUserId,
    at: new Date(createdAt).toISOString(),
  }))
}
