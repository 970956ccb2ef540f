import { and, count, eq } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { officeActionTracking } from '#schema/office-action.ts'

/** How often more time was asked for: many offices grant it again. */
export async function timesExtended(db: Database, officeActionId: string): Promise<number> {
  const [filed] = await db
    .select({ times: count() })
    .from(officeActionTracking)
    .where(
      and(eq(officeActionTracking.officeActionId, officeActionId), eq(officeActionTracking.name, 'Extension filed')),
    )
  return filed?.times ?? 0
}
