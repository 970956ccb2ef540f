import { createHmac } from 'node:crypto'
import { chatVisitor } from '#contract/support.ts'
import { nameOf, readerOf } from '#features/account/index.ts'
import { handle } from '#features/facilities.ts'

/** Who the chat speaks with: a customer who is signed in, and nobody else is named. */
export const visitor = handle(chatVisitor, async (_none, caller, { db, chatSecret }) => {
  const account = caller.role === 'customer' && caller.userId !== null ? await readerOf(db, caller.userId) : null
  if (account === null) return { name: null, email: null, digest: null }
  return {
    name: await nameOf(db, caller.userId),
    email: account.email,
    digest: chatSecret === null ? null : createHmac('sha256', chatSecret).update(account.email).digest('hex'),
  }
})
