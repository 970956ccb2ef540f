import { asc, eq } from 'drizzle-orm'
import { servicePhase } from '#domain/service-order/phase.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { caseSolution } from '#schema/enforcement.ts'
import { serviceRequest } from '#schema/service-order.ts'
import type { Facilities } from '#features/facilities.ts'
import { endUnpaidOrder } from '#features/service-order/index.ts'
import { moveSolution } from './transition.ts'

/** The solutions of a case in the order they were offered, each with the phase of its order. */
export async function solutionsOf(db: Database, caseId: string) {
  const rows = await db
    .select({ solution: caseSolution, order: serviceRequest })
    .from(caseSolution)
    .leftJoin(serviceRequest, eq(serviceRequest.id, caseSolution.serviceRequestId))
    .where(eq(caseSolution.caseId, caseId))
    .orderBy(asc(caseSolution.createdAt), asc(caseSolution.id))
  return rows.map(({ solution, order }) => ({
    ...solution,
    productId: order?.productId ?? null,
    phase: order ? servicePhase(order.status) : ('closed' as const),
    orderStatus: order?.status ?? null,
  }))
}

export type Solution = Awaited<ReturnType<typeof solutionsOf>>[number]

/** Whether money for an order may be on its way or has come: then nobody but billing ends it. */
export const isBinding = ({ status, phase }: Pick<Solution, 'status' | 'phase'>): boolean =>
  status === 'Ordered' && (phase === 'placed' || phase === 'paid')

/** Ends the order of a solution that nothing was paid of; the solution is on offer again at the same price. */
export async function takeBack(
  tx: Tx,
  facilities: Facilities,
  solution: Solution,
  userId: string | null,
): Promise<void> {
  const { id, serviceRequestId } = solution
  if (serviceRequestId !== null) await endUnpaidOrder(tx, facilities, { id: serviceRequestId, userId })
  await moveSolution(tx, { id, from: 'Ordered', to: 'Cancelled', actor: 'client' })
  await moveSolution(tx, {
    id,
    from: 'Cancelled',
    to: 'Offered',
    actor: 'system',
    set: { serviceRequestId: null },
  })
}
