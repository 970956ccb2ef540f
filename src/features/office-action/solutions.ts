import { asc, eq } from 'drizzle-orm'
import { servicePhase } from '#domain/service-order/phase.ts'
import { minorUnits } from '#kernel/money.ts'
import type { Database } from '#platform/db/database.ts'
import { officeActionSolution } from '#schema/office-action.ts'
import { serviceRequest } from '#schema/service-order.ts'

/** How the order of a way to answer stands; one that is over may be ordered again. */
export type Ordered = 'no' | 'open' | 'placed' | 'paid'

/** The ways to answer an office action, in the order they were written, with their fees in minor units. */
export async function solutionsOf(db: Database, officeActionId: string, currency: string) {
  const rows = await db
    .select({ solution: officeActionSolution, order: serviceRequest })
    .from(officeActionSolution)
    .leftJoin(serviceRequest, eq(serviceRequest.id, officeActionSolution.serviceRequestId))
    .where(eq(officeActionSolution.officeActionId, officeActionId))
    .orderBy(asc(officeActionSolution.position), asc(officeActionSolution.id))
  const units = (amount: string | null) => (amount === null ? null : minorUnits(amount, currency))
  return rows.map(({ solution, order }) => {
    const phase = order ? servicePhase(order.status) : 'closed'
    const ordered: Ordered = phase === 'closed' ? 'no' : phase
    return {
      ...solution,
      serviceFee: units(solution.serviceFee),
      governmentFee: units(solution.governmentFee),
      ordered,
      orderId: order?.id ?? null,
      productId: order?.productId ?? null,
    }
  })
}

export type SolutionRow = Awaited<ReturnType<typeof solutionsOf>>[number]
