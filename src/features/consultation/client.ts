import type { Database } from '#platform/db/database.ts'
import type { consultation } from '#schema/support.ts'
import { readerOf } from '#features/account/index.ts'
import type { Reader } from '#features/tell.ts'

type Talk = Pick<typeof consultation.$inferSelect, 'contactEmail' | 'language' | 'userId'>

/** Whom a talk is told to: the address it was booked with, or that of its account. Null when it has neither. */
export async function clientOf(db: Database, { contactEmail, language, userId }: Talk): Promise<Reader | null> {
  if (contactEmail !== null) return { email: contactEmail, language, userId }
  const account = userId === null ? null : await readerOf(db, userId)
  return account && { ...account, language: language ?? account.language }
}
