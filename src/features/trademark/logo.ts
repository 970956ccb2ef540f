import { eq } from 'drizzle-orm'
import { trademarkLogoUrl } from '#contract/mark.ts'
import { isStaff } from '#domain/account/roles.ts'
import { found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { registrationRequest } from '#schema/registration.ts'
import { trademark } from '#schema/trademark.ts'
import { lastOfType, linkTo } from '#features/document/index.ts'
import { handle } from '#features/facilities.ts'

/** The picture of a mark: its own, else that of the request by which it was filed; null when there is none. */
export async function logoOf(
  db: Database,
  mark: Pick<typeof trademark.$inferSelect, 'documentHubId' | 'registrationRequestId'>,
) {
  const own = await lastOfType(db, mark.documentHubId, 'logo')
  if (own || mark.registrationRequestId === null) return own
  const [request] = await db
    .select({ hub: registrationRequest.documentHubId })
    .from(registrationRequest)
    .where(eq(registrationRequest.id, mark.registrationRequestId))
  return request ? await lastOfType(db, request.hub, 'logo') : null
}

export const logoUrl = handle(trademarkLogoUrl, async ({ params }, caller, facilities) => {
  const { db } = facilities
  const [row] = await db.select().from(trademark).where(eq(trademark.id, params.id))
  const mark = found(row && (isStaff(caller.role) || row.userId === caller.userId) ? row : null)
  return await linkTo(await logoOf(db, mark), caller, facilities)
})
