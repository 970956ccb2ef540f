import { note } from '#schema/document.ts'
import type { Tx } from '#platform/db/database.ts'

/** Keeps an internal note in a hub; answers its id. */
export async function addNote(tx: Tx, noteHubId: string, text: string, createdBy: string | null): Promise<number> {
  const [row] = await tx.insert(note).values({ noteHubId, text, createdBy }).returning({ id: note.id })
  if (!row) throw new Error('the note was not stored')
  return row.id
}
