import { eq } from 'drizzle-orm'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import { found } from '#kernel/errors.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { supportTicket } from '#schema/support.ts'

export type TicketRow = typeof supportTicket.$inferSelect

/** The ticket of a link, of its customer, or any of them for staff, by its public id. */
export async function ticketFor(
  db: Database,
  publicId: string,
  caller: Caller,
  { lock = false }: { lock?: boolean } = {},
): Promise<TicketRow> {
  const asked = db.select().from(supportTicket).where(eq(supportTicket.publicId, publicId))
  const [row] = await (lock ? asked.for('update') : asked)
  return found(row && maySee(row, caller) ? row : null)
}

function maySee(row: TicketRow, caller: Caller): boolean {
  if (isStaff(caller.role)) return true
  if (caller.role === 'customer') return row.createdByUserId !== null && row.createdByUserId === caller.userId
  return caller.role === 'link' && caller.link?.kind === 'support_ticket' && caller.link.id === row.publicId
}

/** A ticket by the number that staff know it by, locked. */
export async function lockedTicket(tx: Tx, id: number): Promise<TicketRow> {
  const [row] = await tx.select().from(supportTicket).where(eq(supportTicket.id, id)).for('update')
  return found(row)
}
