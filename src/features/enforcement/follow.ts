import { eq } from 'drizzle-orm'
import { caseMachine, caseSolutionMachine } from '#domain/enforcement/status.ts'
import { decide } from '#kernel/state-machine.ts'
import { product } from '#schema/billing.ts'
import { caseSolution, infringementCase } from '#schema/enforcement.ts'
import { service } from '#schema/service-order.ts'
import { invoicePaid } from '#features/billing/index.ts'
import { on, type Follower } from '#features/feature.ts'
import { moveCase, moveSolution } from './transition.ts'

/** What billing's news mean for a case, in billing's own transaction. */
export const followBilling: Follower[] = [
  on(invoicePaid, 'the case whose solution was ordered is worked on', async (tx, { productId }) => {
    const [hit] = await tx
      .select({ solution: caseSolution, row: infringementCase })
      .from(caseSolution)
      .innerJoin(infringementCase, eq(infringementCase.id, caseSolution.caseId))
      .innerJoin(product, eq(product.serviceRequestId, caseSolution.serviceRequestId))
      .where(eq(product.id, productId))
      .for('update', { of: infringementCase })
    if (!hit) return
    const { solution, row } = hit
    if (solution.serviceRequestId !== null)
      await tx
        .update(service)
        .set({ caseSolutionId: solution.id })
        .where(eq(service.serviceRequestId, solution.serviceRequestId))
    const by = { actor: 'system', userId: null } as const
    if (decide(caseSolutionMachine, solution.status, 'Paid', 'system').ok)
      await moveSolution(tx, { id: solution.id, from: solution.status, to: 'Paid', actor: 'system' })
    // Money that comes for what was ended meanwhile is money all the same: staff see the paid order and give it back.
    if (decide(caseMachine, row.status, 'In progress', 'system').ok && row.status === 'Solution ordered')
      await moveCase(tx, { id: row.id, from: row.status, to: 'In progress', ...by })
  }),
]
