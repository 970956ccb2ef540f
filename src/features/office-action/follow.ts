import { eq } from 'drizzle-orm'
import { officeActionMachine } from '#domain/office-action/status.ts'
import { decide } from '#kernel/state-machine.ts'
import { product } from '#schema/billing.ts'
import { officeAction, officeActionSolution } from '#schema/office-action.ts'
import { invoicePaid } from '#features/billing/index.ts'
import { on, type Follower } from '#features/feature.ts'
import { moveOfficeAction } from './transition.ts'

/** What billing's news mean for an office action, in billing's own transaction. */
export const followBilling: Follower[] = [
  on(invoicePaid, 'the office action whose answer was ordered is worked on', async (tx, { productId }) => {
    const [row] = await tx
      .select({ id: officeAction.id, status: officeAction.status })
      .from(officeAction)
      .innerJoin(officeActionSolution, eq(officeActionSolution.officeActionId, officeAction.id))
      .innerJoin(product, eq(product.serviceRequestId, officeActionSolution.serviceRequestId))
      .where(eq(product.id, productId))
      .for('update', { of: officeAction })
    // Money that comes for what was ended meanwhile is money all the same: staff see the paid order and give it back.
    if (!row || !decide(officeActionMachine, row.status, 'Invoice paid', 'system').ok) return
    await moveOfficeAction(tx, { id: row.id, from: row.status, to: 'Invoice paid', actor: 'system', userId: null })
  }),
]
