import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { officeActionTracking } from '#schema/office-action.ts'

/** Whether more time was asked for, which is done once. */
export async function isExtended(db: Database, officeActionId: string): Promise<boolean> {
  const filed = await db
    .select({ id: officeActionTracking.id })
    .from(officeActionTracking)
    .where(
      and(eq(officeActionTracking.officeActionId, officeActionId), eq(officeActionTracking.name, 'Extension filed')),
    )
    .limit(1)
  return filed.length > 0
}
