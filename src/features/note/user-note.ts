import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import { userNote, userNoteDelete, userNoteUpdate } from '#contract/staff.ts'
import { found } from '#kernel/errors.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { user } from '#schema/account.ts'
import { note } from '#schema/document.ts'
import { signedInUser } from '#features/account/index.ts'
import { handle } from '#features/facilities.ts'
import { addNote } from './add.ts'

const done = { done: true } as const

async function hubOf(tx: pg.PoolClient, userId: string): Promise<string> {
  const [row] = await bindDatabase(tx).select({ hub: user.noteHubId }).from(user).where(eq(user.id, userId))
  return found(row).hub
}

const shown = async (tx: pg.PoolClient, { id, noteId }: { id: string; noteId: number }) =>
  and(eq(note.id, noteId), eq(note.noteHubId, await hubOf(tx, id)), eq(note.isEnabled, true))

const write = handle(userNote, async ({ params, body }, caller, facilities) => ({
  id: await inTransaction(
    facilities.pool,
    async (tx) => await addNote(tx, await hubOf(tx, params.id), body.text, caller.userId),
  ),
}))

/** Words stand under the name of who wrote them, so nobody else changes them; over the data API it is the same. */
const rewrite = handle(userNoteUpdate, async ({ params, body }, caller, facilities) => {
  await inTransaction(facilities.pool, async (tx) => {
    const changed = await bindDatabase(tx)
      .update(note)
      .set({ text: body.text })
      .where(and(await shown(tx, params), eq(note.createdBy, signedInUser(caller))))
    found(changed.rowCount === 1 ? true : null)
  })
  return done
})

/** A note is hidden and not destroyed: what was known when is part of the file. */
const hide = handle(userNoteDelete, async ({ params }, caller, facilities) => {
  await inTransaction(facilities.pool, async (tx) => {
    const hidden = await bindDatabase(tx)
      .update(note)
      .set({ isEnabled: false })
      .where(
        and(await shown(tx, params), caller.role === 'admin' ? undefined : eq(note.createdBy, signedInUser(caller))),
      )
    found(hidden.rowCount === 1 ? true : null)
  })
  return done
})

export const handlers = [write, rewrite, hide]
