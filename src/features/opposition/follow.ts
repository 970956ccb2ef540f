import { eq } from 'drizzle-orm'
import { oppositionMachine } from '#domain/opposition/status.ts'
import { decide } from '#kernel/state-machine.ts'
import { product } from '#schema/billing.ts'
import { opposition, oppositionWay } from '#schema/opposition.ts'
import { invoicePaid } from '#features/billing/index.ts'
import { on, type Follower } from '#features/feature.ts'
import { moveOpposition } from './transition.ts'

/** What billing's news mean for an opposition, in billing's own transaction. */
export const followBilling: Follower[] = [
  on(invoicePaid, 'the opposition for which a way to go on was ordered is worked on', async (tx, { productId }) => {
    const [row] = await tx
      .select({ id: opposition.id, status: opposition.status })
      .from(opposition)
      .innerJoin(oppositionWay, eq(oppositionWay.oppositionId, opposition.id))
      .innerJoin(product, eq(product.serviceRequestId, oppositionWay.serviceRequestId))
      .where(eq(product.id, productId))
      .for('update', { of: opposition })
    // Money that comes for what has ended, or is answered, is money all the same: its order says what is worked on.
    if (!row || !decide(oppositionMachine, row.status, 'Invoice paid', 'system').ok) return
    await moveOpposition(tx, { id: row.id, from: row.status, to: 'Invoice paid', actor: 'system', userId: null })
  }),
]
