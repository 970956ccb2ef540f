import { eq } from 'drizzle-orm'
import { docketedMessageMachine } from '#domain/docket/message-status.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import { docketedMessage } from '#schema/docketed-message.ts'
import { forgotten } from './forget-secrets.ts'

/**
 * A mail becomes a matter of its trademark: it is dealt with in the same transaction, and keeps no code or one-time link;
 * `known` are the ones that were taken from it. Gives the trademark.
 */
export async function takeMessage(tx: Tx, id: number, at: Date, known: readonly string[] = []): Promise<string> {
  const [row] = await tx.select().from(docketedMessage).where(eq(docketedMessage.id, id)).for('update')
  const message = found(row)
  if (message.trademarkId === null) refuseField('messageId', 'required')
  const decision = decide(docketedMessageMachine, message.status, 'Processed', 'staff')
  if (!decision.ok) throw new AppError('transition-refused', { facts: { from: message.status, to: 'Processed' } })
  const set = { status: 'Processed', ...forgotten(message, at, known) }
  await tx.update(docketedMessage).set(set).where(eq(docketedMessage.id, message.id))
  return message.trademarkId
}
