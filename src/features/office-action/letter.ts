import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { readPdfText } from '#platform/pdf/read-text.ts'
import { document } from '#schema/document.ts'
import type { Facilities } from '#features/facilities.ts'

/** The newest letter of the office in the matter's folder. */
export async function letterOf(database: Database, documentHubId: string) {
  const [row] = await database
    .select()
    .from(document)
    .where(and(eq(document.documentHubId, documentHubId), eq(document.type, 'office-letter')))
    .orderBy(desc(document.id))
    .limit(1)
  return row ?? null
}

/** The words of that letter; null when there is none, or no text in it to read. */
export async function textOfLetter(
  { db, files }: Pick<Facilities, 'db' | 'files'>,
  documentHubId: string,
): Promise<string | null> {
  const letter = await letterOf(db, documentHubId)
  if (letter?.mediaType !== 'application/pdf') return null
  const bytes = await files.get(letter.path)
  return bytes && (await readPdfText(bytes))
}
