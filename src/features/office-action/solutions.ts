import { asc, eq } from 'drizzle-orm'
import { minorUnits } from '#kernel/money.ts'
import type { Database } from '#platform/db/database.ts'
import { officeActionSolution } from '#schema/office-action.ts'
import { serviceRequest } from '#schema/service-order.ts'
import { orderedOf } from '#features/service-order/index.ts'

/** The ways to answer an office action, in the order they were written, with their fees in minor units. */
export async function solutionsOf(db: Database, officeActionId: string, currency: string) {
  const rows = await db
    .select({ solution: officeActionSolution, order: serviceRequest })
    .from(officeActionSolution)
    .leftJoin(serviceRequest, eq(serviceRequest.id, officeActionSolution.serviceRequestId))
    .where(eq(officeActionSolution.officeActionId, officeActionId))
    .orderBy(asc(officeActionSolution.position), asc(officeActionSolution.id))
  const units = (amount: string | null) => (amount === null ? null : minorUnits(amount, currency))
  return rows.map(({ solution, order }) => ({
    ...solution,
    serviceFee: units(solution.serviceFee),
    governmentFee: units(solution.governmentFee),
    ...orderedOf(order),
  }))
}

export type SolutionRow = Awaited<ReturnType<typeof solutionsOf>>[number]
