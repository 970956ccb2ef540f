import { and, eq } from 'drizzle-orm'
import {
  notableNames,
  notables,
  noteCall,
  officeActionTags,
  userNoteDelete,
  userNoteUpdate,
  userTags,
  type Notable,
  type TagCall,
} from '#contract/note.ts'
import { found, refuseStale } from '#kernel/errors.ts'
import { note } from '#schema/document.ts'
import { signedInUser } from '#features/account/index.ts'
import { handle } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'
import { addNote } from './add.ts'

const done = { done: true } as const

async function hubOf(tx: Tx, id: string, noun: Notable = 'user'): Promise<string> {
  // The table's name is a word of the registry, never one that was sent.
  const { rows } = await tx.$client.query<{ hub: string }>(
    `select note_hub_id as hub from "${notables[noun]}" where id = $1`,
    [id],
  )
  return found(rows[0]).hub
}

const shown = async (tx: Tx, { id, noteId }: { id: string; noteId: number }) =>
  and(eq(note.id, noteId), eq(note.noteHubId, await hubOf(tx, id)), eq(note.isEnabled, true))

/** Writes the words by which staff find a row, over those that they saw. */
const tag = (call: TagCall, noun: 'user' | 'office-action') =>
  handle(call, async ({ params, body }, _caller, facilities) => {
    const tags = [...new Set(body.tags)]
    await facilities.write(async (tx) => {
      const { rows } = await tx.$client.query<{ tags: string[] }>(
        `select tags from "${notables[noun]}" where id = $1 for update`,
        [params.id],
      )
      refuseStale({ tags: body.before.join(', ') }, { tags: found(rows[0]).tags.join(', ') }, { tags: tags.join(', ') })
      await tx.$client.query(`update "${notables[noun]}" set tags = $2 where id = $1`, [params.id, tags])
    })
    return done
  })

/** Keeps a note about a row of a declared noun. */
const write = (noun: Notable) =>
  handle(noteCall(noun), async ({ params, body }, caller, facilities) => ({
    id: await facilities.write(
      async (tx) => await addNote(tx, await hubOf(tx, String(params.id), noun), body.text, caller.userId),
    ),
  }))

/** Words stand under the name of who wrote them, so nobody else changes them; over the data API it is the same. */
const rewrite = handle(userNoteUpdate, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const changed = await tx
      .update(note)
      .set({ text: body.text })
      .where(and(await shown(tx, params), eq(note.createdBy, signedInUser(caller))))
    found(changed.rowCount === 1 ? true : null)
  })
  return done
})

/** A note is hidden and not destroyed: what was known when is part of the file. */
const hide = handle(userNoteDelete, async ({ params }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const hidden = await tx
      .update(note)
      .set({ isEnabled: false })
      .where(
        and(await shown(tx, params), caller.role === 'admin' ? undefined : eq(note.createdBy, signedInUser(caller))),
      )
    found(hidden.rowCount === 1 ? true : null)
  })
  return done
})

export const handlers = [
  ...notableNames.map(write),
  rewrite,
  hide,
  tag(userTags, 'user'),
  tag(officeActionTags, 'office-action'),
]
