import { laterCosts, laterFees, type LaterCost } from '#domain/registration/later.ts'
import { priceListOf, snapshotFrom } from '#operations/pricing.ts'
import type { LoadContext } from '../../../load-context.ts'

/** What may come after an order of these places, by the list and the fees of today. */
export async function laterOf(
  places: readonly string[],
  items: { classes: readonly number[]; currency: string },
  { query, today }: Pick<LoadContext, 'query' | 'today'>,
): Promise<LaterCost[]> {
  const snapshot = snapshotFrom(await query(priceListOf, { today, actions: [...laterFees] }), today)
  return laterCosts({ jurisdictions: places, classes: items.classes.length, currency: items.currency }, snapshot)
}
