import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#domain/account/actor.ts'
import { supportTicketMachine, type SupportTicketStatus } from '#domain/support/status.ts'
import { AppError } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import { supportTicket } from '#schema/support.ts'

const now = sql`clock_timestamp()`

/**
 * Takes a ticket to a status, compare-and-set; when it is resolved and what was said with it follow. Throws
 * `transition-refused` with both names when the table does not allow it, `changed-meanwhile` when the row moved on.
 */
export async function moveTicket(
  tx: Tx,
  id: number,
  { from, to, actor, resolution = null }: { from: string; to: string; actor: Actor; resolution?: string | null },
): Promise<SupportTicketStatus> {
  const step = decide(supportTicketMachine, from, to, actor)
  const facts = { from, to }
  if (!step.ok) throw new AppError('transition-refused', { facts })
  const isOver = step.to === 'Resolved'
  const { rowCount } = await tx
    .update(supportTicket)
    .set({
      status: step.to,
      updatedAt: now,
      ...(isOver ? { resolvedAt: now, resolution } : from === 'Resolved' ? { resolvedAt: null } : {}),
    })
    .where(and(eq(supportTicket.id, id), eq(supportTicket.status, step.from)))
  if (rowCount !== 1) throw new AppError('changed-meanwhile', { facts })
  return step.to
}

/** Brings a ticket to the front of the list: something was written in it. */
export async function touchTicket(tx: Tx, id: number): Promise<void> {
  await tx.update(supportTicket).set({ updatedAt: now }).where(eq(supportTicket.id, id))
}
