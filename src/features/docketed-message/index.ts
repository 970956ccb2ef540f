import { eq } from 'drizzle-orm'
import { officeMailReceive, officeMailSettle } from '#contract/docketed-message.ts'
import { docketedMessageMachine } from '#domain/docket/message-status.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import { docketedMessage } from '#schema/docketed-message.ts'
import { trademark } from '#schema/trademark.ts'
import type { Feature } from '#features/feature.ts'
import { handle } from '#features/facilities.ts'
import { forgotten } from './forget-secrets.ts'
import { letterHandlers } from './letter-check.ts'
import { mailboxStates } from './mailbox-states.ts'
import { mailboxUnread, officeMailboxReader } from './read-mailbox.ts'
import { readMail } from './read-mail.ts'
import { recordRenewal } from './renewal.ts'
import { letterAnswered, replyTo } from './reply.ts'
import { stateOf, takeMail } from './take-mail.ts'

export { takeRelayed } from './hook.ts'
export { forgetSecrets } from './forget-secrets.ts'
export { takeMessage } from './take-message.ts'
export { readMail, type ReadMail } from './read-mail.ts'
export { mailboxRounds, readMailbox } from './read-mailbox.ts'

/** Takes a mail of an office in. The same mail again is the same row, as it stands by then. */
const receive = handle(officeMailReceive, async ({ body }, _caller, { write, clock }) => {
  const { file } = body as typeof body & { file?: File }
  if (!(file instanceof File)) throw new AppError('invalid-input', { fields: { file: 'required' } })
  const mail = await readMail(file, clock())
  return await write(async (tx) => await takeMail(tx, mail))
})

/** A person says what a mail is about, or that it is dealt with, and may answer who showed it. Nothing follows by itself. */
const settle = handle(
  officeMailSettle,
  async ({ params, body }, caller, { write, tell, clock }) =>
    await write(async (tx) => {
      const [row] = await tx.select().from(docketedMessage).where(eq(docketedMessage.id, params.id)).for('update')
      const message = found(row)
      const decision = decide(docketedMessageMachine, message.status, body.to, 'staff')
      if (!decision.ok) throw new AppError('transition-refused', { facts: { from: message.status, to: body.to } })
      const trademarkId = body.to === 'Unmatched' ? null : (body.trademarkId ?? message.trademarkId)
      if (body.to === 'Matched') {
        if (trademarkId === null) refuseField('trademarkId', 'required')
        const [mark] = await tx.select({ id: trademark.id }).from(trademark).where(eq(trademark.id, trademarkId))
        found(mark)
      }
      // A letter is dealt with once, so nobody is answered twice.
      if (body.answer !== null && body.to !== 'Processed') refuseField('answer', 'unknown-field')
      const replied =
        body.answer === null
          ? null
          : await replyTo(tx, message, { by: caller.userId, text: body.answer }, { tell, clock })
      const isDone = body.to === 'Processed' || body.to === 'Ignored'
      const data = replied ? { ...(message.data as object), ...replied } : message.data
      const [moved] = await tx
        .update(docketedMessage)
        .set({ status: body.to, trademarkId, data, ...(isDone ? forgotten({ ...message, data }, clock()) : {}) })
        .where(eq(docketedMessage.id, message.id))
        .returning()
      return stateOf(found(moved))
    }),
)

export const feature: Feature = {
  name: 'docketed-message',
  handlers: [receive, settle, recordRenewal, mailboxStates, ...letterHandlers],
  jobs: [officeMailboxReader],
  mails: [letterAnswered, mailboxUnread],
}
