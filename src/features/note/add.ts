import type pg from 'pg'
import { bindDatabase } from '#platform/db/database.ts'
import { note } from '#schema/document.ts'

/** Keeps an internal note in a hub; answers its id. */
export async function addNote(
  tx: pg.PoolClient,
  noteHubId: string,
  text: string,
  createdBy: string | null,
): Promise<number> {
  const [row] = await bindDatabase(tx).insert(note).values({ noteHubId, text, createdBy }).returning({ id: note.id })
  if (!row) throw new Error('the note was not stored')
  return row.id
}
