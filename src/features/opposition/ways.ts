import { asc, eq } from 'drizzle-orm'
import { minorUnits } from '#kernel/money.ts'
import type { Database } from '#platform/db/database.ts'
import { oppositionWay } from '#schema/opposition.ts'
import { serviceRequest } from '#schema/service-order.ts'
import { orderedOf } from '#features/service-order/index.ts'

/** The ways to go on with an opposition, in the order they were written, with their fees in minor units and their orders. */
export async function waysOf(db: Database, oppositionId: string, currency: string) {
  const rows = await db
    .select({ way: oppositionWay, order: serviceRequest })
    .from(oppositionWay)
    .leftJoin(serviceRequest, eq(serviceRequest.id, oppositionWay.serviceRequestId))
    .where(eq(oppositionWay.oppositionId, oppositionId))
    .orderBy(asc(oppositionWay.position), asc(oppositionWay.id))
  const units = (amount: string | null) => (amount === null ? null : minorUnits(amount, currency))
  return rows.map(({ way, order }) => ({
    ...way,
    serviceFee: units(way.serviceFee),
    governmentFee: units(way.governmentFee),
    ...orderedOf(order),
  }))
}

export type WayRow = Awaited<ReturnType<typeof waysOf>>[number]
