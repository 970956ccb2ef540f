import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import { userNote, userNoteDelete, userNoteUpdate } from '#contract/staff.ts'
import { found } from '#kernel/errors.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { user } from '#schema/account.ts'
import { note } from '#schema/document.ts'
import { handle } from '#features/facilities.ts'
import { addNote } from './add.ts'

const done = { done: true } as const

async function hubOf(tx: pg.PoolClient, userId: string): Promise<string> {
  const [row] = await bindDatabase(tx).select({ hub: user.noteHubId }).from(user).where(eq(user.id, userId))
  return found(row).hub
}

const write = handle(userNote, async ({ params, body }, caller, facilities) => ({
  id: await facilities.write(async (tx) => await addNote(tx, await hubOf(tx, params.id), body.text, caller.userId)),
}))

const rewrite = handle(userNoteUpdate, async ({ params, body }, _caller, facilities) => {
  await facilities.write(async (tx) => {
    const changed = await bindDatabase(tx)
      .update(note)
      .set({ text: body.text })
      .where(and(eq(note.id, params.noteId), eq(note.noteHubId, await hubOf(tx, params.id)), eq(note.isEnabled, true)))
    found(changed.rowCount === 1 ? true : null)
  })
  return done
})

/** A note is hidden and not destroyed: what was known when is part of the file. */
const hide = handle(userNoteDelete, async ({ params }, _caller, facilities) => {
  await facilities.write(async (tx) => {
    const hidden = await bindDatabase(tx)
      .update(note)
      .set({ isEnabled: false })
      .where(and(eq(note.id, params.noteId), eq(note.noteHubId, await hubOf(tx, params.id)), eq(note.isEnabled, true)))
    found(hidden.rowCount === 1 ? true : null)
  })
  return done
})

export const handlers = [write, rewrite, hide]
