import { and, desc, eq, inArray } from 'drizzle-orm'
import { orderedOfHit, type OrderedOfHit } from '#domain/monitoring/hit-orders.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import type { Database } from '#platform/db/database.ts'
import { serviceRequest } from '#schema/service-order.ts'
import type { HitRow } from './policy.ts'

export interface HitOrder {
  service: OrderedOfHit
  publicId: string
  paid: boolean
  /** Where it is paid; null while a person works the price out, and once it is paid. */
  productId: string | null
}

/** What was ordered about a found mark and is not over, the newest first. */
export async function ordersOf(db: Database, hit: HitRow): Promise<HitOrder[]> {
  const rows = await db
    .select({
      service: serviceRequest.serviceName,
      publicId: serviceRequest.publicId,
      status: serviceRequest.status,
      productId: serviceRequest.productId,
    })
    .from(serviceRequest)
    .where(and(eq(serviceRequest.orderHubId, hit.orderHubId), inArray(serviceRequest.serviceName, [...orderedOfHit])))
    .orderBy(desc(serviceRequest.createdAt), desc(serviceRequest.id))
  return rows.flatMap(({ service, publicId, status, productId }) => {
    const phase = servicePhase(status)
    const named = orderedOfHit.find((one) => one === service)
    if (!named || phase === 'closed') return []
    const paid = phase === 'paid'
    return [{ service: named, publicId, paid, productId: paid ? null : productId }]
  })
}
