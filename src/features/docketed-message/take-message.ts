import { eq } from 'drizzle-orm'
import { docketedMessageMachine } from '#domain/docket/message-status.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import { docketedMessage } from '#schema/docketed-message.ts'

/** A mail becomes a matter of its trademark: it is dealt with in the same transaction. Gives the trademark. */
export async function takeMessage(tx: Tx, id: number): Promise<string> {
  const [row] = await tx.select().from(docketedMessage).where(eq(docketedMessage.id, id)).for('update')
  const message = found(row)
  if (message.trademarkId === null) refuseField('messageId', 'required')
  const decision = decide(docketedMessageMachine, message.status, 'Processed', 'staff')
  if (!decision.ok) throw new AppError('transition-refused', { facts: { from: message.status, to: 'Processed' } })
  await tx.update(docketedMessage).set({ status: 'Processed' }).where(eq(docketedMessage.id, message.id))
  return message.trademarkId
}
