import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { sql } from 'drizzle-orm'
import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { applicationsFor } from '#domain/trademark/divide.ts'
import { trademarkStatusGroup } from '#domain/trademark/status.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { trademark, trademarkTracking } from '#schema/trademark.ts'
import type { Tx } from '#platform/db/database.ts'

export interface ApprovedApplication {
  registrationRequestId: string
  userId: string
  actorUserId: string | null
  name: string
  alias: string | null
  type: string
  brandId: string | null
  ownerEntityId: string | null
  /** Who worked on the request goes on with its trademarks. */
  assignedAdminId: string | null
  /** The day, by which the law of an office holds. */
  on: PlainDate
  jurisdictions: {
    jurisdiction: string
    goodsAndServices: GoodsAndServices
    usptoFilingBasis: string | null
    logoType: string | null
  }[]
}

/**
 * One trademark per jurisdiction of an approved application, ready for filing; one per class where the office is known to take one
 * class in each application. Doing it again adds none.
 */
export async function createForFiling(tx: Tx, approved: ApprovedApplication): Promise<string[]> {
  const places = approved.jurisdictions.flatMap((place) => {
    const code = jurisdictionFrom(place.jurisdiction)
    const lists = code ? applicationsFor(code, place.goodsAndServices, approved.on) : [place.goodsAndServices]
    return lists.map((goodsAndServices, part) => ({ ...place, part, goodsAndServices }))
  })
  const rows = places.map((place) => ({
    id: uuidv7(),
    name: approved.name,
    alias: approved.alias,
    type: approved.type,
    jurisdiction: place.jurisdiction,
    part: place.part,
    goodsAndServices: place.goodsAndServices,
    filingBasis: place.usptoFilingBasis,
    logoType: place.logoType,
    userId: approved.userId,
    brandId: approved.brandId,
    ownerEntityId: approved.ownerEntityId,
    assignedAdminId: approved.assignedAdminId,
    registrationRequestId: approved.registrationRequestId,
    status: 'Ready for filing',
    statusGroup: trademarkStatusGroup('Ready for filing'),
  }))
  if (rows.length === 0) return []
  const created = await tx
    .insert(trademark)
    .values(rows)
    .onConflictDoNothing({ target: [trademark.registrationRequestId, trademark.jurisdiction, trademark.part] })
    .returning({ id: trademark.id })
  for (const { id } of created) {
    await tx.insert(trademarkTracking).values({
      trademarkId: id,
      name: 'Ready for filing',
      userId: approved.actorUserId,
      createdAt: sql`clock_timestamp()`,
    })
  }
  return created.map(({ id }) => id)
}
