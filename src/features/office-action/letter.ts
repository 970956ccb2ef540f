import { and, desc, eq } from 'drizzle-orm'
import type pg from 'pg'
import { bindDatabase } from '#platform/db/database.ts'
import { readPdfText } from '#platform/pdf/read-text.ts'
import { document } from '#schema/document.ts'
import type { Facilities } from '#features/facilities.ts'

/** The newest letter of the office in the matter's folder. */
export async function letterOf(database: pg.Pool | pg.PoolClient, documentHubId: string) {
  const [row] = await bindDatabase(database)
    .select()
    .from(document)
    .where(and(eq(document.documentHubId, documentHubId), eq(document.type, 'office-letter')))
    .orderBy(desc(document.id))
    .limit(1)
  return row ?? null
}

/** The words of that letter; null when there is none, or no text in it to read. */
export async function textOfLetter(
  { pool, files }: Pick<Facilities, 'pool' | 'files'>,
  documentHubId: string,
): Promise<string | null> {
  const letter = await letterOf(pool, documentHubId)
  if (letter?.mediaType !== 'application/pdf') return null
  const bytes = await files.get(letter.path)
  return bytes && (await readPdfText(bytes))
}
